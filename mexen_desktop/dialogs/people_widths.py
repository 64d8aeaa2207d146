"""How wide the columns of the roster are."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from mexen_desktop.dialogs.people_delegate import ICON, KEY, LEAD
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.type import font, text_width
from mexen_desktop.models.players import Column, PlayersModel

if TYPE_CHECKING:
    from mexen_desktop.dialogs.people_view import PeopleView

#: At scale 1; the name takes what is left.
_WIDTHS: Final = {
    Column.GRIP: 48,
    Column.PLAYS: 56,
    Column.PEG: 60,
    Column.WHO: 208,
    Column.KEY: 136,
    Column.REMOVE: 52,
}
#: The columns with words of their own, that are wider in large text where names leave room.
_WORDY: Final = (Column.PLAYS, Column.WHO, Column.KEY)
#: So much is left to names then, at scale 1 and in text of the usual size.
_NAMES: Final = 240


def column_widths(view: "PeopleView") -> dict[Column, int]:
    """Give how wide each column is in a view that is so wide, that of the names too."""
    metrics, whole = metrics_of(view), view.viewport().width()
    widths = {column: metrics.target(width) for column, width in _WIDTHS.items()}
    factor = max(1.0, metrics.text_factor)
    spare = whole - sum(widths.values()) - metrics.px(_NAMES) * factor
    wish = sum(widths[column] for column in _WORDY) * (factor - 1)
    for column in _WORDY:
        more = widths[column] * (factor - 1)
        widths[column] += int(more * max(0.0, min(1.0, spare / wish))) if wish else 0
    if spare < 0:
        # Names come first: what is less wide than its column gives the rest of it to them. What
        # is wider takes it from them: they can be cut.
        for column, needed in _needed(view.people(), metrics).items():
            given = min(int(-spare), widths[column] - needed)
            widths[column] -= given
            spare += given
    widths[Column.NAME] = max(0, whole - sum(widths.values()))
    return widths


def _needed(model: PlayersModel, metrics: Metrics) -> dict[Column, int]:
    """Give how wide the columns that may become narrower have to be for what stands in them."""
    around = 2 * metrics.px(LEAD)
    written = font("body", metrics)
    sign = metrics.icon(ICON) + metrics.px(LEAD)
    who, key = 0.0, float(metrics.px(KEY[0]))
    for row in range(model.rowCount()):
        text = str(model.index(row, Column.WHO).data())
        who = max(who, text_width(text, written) + (sign if model.entry(row).level else 0))
    title = font("small_strong", metrics)
    across = Qt.Orientation.Horizontal
    who = max(who, text_width(str(model.headerData(Column.WHO, across)), title))
    key = max(key, text_width(str(model.headerData(Column.KEY, across)), title))
    return {Column.WHO: int(who) + around, Column.KEY: int(key) + around}
