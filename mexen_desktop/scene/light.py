"""The light on the cloth around the seat in turn, with the pointer from it to the tray."""

from math import atan2, degrees
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.shadow import paint_glow
from mexen_desktop.look.theme import theme
from mexen_desktop.scene.places import FRAME_OUTSIDE, POINTER_WIDTH, SeatPlace

TRAVEL_MS: Final = 200
#: How far the light goes beyond the seat.
_GLOW: Final = 68


class _Spot(NamedTuple):
    """One lit seat: what is lit, where the pointer starts, where it ends."""

    seat: QRectF
    base: QPointF
    tip: QPointF

    def toward(self, other: "_Spot", share: float) -> "_Spot":
        def mix(start: QPointF, end: QPointF) -> QPointF:
            return start + (end - start) * share

        centre = mix(self.seat.center(), other.seat.center())
        size = self.seat.size() + (other.seat.size() - self.seat.size()) * share
        seat = QRectF(0, 0, size.width(), size.height())
        seat.moveCenter(centre)
        return _Spot(seat, mix(self.base, other.base), mix(self.tip, other.tip))


class TurnLight(QWidget):
    """A pointer above the table; the light of it the page paints below all things."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._page = parent
        self._metrics = Metrics(1280, 800)
        self._from: list[_Spot] = []
        self._to: list[_Spot] = []
        self._share = 1.0
        self._points = False
        self._motion = QVariantAnimation(self)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._travel)

    def shine(
        self, places: list[SeatPlace], metrics: Metrics, *, points: bool, still: bool
    ) -> None:
        """Shine on these seats; `points` is with the pointer, `still` without the way there."""
        self._metrics = metrics
        out = metrics.px(FRAME_OUTSIDE)
        to = [_spot(place, out) for place in places]
        if to == self._to and points == self._points:
            return
        duration = theme().duration(TRAVEL_MS)
        moving = not still and bool(duration)
        self._from = self._now() if moving else []
        self._to = to
        self._points = points
        self._motion.stop()
        if moving:
            self._motion.setDuration(duration)
            self._motion.start()
        else:
            self._travel(1.0)

    def paint_below(self, painter: QPainter, region: QRect) -> None:
        """Paint the light on the cloth, in the page's coordinates."""
        for spot, strength in self._lit():
            if self._reach(spot).intersects(region):
                painter.setOpacity(strength)
                paint_glow(painter, spot.seat, self._metrics.s, theme().palette)
        painter.setOpacity(1.0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        spots = self._pointing()
        if not spots:
            return
        palette = theme().palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-QPointF(self.pos()))
        line = 2 * self._metrics.s
        edge = palette.brass_edge
        pen = QPen(edge, line)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.setBrush(palette.brass)
        for spot in spots:
            way = spot.tip - spot.base
            painter.save()
            painter.translate(spot.base)
            painter.rotate(degrees(atan2(way.y(), way.x())))
            length = (way.x() ** 2 + way.y() ** 2) ** 0.5
            half = POINTER_WIDTH * self._metrics.s / 2
            # The base lies under the seat's frame.
            shape = QPolygonF(
                [QPointF(-line, half), QPointF(length - line, 0), QPointF(-line, -half)]
            )
            painter.setClipRect(QRectF(0, -2 * half, length + line, 4 * half))
            painter.drawPolygon(shape)
            painter.restore()

    def _now(self) -> list[_Spot]:
        return [spot for spot, strength in self._lit() if strength > 0.5]

    def _lit(self) -> list[tuple[_Spot, float]]:
        if self._share >= 1.0:
            return [(spot, 1.0) for spot in self._to]
        if len(self._from) == len(self._to) == 1:
            return [(self._from[0].toward(self._to[0], self._share), 1.0)]
        fading = [(spot, 1.0 - self._share) for spot in self._from if spot not in self._to]
        staying = [(spot, 1.0 if spot in self._from else self._share) for spot in self._to]
        return fading + staying

    def _pointing(self) -> list[_Spot]:
        return [spot for spot, _ in self._lit()] if self._points and len(self._to) == 1 else []

    def _reach(self, spot: _Spot) -> QRect:
        out = _GLOW * self._metrics.s
        return spot.seat.adjusted(-out, -out, out, out).toAlignedRect()

    def _travel(self, share: float) -> None:
        page = self._page
        before = [self._reach(spot) for spot, _ in self._lit()]
        self._share = share
        for rect in (*before, *(self._reach(spot) for spot, _ in self._lit())):
            page.update(rect)
        self._follow()

    def _follow(self) -> None:
        spots = self._pointing()
        self.setVisible(bool(spots))
        area = QRectF()
        out = POINTER_WIDTH * self._metrics.s
        for spot in spots:
            around = QRectF(spot.base, spot.tip).normalized().adjusted(-out, -out, out, out)
            area = area.united(around)
        self.setGeometry(area.toAlignedRect())
        self.update()


def _spot(place: SeatPlace, out: int) -> _Spot:
    seat = QRectF(place.in_turn)
    middle = seat.center()
    base = {
        "left": QPointF(seat.right() + out, middle.y()),
        "right": QPointF(seat.left() - out, middle.y()),
        "top": QPointF(middle.x(), seat.bottom() + out),
        "bottom": QPointF(middle.x(), seat.top() - out),
    }[place.side]
    return _Spot(seat, base, QPointF(place.tip))
