"""Picks how dice will fall, then remembers it until they are thrown."""

from random import Random

from PySide6.QtCore import QPointF

from mexen_desktop.scene.dice.baked import library
from mexen_desktop.scene.dice.casting import Cast, Caster
from mexen_desktop.scene.dice.lying import SIDES, Fall, Lying, fall
from mexen_desktop.scene.dice.symmetry import SYMMETRIES, Symmetry
from mexen_desktop.scene.dice.tray import Tray


class Picker:
    """Gives falls as numbers, casts for those that are to be seen."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._known: Caster | None = None
        self._picked: Cast | None = None

    def pick(
        self,
        tray: Tray | None,
        count: int,
        direction: QPointF | None,
        stays: int | None,
        *,
        seen: bool,
    ) -> int:
        """Pick how so many dice will fall, before anybody asks for their values.

        `stays` is the die that lies aside, if one does; `seen` where the way is to be seen.
        """
        number, symmetry = self._throw(tray, count, direction, seen=seen)
        sides = self._chance.randrange(SIDES), self._chance.randrange(SIDES)
        return Fall(number, SYMMETRIES.index(symmetry), sides, stays or 0).number

    def cast(self, tray: Tray, thrown: Lying) -> Cast | None:
        """Return the throw with that fall; None where it does not fit."""
        picked, self._picked = self._picked, None
        fell, count = fall(thrown.fall), len(thrown.rolled)
        symmetry = SYMMETRIES[fell.symmetry]
        if picked is not None and (picked.number, picked.symmetry) == (fell.throw, symmetry):
            return picked
        return self._caster.again(tray.felt, count, fell.throw, symmetry)

    def _throw(
        self, tray: Tray | None, count: int, direction: QPointF | None, *, seen: bool
    ) -> tuple[int, Symmetry]:
        self._picked = None
        if tray is None:
            throws = range(len(library().of(count)))
            return self._chance.choice(throws), self._chance.choice(SYMMETRIES)
        if seen:
            self._picked = self._caster.cast(tray.felt, count, direction)
        if self._picked is not None:
            return self._picked.number, self._picked.symmetry
        return self._caster.pick(tray.felt, count, direction)

    @property
    def _caster(self) -> Caster:
        if self._known is None:
            self._known = Caster(library(), self._chance)
        return self._known
