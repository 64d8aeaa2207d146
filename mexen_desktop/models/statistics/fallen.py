"""All dice that fell."""

from PySide6.QtCore import QCoreApplication

from mexen_desktop.models.statistics.figure import Figure, Shape
from mexen_desktop.models.statistics.table import Cell, Column, Kind, Row, Table
from mexen_desktop.rules.throw import FACES, dice_of
from mexen_desktop.store.statistics.values import Dice
from mexen_desktop.texts import statistics as told
from mexen_desktop.texts import words
from mexen_desktop.texts.by_locale import fine_share


def faces(dice: Dice) -> Figure:
    """Return how often each face fell, beside how often it does on average."""
    total = dice.faces.total()
    title = QCoreApplication.translate("statistics", "Each face")
    most = max((dice.faces[face] for face in FACES), default=0)
    even = total / len(FACES)
    rows = tuple(
        Row(
            (
                Cell(words.number(face), (face,)),
                Cell(
                    words.number(fell),
                    (fell, even, max(most, even)),
                    fell,
                    told.beside(words.number(fell), told.decimal(even)),
                ),
            )
        )
        for face in FACES
        for fell in (dice.faces[face],)
    )
    return _figure("facesFigure", title, rows)


def readings(dice: Dice) -> Figure:
    """Return what fell most, as a part of all throws."""
    total = dice.readings.total()
    title = QCoreApplication.translate("statistics", "What fell most")
    ordered = dice.readings.most_common()
    most = ordered[0][1] if ordered else 0
    rows = tuple(
        Row(
            (
                Cell(told.reading(reading), dice_of(reading)),
                Cell(fine_share(amount / total), (amount, None, most), amount),
            )
        )
        for reading, amount in ordered
    )
    return _figure("readingsFigure", title, rows)


def _figure(name: str, title: str, rows: tuple[Row, ...]) -> Figure:
    fell = QCoreApplication.translate("statistics", "Fell")
    table = Table(title, (Column("", Kind.DICE), Column(fell, Kind.BAR)), rows)

    def plain() -> Table:
        return Table(
            title,
            (Column(QCoreApplication.translate("statistics", "Dice"), Kind.WORDS), Column(fell)),
            tuple(row._replace(cells=(row.cells[0], _counted(row.cells[1]))) for row in rows),
        )

    return Figure(name, Shape.ROWS, table, plain)


def _counted(cell: Cell) -> Cell:
    """Return the number itself, whatever part of a whole the picture tells."""
    return Cell(words.number(int(cell.plain or 0)), plain=cell.plain)
