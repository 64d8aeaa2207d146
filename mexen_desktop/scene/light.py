"""The light on the cloth around the seat in turn, with the pointer from it to the tray."""

from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF, QRegion
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.shadow import paint_glow
from mexen_desktop.look.theme import theme
from mexen_desktop.scene.places import FRAME_OUTSIDE, POINTER_WIDTH, SeatPlace, Side

TRAVEL_MS: Final = 200
#: How far the light goes beyond the seat.
_GLOW: Final = 68


class _Spot(NamedTuple):
    """One lit seat: what is lit, where its pointer starts, which way it points, how long it is."""

    seat: QRectF
    base: QPointF
    degrees: float
    length: float

    def toward(self, other: "_Spot", share: float) -> "_Spot":
        """Give what lies that share of the way to another spot; the pointer turns on its way."""

        def mix(start: float, end: float) -> float:
            return start + (end - start) * share

        seat = QRectF(
            0,
            0,
            mix(self.seat.width(), other.seat.width()),
            mix(self.seat.height(), other.seat.height()),
        )
        seat.moveCenter(self.seat.center() + (other.seat.center() - self.seat.center()) * share)
        base = self.base + (other.base - self.base) * share
        turn = (other.degrees - self.degrees + 180) % 360 - 180
        return _Spot(seat, base, self.degrees + turn * share, mix(self.length, other.length))


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
        self._repaint()
        self._from = self._now() if moving else []
        self._to = to
        self._points = points
        self._motion.stop()
        if moving:
            self._travel(0.0)
            self._motion.setDuration(duration)
            self._motion.start()
        else:
            self._travel(1.0)

    def paint_below(self, painter: QPainter, region: QRegion) -> None:
        """Paint the light on the cloth, in the page's coordinates."""
        for spot, strength in self._lit():
            if region.intersects(self._reach(spot)):
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
        half = POINTER_WIDTH * self._metrics.s / 2
        for spot in spots:
            painter.save()
            painter.translate(spot.base)
            painter.rotate(spot.degrees)
            # The base lies under the seat's frame.
            tip = QPointF(spot.length - line, 0)
            painter.setClipRect(QRectF(0, -2 * half, spot.length + line, 4 * half))
            painter.drawPolygon(QPolygonF([QPointF(-line, half), tip, QPointF(-line, -half)]))
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
        self._repaint()
        self._share = share
        self._repaint()
        self._follow()

    def _repaint(self) -> None:
        for spot, _ in self._lit():
            self._page.update(self._reach(spot))

    def _follow(self) -> None:
        spots = self._pointing()
        self.setVisible(bool(spots))
        area = QRectF()
        out = POINTER_WIDTH * self._metrics.s
        for spot in spots:
            area = area.united(QRectF(spot.base, spot.base).adjusted(-out, -out, out, out))
        self.setGeometry(area.toAlignedRect())
        self.update()


#: Which way the pointer of a seat points, in degrees clockwise from the right.
_WAYS: Final[dict[Side, float]] = {"left": 0, "top": 90, "right": 180, "bottom": -90}


def _spot(place: SeatPlace, out: int) -> _Spot:
    seat = QRectF(place.in_turn)
    middle = seat.center()
    base = {
        "left": QPointF(seat.right() + out, middle.y()),
        "right": QPointF(seat.left() - out, middle.y()),
        "top": QPointF(middle.x(), seat.bottom() + out),
        "bottom": QPointF(middle.x(), seat.top() - out),
    }[place.side]
    way = QPointF(place.tip) - base
    return _Spot(seat, base, _WAYS[place.side], abs(way.x()) + abs(way.y()))
