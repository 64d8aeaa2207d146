"""Who cannot see plays rounds of each rule set: every decision comes from what is read aloud."""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from mexen_desktop.models.log import BEGINS_ROLE
from tests.kit.blind import MOST_PRESSES, NEXT_ROUND, Part, decide, dice, seated
from tests.kit.ear import Ear
from tests.kit.night import Night

Begin = Callable[..., Night]


class Press(NamedTuple):
    """One press, with what was said after it."""

    name: str
    said: tuple[str, ...]
    parts: list[Part]

    def reads(self) -> list[str]:
        """Return all that could be read after it."""
        return [part.name for part in self.parts]


class BlindNight:
    """An evening of somebody who cannot see."""

    def __init__(self, night: Night, ear: Ear) -> None:
        self.night = night
        self._ear = ear
        self.presses: list[Press] = []
        self._press("Play")
        self._people = seated(ear.parts())

    def play(self, rounds: int = 1) -> None:
        """Play until so many rounds are over."""
        for _ in range(MOST_PRESSES):
            wanted = decide(self._ear.parts(), self._people)
            if not wanted:
                rounds -= 1
                if not rounds:
                    self._check()
                    return
                wanted = NEXT_ROUND
            self._press(wanted)
        raise AssertionError("the round never ends")

    def _check(self) -> None:
        """Check that what happened was said once, each throw by one announcement."""
        said = " ".join(sentence for press in self.presses for sentence in press.said)
        happened = Counter(self.night.said())
        # Who starts the next round is said when it begins.
        newest = self.night.table.sheet.log.index(0)
        happened[str(newest.data())] -= bool(newest.data(BEGINS_ROLE))
        assert {one: said.count(one) for one in happened} == happened
        for press in self.presses:
            assert len(press.said) == (0 if "may stay" in press.name else 1), press.name

    def names(self) -> list[str]:
        """Return what was pressed."""
        return [press.name for press in self.presses]

    def said(self, times: int) -> str:
        """Return what was said after the press of that number."""
        (sentence,) = self.presses[times].said
        return sentence

    def reads(self) -> list[str]:
        """Return all that can be read now."""
        return [part.name for part in self._ear.parts()]

    def _press(self, name: str) -> None:
        self._ear.announced.clear()
        self.night.take_time()
        self._ear.press(name)
        QCoreApplication.processEvents()
        self.night.settle()
        self.presses.append(Press(name, tuple(self._ear.announced), self._ear.parts()))


@pytest.fixture
def blind(
    evening: Begin, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> Callable[..., BlindNight]:
    """Begin an evening of somebody who cannot see; takes what Night takes after the folder."""

    def begin(*what: object, **more: object) -> BlindNight:
        night = evening(*what, **more)
        return BlindNight(night, Ear(night.window, monkeypatch, qtbot))

    return begin


Blind = Callable[..., BlindNight]


def test_with_the_knight_dice_are_kept_a_race_is_won_another_is_appointed(blind: Blind) -> None:
    evening = blind("knight", 61, (5,), 64, 100, 32, 65, 63, 100)
    evening.play(rounds=2)
    assert evening.names() == [
        *("Play", "Throw", "second die: 1, may stay", "Throw", "Throw"),
        *("Throw", "Stop", "Throw", "Ann taps", "Next round"),
        *("Throw", "Stop", "Throw", "Throw", "Ann"),
    ]
    kept = evening.presses[2]
    assert dice(kept.parts) == ["first die: 6", "second die: 1, stays"]
    assert evening.said(3) == "Ann keeps the 1 and throws 51. Ann: throw 3 of 3"
    assert evening.said(8).startswith("Ann taps: Cem is stuck with 32.")
    assert evening.said(14).startswith("Ann becomes Knight.")
    assert "Ann takes 2 points, and starts the next round" in evening.reads()
    assert "Ann, player 1, result 63, 2 points, Knight, takes 2" in evening.reads()
    assert evening.night.state.round == 3


def test_with_the_pirate_a_31_is_handed_out_the_tables_die_is_kept(blind: Blind) -> None:
    evening = blind("pirate", 31, 42, (1,), (6,), 54, 300, 41, 53)
    evening.play()
    assert evening.names()[:6] == [
        *("Play", "Throw", "Bo", "Throw", "second die: 2, may stay", "Throw"),
    ]
    assert evening.said(2) == "Ann gives Bo 1 point. Ann: 31, again: throw 1 of 3"
    assert "to beat: Mex (Ann)" in evening.said(5)
    assert evening.night.state.round == 2
    assert "Pot: 1 point" in evening.presses[1].reads()
    assert "Pot: 4 points" in evening.presses[6].reads()


def test_extreme_is_three_throws_each(blind: Blind) -> None:
    evening = blind("extreme", 31, 42, 65, 21, *[300, 54, 42, 53, 41, 43])
    evening.play()
    assert evening.names() == ["Play", *["Throw"] * 10]
    assert evening.said(1).startswith("Ann throws 31. 31 does not count: Ann throws again.")
    assert evening.said(4).startswith("Ann throws Mex. The pot is now 4.")
    assert "Bo takes 7 points, and starts the next round" in evening.reads()


def test_lives_are_lost_by_all_who_are_lowest(blind: Blind) -> None:
    evening = blind("lives", 65, *[42, 42, 43] * 2)
    evening.play()
    assert evening.names() == ["Play", "Throw", "Stop", *["Throw"] * 6]
    assert "to beat: 65 (Ann)" in evening.said(2)
    assert "Bo, player 2, result 43, 5 lives, loses 1" in evening.reads()
    assert "Cem, player 3, result 43, 5 lives, loses 1" in evening.reads()
