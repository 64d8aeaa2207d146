"""All that was played, whoever it was."""

import sqlite3
from typing import Final

from mexen_desktop.store.statistics.columns import DICE_OF
from mexen_desktop.store.statistics.evenings import evening_of, places_of, starts
from mexen_desktop.store.statistics.values import RuleSet, Scope, Totals

_WHERE: Final = "WHERE place >= :first AND place < :end AND (:rules = '' OR rules = :rules)"
_PLAYED: Final = f"SELECT place, game, rounds FROM stretch {_WHERE} AND rounds"
_THROWS: Final = (
    f"SELECT ifnull(sum({' + '.join(DICE_OF)}), 0) FROM stretch JOIN dice USING (place) {_WHERE}"
)
_RULES: Final = (
    "SELECT rules, count(DISTINCT game) FROM stretch WHERE rounds GROUP BY rules ORDER BY 2 DESC, 1"
)


def totals(connection: sqlite3.Connection, scope: Scope) -> Totals:
    """Return how much was played."""
    first, end = places_of(connection, scope)
    values = {"first": first, "end": end, "rules": scope.rules}
    begins = list(starts(connection, first))
    evenings, games, rounds = set[int](), set[int](), 0
    for place, game, played in connection.execute(_PLAYED, values):
        evenings.add(evening_of(begins, place))
        games.add(game)
        rounds += played
    (throws,) = connection.execute(_THROWS, values).fetchone()
    return Totals(len(games), rounds, throws, len(evenings))


def rule_sets(connection: sqlite3.Connection) -> tuple[RuleSet, ...]:
    """Return the rule sets that were played, those with most games first."""
    return tuple(RuleSet(*row) for row in connection.execute(_RULES))
