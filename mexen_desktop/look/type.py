"""The fonts of the program by the kind of text they are for."""

from functools import lru_cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from mexen_desktop.look.metrics import TYPE_SCALE, Metrics, Token
from mexen_desktop.look.resources import resource

FAMILY: Final = "Lato"
TAP_SPACING: Final = 104
_FILES: Final = ("Lato-Black.ttf", "Lato-Bold.ttf", "Lato-Regular.ttf")


def load_fonts() -> bool:
    """Make the shipped typeface known to Qt; false when a file cannot be read.

    All three are loaded at once: the first costs Qt's own start of its font list, the others
    next to nothing.
    """
    added = [QFontDatabase.addApplicationFont(resource("fonts", name)) for name in _FILES]
    return min(added) >= 0


def warm_up() -> None:
    """Let Qt find and open the files of the typeface now, which it does at the first text else."""
    for weight in (400, 700, 900):
        text_width("Mexen", sized_font(20, weight))


def font(token: Token, metrics: Metrics) -> QFont:
    """Give the font for a kind of text in a window of these sizes."""
    spacing = TAP_SPACING if token == "tap" else 0
    # A copy, which shares all until its owner changes it.
    return QFont(_made(metrics.font_px(token), TYPE_SCALE[token][1], spacing))


def sized_font(pixels: int, weight: int) -> QFont:
    """Give the typeface at a size that no kind of text has, such as a number on a coin."""
    return QFont(_made(max(1, pixels), weight, 0))


def text_width(text: str, used: QFont) -> float:
    """How wide `text` is on one line."""
    return _width(text, used.pixelSize(), used.weight().value, used.letterSpacing())


@lru_cache(maxsize=512)
def _width(text: str, pixels: int, weight: int, spacing: float) -> float:
    # Layouts ask again for the same few words, whose shaping takes Qt a while.
    return QFontMetricsF(_made(pixels, weight, round(spacing))).horizontalAdvance(text)


@lru_cache(maxsize=64)
def _made(pixels: int, weight: int, spacing: int) -> QFont:
    # The same font object again spares Qt the search for its file.
    made = QFont(FAMILY)
    made.setPixelSize(pixels)
    made.setWeight(QFont.Weight(weight))
    # Widths must grow with the window as the boxes do, not jump by hinting.
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if spacing:
        made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, spacing)
    return made
