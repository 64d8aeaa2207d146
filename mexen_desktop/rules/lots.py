"""Who starts, where each throws one die for it, those who are level for the highest again (C5)."""

from typing import NamedTuple

from mexen_desktop.rules.throw import FACES


class Pass(NamedTuple):
    """Everybody who is still in it throws once."""

    seats: tuple[int, ...]
    #: As far as they have thrown, in that order.
    dice: tuple[int, ...]

    @property
    def highest(self) -> tuple[int, ...]:
        """Those who have thrown highest so far; nobody before any die."""
        most = max(self.dice, default=0)
        return tuple(s for s, die in zip(self.seats, self.dice, strict=False) if die == most)


class Lots(NamedTuple):
    """The dice that so many have thrown for who starts, in seating order from the first seat."""

    players: int
    dice: tuple[int, ...] = ()

    @property
    def passes(self) -> tuple[Pass, ...]:
        """Return every time that they threw, the last one perhaps in part; there is at least one.

        All throw first, then those who were level for the highest, as often as that happens.
        """
        seats, at, found = tuple(range(self.players)), 0, list[Pass]()
        while True:
            found.append(Pass(seats, self.dice[at : at + len(seats)]))
            at += len(seats)
            if len(found[-1].dice) < len(seats) or len(found[-1].highest) == 1:
                return tuple(found)
            seats = found[-1].highest

    @property
    def settled(self) -> bool:
        """Whether it is known who starts."""
        last = self.passes[-1]
        return len(last.dice) == len(last.seats)

    @property
    def turn(self) -> int:
        """Who throws next; who starts, once that is settled."""
        last = self.passes[-1]
        done = len(last.dice)
        return last.highest[0] if done == len(last.seats) else last.seats[done]

    def seat_of(self, number: int) -> int:
        """Return who threw the die of that number, from 0."""
        return Lots(self.players, self.dice[:number]).turn

    def latest(self) -> dict[int, int]:
        """Return what each has thrown last, by seat; nothing of those who are to throw again."""
        last = self.passes[-1]
        waiting = last.seats[len(last.dice) :]
        thrown = {
            seat: die
            for each in self.passes
            for seat, die in zip(each.seats, each.dice, strict=False)
        }
        return {seat: die for seat, die in thrown.items() if seat not in waiting}

    def after(self, die: int) -> "Lots":
        """Return how it stands after one more die.

        Raises ValueError where that is no face, or nothing is to be thrown any more.
        """
        if die not in FACES or self.settled:
            raise ValueError(die)
        return self._replace(dice=(*self.dice, die))
