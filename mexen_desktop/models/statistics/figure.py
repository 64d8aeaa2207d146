"""A picture of numbers with the table that says the same."""

from enum import Enum, auto
from typing import NamedTuple

from mexen_desktop.models.statistics.table import Table


class Shape(Enum):
    """What a picture looks like."""

    #: Rows with bars, lines, dice in them.
    ROWS = auto()
    #: One line, large.
    LINE = auto()
    #: Numbers, large, each with what it counts.
    TILES = auto()
    #: One bar of several parts, with what each of them is.
    PARTS = auto()


class Figure(NamedTuple):
    """What is shown as a picture, or as a table by whom that suits better."""

    #: Its objectName.
    name: str
    shape: Shape
    #: What the picture is painted from.
    picture: Table
    #: All of it in words and numbers.
    table: Table
