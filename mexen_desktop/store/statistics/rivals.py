"""How people stand to one another in the rounds that they played together."""

import sqlite3
from typing import Final

from mexen_desktop.store.statistics.evenings import places_of
from mexen_desktop.store.statistics.values import Rival, Scope, Who

# The columns beside a single max() are those of the row that has it.
_RIVALS: Final = (
    "SELECT them.person, theirs.level > 0, max(stretch.place), name, theirs.level, theirs.colour,"
    " sum(duel.rounds), sum(duel.lost), sum(other_lost), sum(higher), sum(other_higher)"
    " FROM seat AS me JOIN stretch USING (game)"
    " JOIN tally AS mine ON mine.place = stretch.place AND mine.seat = me.seat"
    " JOIN duel ON duel.place = stretch.place AND duel.seat = me.seat"
    " JOIN seat AS them ON them.game = stretch.game AND them.seat = duel.other"
    " JOIN tally AS theirs ON theirs.place = stretch.place AND theirs.seat = them.seat"
    " JOIN person ON person.id = them.person"
    " WHERE me.person = :person AND (mine.level > 0) = :computer"
    " AND stretch.place >= :first AND stretch.place < :end"
    " AND (:rules = '' OR stretch.rules = :rules)"
    " GROUP BY 1, 2"
)


def rivals(connection: sqlite3.Connection, who: Who, scope: Scope) -> tuple[Rival, ...]:
    """Return everybody who played rounds with somebody, most rounds together first."""
    first, end = places_of(connection, scope)
    values = {**who._asdict(), "first": first, "end": end, "rules": scope.rules}
    found = []
    for person, computer, _, *rest in connection.execute(_RIVALS, values):
        other = Who(person, bool(computer))
        # Two entries that were made one may have sat at one table.
        if other != who:
            found.append(Rival(other, *rest))
    return tuple(sorted(found, key=lambda each: (-each.rounds, each.who)))
