"""What happens is announced once, in the order in which it happens."""

from collections.abc import Callable

import pytest

from mexen_desktop.models.controller import Stage
from tests.kit.whole_table import WholeTable

SitDown = Callable[..., WholeTable]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give all that is announced."""
    heard: list[str] = []
    monkeypatch.setattr(
        "mexen_desktop.scene.announcer.announce", lambda _page, sentence: heard.append(sentence)
    )
    return heard


def round_played(seated: SitDown) -> WholeTable:
    """Play a round of two to its end."""
    whole = seated("knight", 65, 64, 63, players=2)
    whole.throw()
    whole.stop()
    whole.throw()
    assert whole.controller.stage is Stage.ROUND_OVER
    return whole


def test_the_end_of_a_round_is_told_before_the_next_begins(
    seated: SitDown, said: list[str]
) -> None:
    whole = round_played(seated)
    assert said[-1] == (
        "Bo throws 64. Bo has 64 after 1 throw. Bo loses the round and takes 1 point. "
        "Round 1 is over, the next pot starts at 1"
    )
    whole.controller.next_round()
    whole.settle()
    assert said[-1] == "Round 2: Bo starts. Bo: throw 1 of 3"
    assert sum("Round 2" in each for each in said) == 1
    whole.throw()
    assert said[-1] == "Bo throws 63. Bo: throw 2 of 3"


def test_nothing_is_told_twice(seated: SitDown, said: list[str]) -> None:
    whole = round_played(seated)
    before = list(said)
    for _ in range(3):
        whole.page._refresh()
    whole.page.resize(1024, 600)
    assert said == before


def test_that_the_next_round_begins_is_told_in_the_language_of_then(
    seated: SitDown, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = round_played(seated)
    monkeypatch.setattr(
        "PySide6.QtCore.QCoreApplication.translate", lambda _context, text, *_: f"«{text}»"
    )
    whole.page.sheet.log.retell()
    whole.controller.next_round()
    whole.settle()
    assert said[-1].startswith("«Round")


def test_what_was_taken_back_is_not_told_afterwards(seated: SitDown, said: list[str]) -> None:
    whole = seated("pirate", 31, 65, players=3)
    whole.throw()
    whole.controller.choose(whole.controller.choices[0])
    whole.settle()
    told = said[-1]
    whole.controller.undo()
    whole.settle()
    assert "Who takes" in said[-1]
    assert not said[-1].startswith(told.split(". ", maxsplit=1)[0])
