"""The evenings on which something was played."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mexen_desktop.models.statistics.figure import Figure, Shape
from mexen_desktop.models.statistics.players import count
from mexen_desktop.models.statistics.table import Cell, Column, Kind, Row, Table
from mexen_desktop.store.statistics.values import Evening
from mexen_desktop.texts.by_locale import short_day


def listed(evenings: Sequence[Evening]) -> Figure:
    """Return all evenings, the latest first."""
    columns = (
        Column(QCoreApplication.translate("statistics", "Evening"), Kind.WORDS),
        Column(QCoreApplication.translate("statistics", "Games")),
        Column(QCoreApplication.translate("statistics", "Rounds")),
        Column(QCoreApplication.translate("statistics", "People")),
    )
    rows = tuple(
        Row(
            (
                Cell(short_day(each.began)),
                *(count(each.games), count(each.rounds), count(each.people)),
            ),
            key=each.id,
        )
        for each in evenings
    )
    table = Table(QCoreApplication.translate("statistics", "Evenings"), columns, rows)
    return Figure("eveningsFigure", Shape.ROWS, table)


def evening_at(evenings: Sequence[Evening], place: object) -> Evening | None:
    """Return the evening of that id; one that has grown at its beginning has another by now."""
    if not isinstance(place, int):
        return None
    return next((each for each in evenings if each.id <= place), None)
