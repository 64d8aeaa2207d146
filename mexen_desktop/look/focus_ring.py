"""The ring around what has the keyboard's focus."""

from typing import Final

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFocusFrame, QWidget

from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme

WIDTH: Final = 3
GAP: Final = 3

_BY_TAB: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


def ring_wanted(reason: Qt.FocusReason) -> bool:
    """Tell whether focus that came for this reason is shown: not to who clicks or touches.

    It is when a menu has closed that keys opened: who uses keys goes on from there.
    """
    return reason != Qt.FocusReason.MouseFocusReason and input_mode().focus_shown


class FocusRing(QFocusFrame):
    """A ring outside a widget: a sibling on top of it that goes where the widget goes.

    Qt's focus frame is its base only because screen readers pass over one.
    """

    def __init__(self, target: QWidget, radius: float) -> None:
        super().__init__(target.parentWidget())
        self._target = target
        self._radius = radius
        self._margins = QMargins()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        target.installEventFilter(self)

    def show_around(self, body: QRect) -> None:
        """Show the ring around that part of the widget, which may be all of it."""
        whole = self._target.rect()
        self._margins = QMargins(
            body.left() - whole.left(),
            body.top() - whole.top(),
            whole.right() - body.right(),
            whole.bottom() - body.bottom(),
        )
        self._follow()
        self.show()
        self.raise_()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.Resize, QEvent.Type.Move):
            self._follow()
        elif kind == QEvent.Type.Hide:
            self.hide()
        elif kind == QEvent.Type.Show:
            self.show()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = theme().palette
        scale = metrics_of(self).s
        pen = QPen(palette.focus, WIDTH * scale)
        half = WIDTH * scale / 2
        radius = (self._radius + GAP + WIDTH / 2) * scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(half, half, -half, -half), radius, radius
        )

    def _follow(self) -> None:
        out = metrics_of(self._target).px(WIDTH + GAP)
        place = self._target.geometry().marginsRemoved(self._margins)
        self.setGeometry(place.adjusted(-out, -out, out, out))


class PassingRing:
    """The ring of one widget, which is there only while it is seen."""

    def __init__(self) -> None:
        self._ring: FocusRing | None = None

    def show(self, target: QWidget, radius: float, body: QRect | None = None) -> None:
        """Show it around the widget, or around a part of that; not around a whole window."""
        if self._ring is None and target.parentWidget() is not None:
            self._ring = FocusRing(target, radius)
        if self._ring is not None:
            self._ring.show_around(target.rect() if body is None else body)

    def show_inside(self, paper: QWidget, radius: float, reason: Qt.FocusReason) -> None:
        """Show it within paper: around so much of it only to somebody who looks for it."""
        if ring_wanted(reason) and reason in _BY_TAB:
            gap = metrics_of(paper).px(WIDTH + GAP)
            self.show(paper, radius, paper.rect().adjusted(gap, gap, -gap, -gap))

    def drop(self) -> None:
        """Take it away."""
        if self._ring is not None:
            self._ring.hide()
            self._ring.deleteLater()
            self._ring = None
