"""Lets the roster change who plays, before a game or in it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent

from mexen_desktop.dialogs.roster import RosterDialog
from mexen_desktop.models.facts import Person
from mexen_desktop.models.known_names import steps_of
from mexen_desktop.models.roster import Roster
from mexen_desktop.models.sitting import Sitting
from mexen_desktop.record.names import folded
from mexen_desktop.settings import NORMAL, Player, Settings
from mexen_desktop.store.errors import StoreError
from mexen_desktop.texts.people import computer_name
from mexen_desktop.windows.play import left_open
from mexen_desktop.windows.tonight import everybody, tonight, who_starts

if TYPE_CHECKING:
    from mexen_desktop.windows.main_window import MainWindow


def dialog_for(window: "MainWindow") -> RosterDialog:
    """Return the roster of the page that is shown; what it changes is kept when it closes."""
    known = everybody(window.settings.now)
    controller = window.controller
    if controller is None or window.page is window.start or not window.game_is_on:
        dialog = _before_a_game(window, known)
        dialog.kept.connect(lambda roster: _keep(window, roster))
        return dialog
    sitting = Sitting(controller)
    dialog = RosterDialog(window.page, sitting.roster(known), sitting)
    dialog.kept.connect(lambda roster: _keep_in_game(window, sitting, roster))
    return dialog


def _before_a_game(window: "MainWindow", known: Sequence[Player]) -> RosterDialog:
    now, store = window.settings.now, window.keeping.store
    people = [*tonight(now).people]
    names = [player.name for player in people]
    chosen, _ = who_starts(now._replace(starts="chosen"), names)
    roster = Roster(
        [*people, *(player for player in known if not player.plays)],
        names[chosen] if names else "",
        starts=now.starts,
        lost=store.last_losers(),
    )
    left = left_open(window.controller) or now.left_open
    seated = [player.name for player in left.people] if left is not None else []
    waits = not window.start.play.isEnabled()
    dialog = RosterDialog(window.page, roster, games=store.people, open_game=seated)
    if waits:
        # Whoever seats those that Play waits for wants it next.
        dialog.finished.connect(window.start.take_focus)
    return dialog


def _keep(window: "MainWindow", roster: Roster) -> None:
    players = roster.players()
    starter = roster.starter.settled if roster.starter is not None else ""
    if players != everybody(window.settings.now):
        window.settings.change(players=players)
    window.settings.change(starter=starter, starts=roster.starts)
    _part(window, roster)
    _rename(window, roster)
    if roster.starts == "loser" or roster.parted:
        # Nobody is remembered by a name that was taken off all games.
        window.settings.change(lost=window.keeping.store.last_losers())


def _keep_in_game(window: "MainWindow", sitting: Sitting, roster: Roster) -> None:
    sitting.apply(roster)
    window.settings.change(players=sitting.remembered(roster))
    _rename(window, roster)
    tell_again(window)


def with_computer(settings: Settings) -> tuple[Player, ...]:
    """Return everybody with a computer player more: one that sits out, or else a new one.

    Where nobody was ever entered it takes the place of the second of the two.
    """
    players = everybody(settings)
    for place, player in enumerate(players):
        if player.level and not player.plays:
            return (*players[:place], player._replace(plays=True), *players[place + 1 :])
    if not settings.players:
        players = players[:1]
    roster = Roster(players)
    roster.entries.append(
        roster.newcomer(roster.free_name(computer_name), plays=True, level=NORMAL)
    )
    roster.settle()
    return roster.players()


def tell_again(window: "MainWindow") -> None:
    """Have the table tell everything anew, as it is called now."""
    if window.table is not None:
        QCoreApplication.sendEvent(window.table, QEvent(QEvent.Type.LanguageChange))


def _rename(window: "MainWindow", roster: Roster) -> None:
    """Let games of before follow the names, with the one that was left on the table."""
    renamed = steps_of(roster).renamings
    for old, new in renamed:
        controller = window.controller
        names = [folded(person.name) for person in controller.known] if controller else []
        if controller is None or folded(old) not in names:
            window.keeping.store.rename(old, new)
        elif folded(new) == folded(old) or folded(new) not in names:
            seat = names.index(folded(old))
            controller.introduce(seat, controller.people[seat]._replace(name=new))
    if renamed:
        tell_again(window)
        window.look_for_game()


def _part(window: "MainWindow", roster: Roster) -> None:
    """Let games of before know who are one, who was deleted; who cannot be is remembered still."""
    people = window.keeping.store.people
    try:
        for gone, kept, into in steps_of(roster).given_up:
            if into is None:
                people.forget(gone)
            else:
                _introduce(window, gone, into.player()._replace(name=kept))
                people.merge(gone, kept)
    except StoreError:
        known = [*window.settings.now.players, *(each.entry.player() for each in roster.parted)]
        window.settings.change(players=tuple(Roster(known).players()))
    if roster.parted:
        tell_again(window)
        window.look_for_game()


def _introduce(window: "MainWindow", gone: str, kept: Player) -> None:
    """Let somebody at the table that was left be the one who is kept."""
    controller = window.controller
    for seat, person in enumerate(controller.known if controller is not None else ()):
        if controller is not None and folded(person.name) == folded(gone):
            controller.introduce(seat, Person(*kept[:3], level=kept.level))
