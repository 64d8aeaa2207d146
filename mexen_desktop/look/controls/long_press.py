"""A finger that stays where it is."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QTimer, Signal
from PySide6.QtGui import QTouchEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

#: A finger that stays for so many milliseconds does not tap.
LONG_MS: Final = 500
#: Every finger shakes a little.
_SHAKE: Final = 16


class LongPress(QObject):
    """Tells when a finger rests on a widget; if that is a button, it is not pressed then."""

    held = Signal()

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._began = QPointF()
        self.timer = QTimer(self, singleShot=True, interval=LONG_MS)
        self.timer.timeout.connect(self._tell)
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            at = event.points()[0].position() if event.points() else self._began
            if event.type() == QEvent.Type.TouchBegin:
                self._began = at
                self.timer.start()
            elif (
                event.type() != QEvent.Type.TouchUpdate
                or (at - self._began).manhattanLength() > _SHAKE
            ):
                self.timer.stop()
        return False

    def _tell(self) -> None:
        if isinstance(self._widget, QAbstractButton):
            self._widget.setDown(False)
        self.held.emit()
