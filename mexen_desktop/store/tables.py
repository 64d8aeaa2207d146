"""Which rows of the other tables follow from a line of the log."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from mexen_desktop.record.names import folded
from mexen_desktop.rules.actions import Action, Join, Throw
from mexen_desktop.store.entries import (
    Entered,
    Entry,
    Lot,
    Opened,
    PutBack,
    Renamed,
    TakenBack,
)
from mexen_desktop.store.folding import Fold

_GAME: Final = "INSERT INTO game (id, rules, imported) VALUES (:game, :rules, :imported)"
_PERSON: Final = (
    "INSERT INTO person (name, folded) VALUES (:name, :folded)"
    " ON CONFLICT (folded) DO UPDATE SET name = excluded.name WHERE :spelt"
)
_SEAT: Final = (
    "INSERT INTO seat (game, seat, person)"
    " SELECT :game, :seat, id FROM person WHERE folded = :folded"
)
_NO_SEAT: Final = "DELETE FROM seat WHERE game = :game AND seat = :seat"
_THROW: Final = (
    "INSERT INTO throw (game, seq, seat, die, other, kept, entered)"
    " VALUES (:game, :seq, :seat, :die, :other, :kept, :entered)"
)
_NO_THROW: Final = (
    "DELETE FROM throw WHERE game = :game AND seq = (SELECT max(seq) FROM throw WHERE game = :game)"
)
_PERSON_AT: Final = "(SELECT person FROM seat WHERE game = :game AND seat = :seat)"
#: The person has a new name, in every game, unless somebody is known by it already …
_RENAME: Final = (
    f"UPDATE person SET name = :name, folded = :folded WHERE id = {_PERSON_AT}"
    f" AND NOT EXISTS (SELECT 1 FROM person WHERE folded = :folded AND id <> {_PERSON_AT})"
)
#: … who then is the one who plays here.
_MOVE: Final = (
    "UPDATE seat SET person = (SELECT id FROM person WHERE folded = :folded)"
    f" WHERE game = :game AND person = {_PERSON_AT}"
)


#: What a statement is to use, by name.
Values = Mapping[str, int | str | bytes | None]


class Change(NamedTuple):
    """A statement with its values by name, except `game`."""

    statement: str
    values: Values


def changes(before: Fold | None, seq: int, entry: Entry) -> Iterator[Change]:
    """Yield what a line changes; `before` is the game as the lines before it tell it."""
    if isinstance(entry, Opened):
        yield Change(_GAME, {"rules": entry.rules, "imported": entry.imported})
        for seat, player in enumerate(entry.players):
            yield from _sits(seat, player.name, spelt=not entry.imported)
    elif before is None:
        return
    elif isinstance(entry, Entered):
        yield from _done(before, seq, entry.throw, entered=True)
    elif isinstance(entry, TakenBack):
        yield from _undone(before)
    elif isinstance(entry, PutBack):
        last = before.undone[-1]
        again = last.action if last.player is None else Join(last.player.name)
        yield from _done(before, seq, again, entered=last.entered)
    elif isinstance(entry, Renamed):
        yield from changes_of_name(entry)
    elif isinstance(entry, Lot):
        yield _cast(before, seq, entry)
    elif isinstance(entry, Action):
        yield from _done(before, seq, entry, entered=False)


def changes_of_name(entry: Renamed) -> Iterator[Change]:
    """Yield what it changes that somebody has another name."""
    values: Values = {"seat": entry.seat, "name": entry.name, "folded": folded(entry.name)}
    yield Change(_RENAME, values)
    yield Change(_MOVE, values)


def _cast(before: Fold, seq: int, lot: Lot) -> Change:
    """Return the row of a die that was thrown for who starts: it fell as any other did."""
    seat, alone = before.starter, {"other": None, "kept": None}
    values: Values = {"seq": seq, "seat": seat, "die": lot.die, "entered": lot.entered, **alone}
    return Change(_THROW, values)


def _done(before: Fold, seq: int, action: Action, *, entered: bool) -> Iterator[Change]:
    if isinstance(action, Throw):
        die, other = (*action.dice, None)[:2]
        yield Change(
            _THROW,
            {
                "seq": seq,
                "seat": action.by,
                "die": die,
                "other": other,
                "kept": action.keep or None,
                "entered": entered,
            },
        )
    elif isinstance(action, Join):
        yield from _sits(len(before.players), action.name, spelt=not before.opened.imported)


def _undone(before: Fold) -> Iterator[Change]:
    action, entered = before.actions[-1], before.entered[-1]
    if isinstance(action, Join):
        yield Change(_NO_SEAT, {"seat": len(before.players) - 1})
    elif entered and isinstance(action, Throw):
        yield Change(_NO_THROW, {})


def _sits(seat: int, name: str, *, spelt: bool) -> Iterator[Change]:
    """Yield the rows of somebody at a seat; `spelt` where the name is to be written so now on."""
    yield Change(_PERSON, {"name": name, "folded": folded(name), "spelt": spelt})
    yield Change(_SEAT, {"seat": seat, "folded": folded(name)})
