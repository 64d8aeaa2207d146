"""Whether the computer slept meanwhile."""

from collections.abc import Callable
from time import monotonic, time
from typing import Final

#: Clocks that drift apart by less than this, in seconds, do so without a sleep.
_DRIFT: Final = 2.0


class SleepWatch:
    """Compares a clock that stands still while the computer sleeps with the one on the wall.

    Where the first goes on all the same, as on Windows, a sleep is seen by the window, which the
    lock screen takes the focus from.
    """

    def __init__(
        self, ticks: Callable[[], float] = monotonic, wall: Callable[[], float] = time
    ) -> None:
        self._ticks = ticks
        self._wall = wall
        self.begin()

    def begin(self) -> None:
        """Watch from now on."""
        self._apart = self._wall() - self._ticks()

    def slept(self) -> bool:
        """Tell whether the computer slept since `begin`."""
        return self._wall() - self._ticks() - self._apart > _DRIFT
