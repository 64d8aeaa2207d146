"""The parts of a page that is read, one below the other."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QAccessible, QFont, QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.drawn import Drawn
from mexen_desktop.look.metrics import Token
from mexen_desktop.look.rich_text import RichText
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width

#: So many letters in a line are read with ease; these are what letters are like.
_LETTERS: Final = 75
_SAMPLE: Final = (
    "the quick brown fox jumps over the lazy dog, and that is all there is to say of it."
)


class Kind(NamedTuple):
    """A kind of text, the room above it, how it is written."""

    token: Token
    above: int
    quiet: bool = False
    heading: bool = False


TITLE: Final = Kind("page_title", 0, heading=True)
ABOUT: Final = Kind("small", 2, quiet=True)
HEADING: Final = Kind("title", 30, heading=True)
EXAMPLE: Final = Kind("name", 18, heading=True)


class Block(Drawn):
    """A part of the page that is as high as its width lets it be."""

    def __init__(self, anchor: str, parent: QWidget) -> None:
        """`anchor` is what the page is opened at to show this part."""
        super().__init__(parent)
        self.anchor = anchor

    def above(self) -> int:
        """Give the room above it, at scale 1."""
        return 12

    def height_in(self, width: int) -> int:
        """Give how high it is at that width."""
        raise NotImplementedError

    def upright_size(self) -> QSize:
        return QSize(self.width(), self.height_in(self.width()))

    def readable(self, room: float, token: Token = "body") -> float:
        """Give how much of a room a text takes that is read with ease."""
        letters = text_width(_SAMPLE, font(token, metrics_of(self))) / len(_SAMPLE)
        return min(room, letters * _LETTERS)


class Lines(Block):
    """A text of one kind."""

    def __init__(self, anchor: str, text: str, kind: Kind, parent: QWidget) -> None:
        super().__init__(anchor, parent)
        self._kind = kind
        self.set_text(text)

    def set_text(self, text: str) -> None:
        """Write another text."""
        self._rich = RichText([(text, False)])
        self.setAccessibleName(text)
        self.renew()

    def above(self) -> int:
        return self._kind.above

    def spoken_role(self) -> QAccessible.Role:
        """Tell a screen reader's user where a part begins."""
        role = QAccessible.Role
        return role.Heading if self._kind.heading else role.StaticText

    def height_in(self, width: int) -> int:
        return round(self._rich.height(self._font(), width) + 0.5)

    def paint(self, painter: QPainter, size: QSize) -> None:
        palette = theme().palette
        ink = palette.ink_2 if self._kind.quiet else palette.ink
        self._rich.paint(painter, QPointF(0, 0), self._font(), size.width(), ink)

    def _font(self) -> QFont:
        return font(self._kind.token, metrics_of(self))
