"""The dice of one throw with their places in the tray."""

from mexen_desktop.scene.dice.die import Die
from mexen_desktop.scene.dice.lying import Lying
from mexen_desktop.scene.dice.resting import Place, resting
from mexen_desktop.scene.dice.tray import Tray


class Arrangement:
    """Rolled dice come first, in the order of their values; one that had stayed is last."""

    def __init__(self) -> None:
        self.dice: list[Die] = []
        self._lies = Lying()
        #: Where they lie on the felt once nothing is aside.
        self._rest: list[Place] = []

    def put(self, tray: Tray, lies: Lying, *, stays: bool = False) -> list[Die]:
        """Lay the dice of a throw; with `stays` the one that had stayed is still aside.

        The new dice are returned.
        """
        aside = [die for die in self.dice if die.aside and die.value == lies.stayed][:1]
        self._lies, self._rest = lies, resting(tray, lies)
        places = list(self._rest)
        if stays and lies.stayed:
            # As long as it is aside it hinders no other die.
            places[:-1] = resting(tray, Lying(lies.rolled, fall=lies.fall))
        self.dice = [
            Die(value, facing, spot, tray.on_felt(spot, facing)) for value, facing, spot in places
        ]
        fresh = self.dice[: len(lies.rolled)]
        if stays and lies.stayed:
            self._leave(tray, aside)
        return fresh

    def fit(self, tray: Tray) -> None:
        """Lay all dice anew in a tray of another shape."""
        self._rest = resting(tray, self._lies)
        for die, place in zip(self.dice, self._rest, strict=True):
            die.spot = place.spot
            self._place(tray, die)
            die.settle()

    def set_aside(self, tray: Tray, index: int | None) -> list[Die]:
        """Lay that die alone aside; the dice that have another place now are returned."""
        moved = []
        for number, (die, place) in enumerate(zip(self.dice, self._rest, strict=True)):
            aside = number == index
            if die.aside != aside or (not aside and die.spot != place.spot):
                die.aside, die.spot = aside, place.spot
                self._place(tray, die)
                moved.append(die)
        return moved

    def _leave(self, tray: Tray, aside: list[Die]) -> None:
        """Leave the last die aside: the very one that lay there, if it did."""
        stays = self.dice[-1]
        if aside and aside[0].facing == stays.facing:
            aside[0].spot = stays.spot
            stays = self.dice[-1] = aside[0]
        stays.aside = True
        self._place(tray, stays)

    def _place(self, tray: Tray, die: Die) -> None:
        die.rest = tray.on_ledge(die.facing) if die.aside else tray.on_felt(die.spot, die.facing)
