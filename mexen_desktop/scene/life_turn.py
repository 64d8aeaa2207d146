"""A life die that is turned over on a plaque."""

from math import cos, pi

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal


class LifeTurn(QObject):
    """Shows the old face growing narrow, then the new one growing wide."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._share = 1.0
        self._before = self._after = 0
        self._motion = QVariantAnimation(self)
        self._motion.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._turn)

    @property
    def running(self) -> bool:
        """Whether the die lies otherwise than the facts say."""
        return self._before != self._after

    @property
    def lives(self) -> int:
        """How many lives the face says that is seen now."""
        return self._before if self._share < 0.5 else self._after

    @property
    def width(self) -> float:
        """How wide the face is seen, from 0 to 1."""
        return abs(cos(pi * self._share))

    def start(self, before: int, after: int, ms: int) -> None:
        """Turn from one number to another; it stays there until `stop`."""
        self._before, self._after = before, after
        self._motion.setDuration(ms)
        self._motion.start()

    def stop(self) -> None:
        """Leave it to the facts what is shown."""
        self._motion.stop()
        self._before = self._after = 0
        self._share = 1.0

    def _turn(self, share: float) -> None:
        self._share = share
        self.changed.emit()
