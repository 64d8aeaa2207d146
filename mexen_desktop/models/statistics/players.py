"""Everybody side by side: one figure for each thing that is counted."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication

from mexen_desktop.models.statistics.figure import Figure, Shape
from mexen_desktop.models.statistics.people import by_name, most_first, rows_of
from mexen_desktop.models.statistics.table import Cell, Column, Kind, Table
from mexen_desktop.store.statistics.values import NO_STREAK, Standing, Streak, Who
from mexen_desktop.texts import statistics as told
from mexen_desktop.texts import words
from mexen_desktop.texts.by_locale import fine_share, share

Streaks = Mapping[Who, Streak]


class Measure(Enum):
    """What is compared."""

    ROUNDS = 0
    THROWS = 1
    TAKEN = 2
    STREAKS = 3


def compared(
    standings: Sequence[Standing], measure: Measure, runs: Callable[[], Streaks]
) -> Figure:
    """Return everybody compared by one thing that is counted; `runs` is asked where needed."""
    if measure is Measure.STREAKS:
        return streaks(standings, runs())
    makers = {
        Measure.ROUNDS: lost_rounds,
        Measure.THROWS: thrown,
        Measure.TAKEN: taken,
    }
    return makers[measure](standings)


def everything(standings: Sequence[Standing], runs: Callable[[], Streaks]) -> Table:
    """Return all that is counted of everybody in one table, for a spreadsheet."""
    ordered = by_name(standings)
    tables = [compared(ordered, measure, runs).table for measure in Measure]
    cells: dict[object, list[Cell]] = {}
    for table in tables:
        for row in table.rows:
            cells.setdefault(row.key, [row.cells[0]]).extend(row.cells[1:])
    columns = tables[0].columns[:1] + sum((table.columns[1:] for table in tables), ())
    rows = rows_of(ordered, lambda each: tuple(cells[each.who][1:]))
    return Table(told_players(), columns, rows)


def lost_rounds(standings: Sequence[Standing]) -> Figure:
    """Return how many rounds each has lost of those played, beside what the odds expect."""
    ordered = most_first(standings, lost_share)
    most = max((max(lost_share(each), expected_share(each)) for each in ordered), default=0.0)
    title = QCoreApplication.translate("statistics", "Rounds lost of those played")
    picture = Table(
        title,
        (
            Column("", Kind.NAME),
            Column(title, Kind.BAR),
            Column(QCoreApplication.translate("statistics", "Rounds")),
            Column(QCoreApplication.translate("statistics", "Luck")),
        ),
        rows_of(
            ordered,
            lambda each: (
                Cell(
                    share(lost_share(each)),
                    (lost_share(each), expected_share(each), most),
                    spoken=told.beside(share(lost_share(each)), share(expected_share(each))),
                ),
                count(each.rounds),
                Cell(told.signed(each.luck)),
            ),
        ),
    )

    def table() -> Table:
        return Table(
            title,
            (
                Column(QCoreApplication.translate("statistics", "Name"), Kind.NAME),
                Column(QCoreApplication.translate("statistics", "Games")),
                Column(QCoreApplication.translate("statistics", "Rounds")),
                Column(QCoreApplication.translate("statistics", "Lost")),
                Column(QCoreApplication.translate("statistics", "Expected")),
                Column(QCoreApplication.translate("statistics", "Luck")),
            ),
            rows_of(
                ordered,
                lambda each: (
                    *(count(each.games), count(each.rounds), count(each.lost)),
                    Cell(told.decimal(each.expected), plain=each.expected),
                    Cell(told.signed(each.luck), plain=each.luck),
                ),
            ),
        )

    return Figure("lostFigure", Shape.ROWS, picture, table)


def thrown(standings: Sequence[Standing]) -> Figure:
    """Return what each has thrown: Mexicos of all throws, doubles, 31, 32."""
    ordered = most_first(standings, _mexico_share)
    most = max((_mexico_share(each) for each in ordered), default=0.0)
    title = QCoreApplication.translate("statistics", "Mexicos of all throws")
    counts = (
        Column(QCoreApplication.translate("statistics", "Mexicos")),
        Column(QCoreApplication.translate("statistics", "Doubles")),
        Column("31"),
        Column("32"),
        Column(QCoreApplication.translate("statistics", "On average")),
    )
    picture = Table(
        title,
        (Column("", Kind.NAME), Column(title, Kind.BAR), *counts[1:]),
        rows_of(
            ordered,
            lambda each: (
                Cell(fine_share(_mexico_share(each)), (_mexico_share(each), None, most)),
                *_falls(each),
            ),
        ),
    )
    name = Column(QCoreApplication.translate("statistics", "Name"), Kind.NAME)
    throws = Column(QCoreApplication.translate("statistics", "Throws"))
    best = Column(QCoreApplication.translate("statistics", "Highest"))

    def table() -> Table:
        return Table(
            QCoreApplication.translate("statistics", "Throws"),
            (name, throws, *counts, best),
            rows_of(
                ordered,
                lambda each: (
                    *(count(each.throws), count(each.mexicos), *_falls(each)),
                    Cell(told.reading(each.best)),
                ),
            ),
        )

    return Figure("thrownFigure", Shape.ROWS, picture, table)


def taken(standings: Sequence[Standing]) -> Figure:
    """Return what each has taken, by cause."""
    ordered = most_first(standings, lambda each: each.taken.total)
    most = max((each.taken.total for each in ordered), default=0)
    title = QCoreApplication.translate("statistics", "Sips and points taken")
    picture = Table(
        title,
        (Column("", Kind.NAME), Column(title, Kind.STACK)),
        rows_of(
            ordered,
            lambda each: (
                Cell(
                    words.number(each.taken.total),
                    (tuple(each.taken), most),
                    spoken=told.parts(each.taken.total, zip(causes(), each.taken, strict=True)),
                ),
            ),
        ),
    )
    name = Column(QCoreApplication.translate("statistics", "Name"), Kind.NAME)
    every = Column(QCoreApplication.translate("statistics", "Taken in all"))

    def table() -> Table:
        return Table(
            title,
            (name, every, *map(Column, causes())),
            rows_of(ordered, lambda each: (count(each.taken.total), *map(count, each.taken))),
        )

    return Figure("takenFigure", Shape.ROWS, picture, table)


def lives(standings: Sequence[Standing]) -> Figure:
    """Return how many lives each has lost, how many games each has won."""
    ordered = most_first(standings, lambda each: each.lives_lost)
    most = max((each.lives_lost for each in ordered), default=0)
    title = QCoreApplication.translate("statistics", "Lives lost")
    won = Column(QCoreApplication.translate("statistics", "Games won"))
    rows = rows_of(
        ordered,
        lambda each: (
            Cell(words.number(each.lives_lost), (each.lives_lost, None, most), each.lives_lost),
            count(each.won),
        ),
    )
    name = QCoreApplication.translate("statistics", "Name")
    picture = Table(title, (Column("", Kind.NAME), Column(title, Kind.BAR), won), rows)
    table = Table(title, (Column(name, Kind.NAME), Column(title), won), rows)
    return Figure("livesFigure", Shape.ROWS, picture, lambda: table)


def streaks(standings: Sequence[Standing], runs: Streaks) -> Figure:
    """Return the longest streaks of each, how often they were Knight or Pirate."""
    longest = {each.who: runs.get(each.who, NO_STREAK) for each in standings}
    ordered = most_first(standings, lambda each: longest[each.who].safe)
    most = max((each.safe for each in longest.values()), default=0)
    safe = QCoreApplication.translate("statistics", "Rounds in a row without a loss")
    others = (
        Column(QCoreApplication.translate("statistics", "Lost in a row")),
        Column(QCoreApplication.translate("statistics", "Knight")),
        Column(QCoreApplication.translate("statistics", "Pirate")),
    )
    name = Column(QCoreApplication.translate("statistics", "Name"), Kind.NAME)
    rows = rows_of(
        ordered,
        lambda each: (
            Cell(words.number(safe := longest[each.who].safe), (safe, None, most), safe),
            *(count(longest[each.who].lost), count(each.knight), count(each.pirate)),
        ),
    )
    picture = Table(safe, (Column("", Kind.NAME), Column(safe, Kind.BAR), *others), rows)

    def table() -> Table:
        return Table(safe, (name, Column(safe), *others), rows)

    return Figure("streaksFigure", Shape.ROWS, picture, table)


def told_players() -> str:
    """Return what the page of all players is called."""
    return QCoreApplication.translate("statistics", "Players")


def causes() -> tuple[str, str, str]:
    """Return why something is taken, in the order of `Taken`."""
    return (
        QCoreApplication.translate("statistics", "For a lost round"),
        QCoreApplication.translate("statistics", "As Knight or Pirate"),
        QCoreApplication.translate("statistics", "Given by others"),
    )


def count(value: int) -> Cell:
    """Return a number as a cell."""
    return Cell(words.number(value), plain=value)


def lost_share(standing: Standing) -> float:
    """Return the part of the rounds that somebody has lost."""
    return standing.lost / standing.rounds if standing.rounds else 0.0


def expected_share(standing: Standing) -> float:
    """Return the part of the rounds that the odds expect somebody to have lost."""
    return standing.expected / standing.rounds if standing.rounds else 0.0


def _mexico_share(standing: Standing) -> float:
    return standing.mexicos / standing.throws if standing.throws else 0.0


def _falls(standing: Standing) -> tuple[Cell, ...]:
    return (
        *(count(standing.doubles), count(standing.elbows), count(standing.thirty_twos)),
        Cell(told.reading(standing.average)),
    )
