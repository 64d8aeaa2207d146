"""What the menus of the window offer."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.menu import Menu
from mexen_desktop.windows.actions import Actions
from mexen_desktop.windows.patience import mind
from mexen_desktop.windows.settings_rows import SettingsRows
from mexen_desktop.windows.starters import add_starters

if TYPE_CHECKING:
    from mexen_desktop.windows.main_window import MainWindow


class Menus(QObject):
    """Makes each menu when it is wanted, so that it says what is true then.

    Eleven rows and three lines are what a screen 600 pixels high has room for: a longer menu would
    have to be scrolled.
    """

    def __init__(self, window: "MainWindow", actions: Actions) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._rows = SettingsRows(window)

    def open(self, name: str, button: QWidget) -> Menu:
        """Open the menu of that name below a button."""
        makers = {
            "table": self.table,
            "settings": self.settings,
            "appearance": self.appearance,
            "languages": self.languages,
            "starters": self.starters,
        }
        return makers[name](button)

    def table(self, button: QWidget) -> Menu:
        """Open the menu of the table."""
        menu = self._menu("tableMenu")
        menu.addAction(self._actions.players)
        menu.addAction(self._actions.own_dice)
        settings = menu.add_menu(self._actions.settings.text(), "settingsMenu")
        settings.show_keys(self._actions.settings.shortcut())
        self._add_settings(settings)
        menu.addSeparator()
        menu.addAction(self._actions.rules)
        menu.addAction(self._actions.house_rules)
        menu.addAction(self._actions.past)
        menu.addAction(self._actions.statistics)
        self._add_help(menu)
        menu.addSeparator()
        if self._window.game_is_on:
            menu.addAction(self._actions.end_game)
        menu.addAction(self._actions.start_page)
        menu.addAction(self._actions.quit)
        menu.open_at(button)
        return menu

    def settings(self, button: QWidget) -> Menu:
        """Open what can be set at the table, without the rest of its menu."""
        menu = self._menu("settingsMenu")
        self._add_settings(menu)
        menu.open_at(button)
        return menu

    def appearance(self, button: QWidget) -> Menu:
        """Open the start page's menu, of what has no button there."""
        menu = self._menu("appearanceMenu")
        menu.addAction(self._actions.own_dice)
        self._rows.coach(menu)
        menu.addSeparator()
        self._add_appearance(menu)
        menu.addSeparator()
        menu.addAction(self._actions.statistics)
        self._add_help(menu)
        menu.open_at(button)
        return menu

    def languages(self, button: QWidget) -> Menu:
        """Open the choice of languages."""
        menu = self._menu("languageMenu")
        self._rows.languages(menu)
        menu.open_at(button)
        return menu

    def starters(self, button: QWidget) -> Menu:
        """Open the choice of who starts."""
        menu = self._menu("starterMenu")
        add_starters(menu, self._window)
        menu.open_at(button)
        return menu

    def _menu(self, name: str) -> Menu:
        menu = Menu(self._window)
        menu.setObjectName(name)
        mind(self._window, menu)
        return menu

    def _add_settings(self, menu: Menu) -> None:
        self._rows.languages(menu.add_menu(self.tr("Language"), "languageMenu"))
        self._add_appearance(menu)
        menu.addSeparator()
        self._rows.stake(menu)
        self._rows.coach(menu)

    def _add_appearance(self, menu: Menu) -> None:
        self._rows.look_and_sound(menu)
        menu.addAction(self._actions.full_screen)
        menu.addAction(self._actions.table_top)

    def _add_help(self, menu: Menu) -> None:
        more = menu.add_menu(self.tr("Help"), "helpMenu")
        more.addAction(self._actions.fair)
        more.addAction(self._actions.keys)
        more.addAction(self._actions.about)
