"""The dice of one throw with their places in the tray."""

from random import Random

from mexen_desktop.scene.dice.cube import WITH_TOP
from mexen_desktop.scene.dice.die import Die
from mexen_desktop.scene.dice.fitting import Course
from mexen_desktop.scene.dice.space import Quaternion
from mexen_desktop.scene.dice.tray import Tray


class Arrangement:
    """Free dice come first, in the order of their values; a die that lay aside before is last."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self.dice: list[Die] = []

    def put(
        self,
        tray: Tray,
        values: tuple[int, ...],
        aside: int | None,
        courses: list[Course] | None = None,
    ) -> list[Die]:
        """Lay new dice on the felt, where courses end if there are any; leave or lay one aside.

        The new dice are returned.
        """
        kept = [die for die in self.dice if die.aside and die.value == aside][:1]
        if aside is not None and not kept:
            facing = self._facing(aside)
            spot = tray.good_spots(2)[1]
            kept = [Die(aside, facing, spot, tray.on_ledge(facing), aside=True)]
        if courses is None:
            spots = tray.chance_spots(len(values), self._chance)
            facings = [self._facing(value) for value in values]
        else:
            spots = [course.spot for course in courses]
            facings = [course.facing for course in courses]
        fresh = [
            Die(value, facing, spot, tray.on_felt(spot, facing))
            for value, facing, spot in zip(values, facings, spots, strict=True)
        ]
        self.dice = fresh + kept
        return fresh

    def fit(self, tray: Tray) -> None:
        """Lay all dice anew in a tray of another shape."""
        free = [die for die in self.dice if not die.aside]
        for die, spot in zip(free, tray.spots([die.spot for die in free]), strict=True):
            die.spot = spot
        for die in self.dice:
            self._place(tray, die)
            die.settle()

    def set_aside(self, tray: Tray, index: int | None) -> list[Die]:
        """Lay that die alone aside; the dice that have another place now are returned."""
        moved = [die for number, die in enumerate(self.dice) if die.aside != (number == index)]
        for die in moved:
            die.aside = not die.aside
        free = [die for die in self.dice if not die.aside]
        if not tray.felt.allows([die.spot for die in free]):
            for die, spot in zip(free, tray.spots([die.spot for die in free]), strict=True):
                die.spot = spot
            moved += [die for die in free if die not in moved]
        for die in moved:
            self._place(tray, die)
        return moved

    def _place(self, tray: Tray, die: Die) -> None:
        die.rest = tray.on_ledge(die.facing) if die.aside else tray.on_felt(die.spot, die.facing)

    def _facing(self, value: int) -> Quaternion:
        return self._chance.choice(WITH_TOP[value])
