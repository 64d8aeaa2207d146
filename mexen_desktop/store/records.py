"""Makes a record of a kept game, or a kept game of a record."""

import sqlite3
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from itertools import count, islice
from typing import Final

from msgspec import Raw

from mexen_desktop import __version__
from mexen_desktop.record.errors import Problem, RecordError
from mexen_desktop.record.forgotten import number_of
from mexen_desktop.record.names import LONGEST, Ledger, trimmed
from mexen_desktop.record.replaying import replay
from mexen_desktop.record.value import (
    COMPUTERS,
    HOUSE,
    LOTS,
    OWN_DICE,
    OWN_LOTS,
    Record,
    note,
    note_of_levels,
)
from mexen_desktop.rules.actions import Action, Join, Leave, Throw
from mexen_desktop.rules.options import differing
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.store.entries import Entered, Lot, Opened, Player, encoded
from mexen_desktop.store.kept import Kept
from mexen_desktop.store.recognising import recognised
from mexen_desktop.store.summary import mark_of
from mexen_desktop.store.writing import Lines, Row, write_slowly

#: Notes of a record that are larger than this are not kept with it.
MOST_NOTES: Final = 1 << 16


def plainly(name: str) -> str:
    """Return a name, for the one of somebody who was deleted what it is in English."""
    number = number_of(name)
    return f"somebody {number}" if number > 1 else "somebody" if number else name


def record_of(kept: Kept, called: Callable[[str], str] = plainly) -> Record:
    """Return a game as a record, with everybody by the name that they have now.

    `called` gives the words for the name of somebody who was deleted.
    """
    opened, fold = kept.fold.opened, kept.fold
    players, actions = _named(kept, map(called, kept.names))
    own = [number for number, entered in enumerate(fold.entered, 1) if entered]
    own_lots = [number for number, cast in enumerate(fold.casts, 1) if cast.entered]
    notes: dict[str, Raw] = {
        "created": note(datetime.fromtimestamp(kept.began, UTC).isoformat()),
        "app": note(f"mexen-desktop {__version__}"),
        **{key: raw for key, raw in opened.notes.items() if key != COMPUTERS},
        **({OWN_DICE: note(own)} if own else {}),
        **({LOTS: note([cast.die for cast in fold.casts])} if fold.casts else {}),
        **({OWN_LOTS: note(own_lots)} if own_lots else {}),
        **({HOUSE: note(opened.house)} if opened.house else {}),
        **note_of_levels(player.look.level for player in kept.players),
    }
    return Record(
        rules=opened.rules,
        stake=fold.stake,
        players=players,
        actions=actions,
        starter=kept.starter,
        options=differing(PRESETS[opened.rules], kept.options),
        notes=notes,
    )


def entries_of(record: Record) -> Iterator[Action | Entered]:
    """Yield what was done in a record's game as the log holds it.

    Raises RecordError where something is written that is no action.
    """
    own = record.own_dice()
    for number, action in enumerate(_trimmed(record.actions), 1):
        yield Entered(action) if number in own and isinstance(action, Throw) else action


def lots_of(record: Record) -> list[Lot]:
    """Return what was thrown for who starts in a record's game as the log holds it."""
    return [Lot(die, entered) for die, entered in record.lots()]


def add(connection: sqlite3.Connection, record: Record, now: int) -> Generator[int, None, int]:
    """Keep a record, returning the number of the game that it is; a known one is not kept twice.

    Yields now and then how many lines are done. Raises RecordError for one that is wrong; nothing
    is kept then.
    """
    mark = mark_of(_trimmed(record.actions))
    known = yield from recognised(connection, record.rules, mark)
    if known is not None:
        return known
    played = _created(record)
    return (yield from write_slowly(connection, None, _rows(record), now, sits=True, played=played))


def _named(kept: Kept, seats: Iterator[str]) -> tuple[tuple[str, ...], list[Action]]:
    """Return the players, then the actions, with no two of one name at the table at once.

    Whoever left may have had the name that another was given later on.
    """
    ledger = Ledger(())
    players = tuple(_seated(ledger, seat, next(seats)) for seat in range(kept.seated))
    seated = kept.seated
    actions: list[Action] = []
    for action in kept.fold.actions:
        if isinstance(action, Join):
            actions.append(Join(_seated(ledger, seated, next(seats))))
            seated += 1
            continue
        if isinstance(action, Leave):
            ledger.leave(action.by)
        actions.append(action)
    return players, actions


def _seated(ledger: Ledger, seat: int, name: str) -> str:
    wanted = name
    for number in count(2):
        try:
            ledger.seat(seat, wanted)
        except RecordError as error:
            if error.problem is not Problem.NAME_TAKEN:
                raise
            wanted = f"{name[: LONGEST - 4]} {number}"
        else:
            break
    return wanted


def _rows(record: Record) -> Iterator[Row]:
    """Yield the rows of a record's game, each when it is known to be possible."""
    lots = lots_of(record)
    opened = Opened(
        rules=record.rules,
        options=record.rule_set()._asdict(),
        stake=record.stake,
        players=tuple(map(Player, record.players)),
        starter=record.starter,
        imported=True,
        notes=_notes(record),
        house=record.house(),
        lots=bool(lots),
    )
    lines = Lines()
    for begun in (opened, *lots):
        yield lines.next(encoded(begun), begun)
    states = islice(replay(record), 1, None)
    for entry, (state, _) in zip(entries_of(record), states, strict=True):
        yield lines.next(encoded(entry), entry, state)


def _trimmed(actions: Iterable[Action]) -> Iterator[Action]:
    for action in actions:
        yield Join(trimmed(action.name)) if isinstance(action, Join) else action


def _notes(record: Record) -> dict[str, Raw]:
    """Return what a record carries besides, as far as nothing here says the same."""
    said = (OWN_DICE, *((LOTS, OWN_LOTS) if record.lots() else ()))
    notes = {key: raw for key, raw in record.notes.items() if key not in said}
    return notes if sum(len(raw) for raw in notes.values()) <= MOST_NOTES else {}


def _created(record: Record) -> int | None:
    created = record.note("created")
    with suppress(ValueError, OverflowError):
        return int(datetime.fromisoformat(str(created)).timestamp())
    return None
