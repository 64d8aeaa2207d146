"""What a page of statistics is made of."""

from collections.abc import Callable
from typing import NamedTuple

from mexen_desktop.models.statistics.figure import Figure
from mexen_desktop.models.statistics.table import Table
from mexen_desktop.windows.blocks import Kind


class Says(NamedTuple):
    """A heading or a sentence."""

    text: str
    kind: Kind
    #: The same where tables stand in place of pictures, if it speaks of what is drawn.
    of_table: str = ""


class Offer(NamedTuple):
    """A button that leads somewhere else."""

    #: Its objectName, what it asks the page for.
    name: str
    label: str
    icon: str


Part = Says | Figure | Offer


class Content(NamedTuple):
    """Everything on a page: its title, its parts from top to foot, all of it as one table."""

    title: str
    parts: tuple[Part, ...]
    #: What is saved for a spreadsheet; None where there is nothing to save.
    table: Callable[[], Table] | None
