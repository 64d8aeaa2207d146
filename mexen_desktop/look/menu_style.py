"""How menus look: rows as large as a finger needs them, in the colours of the theme."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QStyleOptionMenuItem,
    QWidget,
)

from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.paper import BORDER, paint_paper
from mexen_desktop.look.text import elided, paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width

ROW: Final = 52
RADIUS: Final = 10

_SEPARATOR: Final = 13
_BEFORE: Final = 48
_AFTER: Final = 40
_EDGE: Final = 16
_BETWEEN: Final = 32
_ICON: Final = 22
_ARROW: Final = 6
#: Of the row that scrolls, in arrows: so large that a finger finds it.
_SCROLLER: Final = 5
_WIDEST: Final = 520

_Kind = QStyleOptionMenuItem.MenuItemType


class MenuStyle(QProxyStyle):
    """Lays out menus by the window's sizes, paints each row."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__("Fusion")
        self._metrics = metrics

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        if metric == QStyle.PixelMetric.PM_MenuPanelWidth:
            return round(BORDER * self._metrics.s)
        if metric == QStyle.PixelMetric.PM_MenuVMargin:
            return self._metrics.px(8)
        if metric == QStyle.PixelMetric.PM_MenuScrollerHeight:
            return _SCROLLER * self._arrow()
        if metric in (QStyle.PixelMetric.PM_MenuHMargin, QStyle.PixelMetric.PM_SubMenuOverlap):
            return 0
        return super().pixelMetric(metric, option, widget)

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        # More rows than the screen has room for are scrolled to, not put beside each other.
        if hint == QStyle.StyleHint.SH_Menu_Scrollable:
            return 1
        return super().styleHint(hint, option, widget, returned)

    def sizeFromContents(
        self,
        kind: QStyle.ContentsType,
        option: QStyleOption,
        size: QSize,
        widget: QWidget | None = None,
    ) -> QSize:
        if kind != QStyle.ContentsType.CT_MenuItem or not isinstance(option, QStyleOptionMenuItem):
            return super().sizeFromContents(kind, option, size, widget)  # type: ignore[arg-type]
        metrics = self._metrics
        if option.menuItemType == _Kind.Separator:
            return QSize(1, metrics.px(_SEPARATOR))
        label, keys = _split(option.text)
        used, small = font("body", metrics), font("small", metrics)
        around = metrics.px(_BEFORE + _AFTER)
        # Large words need more room, as far as the window has it.
        widest = min(metrics.px(_WIDEST * max(1.0, metrics.text_factor)), metrics.width - around)
        width = min(text_width(label, used), widest) + around
        if keys:
            width += text_width(keys, small) + metrics.px(_BETWEEN)
        return QSize(round(width) + 1, max(metrics.target(ROW), round(used.pixelSize() * 1.8)))

    def drawControl(
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element == QStyle.ControlElement.CE_MenuScroller:
            painter.save()
            self._paint_scroller(option, painter)
            painter.restore()
            return
        is_row = element == QStyle.ControlElement.CE_MenuItem
        if is_row and isinstance(option, QStyleOptionMenuItem):
            painter.save()
            self._paint_row(option, painter)
            painter.restore()
        elif element != QStyle.ControlElement.CE_MenuEmptyArea:
            super().drawControl(element, option, painter, widget)

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        if element == QStyle.PrimitiveElement.PE_PanelMenu:
            palette, scale = theme().palette, self._metrics.s
            line = BORDER * scale
            whole = QRectF(option.rect)
            painter.fillRect(whole, palette.line_strong)
            paper = (palette.line_strong, palette.surface)
            paint_paper(painter, whole, RADIUS * scale, paper, (line, line))
        elif element != QStyle.PrimitiveElement.PE_FrameMenu:
            super().drawPrimitive(element, option, painter, widget)

    def _paint_row(self, option: QStyleOptionMenuItem, painter: QPainter) -> None:
        metrics, palette = self._metrics, theme().palette
        row = QRectF(option.rect)
        if option.menuItemType == _Kind.Separator:
            painter.setPen(QPen(palette.line, BORDER * metrics.s))
            middle = row.center().y()
            painter.drawLine(QPointF(row.left(), middle), QPointF(row.right(), middle))
            return
        lit = bool(option.state & QStyle.StateFlag.State_Selected)
        ink, second = palette.ink, palette.ink_2
        if lit:
            painter.fillRect(row, palette.brass)
            ink = second = palette.on_brass
        self._paint_lead(option, painter, row, ink)
        label, keys = _split(option.text)
        left, right = row.left() + metrics.px(_BEFORE), row.right() - metrics.px(_AFTER)
        middle = row.center().y()
        if keys:
            painter.setFont(font("small", metrics))
            end = row.right() - metrics.px(_AFTER if _opens(option) else _EDGE)
            width = text_width(keys, painter.font())
            paint_line(painter, end - width, middle, keys, second)
            right = end - width - metrics.px(_BETWEEN)
        painter.setFont(font("body", metrics))
        paint_line(painter, left, middle, elided(label, painter.font(), right - left + 1), ink)
        if _opens(option):
            self._paint_arrow(painter, QPointF(row.right() - metrics.px(20), middle), ink)

    def _paint_lead(
        self, option: QStyleOptionMenuItem, painter: QPainter, row: QRectF, ink: QColor
    ) -> None:
        """Paint what stands before the word: a picture, or a tick where it is chosen."""
        side = self._metrics.icon(_ICON)
        place = QRectF(0, 0, side, side)
        place.moveCenter(QPointF(row.left() + self._metrics.px(_BEFORE) / 2, row.center().y()))
        if option.checked:
            paint_icon(painter, "check", place, ink, line=2.6)
        elif not option.icon.isNull():
            option.icon.paint(painter, place.toRect())

    def _paint_arrow(self, painter: QPainter, tip: QPointF, ink: QColor) -> None:
        size = self._arrow()
        self._paint_angle(painter, tip, QPointF(-size, -size), QPointF(-size, size), ink)

    def _paint_scroller(self, option: QStyleOption, painter: QPainter) -> None:
        """Paint the row at an end of a menu behind which there are more."""
        palette, row = theme().palette, QRectF(option.rect)
        line = BORDER * self._metrics.s
        painter.fillRect(row.adjusted(line, line, -line, -line), palette.surface)
        size = self._arrow()
        down = bool(option.state & QStyle.StateFlag.State_DownArrow)
        way = 1 if down else -1
        tip = row.center() + QPointF(0, way * size / 2)
        back = -way * size
        self._paint_angle(painter, tip, QPointF(-size, back), QPointF(size, back), palette.ink)

    def _paint_angle(
        self, painter: QPainter, tip: QPointF, one: QPointF, other: QPointF, ink: QColor
    ) -> None:
        pen = QPen(ink, self._arrow() / 3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.drawLine(tip, tip + one)
        painter.drawLine(tip, tip + other)

    def _arrow(self) -> int:
        """Give how large an arrow is: it grows as the words beside it do."""
        return self._metrics.px(_ARROW * max(1.0, self._metrics.text_factor))


def _opens(option: QStyleOptionMenuItem) -> bool:
    """Return whether a row leads to a menu of its own."""
    return bool(option.menuItemType == _Kind.SubMenu)


def _split(text: str) -> tuple[str, str]:
    """Return what a row says, then its keys; the letters Qt marks for Alt lose their mark."""
    label, _, keys = text.partition("\t")
    return label.replace("&&", "\0").replace("&", "").replace("\0", "&"), keys
