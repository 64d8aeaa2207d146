"""Finds the game that a record tells of among those that are kept."""

import sqlite3
from collections.abc import Generator
from typing import Final

from mexen_desktop.store.errors import Problem, StoreError
from mexen_desktop.store.reading import load
from mexen_desktop.store.statistics.log import read
from mexen_desktop.store.summary import cached, mark_of

_GAMES: Final = "SELECT id FROM game WHERE rules = ? ORDER BY id DESC"
#: So many games are looked at between two looks at anything else.
_AT_ONCE: Final = 5


def recognised(
    connection: sqlite3.Connection, rules: str, mark: int
) -> Generator[int, None, int | None]:
    """Return the game by these rules in which the same was done, the latest; None without one.

    Yields 0 now and then.
    """
    games: list[int] = [game for (game,) in connection.execute(_GAMES, (rules,))]
    for number, game in enumerate(games, 1):
        if _is_marked(connection, game, mark):
            return game
        if number % _AT_ONCE == 0:
            yield 0
    return None


def _is_marked(connection: sqlite3.Connection, game: int, mark: int) -> bool:
    summary = cached(connection, game)
    if summary is not None:
        return summary.mark == mark
    # Its lines say what was done; whether that is possible matters only if it is the same.
    log = read(connection, game)
    return log is not None and mark_of(log.fold.actions) == mark and _is_playable(connection, game)


def _is_playable(connection: sqlite3.Connection, game: int) -> bool:
    try:
        load(connection, game)
    except StoreError as error:
        if error.problem is Problem.UNPLAYABLE:
            return False
        raise
    return True
