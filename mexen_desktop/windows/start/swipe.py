"""A finger that moves sideways instead of pressing."""

from typing import Final

#: So far, in pixels, a finger moves without meaning anything by it.
_SLACK: Final = 14
#: How much of the speed is that of the last bit of the way.
_LATEST: Final = 0.6


class Swipe:
    """One way of a finger, from where it came down; it is a swipe once that is far enough."""

    def __init__(self, at: float, stamp: int) -> None:
        self._from = self._at = at
        self._stamp = stamp
        self._way = 0.0
        #: Whether it is a swipe yet.
        self.on = False
        #: In pixels a millisecond.
        self.speed = 0.0

    @property
    def distance(self) -> float:
        """How far the finger is from where the swipe began."""
        return self._at - self._from

    def follow(self, at: float, stamp: int) -> bool:
        """Note where the finger is; tell whether it becomes a swipe by that."""
        passed = max(1, stamp - self._stamp)
        self.speed += _LATEST * ((at - self._at) / passed - self.speed)
        self._at, self._stamp = at, stamp
        if self.on or abs(self.distance) < _SLACK:
            return False
        # What is swiped does not jump to the finger.
        self._from += _SLACK if self.distance > 0 else -_SLACK
        self.on = True
        return True
