"""Names that run from right to left, or hold signs that turn a line around, upset no screen."""

import pytest
from PySide6.QtWidgets import QWidget

from mexen_desktop.settings import Player
from tests.kit.screens import Visitor
from tests.windows.conftest import Opened

HEBREW, ARABIC = "אבי", "ليلى ٣"
TURNED = "Ann\u202eBo"
PEOPLE = (Player(HEBREW, 0, "A"), Player(TURNED, 1, "Q"), Player(ARABIC, 2, "P"))

SCREENS = {
    "start": ((), ""),
    "a game left open": ((42,), "play throw start"),
    "roster": ((), "roster"),
    "table": ((65,), "play throw"),
    "race": ((32,), "play throw"),
    "end of a round": ((42, 65, 64), "play throw stop throw throw"),
    "game over": ((42, 65, 64), "play throw stop throw throw finish"),
    "past games": ((42, 65), "play throw stop past"),
}


@pytest.mark.parametrize("name", SCREENS)
def test_a_name_never_turns_what_stands_around_it(opened: Opened, name: str) -> None:
    rolls, steps = SCREENS[name]
    visitor = Visitor(opened(*rolls, players=PEOPLE), painted=False)
    visitor.go(steps)
    written = [line.text for line in visitor.lines()]
    heard = [
        part.accessibleName() for part in visitor.window.findChildren(QWidget) if part.isVisible()
    ]
    assert any(HEBREW in text for text in written)
    assert not any("\u202e" in text for text in written)
    for text in written + heard:
        for person in (HEBREW, ARABIC):
            alone = text.strip("…") in person
            assert alone or text.count(person) == text.count(f"\u2068{person}\u2069"), text
