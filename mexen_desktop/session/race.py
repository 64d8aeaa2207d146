"""Who was first when a 32 may be tapped (K10)."""

from collections.abc import Mapping
from typing import Final, NamedTuple

#: Milliseconds: who pressed within this time before a race was open is held up for as long after
#: it, which is what others need to see that it is. So hammering wins nothing.
HASTE: Final = 300


class Press(NamedTuple):
    """One press in a race: what it wants, when it was made."""

    seat: int
    #: Milliseconds by the input system's clock, 0 where unknown.
    stamp: int
    #: The thrower's own press; at an equal moment the thrower is first.
    is_thrower: bool
    #: Whether the thrower wants to stop, not to throw.
    stops: bool


class RaceClock:
    """Collects the presses of one race, then names the first.

    Presses arrive in batches: all that was waiting when the program got round to it belongs to
    one batch, in which the events' own time stamps decide, not the order of arrival.
    """

    def __init__(self, opened: int, early: Mapping[int, int] | None = None) -> None:
        """`early` are the moments by seat of the last press before it was open, where one was."""
        self._opened = opened
        self._hasty = {seat for seat, stamp in (early or {}).items() if opened - stamp < HASTE}
        self._presses: list[Press] = []

    def press(
        self, seat: int, stamp: int, *, is_thrower: bool = False, stops: bool = False
    ) -> bool:
        """Note a press made at `stamp`; False where it came too early, or is a second one."""
        if stamp and stamp < self._opened:
            if self._opened - stamp < HASTE:
                self._hasty.add(seat)
            return False
        if stamp and stamp < self._opened + HASTE and seat in self._hasty and not is_thrower:
            return False
        if any(press.seat == seat for press in self._presses):
            return False
        self._presses.append(Press(seat, stamp, is_thrower, stops))
        return True

    def first(self) -> Press | None:
        """Return the press that was made first, None before any."""
        if not self._presses:
            return None
        if all(press.stamp for press in self._presses):
            return min(self._presses, key=lambda press: (press.stamp, not press.is_thrower))
        return self._presses[0]
