"""A number of the coach, which says why when it is pressed."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.pressable import Pressable
from mexen_desktop.look.paper import BORDER, RADIUS_FIELD, paint_paper
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.turning import turned_rect, turned_size
from mexen_desktop.look.type import font, text_width

_HEIGHT: Final = 34
_PADDING: Final = 12
_TARGET: Final = 48
_DASH: Final = 1.5


class CoachNumber(Pressable):
    """A slip of paper with a chance on it; the paper is smaller than what a finger may hit."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._text = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def say(self, text: str, spoken: str) -> None:
        """Show that chance; `spoken` says of what it is."""
        self._text = text
        self.setAccessibleName(spoken)
        self.updateGeometry()
        self.update()

    def text(self) -> str:
        """Give what stands on it."""
        return self._text

    def corner(self) -> float:
        return RADIUS_FIELD

    def upright_size(self) -> QSize:
        metrics = metrics_of(self)
        width = text_width(self._text, font("coach", metrics)) + 2 * metrics.px(_PADDING)
        return QSize(
            max(metrics.target(_TARGET), math.ceil(width)),
            max(metrics.target(_TARGET), round(metrics.font_px("coach") * 1.4)),
        )

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics, palette = metrics_of(self), theme().palette
        used = font("coach", metrics)
        width = text_width(self._text, used)
        paper = QRectF(0, 0, width + 2 * metrics.px(_PADDING), metrics.px(_HEIGHT))
        paper.setHeight(max(paper.height(), used.pixelSize() * 1.5))
        paper.moveCenter(QPointF(size.width() / 2, size.height() / 2))
        border = BORDER * metrics.s
        face = palette.surface_2 if self.hovered or self.isDown() else palette.surface
        colours = (palette.line_strong, face)
        paint_paper(painter, paper, paper.height() / 2, colours, (border, border))
        painter.setFont(used)
        left = paper.center().x() - width / 2
        paint_line(painter, left, paper.center().y(), self._text, palette.ink)


class RiskLine(CoachNumber):
    """Lies over the line below a button's word, which the button itself writes."""

    def __init__(self, name: str, button: Button) -> None:
        super().__init__(name, button)
        self._button = button
        self._line = QRectF()

    def has_room(self, text: str) -> bool:
        """Whether that would fit below the button's word."""
        used = font("coach", metrics_of(self))
        return text_width(text, used) <= self._button.below_word().width()

    def place(self) -> None:
        """Lie around that line, large enough for a finger."""
        metrics, button = metrics_of(self), self._button
        upright = turned_size(button.size(), button.quarter_turns)
        below = button.below_word()
        width = min(below.width(), text_width(self._text, font("coach", metrics)))
        below.setWidth(width)
        place = below.adjusted(-metrics.px(_PADDING), 0, metrics.px(_PADDING), 0)
        height = min(float(metrics.target(_TARGET)), float(upright.height()))
        place.setHeight(max(height, place.height()))
        place.moveCenter(below.center())
        if place.bottom() > upright.height():
            place.moveBottom(upright.height())
        whole = place.toAlignedRect()
        self.quarter_turns = button.quarter_turns
        self.setGeometry(turned_rect(whole, upright, button.quarter_turns))
        self._line = below.translated(-QPointF(whole.topLeft()))

    def upright_size(self) -> QSize:
        return turned_size(self.size(), self.quarter_turns)

    def paint(self, painter: QPainter, _size: QSize) -> None:
        # Dots say that there is more to it.
        solid = self.hovered or self.isDown()
        style = Qt.PenStyle.SolidLine if solid else Qt.PenStyle.DotLine
        painter.setPen(QPen(self._button.ink(), _DASH * metrics_of(self).s, style))
        bottom = self._line.bottom()
        painter.drawLine(QPointF(self._line.left(), bottom), QPointF(self._line.right(), bottom))
