"""The dice of one throw with their places in the tray."""

from random import Random

from mexen_desktop.scene.dice.die import Die
from mexen_desktop.scene.dice.places import LEAST_YAW, MOST_YAW, Spot
from mexen_desktop.scene.dice.tray import Tray


class Arrangement:
    """Free dice come first, in the order of their values; a die that lay aside before is last."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self.dice: list[Die] = []

    def put(self, tray: Tray, values: tuple[int, ...], aside: int | None) -> list[Die]:
        """Lay new dice on the felt, leave or lay one aside; the new dice are returned."""
        kept = [die for die in self.dice if die.aside and die.value == aside][:1]
        if aside is not None and not kept:
            kept = [Die(aside, Spot(0.0, 0.0, 0.0), tray.on_ledge(aside), aside=True)]
        spots = tray.spots([self._wanted(index, len(values)) for index in range(len(values))])
        fresh = [
            Die(value, spot, tray.on_felt(spot, value))
            for value, spot in zip(values, spots, strict=True)
        ]
        self.dice = fresh + kept
        return fresh

    def fit(self, tray: Tray) -> None:
        """Lay all dice anew in a tray of another shape."""
        free = [die for die in self.dice if not die.aside]
        for die, spot in zip(free, tray.spots([die.spot for die in free]), strict=True):
            die.spot = spot
            die.rest = tray.on_felt(spot, die.value)
        for die in self.dice:
            if die.aside:
                die.rest = tray.on_ledge(die.value)
            die.settle()

    def set_aside(self, tray: Tray, index: int | None) -> list[Die]:
        """Lay that die alone aside; the dice that have another place now are returned."""
        moved = []
        for number, die in enumerate(self.dice):
            if die.aside != (number == index):
                die.aside = not die.aside
                if not die.aside:
                    die.spot = self._back_on_felt(tray, die)
                die.rest = (
                    tray.on_ledge(die.value) if die.aside else tray.on_felt(die.spot, die.value)
                )
                moved.append(die)
        return moved

    def _back_on_felt(self, tray: Tray, die: Die) -> Spot:
        """Where a die lay before, or beside the others if that is taken now."""
        others = [other.spot for other in self.dice if other is not die and not other.aside]
        if tray.felt.allows([*others, die.spot]):
            return die.spot
        return tray.spot_beside(others)

    def _wanted(self, index: int, count: int) -> Spot:
        middle = 0.0 if count == 1 else 3.2 * index / (count - 1) - 1.6
        uniform = self._chance.uniform
        return Spot(middle + uniform(-0.4, 0.4), uniform(-0.9, 0.5), uniform(LEAST_YAW, MOST_YAW))
