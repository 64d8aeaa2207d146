"""Which rows of the other tables follow from a line of the log."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from mexen_desktop.record.names import folded
from mexen_desktop.rules.actions import Action, Join, Throw
from mexen_desktop.store.entries import Entered, Entry, Opened, PutBack, Renamed, TakenBack
from mexen_desktop.store.folding import Fold

_GAME: Final = "INSERT INTO game (id, rules, imported) VALUES (?1, ?2, ?3)"
_PERSON: Final = (
    "INSERT INTO person (name, folded) VALUES (?2, ?3)"
    " ON CONFLICT (folded) DO UPDATE SET name = excluded.name WHERE ?4"
)
_SEAT: Final = (
    "INSERT INTO seat (game, seat, person) SELECT ?1, ?2, id FROM person WHERE folded = ?3"
)
_NO_SEAT: Final = "DELETE FROM seat WHERE game = ?1 AND seat = ?2"
_THROW: Final = "INSERT INTO throw VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"
_NO_THROW: Final = (
    "DELETE FROM throw WHERE game = ?1 AND seq = (SELECT max(seq) FROM throw WHERE game = ?1)"
)
_PERSON_AT: Final = "(SELECT person FROM seat WHERE game = ?1 AND seat = ?2)"
#: The person has a new name, in every game, unless somebody is known by it already …
_RENAME: Final = (
    f"UPDATE person SET name = ?3, folded = ?4 WHERE id = {_PERSON_AT}"
    f" AND NOT EXISTS (SELECT 1 FROM person WHERE folded = ?4 AND id <> {_PERSON_AT})"
)
#: … who then is the one who plays here.
_MOVE: Final = (
    "UPDATE seat SET person = (SELECT id FROM person WHERE folded = ?4)"
    f" WHERE game = ?1 AND person = {_PERSON_AT}"
)


class Change(NamedTuple):
    """A statement with its values, except the first, which is the game."""

    statement: str
    values: tuple[int | str | bytes | None, ...] = ()


def changes(before: Fold | None, seq: int, entry: Entry) -> Iterator[Change]:
    """Yield what a line changes; `before` is the game as the lines before it tell it."""
    if isinstance(entry, Opened):
        yield Change(_GAME, (entry.rules, entry.imported))
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
        values = (entry.seat, entry.name, folded(entry.name))
        yield Change(_RENAME, values)
        yield Change(_MOVE, values)
    elif isinstance(entry, Action):
        yield from _done(before, seq, entry, entered=False)


def _done(before: Fold, seq: int, action: Action, *, entered: bool) -> Iterator[Change]:
    if isinstance(action, Throw):
        die, other = (*action.dice, None)[:2]
        yield Change(_THROW, (seq, action.by, die, other, action.keep or None, entered))
    elif isinstance(action, Join):
        yield from _sits(len(before.players), action.name, spelt=not before.opened.imported)


def _undone(before: Fold) -> Iterator[Change]:
    action, entered = before.actions[-1], before.entered[-1]
    if isinstance(action, Join):
        yield Change(_NO_SEAT, (len(before.players) - 1,))
    elif entered and isinstance(action, Throw):
        yield Change(_NO_THROW)


def _sits(seat: int, name: str, *, spelt: bool) -> Iterator[Change]:
    """Yield the rows of somebody at a seat; `spelt` where the name is to be written so now on."""
    yield Change(_PERSON, (name, folded(name), spelt))
    yield Change(_SEAT, (seat, folded(name)))
