"""What stands on a page that is read."""

from PySide6.QtWidgets import QAbstractItemView

from mexen_desktop.models.statistics.table import Table, TableModel
from mexen_desktop.windows.blocks import Block
from mexen_desktop.windows.rules.sheet import Sheet


def table_model(figure: QAbstractItemView) -> TableModel:
    """Return the model of a figure of statistics."""
    model = figure.model()
    assert isinstance(model, TableModel)
    return model


def table(figure: QAbstractItemView) -> Table:
    """Return what a figure of statistics shows, in words."""
    return table_model(figure).table


def blocks(sheet: Sheet) -> list[Block]:
    """Return the parts of a page of rules from its top to its foot."""
    # Those of the page before are hidden, until they are deleted.
    return [block for block in sheet.findChildren(Block) if not block.isHidden()]
