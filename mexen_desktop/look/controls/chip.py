"""A player's name with the peg, on a small round slip of paper."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.drawn import Drawn, inset
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.names import least_name, name_lines, paint_name
from mexen_desktop.look.paper import BORDER, paint_paper
from mexen_desktop.look.pegs import PEG_IN_TURN, paint_peg
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import tell_whole
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width

HEIGHT: Final = 48
LONGEST: Final = 220

_ICON: Final = 24
_BEFORE: Final = 9
_BETWEEN: Final = 10
_AFTER: Final = 16


class Chip(Drawn):
    """A peg, a name as typed, perhaps an icon such as a computer's after it.

    A long name becomes smaller or lies on two lines; what is cut all the same is in the tooltip.
    """

    def __init__(
        self,
        number: int,
        name: str,
        colour: int | None = None,
        *,
        icon: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._number = number
        self._colour = number - 1 if colour is None else colour
        self._name = name
        self._icon = icon
        self.setAccessibleName(name)

    def upright_size(self) -> QSize:
        metrics = metrics_of(self)
        name = min(text_width(self._name, font("name", metrics)), metrics.px(LONGEST))
        width = self._name_left() + round(name + 0.5) + self._icon_room() + metrics.px(_AFTER)
        return QSize(width, max(metrics.px(HEIGHT), metrics.font_px("name") * 2))

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics, palette = metrics_of(self), theme().palette
        border = BORDER * metrics.s
        whole = inset(size, 0)
        colours = palette.line, palette.surface
        paint_paper(painter, whole, size.height() / 2, colours, (border, border))
        side = metrics.px(PEG_IN_TURN)
        middle = size.height() / 2
        peg = QRectF(metrics.px(_BEFORE), middle - side / 2, side, side)
        paint_peg(painter, peg, str(self._number), self._colour, palette)
        used = font("name", metrics)
        room = size.width() - self._name_left() - self._icon_room() - metrics.px(_AFTER)
        least = least_name(used.pixelSize(), metrics, computer=bool(self._icon))
        high = size.height() - 4 * border
        used, lines = name_lines(self._name, used, least, room + 1, high)
        tell_whole(self, self._name, lines[0] if len(lines) == 1 else self._name)
        painter.setFont(used)
        paint_name(painter, QPointF(self._name_left(), middle), lines, palette.ink)
        if self._icon:
            icon = metrics.icon(_ICON)
            left = size.width() - metrics.px(_AFTER) - icon
            paint_icon(
                painter, self._icon, QRectF(left, middle - icon / 2, icon, icon), palette.ink_2
            )

    def _name_left(self) -> int:
        return metrics_of(self).px(_BEFORE + PEG_IN_TURN + _BETWEEN)

    def _icon_room(self) -> int:
        return metrics_of(self).px(_BETWEEN) + metrics_of(self).icon(_ICON) if self._icon else 0
