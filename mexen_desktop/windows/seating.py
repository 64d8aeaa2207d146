"""Lets the roster change who plays, before a game or in it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent

from mexen_desktop.dialogs.roster import RosterDialog
from mexen_desktop.models.roster import Roster
from mexen_desktop.models.sitting import Sitting
from mexen_desktop.windows.tonight import everybody, tonight

if TYPE_CHECKING:
    from mexen_desktop.windows.main_window import MainWindow


def dialog_for(window: "MainWindow") -> RosterDialog:
    """Return the roster of the page that is shown; what it changes is kept when it closes."""
    known = everybody(window.settings.now)
    controller = window.controller
    if controller is None or window.page is window.start or not window.game_is_on:
        evening = tonight(window.settings.now)
        starter = evening.people[evening.starter].name if evening.people else ""
        dialog = RosterDialog(window.page, Roster(known, starter))
        dialog.kept.connect(lambda roster: _keep(window, roster))
        return dialog
    sitting = Sitting(controller)
    dialog = RosterDialog(window.page, sitting.roster(known), sitting)
    dialog.kept.connect(lambda roster: _keep_in_game(window, sitting, roster))
    return dialog


def _keep(window: "MainWindow", roster: Roster) -> None:
    players = roster.players()
    starter = roster.starter.settled if roster.starter is not None else ""
    if players != everybody(window.settings.now):
        window.settings.change(players=players)
    window.settings.change(starter=starter)


def _keep_in_game(window: "MainWindow", sitting: Sitting, roster: Roster) -> None:
    sitting.apply(roster)
    window.settings.change(players=roster.players())
    if window.table is not None:
        # Sentences that were told with another name are told again.
        QCoreApplication.sendEvent(window.table, QEvent(QEvent.Type.LanguageChange))
