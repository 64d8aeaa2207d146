"""Shows the rules from anywhere, then the page from where one came."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mexen_desktop.look.fade import fading
from mexen_desktop.rules.rule_set import RuleSet
from mexen_desktop.rules.state import APPOINT, GIVE, RACE, TIE_BREAK, State
from mexen_desktop.session.game import Game
from mexen_desktop.windows.past.visit import PastVisit
from mexen_desktop.windows.rules.page import OWN, Played, RulesView
from mexen_desktop.windows.way import way_of

if TYPE_CHECKING:
    from mexen_desktop.windows.main_window import MainWindow

#: Where the page is opened while something is on that newcomers ask about.
_NOW = {
    RACE: "thirty_two.race",
    GIVE: "thirty_one.what",
    APPOINT: "role.appoint",
    TIE_BREAK: "end.tie",
}


class RulesVisit(QObject):
    """Reads the rules in the middle of anything; nothing of it is touched."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._way = way_of(window)
        self.page = page = RulesView(window)
        page.hide()
        page.closed.connect(self.leave)
        window.settings.changed.connect(self._follow)

    def show(self) -> None:
        """Show the rules of what is on, or leave them where they are shown already."""
        window = self._window
        if window.page is self.page:
            self.leave()
            return
        if self._way.is_barred:
            return
        self._way.come_to(self.page)
        game = self._game()
        self.page.show_rules(*self._readable(game))
        with fading(window):
            window.show_page(self.page)
            self.page.go_to(_now(game.state) if game is not None else "")

    def leave(self) -> None:
        """Go back to where one was."""
        self._way.leave(self.page)

    def _follow(self) -> None:
        """Say what is played for now."""
        if self._window.page is self.page:
            played, _ = self._readable(self._game())
            keys = [each.key for each in played]
            chosen = self.page.chosen.key
            self.page.show_rules(played, chosen if chosen in keys else keys[0])

    def _game(self) -> Game | None:
        """Return the game on the page from where one came."""
        window, before = self._window, self._way.before(self.page)
        if before is window.table and window.controller is not None:
            return window.controller.game
        past = window.findChild(PastVisit)
        if past is not None and past.watch is not None and past.watch is before:
            return past.watch.replay.game
        return None

    def _readable(self, game: Game | None) -> tuple[list[Played], str]:
        """Return the rule sets there are, with the key of the one that matters now."""
        now = self._window.settings.now
        stake = now.stake if game is None else game.stake
        played = [
            Played(rules.key, rules.base, rules.options, stake, rules.name) for rules in now.offered
        ]
        if game is None:
            return played, now.chosen.key
        rules = RuleSet(game.rules, game.options, game.house)
        if rules in now.offered:
            return played, rules.key
        # Its rules have been changed since, or come from another table.
        return [*played, Played(OWN, game.rules, game.options, stake, game.house)], OWN


def _now(state: State) -> str:
    return "thirty_one.what" if state.void else _NOW.get(state.phase, "")


def rules_of(window: "MainWindow") -> RulesVisit:
    """Return the one visit of a window."""
    return window.findChild(RulesVisit) or RulesVisit(window)
