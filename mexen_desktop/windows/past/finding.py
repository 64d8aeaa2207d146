"""Finds the game to be shown: a kept one, or that of a record."""

from collections.abc import Sequence
from typing import NamedTuple

from mexen_desktop.models.facts import Person
from mexen_desktop.record.errors import RecordError
from mexen_desktop.record.reading import read
from mexen_desktop.record.replaying import replay
from mexen_desktop.record.value import Record
from mexen_desktop.session.dice import SystemDice
from mexen_desktop.session.game import Game
from mexen_desktop.store.errors import StoreError
from mexen_desktop.store.records import entries_of, lots_of
from mexen_desktop.store.store import Store
from mexen_desktop.windows.play import do, people_of, stranger


class Found(NamedTuple):
    """A game to be shown."""

    game: Game
    people: Sequence[Person]
    #: Its number among the kept ones; None where it is not kept.
    number: int | None
    #: What it was read from; None for a kept one.
    record: Record | None
    #: Why its record goes on no further than this; None for one that is right.
    error: RecordError | None


def kept(store: Store, number: int) -> Found:
    """Return a kept game. Raises StoreError where it cannot be had."""
    found = store.game(number)
    return Found(Game.restored(found, SystemDice()), people_of(found), number, None, None)


def recorded(store: Store, path: str) -> Found:
    """Return the game of a record, which is kept from now on if nothing is wrong with it.

    Raises RecordError where there is nothing to be shown.
    """
    record = read(path)
    try:
        return kept(store, store.add(record))
    except (RecordError, StoreError):
        # What is wrong, or that it cannot be kept, hinders nobody from seeing it.
        return as_far_as_it_goes(record)


def as_far_as_it_goes(record: Record) -> Found:
    """Return the game of a record that is not kept, up to the first thing that is wrong."""
    lots = lots_of(record)
    game = Game(
        record.rules,
        record.rule_set(),
        record.players,
        SystemDice(),
        starter=None if lots else record.starter,
        stake=record.stake,
    )
    game.house = record.house()
    for lot in lots:
        do(game, lot)
    states, entries, error = replay(record), entries_of(record), None
    try:
        next(states)
        for _ in states:
            do(game, next(entries))
    except RecordError as wrong:
        error = wrong
    levels = record.computers()
    people = [stranger(seat, name, levels.get(seat, 0)) for seat, name in enumerate(game.names)]
    return Found(game, people, None, record, error)
