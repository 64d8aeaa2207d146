"""Where the dice of a throw rest in a tray."""

from functools import lru_cache
from typing import NamedTuple

from mexen_desktop.scene.dice.baked import library
from mexen_desktop.scene.dice.cube import relabelled
from mexen_desktop.scene.dice.fitting import ends, facing_at_end
from mexen_desktop.scene.dice.lying import Lying, fall
from mexen_desktop.scene.dice.places import Spot
from mexen_desktop.scene.dice.space import Quaternion, product
from mexen_desktop.scene.dice.symmetry import SYMMETRIES
from mexen_desktop.scene.dice.tray import Tray


class Place(NamedTuple):
    """A die at rest: its value, which way the cube lies before its yaw, where."""

    value: int
    facing: Quaternion
    spot: Spot


def resting(tray: Tray, lies: Lying) -> list[Place]:
    """Return where each die lies on the felt; the same throw in the same tray lies the same."""
    fell, count = fall(lies.fall), len(lies.rolled)
    places = [
        Place(value, product(facing, relabelled(facing, value, side)), spot)
        for value, facing, side, spot in zip(
            lies.rolled,
            _facings(count, fell.throw, fell.symmetry),
            fell.sides,
            _spots(tray, count, fell.throw, fell.symmetry),
            strict=False,
        )
    ]
    if not lies.stayed:
        return places
    if lies.before is not None:
        places.append(resting(tray, lies.before)[lies.came_from])
    else:
        places.append(resting(tray, Lying((lies.stayed,), fall=lies.fall))[0])
    spots = tray.spots([place.spot for place in places])
    return [place._replace(spot=spot) for place, spot in zip(places, spots, strict=True)]


def _spots(tray: Tray, count: int, throw: int, symmetry: int) -> list[Spot]:
    throws = library().of(count) if count else []
    if not throws:
        return []
    wanted = ends(throws[throw % len(throws)], SYMMETRIES[symmetry], tray.felt.room)
    return tray.spots(wanted)


@lru_cache(maxsize=256)
def _facings(count: int, throw: int, symmetry: int) -> tuple[Quaternion, ...]:
    """Return which way each cube lies at the end of a throw, whatever its value."""
    throws = library().of(count) if count else []
    if not throws:
        return ()
    picked = throws[throw % len(throws)]
    return tuple(
        facing_at_end(picked.ends[die].yaw, track[-1], SYMMETRIES[symmetry])
        for die, track in enumerate(library().tracks(picked))
    )
