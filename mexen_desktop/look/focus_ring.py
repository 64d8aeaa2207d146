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

_POINTER: Final = (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.PopupFocusReason)


def ring_wanted(reason: Qt.FocusReason) -> bool:
    """Tell whether focus that came for this reason is shown: not after a click or a touch."""
    return reason not in _POINTER and input_mode().keys_shown


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
