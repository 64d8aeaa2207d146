"""What lies on the tray at any moment of a game."""

from collections.abc import Sequence
from typing import NamedTuple

from mexen_desktop.rules.events import (
    DecidingThrown,
    Event,
    GameEnded,
    RoundBegan,
    Thrown,
)
from mexen_desktop.session.game import Step


class Lying(NamedTuple):
    """The dice of the last throw: those that were rolled, then the one that had stayed."""

    rolled: tuple[int, ...] = ()
    #: 0 where both were rolled.
    stayed: int = 0

    @property
    def values(self) -> tuple[int, ...]:
        """All dice on the tray; a die is known by its place in here."""
        return (*self.rolled, self.stayed) if self.stayed else self.rolled

    def place_of(self, value: int, wanted: int | None = None) -> int | None:
        """Return which die is meant by a value: the wanted one, else one that was rolled."""
        values = self.values
        if wanted is not None and wanted < len(values) and values[wanted] == value:
            return wanted
        return values.index(value) if value in values else None


class Deciding(NamedTuple):
    """The deciding throw of one player."""

    seat: int
    dice: tuple[int, ...]
    value: int


def lying(steps: Sequence[Step]) -> Lying:
    """Return what lies on the tray after these steps.

    Dice stay where they fell, also when the turn passes; a new round finds the tray empty.
    """
    for step in reversed(steps):
        for event in reversed(step.events):
            if isinstance(event, RoundBegan | GameEnded):
                return Lying()
            found = dice_of_throw(event)
            if found is not None:
                return found
    return Lying()


def dice_of_throw(event: Event) -> Lying | None:
    """Return the dice that an event put on the tray, None where it put none."""
    if isinstance(event, Thrown):
        return Lying(event.dice, event.kept)
    if isinstance(event, DecidingThrown):
        return Lying(event.dice)
    return None


def deciding_throws(steps: Sequence[Step]) -> tuple[Deciding, ...]:
    """Return the last valid deciding throw of each player in the round that ended last.

    They come in the order in which the players first threw.
    """
    run: list[DecidingThrown] = []
    for step in reversed(steps):
        thrown = [event for event in step.events if isinstance(event, DecidingThrown)]
        if not thrown:
            break
        run += thrown
    last: dict[int, Deciding] = {}
    for event in reversed(run):
        if not event.void:
            last[event.by] = Deciding(event.by, event.dice, event.value)
    return tuple(last.values())
