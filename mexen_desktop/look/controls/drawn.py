"""Small painted things that are looked at, not pressed."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from mexen_desktop.look.turning import turned_size, upright


class Drawn(QLabel):
    """A painted thing that may be turned towards a side of the table.

    Qt's label is its base so that a screen reader reads it as a text: its accessible name. A
    subclass paints itself upright in `paint`; it tells its size in `upright_size`.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._quarter_turns = 0
        self.setTextFormat(Qt.TextFormat.PlainText)

    def paint(self, painter: QPainter, size: QSize) -> None:
        """Paint the thing upright into that size; the painter is turned already."""
        raise NotImplementedError

    def upright_size(self) -> QSize:
        """Give the size it would like to have when it is not turned."""
        raise NotImplementedError

    @property
    def quarter_turns(self) -> int:
        """How often it is turned by a quarter, clockwise, towards a side of the table."""
        return self._quarter_turns

    @quarter_turns.setter
    def quarter_turns(self, turns: int) -> None:
        self._quarter_turns = turns % 4
        self.renew()

    def renew(self) -> None:
        """Paint it anew, perhaps at another size."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return turned_size(self.upright_size(), self._quarter_turns)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = upright(painter, self, self._quarter_turns)
        self.paint(painter, rect.size().toSize())
        painter.end()


def inset(size: QSize, by: float) -> QRectF:
    """Give a rectangle of that size without a margin of `by` on each side."""
    return QRectF(by, by, size.width() - 2 * by, size.height() - 2 * by)
