"""When presses were made, by the clock that opens a race."""

from typing import Final

from PySide6.QtGui import QInputEvent

from mexen_desktop.models.controller import clock_ms

#: Platforms stamp events with their uptime in milliseconds; X11 keeps only 32 bits of it.
_WRAP: Final = 2**32
#: Two clocks that count the same time may differ by so much.
_JITTER: Final = 20
#: An event that seems older was not stamped by the platform's clock.
_OLDEST: Final = 10_000


def stamp_of(event: QInputEvent) -> int:
    """Return when an input event was made, in milliseconds of `clock_ms`."""
    return stamp_from(event.timestamp())


def stamp_from(timestamp: int, now: int | None = None) -> int:
    """Return an event's own time stamp in milliseconds of `clock_ms`.

    Where the stamp says nothing, as in an event that no device made, it is the present moment.
    """
    present = clock_ms() if now is None else now
    age = (present - timestamp + _JITTER) % _WRAP - _JITTER
    if not timestamp or age >= _OLDEST:
        return present
    return present - age
