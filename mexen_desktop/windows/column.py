"""The room of the list beside a page: where it lies, what stands over it, its paper."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.line import Line
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.paper import BORDER
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.windows.contents import Contents

_WIDTH: Final = 288
_EDGE: Final = 48
_EDGE_NARROW: Final = 24


class ColumnTitle(Line):
    """What a page is called, in one line beside the button that closes it."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, "title", parent)

    def spoken_role(self) -> QAccessible.Role:
        """Tell a screen reader's user where the page begins."""
        return QAccessible.Role.Heading

    def place(self, close: QRect, end: int) -> None:
        """Stand right of the button at `close`, some air before `end`."""
        air, high = metrics_of(self).px(8), self.sizeHint().height()
        left = close.right() + 1 + 2 * air
        self.setGeometry(left, close.center().y() - high // 2, end - 2 * air - left, high)


def column_width(page: QWidget, metrics: Metrics) -> int:
    """Give how wide the list is: as wide as the page where it lies above."""
    return page.width() if metrics.portrait else metrics.px(_WIDTH)


def edge(metrics: Metrics, *, narrow: bool = False) -> int:
    """Give the room at either side of what is read beside the list, or below it."""
    return metrics.px(_EDGE_NARROW if metrics.portrait or narrow else _EDGE)


def lay_column(
    page: QWidget,
    close: QWidget,
    title: ColumnTitle,
    contents: Contents,
    tabs: Callable[[int], int],
) -> tuple[QRect, QRect]:
    """Lay out the way back, the title, the list; give where all that is, then what is left.

    `tabs` tells how high the list is at a width where it lies above.
    """
    metrics = metrics_of(page)
    margin, side, wide = metrics.margin, metrics.icon_button, column_width(page, metrics)
    close.setGeometry(margin, margin, side, side)
    title.place(close.geometry(), wide)
    top = margin + side + margin // 2
    if metrics.portrait:
        column = QRect(0, 0, wide, top + tabs(wide))
        contents.setGeometry(0, top, wide, column.height() - top)
        beside = page.rect().adjusted(0, column.height(), 0, 0)
    else:
        column = QRect(0, 0, wide, page.height())
        line = max(1, metrics.px(BORDER))
        contents.setGeometry(0, top, wide - line, page.height() - top)
        beside = page.rect().adjusted(wide, 0, -margin // 2, 0)
    contents.lay_out()
    return column, beside


def paint_column(page: QWidget, column: QRect) -> None:
    """Paint a page with the quieter paper of its list, a line between the two."""
    palette = theme().palette
    line = max(1, metrics_of(page).px(BORDER))
    painter = QPainter(page)
    painter.fillRect(page.rect(), palette.surface)
    painter.fillRect(column, palette.surface_2)
    if column.width() < page.width():
        painter.fillRect(column.right() + 1 - line, 0, line, page.height(), palette.line)
    else:
        painter.fillRect(0, column.bottom() + 1 - line, page.width(), line, palette.line)
    painter.end()
