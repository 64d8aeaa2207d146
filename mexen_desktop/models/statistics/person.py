"""One person's numbers."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mexen_desktop.models.statistics.figure import Figure, Shape
from mexen_desktop.models.statistics.people import somebody
from mexen_desktop.models.statistics.players import causes, count, expected_share, lost_share
from mexen_desktop.models.statistics.table import Cell, Column, Kind, Row, Table
from mexen_desktop.store.statistics.values import Standing, Streak
from mexen_desktop.texts import statistics as told
from mexen_desktop.texts import words


def losses(standing: Standing) -> Figure:
    """Return the rounds that were lost, below them what the odds expect."""
    title = QCoreApplication.translate("statistics", "Rounds lost")
    lost, expected = lost_share(standing), expected_share(standing)
    most = max(lost, expected)
    who = somebody(standing)
    rows = (
        Row(
            (
                Cell(QCoreApplication.translate("statistics", "Lost")),
                Cell(words.number(standing.lost), (lost, None, most), standing.lost),
            ),
            who,
        ),
        Row(
            (
                Cell(QCoreApplication.translate("statistics", "Expected")),
                Cell(told.decimal(standing.expected), (expected, None, most), standing.expected),
            ),
        ),
    )
    table = Table(title, (Column("", Kind.WORDS), Column(title, Kind.BAR)), rows)
    return Figure("lossesFigure", Shape.ROWS, table)


def counts(standing: Standing, streak: Streak) -> Figure:
    """Return how often what happened to somebody."""
    facts = [
        (QCoreApplication.translate("statistics", "Mexicos"), standing.mexicos),
        (QCoreApplication.translate("statistics", "Doubles"), standing.doubles),
        (QCoreApplication.translate("statistics", "Thrown 31"), standing.elbows),
        (QCoreApplication.translate("statistics", "Thrown 32"), standing.thirty_twos),
        (QCoreApplication.translate("statistics", "Times Knight"), standing.knight),
        (QCoreApplication.translate("statistics", "Times Pirate"), standing.pirate),
        (
            QCoreApplication.translate("statistics", "Rounds in a row without a loss"),
            streak.safe,
        ),
        (QCoreApplication.translate("statistics", "Lost in a row"), streak.lost),
        (QCoreApplication.translate("statistics", "Lives lost"), standing.lives_lost),
        (QCoreApplication.translate("statistics", "Games won"), standing.won),
    ]
    rows = [Row((Cell(what), count(value))) for what, value in facts]
    for what, value in (
        (QCoreApplication.translate("statistics", "Result on average"), standing.average),
        (QCoreApplication.translate("statistics", "Highest result"), standing.best),
    ):
        rows.append(Row((Cell(what), Cell(told.reading(value)))))
    columns = (
        Column(QCoreApplication.translate("statistics", "What"), Kind.WORDS),
        Column(QCoreApplication.translate("statistics", "How often")),
    )
    title = QCoreApplication.translate("statistics", "Counted")
    table = Table(title, columns, tuple(rows))
    return Figure("countsFigure", Shape.TILES, table)


def taken(standing: Standing) -> Figure:
    """Return what somebody has taken, by cause."""
    title = QCoreApplication.translate("statistics", "Sips and points taken")
    return _by_cause(title, standing.taken)


def taken_by_all(standings: Sequence[Standing]) -> Figure:
    """Return what all have taken together, by cause: what each pattern of a bar means."""
    sums = [sum(amounts) for amounts in zip(*(each.taken for each in standings), strict=True)]
    return _by_cause(QCoreApplication.translate("statistics", "All together"), sums)


def _by_cause(title: str, amounts: Sequence[int]) -> Figure:
    rows = tuple(
        Row((Cell(cause), count(amount))) for cause, amount in zip(causes(), amounts, strict=True)
    )
    columns = (
        Column(QCoreApplication.translate("statistics", "Cause"), Kind.WORDS),
        Column(QCoreApplication.translate("statistics", "Taken")),
    )
    table = Table(title, columns, rows)
    return Figure("partsFigure", Shape.PARTS, table)
