"""How luck went, evening by evening or game by game."""

from collections.abc import Callable, Sequence
from itertools import accumulate

from PySide6.QtCore import QCoreApplication

from mexen_desktop.models.statistics.figure import Figure, Shape
from mexen_desktop.models.statistics.people import most_first, rows_of, somebody
from mexen_desktop.models.statistics.players import count
from mexen_desktop.models.statistics.table import Cell, Column, Kind, Row, Table
from mexen_desktop.store.statistics.values import Point, Standing, Who
from mexen_desktop.texts import statistics as told

#: How a step of a line is called: by the moment in which it began.
Named = Callable[[int], str]


def lines(standings: Sequence[Standing], points: Sequence[Point], named: Named) -> Figure:
    """Return a line of luck for each, all of one height."""
    by_person: dict[Who, list[Point]] = {}
    for point in points:
        by_person.setdefault(point.who, []).append(point)
    lucky = {who: _sums(own) for who, own in by_person.items()}
    every = [value for values in lucky.values() for value in values]
    low, high = min(every, default=0.0), max(every, default=0.0)
    title = QCoreApplication.translate("statistics", "Luck over time")
    ordered = [
        each
        for each in most_first(standings, lambda each: lucky.get(each.who, [0.0])[-1])
        if each.who in by_person
    ]
    rows = rows_of(
        ordered,
        lambda each: (
            Cell(told.signed(lucky[each.who][-1]), ((0.0, *lucky[each.who]), low, high)),
        ),
    )
    picture = Table(title, (Column("", Kind.NAME), Column(title, Kind.CURVE)), rows)

    def table() -> Table:
        return Table(
            title,
            (Column(_name(), Kind.NAME), Column(_when()), *_numbers()),
            tuple(
                Row((Cell(each.name), *cells), somebody(each), each.who)
                for each in ordered
                for cells in _told(by_person[each.who], named)
            ),
        )

    return Figure("luckLinesFigure", Shape.ROWS, picture, table)


def line(standing: Standing, points: Sequence[Point], named: Named) -> Figure:
    """Return the line of one person."""
    title = QCoreApplication.translate("statistics", "Luck over time")
    rows = tuple(Row(cells, somebody(standing)) for cells in _told(points, named))
    table = Table(title, (Column(_when(), Kind.WORDS), *_numbers()), rows)
    return Figure("luckFigure", Shape.LINE, table)


def _sums(points: Sequence[Point]) -> list[float]:
    return list(accumulate(point.expected - point.lost for point in points))


def _told(points: Sequence[Point], named: Named) -> list[tuple[Cell, ...]]:
    return [
        (
            Cell(named(point.began)),
            *(count(point.rounds), count(point.lost)),
            Cell(told.decimal(point.expected), plain=point.expected),
            Cell(told.signed(sum_), sum_, sum_),
        )
        for point, sum_ in zip(points, _sums(points), strict=True)
    ]


def _numbers() -> tuple[Column, ...]:
    return (
        Column(QCoreApplication.translate("statistics", "Rounds")),
        Column(QCoreApplication.translate("statistics", "Lost")),
        Column(QCoreApplication.translate("statistics", "Expected")),
        Column(QCoreApplication.translate("statistics", "Luck so far")),
    )


def _name() -> str:
    return QCoreApplication.translate("statistics", "Name")


def _when() -> str:
    return QCoreApplication.translate("statistics", "When")
