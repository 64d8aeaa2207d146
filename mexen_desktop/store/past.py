"""The games of before, as a list or one by one."""

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from msgspec import MsgspecError

from mexen_desktop.record.forgotten import number_of
from mexen_desktop.record.names import folded
from mexen_desktop.rules.state import OVER
from mexen_desktop.store.entries import Opened, decoded
from mexen_desktop.store.errors import Problem, StoreError
from mexen_desktop.store.kept import Kept
from mexen_desktop.store.known import CLOSED, is_known, note_if_possible
from mexen_desktop.store.reading import NAMES, TIMES, load, names_now
from mexen_desktop.store.summary import Summary, cache, cached, summary_of
from mexen_desktop.store.totals import totals

_GAMES: Final = (
    "SELECT game.id, game.rules, game.imported, max(sitting.id) AS place, count(*)"
    " FROM game JOIN sitting ON sitting.game = game.id"
    " GROUP BY game.id HAVING place < ? ORDER BY place DESC"
)
#: Those that people sat down to last, with how often they did.
_OPEN: Final = (
    "SELECT game.id, imported, (SELECT count(*) FROM sitting AS each WHERE each.game = game.id)"
    " FROM sitting JOIN game ON game.id = sitting.game"
    f" WHERE NOT {is_known(CLOSED)} ORDER BY sitting.id DESC LIMIT 200"
)
#: So many games are gone through to find one that can go on; the next start looks further back.
_MOST_LOADED: Final = 20
_OWN_DICE: Final = "SELECT EXISTS (SELECT 1 FROM throw WHERE game = ? AND entered)"
_FIRST: Final = "SELECT line FROM log WHERE game = ? AND seq = 0"
#: What a line holds that names a table's own rules.
_NAMED: Final = b'"house":'
#: So many games are looked at for who lost last.
_RECENT: Final = 10
#: More than any place.
_LAST: Final = 1 << 62
_RENAME: Final = (
    "UPDATE person SET name = :name, folded = :folded WHERE folded = :old"
    " AND (:old = :folded OR NOT EXISTS (SELECT 1 FROM person WHERE folded = :folded))"
)


class Past(NamedTuple):
    """One row of the list of games."""

    game: int
    #: Where it stands in the list: the higher, the later it was played.
    place: int
    #: A preset's id.
    rules: str
    #: Whether it came in as a record.
    imported: bool
    #: By seat.
    names: tuple[str, ...]
    #: When it began, when the last step was kept: seconds since 1970.
    began: int
    last: int
    #: None where it is not possible by the rules of this program.
    summary: Summary | None
    #: Whether dice of the table's own were thrown in it.
    own_dice: bool = False
    #: What the table called its own rules; "" for nothing.
    house: str = ""

    @property
    def most(self) -> tuple[int, ...]:
        """The seats that have taken most, ascending; none where nobody has, or for lives."""
        if self.summary is None or self.summary.life or not any(self.summary.scores):
            return ()
        most = max(score for score in self.scores if score is not None)
        return tuple(seat for seat, score in enumerate(self.scores) if score == most)

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody by name, also who left and came back once."""
        return tuple(dict.fromkeys(self.names))

    @property
    def scores(self) -> Sequence[int | None]:
        """What each has come to by seat; None for a seat that was left for another later on."""
        if self.summary is None:
            return ()
        scores = self.summary.scores
        return scores if self.summary.life else totals(self.names, scores)


def games(connection: sqlite3.Connection, before: int | None, most: int) -> tuple[Past, ...]:
    """Return so many games before that place, the one played last first."""
    rows = connection.execute(_GAMES, (_LAST if before is None else before,)).fetchmany(most)
    fresh: list[tuple[Kept, Summary]] = []
    found: list[Past] = []
    for game, rules, imported, place, _ in rows:
        names = names_now(connection.execute(NAMES, (game,)))
        began, last = connection.execute(TIMES, {"game": game}).fetchone()
        summary = _summary(connection, game, fresh)
        if not _has_all(names, summary):
            # Names that follow from the log are missing: from it they can be had again.
            raise StoreError(Problem.DAMAGED, game=game)
        found.append(
            Past(
                game,
                place,
                rules,
                bool(imported),
                tuple(names[seat] for seat in sorted(names)),
                began or 0,
                last or 0,
                summary,
                bool(connection.execute(_OWN_DICE, (game,)).fetchone()[0]),
                _house(connection, game),
            )
        )
    cache(connection, fresh)
    return tuple(found)


def _has_all(names: Mapping[int, str], summary: Summary | None) -> bool:
    """Whether everybody who has sat in a game has a name, by seat."""
    seats = len(names) if summary is None else max(len(names), len(summary.scores))
    return names.keys() == set(range(seats))


def _house(connection: sqlite3.Connection, game: int) -> str:
    """Return what a table called its own rules by the line with which the game began."""
    line, *_ = connection.execute(_FIRST, (game,)).fetchone() or (None,)
    # Most games are played by published rules: their lines are not taken apart.
    if not isinstance(line, bytes) or _NAMED not in line:
        return ""
    with suppress(MsgspecError):
        opened = decoded(line)
        return opened.house if isinstance(opened, Opened) else ""
    return ""


def left_open(connection: sqlite3.Connection) -> Kept | None:
    """Return the game that was left last, of those played here that are not over.

    A record that came in is one of them once people have sat down to it.
    """
    closed: list[int] = []
    try:
        return _open(connection, closed)
    finally:
        # No start looks at them again.
        note_if_possible(connection, closed, CLOSED)


def _open(connection: sqlite3.Connection, closed: list[int]) -> Kept | None:
    """Return the game that was left last, adding those to `closed` that came after it."""
    left = _MOST_LOADED
    for game, imported, sittings in dict.fromkeys(connection.execute(_OPEN)):
        only_read = imported and sittings == 1
        known = None if only_read else cached(connection, game)
        if only_read or (known is not None and (known.over or not known.actions)):
            closed.append(game)
            continue
        kept = _playable(connection, game)
        if kept is not None:
            if (kept.fold.actions or kept.fold.casts) and kept.state.phase != OVER:
                return kept
            cache(connection, [(kept, summary_of(kept))])
            closed.append(game)
        left -= 1
        if not left:
            break
    return None


def last_losers(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Return the names of those who lost the last round of each of the last games played here."""
    names: list[str] = []
    for past in games(connection, None, _RECENT):
        summary = past.summary
        if past.imported or summary is None:
            continue
        losers = summary.losers
        if losers is None:
            kept = _playable(connection, past.game)
            losers = kept.state.losers if kept is not None else ()
        names += [past.names[seat] for seat in losers]
    return tuple(name for name in dict.fromkeys(names) if not number_of(name))


def rename(connection: sqlite3.Connection, name: str, new: str) -> None:
    """Give somebody another name, unless somebody else is known by it."""
    values = {"old": folded(name), "name": new, "folded": folded(new)}
    connection.execute(_RENAME, values)


def _summary(
    connection: sqlite3.Connection, game: int, fresh: list[tuple[Kept, Summary]]
) -> Summary | None:
    summary = cached(connection, game)
    if summary is None and (kept := _playable(connection, game)) is not None:
        summary = summary_of(kept)
        fresh.append((kept, summary))
    return summary


def _playable(connection: sqlite3.Connection, game: int) -> Kept | None:
    try:
        return load(connection, game)
    except StoreError as error:
        if error.problem is Problem.UNPLAYABLE:
            return None
        raise
