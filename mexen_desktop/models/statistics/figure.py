"""A picture of numbers with the table that says the same."""

from collections.abc import Callable
from enum import Enum, auto

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


class Figure:
    """What is shown as a picture, or as a table by whom that suits better."""

    __slots__ = ("_table", "name", "picture", "shape")

    def __init__(
        self,
        name: str,
        shape: Shape,
        picture: Table,
        table: Callable[[], Table] | None = None,
    ) -> None:
        """`name` is its objectName; `table` makes what says more in words than the picture does."""
        self.name = name
        self.shape = shape
        #: What the picture is painted from.
        self.picture = picture
        self._table = table

    @property
    def table(self) -> Table:
        """All of it in words and numbers, made when it is asked for."""
        return self.picture if self._table is None else self._table()
