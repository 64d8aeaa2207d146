"""Every text can be read in every theme: measured by the pixels that are painted."""

from typing import Final

import pytest
from PySide6.QtGui import QColor

from mexen_desktop.look.palette import SCHEMES, Palette
from mexen_desktop.look.theme import theme
from tests.kit.screens import SCREENS, Visitor, crowd
from tests.kit.sight import contrast, seen
from tests.windows.conftest import Opened

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

#: Of each kind of text there is one at least; the others look the same.
LOOKED_AT: Final = (
    "start for sips",
    "start, too few",
    "start, a game left open",
    "roster",
    "table",
    "table with the sheet",
    "table, a refusal",
    "race",
    "hand out",
    "hand out in a crowd",
    "end after deciding throws",
    "lives are lost",
    "game over",
    "past games",
    "a game seen again",
    "statistics of many",
    "statistics of what is taken",
    "statistics of one",
    "picture of an evening",
    "rules",
    "keys",
)
#: What the guidelines ask for: level AA; AAA where high contrast is wanted.
LEAST: Final = 4.5
LEAST_IN_HIGH_CONTRAST: Final = 7.0


def at(opened: Opened, name: str) -> Visitor:
    """Go to a screen."""
    screen = SCREENS[name]
    window = opened(
        *screen.rolls,
        players=crowd(screen.players),
        rules=screen.rules,
        stake=screen.stake,
    )
    visitor = Visitor(window)
    visitor.go(screen.steps)
    return visitor


@pytest.mark.parametrize("name", LOOKED_AT)
def test_every_text_stands_out_from_what_lies_behind_it(opened: Opened, name: str) -> None:
    visitor = at(opened, name)
    faults = []
    for scheme in SCHEMES:
        theme().choose(scheme)
        visitor.settle()
        least = LEAST_IN_HIGH_CONTRAST if theme().palette.high_contrast else LEAST
        lines = seen(visitor.window)
        assert len(lines) > 4
        faults += [
            f"{scheme}: {each.line.name}: {each.line.text!r} has {each.contrast:.2f}"
            for each in lines
            if each.contrast < least
        ]
    assert not faults, "\n".join(faults)


def test_text_that_is_hard_to_read_is_found(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = at(opened, "table")
    palette = theme().palette
    grey = QColor("#A09080")
    assert contrast(grey, palette.surface) < 4.5
    monkeypatch.setattr(Palette, "ink", grey, raising=False)
    monkeypatch.delattr(palette, "ink")
    assert min(each.contrast for each in seen(visitor.window)) < 4.5
