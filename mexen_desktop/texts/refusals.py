"""Why something cannot be done now, in one sentence."""

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.state import TIE_BREAK, State
from mexen_desktop.rules.throw import THIRTY_ONE
from mexen_desktop.texts.showing import Showing

KEEP = "keep"
OWN_DICE = "own_dice"


def refusal(reason: str, showing: Showing) -> str:
    """Return the sentence for a reason that the controller gave."""
    return {KEEP: _keep(showing.state), OWN_DICE: what_to_tap(showing.dice_to_enter)}[reason]


def what_to_tap(dice: int) -> str:
    """Return what those do who throw so many dice of their own."""
    if dice == 1:
        return QCoreApplication.translate("refusals", "Tap what the die shows.")
    return QCoreApplication.translate("refusals", "Tap what both dice show.")


def _keep(state: State) -> str:
    options = state.options
    reasons = (
        (
            options.keep == "none",
            QCoreApplication.translate("refusals", "In this game both dice are always thrown."),
        ),
        (
            state.phase == TIE_BREAK,
            QCoreApplication.translate("refusals", "In a deciding throw no die may stay."),
        ),
        (state.void, QCoreApplication.translate("refusals", "After a 31 both dice are thrown.")),
        (
            not state.dice,
            QCoreApplication.translate("refusals", "A die may stay only after a throw."),
        ),
        (
            options.keep == "any",
            QCoreApplication.translate("refusals", "This die stayed last time: it must roll now."),
        ),
        (
            state.keep_used,
            QCoreApplication.translate("refusals", "A die may stay only once a turn."),
        ),
        (
            state.last_reading == THIRTY_ONE,
            QCoreApplication.translate("refusals", "The 1 of a 31 may not stay."),
        ),
        (True, QCoreApplication.translate("refusals", "Only a single 1 or 2 may stay.")),
    )
    return next(text for applies, text in reasons if applies)
