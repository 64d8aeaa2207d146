"""Where each part of the table lies in a window of any size."""

from typing import Final

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.scene.around import MOST_FULL
from mexen_desktop.scene.landscape import columns_fit, landscape
from mexen_desktop.scene.places import TableLayout
from mexen_desktop.scene.portrait import portrait, rows_fit
from mexen_desktop.scene.table_top import table_top

_LARGE: Final = 1.25
#: So high, at scale 1, is the felt at least while seats above it could be lower.
_LEAST_FELT: Final = 280


def lay_out(
    metrics: Metrics,
    seats: int,
    *,
    sheet_open: bool = True,
    ledge: bool = True,
    left_handed: bool = False,
    rules: bool = True,
    flat: bool = False,
) -> TableLayout:
    """Lay out the table for so many seats; `flat` is for a screen that lies flat.

    A small window in which many sit has no room for all sides: it faces one of them as ever.
    With less room beside the tray, or in it, the seats become one line, then the sheet folds: it
    lies beside the scene only where it is wanted open and the window is wide enough. `rules` is
    with the way to the rules.
    """
    if flat:
        around = table_top(metrics, seats, ledge=ledge, rules=rules)
        if around is not None:
            return around
        metrics = Metrics(metrics.width, metrics.height, metrics.text_factor)
    if metrics.portrait:
        full = portrait(metrics, seats, one_line=seats > MOST_FULL, ledge=ledge, rules=rules)
        if full.one_line or rows_fit(full):
            return full
        return portrait(metrics, seats, one_line=True, ledge=ledge, rules=rules)
    beside = sheet_open and not metrics.sheet_folded
    # What gives way first comes first.
    tries = [(beside, False), (beside, True), (False, False), (False, True)]
    if metrics.text_factor > _LARGE:
        # Who needs large text reads the seats rather than the sheet.
        tries = [(beside, False), (False, False), (False, True)]
    for sheet_beside, one_line in tries:
        if seats > MOST_FULL and not one_line:
            continue
        found = landscape(
            metrics,
            seats,
            sheet_beside=sheet_beside,
            one_line=one_line,
            ledge=ledge,
            left_handed=left_handed,
            rules=rules,
        )
        if columns_fit(found) and (one_line or _tray_fits(found)):
            break
    return found


def _tray_fits(layout: TableLayout) -> bool:
    """Tell whether the seats above the tray leave it high enough for dice, slips, the pot."""
    above = any(place.side == "top" for place in layout.seats)
    return not above or layout.felt.height() >= layout.metrics.px(_LEAST_FELT)
