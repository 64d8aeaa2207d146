"""What a list of games says of each, so that none need be gone through to be listed."""

import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from typing import Final
from zlib import crc32

import msgspec
from msgspec import Struct

from mexen_desktop.rules.actions import Action
from mexen_desktop.rules.state import OVER
from mexen_desktop.store.entries import chained, encoded
from mexen_desktop.store.errors import BY_DATABASE
from mexen_desktop.store.kept import Kept

_CACHED: Final = (
    "SELECT told, crc FROM summary WHERE game = :game"
    " AND seq = (SELECT max(seq) FROM log WHERE game = :game)"
)
_CACHE: Final = "REPLACE INTO summary (game, seq, told, crc) VALUES (?, ?, ?, ?)"


class Summary(Struct, frozen=True, gc=False):
    """What a game came to, as far as it was played."""

    #: The round that it was in, from 1.
    round: int
    over: bool
    #: A seat, None without a winner.
    winner: int | None
    #: What each has taken, or the lives that each has left, by seat.
    scores: tuple[int, ...]
    #: Whether lives were played for.
    life: bool
    #: How much was done, with what was thrown for who starts.
    actions: int
    #: What two games of other dice hardly ever have in common.
    mark: int
    #: How well computers play, by seat, from 1; 0 for people. Empty where there is none.
    levels: tuple[int, ...] = ()
    #: The seats that lost the last finished round; None where an older program did not note it.
    losers: tuple[int, ...] | None = None


_DECODER: Final = msgspec.json.Decoder(Summary)


def summary_of(kept: Kept) -> Summary:
    """Return what a game came to."""
    state = kept.state
    levels = tuple(player.look.level for player in kept.players)
    return Summary(
        round=state.round,
        over=state.phase == OVER,
        winner=state.winner,
        scores=tuple(state.scores_by_seat()),
        life=kept.options.costs_life,
        actions=len(kept.fold.actions) + len(kept.fold.casts),
        mark=mark_of(kept.fold.actions),
        levels=levels if any(levels) else (),
        losers=state.losers,
    )


def mark_of(actions: Iterable[Action]) -> int:
    """Return a checksum of all that was done."""
    mark = 0
    for action in actions:
        mark = chained(encoded(action), mark)
    return mark


def cached(connection: sqlite3.Connection, game: int) -> Summary | None:
    """Return the summary that was noted, None where there is none since the last step."""
    for told, crc in connection.execute(_CACHED, {"game": game}):
        if isinstance(told, bytes) and crc32(told, game) == crc:
            with suppress(msgspec.MsgspecError):
                return _DECODER.decode(told)
    return None


def cache(connection: sqlite3.Connection, summaries: Iterable[tuple[Kept, Summary]]) -> None:
    """Note summaries for the next time, where that is possible."""
    rows = []
    for kept, summary in summaries:
        told = msgspec.json.encode(summary)
        rows.append((kept.game, len(kept.lines) - 1, told, crc32(told, kept.game)))
    if not rows:
        return
    with suppress(*BY_DATABASE):
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.executemany(_CACHE, rows)
        finally:
            connection.execute("COMMIT")
