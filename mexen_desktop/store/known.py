"""What was found out about games, which holds until their next line."""

import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from mexen_desktop.store.errors import BY_DATABASE

#: Statistics hold all that was played of it.
COUNTED: Final = "counted"
#: Nobody can go on with it.
CLOSED: Final = "closed"

_NOTE: Final = "REPLACE INTO known (game, what) VALUES (?, ?)"
_FORGET: Final = "DELETE FROM known WHERE game = ?"


def is_known(what: str) -> str:
    """Return the condition of a query over games that this is known of them."""
    return f"EXISTS (SELECT 1 FROM known WHERE known.game = game.id AND what = '{what}')"


def note(connection: sqlite3.Connection, game: int, what: str) -> None:
    """Note what is known of a game, within a transaction."""
    connection.execute(_NOTE, (game, what))


def note_if_possible(connection: sqlite3.Connection, games: Iterable[int], what: str) -> None:
    """Note the same of games in a transaction, where one can be begun."""
    rows = [(game, what) for game in games]
    if not rows:
        return
    with suppress(*BY_DATABASE):
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.executemany(_NOTE, rows)
        finally:
            connection.execute("COMMIT")


def forget(connection: sqlite3.Connection, game: int) -> None:
    """Forget what was known of a game that goes on, within the same transaction."""
    connection.execute(_FORGET, (game,))
