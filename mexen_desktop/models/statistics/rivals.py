"""Two people head to head."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mexen_desktop.models.statistics.figure import Figure, Shape
from mexen_desktop.models.statistics.people import grouped, somebody
from mexen_desktop.models.statistics.players import count
from mexen_desktop.models.statistics.table import Cell, Column, Kind, Row, Somebody, Table
from mexen_desktop.store.statistics.values import Rival, Standing
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated


def rivals_of(standing: Standing, rivals: Sequence[Rival]) -> Figure:
    """Return everybody with whom somebody has played, with who lost how many of those rounds."""
    title = QCoreApplication.translate("statistics", "Head to head")
    lost_by = QCoreApplication.translate("statistics", "Lost by {name}")
    columns = (
        Column(QCoreApplication.translate("statistics", "Against"), Kind.NAME),
        Column(QCoreApplication.translate("statistics", "Rounds together")),
        Column(lost_by.format(name=isolated(standing.name))),
        Column(QCoreApplication.translate("statistics", "Lost by the other")),
    )
    rows = tuple(
        Row(
            (
                Cell(each.name),
                *(count(each.rounds), count(each.lost), count(each.rival_lost)),
            ),
            somebody(each),
            each.who,
            group,
        )
        for each, group in grouped(rivals)
    )
    table = Table(title, columns, rows)
    return Figure("rivalsFigure", Shape.ROWS, table)


def lost(standing: Standing, rival: Rival) -> Figure:
    """Return how many of their rounds each of the two has lost."""
    title = QCoreApplication.translate("statistics", "Rounds lost")
    return _two("rivalsLostFigure", title, standing, rival, (rival.lost, rival.rival_lost))


def higher(standing: Standing, rival: Rival) -> Figure:
    """Return in how many rounds each of the two has had the higher result."""
    title = QCoreApplication.translate("statistics", "Rounds with the higher result")
    return _two("rivalsHigherFigure", title, standing, rival, (rival.higher, rival.rival_higher))


def both(standing: Standing, rival: Rival) -> Table:
    """Return all that is counted of the two in one table, for a spreadsheet."""
    by_loss, by_result = lost(standing, rival).table, higher(standing, rival).table
    rows = tuple(
        row._replace(cells=(*row.cells, other.cells[1]))
        for row, other in zip(by_loss.rows, by_result.rows, strict=True)
    )
    title = QCoreApplication.translate("statistics", "Head to head")
    return Table(title, (*by_loss.columns, by_result.columns[1]), rows)


def _two(
    name: str, title: str, standing: Standing, rival: Rival, amounts: tuple[int, int]
) -> Figure:
    most = max(amounts)
    people: tuple[tuple[str, Somebody], ...] = (
        (standing.name, somebody(standing)),
        (rival.name, somebody(rival)),
    )
    rows = tuple(
        Row((Cell(person), Cell(words.number(amount), (amount, None, most), amount)), who)
        for (person, who), amount in zip(people, amounts, strict=True)
    )
    table = Table(title, (Column("", Kind.NAME), Column(title, Kind.BAR)), rows)
    return Figure(name, Shape.ROWS, table)
