"""Who sees what the coach says."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mexen_desktop.record.names import folded

if TYPE_CHECKING:
    from mexen_desktop.models.coach import Coach
    from mexen_desktop.models.controller import Controller
    from mexen_desktop.models.facts import Person
    from mexen_desktop.scene.page import TablePage
    from mexen_desktop.settings import Player, Settings, SettingsFile


class Guide(QObject):
    """Calls the coach to a table as soon as one is wanted there; nothing is imported before."""

    def __init__(
        self, settings: "SettingsFile", controller: "Controller", page: "TablePage"
    ) -> None:
        super().__init__(page)
        self._settings = settings
        self._controller = controller
        self._page = page
        self._coach: Coach | None = None
        settings.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        if self._coach is not None:
            self._coach.follow()
        elif self._settings.now.coach:
            from mexen_desktop.models.coach import Coach
            from mexen_desktop.scene.coaching import Coaching

            self._coach = Coach(self._controller, self._wants)
            Coaching(self._coach, self._controller, self._page)

    def _wants(self, person: "Person") -> bool:
        return sees_coach(self._settings.now, person.name)


def sees_coach(settings: "Settings", name: str) -> bool:
    """Whether the coach speaks to that person: to everybody who has not switched it off."""
    known = (each for each in settings.players if folded(each.name) == folded(name))
    return settings.coach and all(each.coach for each in known)


def let_see(players: "tuple[Player, ...]", player: "Player", *, sees: bool) -> "tuple[Player, ...]":
    """Return everybody as remembered, with one person who sees the coach from now on or not."""
    name = folded(player.name)
    if all(folded(each.name) != name for each in players):
        return (*players, player._replace(plays=False, coach=sees))
    return tuple(
        each._replace(coach=sees) if folded(each.name) == name else each for each in players
    )
