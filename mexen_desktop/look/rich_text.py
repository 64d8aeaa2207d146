"""Text of several lines in which some words are strong."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QPainter, QTextCharFormat, QTextLayout, QTextOption

from mexen_desktop.look.line_breaks import break_lines

RUNNING: Final = 1.4


class RichText:
    """A text that breaks between words to any width; it is laid out when that width is new."""

    def __init__(self, pieces: Sequence[tuple[str, bool]]) -> None:
        """`pieces` follow each other, each with whether it is strong."""
        self._pieces = tuple(pieces)
        self._made: tuple[tuple[object, ...], QTextLayout, float] | None = None

    def text(self) -> str:
        """Give the text without its form."""
        return "".join(piece for piece, _ in self._pieces)

    def height(self, used: QFont, width: float) -> float:
        """Give how high it is in that font at that width."""
        return self._laid_out(used, width)[1]

    def paint(
        self, painter: QPainter, where: QPointF, used: QFont, width: float, colour: QColor
    ) -> float:
        """Write it from there on down; give the height that it took."""
        layout, height = self._laid_out(used, width)
        painter.setPen(colour)
        layout.draw(painter, where)
        return height

    def _laid_out(self, used: QFont, width: float) -> tuple[QTextLayout, float]:
        wanted = (used.pixelSize(), used.weight(), width)
        if self._made is None or self._made[0] != wanted:
            layout = self._layout(used)
            step = used.pixelSize() * RUNNING
            self._made = (wanted, layout, break_lines(layout, width, step))
        return self._made[1], self._made[2]

    def _layout(self, used: QFont) -> QTextLayout:
        layout = QTextLayout(self.text(), used)
        option = QTextOption()
        # A word that is longer than a line breaks rather than being cut off.
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        formats = []
        start = 0
        for piece, strong in self._pieces:
            length = len(piece.encode("utf-16-le")) // 2
            if strong:
                found = QTextLayout.FormatRange()
                found.start, found.length = start, length
                found.format = _strong()
                formats.append(found)
            start += length
        layout.setFormats(formats)
        return layout


def _strong() -> QTextCharFormat:
    form = QTextCharFormat()
    form.setFontWeight(QFont.Weight.Bold)
    return form
