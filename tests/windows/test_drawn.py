"""What is drawn means one thing wherever it is seen."""

from collections import defaultdict
from typing import Final

import pytest
from PySide6.QtCore import QRectF

from mexen_desktop.look.controls.button import Button
from mexen_desktop.scene.end_paper import EndPaper
from mexen_desktop.windows.contents import Row
from tests.kit.screens import SCREENS, Visitor, crowd
from tests.windows.conftest import Opened

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

#: Screens with icons on much of what can be pressed.
WORDY: Final = (
    "start",
    "take out of the list",
    "end of a round",
    "game over",
    "past games",
    "house rules",
    "statistics",
    "an evening",
    "all dice",
    "picture of an evening",
)
#: What is an icon's one meaning, however it is put into words.
ALIKE: Final = {
    "add": "there is one more",
    "check": "yes",
    "close": "away from here",
    "computer-2": "a computer plays",
    "evening": "what an evening came to",
    "export": "out of the program",
    "import": "into the program",
    "play": "on with the game",
    "players": "who plays",
    "rules": "how it is played",
    "throw": "dice are thrown",
}


def test_an_icon_means_one_thing(opened: Opened) -> None:
    told: dict[str, set[str]] = defaultdict(set)
    for name in WORDY:
        screen = SCREENS[name]
        window = opened(*screen.rolls, players=crowd(screen.players), rules=screen.rules)
        Visitor(window, painted=False).go(screen.steps)
        for button in window.findChildren(Button):
            if button.isVisible() and button._icon_name:
                told[button._icon_name].add(button.label())
        for row in window.findChildren(Row):
            if row.isVisible() and row._icon:
                told[row._icon].add(row._text)
        window.hide()
    assert {"copy", "end", "home", "options", "picture", "table", "trend"} <= told.keys()
    twice = {icon: labels for icon, labels in told.items() if len(labels) > 1}
    unlike = {icon: labels for icon, labels in twice.items() if icon not in ALIKE}
    assert not unlike, "another icon, or in ALIKE here the one thing that it means"


def test_no_throw_for_who_starts_lies_half_on_wood(opened: Opened) -> None:
    screen = SCREENS["known who starts"]
    window = opened(*screen.rolls, players=crowd(screen.players))
    visitor = Visitor(window)
    visitor.go(screen.steps)
    window.resize(1280, 800)
    visitor.settle()
    assert window.table is not None
    slip = window.table.tray.slip
    end, room = slip._paper, slip._seen()
    assert isinstance(end, EndPaper)
    assert len(end.dice) == 3
    felt = QRectF(room.felt)
    for place in end.dice:
        assert felt.contains(place.where) or not felt.intersects(place.where)


def test_names_of_rule_sets_are_as_large_on_each_card(opened: Opened) -> None:
    window = opened(players=crowd(3))
    visitor = Visitor(window)
    window.resize(1280, 800)
    visitor.settle()
    cards = window.start.strip.cards
    laid = [card._words(card._inside(card.body())) for card in cards]
    assert [len(each.names) for each in laid] == [1] * len(cards)
    assert len({each.name.pixelSize() for each in laid}) == 1
    assert (
        len({round(each.top - card.body().top()) for each, card in zip(laid, cards, strict=True)})
        == 1
    )
