"""Reads a game back from the log."""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec

from mexen_desktop.record.names import folded
from mexen_desktop.record.value import COMPUTERS, levels_in
from mexen_desktop.rules.engine import apply
from mexen_desktop.rules.errors import RulesError
from mexen_desktop.rules.options import Options
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import State, new_game
from mexen_desktop.store.entries import Look, Opened, Player
from mexen_desktop.store.errors import Problem, StoreError
from mexen_desktop.store.folding import Fold
from mexen_desktop.store.kept import Kept, options_of
from mexen_desktop.store.telling import Told, tell
from mexen_desktop.store.writing import EVERY

LINES: Final = "SELECT line, crc, fall FROM log WHERE game = ? ORDER BY seq"
NAMES: Final = (
    "SELECT seat, name, folded FROM seat JOIN person ON person.id = seat.person WHERE game = ?"
)
SNAPSHOTS: Final = "SELECT seq, state, crc FROM snapshot WHERE game = ?"
TIMES: Final = (
    "SELECT (SELECT at FROM log WHERE game = :game AND seq = 0),"
    " (SELECT at FROM log WHERE game = :game ORDER BY seq DESC LIMIT 1)"
)

_STATE: Final = msgspec.msgpack.Decoder(State)


def load(connection: sqlite3.Connection, game: int) -> Kept:
    """Return a game.

    Raises StoreError for one that is unknown, damaged, or not possible by the rules.
    """
    began, last = connection.execute(TIMES, {"game": game}).fetchone()
    if began is None:
        raise StoreError(Problem.UNKNOWN_GAME, game=game)
    snapshots = {seq: kept for seq, *kept in connection.execute(SNAPSHOTS, (game,))}
    told = tell(connection.execute(LINES, (game,)), snapshots)
    if told is None or not told.whole:
        raise StoreError(Problem.DAMAGED, game=game)
    options = _options(told.fold.opened, game)
    return Kept(
        game=game,
        options=options,
        fold=told.fold,
        players=_players(told.fold, names_now(connection.execute(NAMES, (game,)))),
        checkpoints=tuple(_checkpoints(told, options, game)),
        began=began,
        last=last,
        lines=told.lines,
        falls=told.falls,
        crc=told.crc,
    )


def names_now(rows: Iterable[tuple[int, object, object]]) -> dict[int, str]:
    """Return the names of people by seat, without those that are not to be believed."""
    return {
        seat: name for seat, name, fold in rows if isinstance(name, str) and folded(name) == fold
    }


def _options(opened: Opened, game: int) -> Options:
    if opened.rules not in PRESETS:
        raise StoreError(Problem.UNPLAYABLE, game=game, action=0)
    return options_of(opened)


def _players(fold: Fold, now: Mapping[int, str]) -> tuple[Player, ...]:
    """Return the players by the names that they have got in other games in the meantime.

    Whom a record calls a computer is one, unless people have changed how they are shown.
    """
    levels = levels_in(fold.opened.notes.get(COMPUTERS))
    players: list[Player] = []
    for seat, (name, look) in enumerate((player.name, player.look) for player in fold.players):
        known = now[seat] if seat in now and folded(now[seat]) != folded(name) else name
        noted = seat in levels and seat not in fold.dressed
        players.append(Player(known, Look(level=levels[seat]) if noted else look))
    return tuple(players)


def _checkpoints(told: Told, options: Options, game: int) -> Iterator[tuple[int, State]]:
    opened, actions = told.fold.opened, told.fold.actions
    try:
        at, state = 0, new_game(options, len(opened.players), told.fold.starter)
    except RulesError:
        raise StoreError(Problem.UNPLAYABLE, game=game, action=0) from None
    for number, packed in told.states:
        try:
            at, state = number, _STATE.decode(packed)
        except msgspec.MsgspecError:
            # Packed by a program with another idea of a state: the log says the same.
            continue
        yield at, state
    if at and at == len(actions):
        return
    while at < len(actions):
        try:
            state, _ = apply(state, actions[at])
        except RulesError:
            raise StoreError(Problem.UNPLAYABLE, game=game, action=at + 1) from None
        at += 1
        if at % EVERY == 0 and at < len(actions):
            yield at, state
    yield at, state
