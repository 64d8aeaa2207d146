"""The coach at the table: who sees it, what it says, that it is right."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QAction

from mexen_desktop.languages import NAMES
from mexen_desktop.look.controls.button import Button
from mexen_desktop.models.coach import Coach
from mexen_desktop.odds.chances import odds
from mexen_desktop.rules.actions import Stop, Throw
from mexen_desktop.scene.coach_number import CoachNumber, RiskLine
from mexen_desktop.scene.coaching import Coaching
from mexen_desktop.scene.tray import TrayPane
from mexen_desktop.settings import Player
from mexen_desktop.texts.coach import percent, risk
from tests.kit.evening import LoadedDice
from tests.kit.night import Night

Begin = Callable[..., Night]

# The offscreen platform has no window manager for the menus that are opened.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PARTS = ("coachEnter", "coachThrow", "coachStop", "coachDie0", "coachDie1")


def coached(evening: Begin, rules: str, *readings: int, players: int = 3) -> Night:
    night = evening(rules, *readings, players=players)
    night.settings.change(coach=True)
    night.press(Qt.Key.Key_Return)
    wait_for_the_coach(night)
    return night


def wait_for_the_coach(night: Night) -> None:
    coach = night.controller.findChild(Coach)
    assert isinstance(coach, Coach)
    night.qtbot.waitUntil(lambda: not coach.speaks or coach.throw() is not None)


def shown(night: Night) -> dict[str, str]:
    """Return the numbers that are to be seen, by their parts."""
    found: dict[str, str] = {}
    for name in PARTS:
        if night.sees(name):
            part = night.part(name)
            assert isinstance(part, CoachNumber)
            found[name] = part.text()
    return found


def below(night: Night, name: str) -> str:
    button = night.part(name)
    assert isinstance(button, Button)
    return button.accessibleDescription()


def test_it_is_off_by_default(evening: Begin) -> None:
    night = evening("knight", 64, 41)
    night.press(Qt.Key.Key_Return)
    night.throw()
    assert not night.settings.now.coach
    assert night.controller.findChild(Coach) is None
    assert shown(night) == {}


@pytest.mark.parametrize("rules", ["knight", "pirate", "extreme", "lives"])
def test_its_numbers_are_those_of_the_odds(evening: Begin, rules: str) -> None:
    night = coached(evening, rules)
    night.controller.game._dice = LoadedDice(Random(5))
    checked = 0
    for _ in range(30):
        wait_for_the_coach(night)
        known = dict(odds(night.state).options)
        seen = shown(night)
        if night.controller.may_throw and known:
            throw = next(lose for move, lose in known.items() if move == Throw(move.by))
            assert seen["coachThrow"] == risk(throw) == below(night, "throwButton")
            checked += 1
        for move, lose in known.items():
            if isinstance(move, Stop):
                assert seen["coachStop"] == risk(lose) == below(night, "stopButton")
            elif move.keep:
                assert percent(lose) in (seen.get("coachDie0"), seen.get("coachDie1"))
        if night.controller.choices:
            night.press(str(night.controller.choices[0] + 1))
        else:
            night.throw()
    assert checked > 10


def test_the_number_of_a_throw_follows_the_die_that_stays(evening: Begin) -> None:
    night = coached(evening, "knight", 64, 63, 41)
    night.throw(2)
    night.press("s")
    night.throw()
    wait_for_the_coach(night)
    lose = {move.keep: lose for move, lose in odds(night.state).options if isinstance(move, Throw)}
    assert shown(night)["coachDie1"] == percent(lose[1])
    night.press("1")
    assert shown(night)["coachThrow"] == risk(lose[1])
    assert "coachDie1" not in shown(night)


def test_one_press_on_a_number_says_why(evening: Begin) -> None:
    night = coached(evening, "knight", 64, 43, 42)
    night.throw(2)
    night.press("s")
    night.throw()
    wait_for_the_coach(night)
    night.click("coachStop")
    assert night.part("coachNote").accessibleName() == (
        "Only 32 and 41 are below 42: about 1 in 9 throws. 1 player can still be lower."
    )
    night.press(Qt.Key.Key_Escape)
    assert not night.sees("coachNote")
    night.click("coachThrow")
    assert night.part("coachNote").accessibleName().startswith("Only 32, 41 and 42 are below 43")
    night.click("coachThrow")
    assert not night.sees("coachNote")
    assert len(night.controller.game.steps) == 4


def test_a_screen_reader_hears_of_what_the_number_is(evening: Begin) -> None:
    night = coached(evening, "knight", 64)
    lose = odds(night.state).options[0].lose
    assert night.part("coachThrow").accessibleName() == f"Throw: {risk(lose)}. Why?"


def test_it_speaks_the_language_that_is_chosen(evening: Begin) -> None:
    night = coached(evening, "knight", 64)
    english = shown(night)["coachThrow"]
    assert english.endswith("% risk of losing")
    night.settings.change(language="de")
    night.settle()
    assert shown(night)["coachThrow"] == english.replace(
        "% risk of losing", "\u00a0% Verlustrisiko"
    )
    night.settings.change(language="en")


def test_who_has_switched_it_off_does_not_see_it(evening: Begin) -> None:
    night = coached(evening, "knight", 64, 63, 41)
    menu = night.window.menus.table(night.table.top_bar.menu)
    listener = night.window.findChild(QAction, "coaches0")
    assert listener is not None
    assert listener.isChecked()
    listener.trigger()
    menu.close()
    assert [player.coach for player in night.settings.now.players] == [False, True, True]
    assert shown(night) == {}
    assert below(night, "throwButton") == ""
    night.throw()
    night.press("s")
    wait_for_the_coach(night)
    assert night.state.player == 1
    assert "coachThrow" in shown(night)


def test_it_says_nothing_of_a_computers_moves(
    evening: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mexen_desktop.models.computers.pause", lambda *_, **__: 10_000)
    night = evening("knight", 64)
    people = (Player("Computer", 1, "", level=2), Player("Ann", 0, "A"))
    night.settings.change(coach=True, players=people)
    night.press(Qt.Key.Key_Return)
    coach = night.controller.findChild(Coach)
    assert isinstance(coach, Coach)
    assert night.controller.thinks
    assert not coach.speaks
    assert shown(night) == {}


def test_it_can_be_switched_off_in_the_middle(evening: Begin) -> None:
    night = coached(evening, "knight", 64)
    assert shown(night)
    night.settings.change(coach=False)
    assert shown(night) == {}
    assert below(night, "throwButton") == ""


def test_with_own_dice_the_throw_has_a_number_beside_the_dice(evening: Begin) -> None:
    night = evening("knight")
    night.settings.change(coach=True, own_dice=True)
    night.press(Qt.Key.Key_Return)
    wait_for_the_coach(night)
    lose = odds(night.state).options[0].lose
    assert shown(night) == {"coachEnter": f"Throw: {percent(lose)}"}
    night.press("6", "3")
    wait_for_the_coach(night)
    assert set(shown(night)) == {"coachEnter", "coachStop"}


@pytest.mark.parametrize("language", NAMES)
def test_a_number_is_never_cut(evening: Begin, language: str) -> None:
    night = coached(evening, "knight", 64)
    night.settings.change(language=language, text_size=150)
    night.controller.use_own_dice(True)
    night.window.resize(720, 600)
    night.press("6", "3")
    wait_for_the_coach(night)
    line = night.part("coachStop")
    assert isinstance(line, RiskLine)
    assert line.has_room(line.text())
    night.settings.change(language="en")
    night.settle()


def place(night: Night, name: str) -> QRect:
    part = night.part(name)
    return QRect(part.mapTo(night.window, QPoint()), part.size())


def test_on_a_flat_screen_all_it_says_faces_who_throws(evening: Begin) -> None:
    night = coached(evening, "knight", 61, 64, 61, 61, 61, 61, 61, players=6)
    night.settings.change(table_top=True)
    night.table.set_flat(True)
    night.throw()
    night.throw()
    night.press("s")
    for seat in range(1, 5):
        night.throw()
        wait_for_the_coach(night)
        own = night.table.seat(seat)
        assert own is not None
        turns = own.quarter_turns
        assert {"coachThrow", "coachStop"} <= shown(night).keys()
        for name in shown(night):
            part = night.part(name)
            assert isinstance(part, CoachNumber)
            assert part.quarter_turns == turns
            assert min(part.width(), part.height()) >= 48
        for name in shown(night).keys() & {"coachDie0", "coachDie1"}:
            written = ("statusLine", "farStatusLine", "pot")
            assert not any(place(night, name).intersects(place(night, each)) for each in written)
            # What it says of the die stands before it, as who throws sees that.
            night.click(name)
            assert night.sees("coachNote")
            note, about = place(night, "coachNote"), place(night, name)
            assert night.window.rect().contains(note)
            way = note.center() - about.center()
            ahead = ((0, -1), (1, 0), (0, 1), (-1, 0))[turns]
            assert way.x() * ahead[0] + way.y() * ahead[1] > 0
            night.press(Qt.Key.Key_Escape)
        night.press("s")


def test_no_number_lies_on_the_word_that_a_die_may_be_laid_there(
    evening: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = coached(evening, "pirate", 53)
    night.settings.change(text_size=150)
    night.press(Qt.Key.Key_Space)
    wait_for_the_coach(night)
    tray = night.part("tray")
    assert isinstance(tray, TrayPane)
    word = QRectF(night.part("mayStay").geometry())
    # Below that die the tray ends, above it lies the other: a number beside it lay on the word.
    die = QRectF(word.left() - 82, word.center().y() - 40, 80, 80)
    monkeypatch.setattr(tray.stage, "rects", lambda: [die, die.translated(0, -90)])
    coaching = night.window.findChild(Coaching)
    assert isinstance(coaching, Coaching)
    coaching.refresh()
    assert night.sees("mayStay")
    assert night.sees("coachDie0")
    assert not night.part("coachDie0").geometry().intersects(word.toRect())
