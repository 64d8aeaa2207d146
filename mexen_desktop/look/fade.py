"""What a window showed gives way to what it shows now."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QEasingCurve, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.theme import theme

FADE_MS: Final = 150


@contextmanager
def fading(window: QWidget) -> Iterator[None]:
    """Let what is done to the window meanwhile be seen little by little."""
    before = window.grab() if moves(window) else None
    yield
    if before is not None:
        Fade(window, before).show()


def moves(window: QWidget) -> bool:
    """Whether there is anything to see of a change of that window."""
    return window.isVisible() and theme().duration(FADE_MS) > 0


class Fade(QWidget):
    """A picture of the window as it was, over the window; it goes by itself, it takes no press."""

    def __init__(self, window: QWidget, before: QPixmap) -> None:
        super().__init__(window)
        self._before = before
        self._strength = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(window.rect())
        motion = QVariantAnimation(self)
        motion.setStartValue(1.0)
        motion.setEndValue(0.0)
        motion.setEasingCurve(QEasingCurve.Type.OutQuad)
        motion.setDuration(theme().duration(FADE_MS))
        motion.valueChanged.connect(self._fade)
        motion.finished.connect(self.deleteLater)
        motion.start()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(self._strength)
        painter.drawPixmap(self.rect(), self._before)
        painter.end()

    def _fade(self, strength: float) -> None:
        self._strength = strength
        self.update()
