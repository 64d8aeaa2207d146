"""What can be done from everywhere in the window, with its keys."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton

from mexen_desktop import TITLE
from mexen_desktop.look.menu import plain
from mexen_desktop.texts.keys import ACTIONS
from mexen_desktop.windows.barred import is_barred

if TYPE_CHECKING:
    from mexen_desktop.windows.main_window import MainWindow


class Actions(QObject):
    """The window's actions; their keys work on every page."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self.players = self._action(window, "actionPlayers")
        self.own_dice = self._action(window, "actionOwnDice")
        self.menu = self._action(window, "actionMenu")
        self.settings = self._action(window, "actionSettings")
        self.full_screen = self._action(window, "actionFullScreen")
        self.table_top = self._action(window, "actionTableTop")
        self.rules = self._action(window, "actionRules")
        self.house_rules = self._action(window, "actionHouseRules")
        self.past = self._action(window, "actionPastGames")
        self.statistics = self._action(window, "actionStatistics")
        self.fair = self._action(window, "actionFair")
        self.keys = self._action(window, "actionKeys")
        self.about = self._action(window, "actionAbout")
        self.end_game = self._action(window, "actionEndGame")
        self.start_page = self._action(window, "actionStartPage")
        self.quit = self._action(window, "actionQuit")
        self.own_dice.setCheckable(True)
        self.own_dice.setChecked(window.settings.now.own_dice)
        self.own_dice.toggled.connect(self._use_own_dice)
        self.table_top.setCheckable(True)
        self.table_top.setChecked(window.settings.now.table_top)
        self.table_top.toggled.connect(self._lie_flat)
        self.full_screen.setCheckable(True)
        self.players.triggered.connect(window.show_roster)
        self.menu.triggered.connect(self._offer_menu)
        self.settings.triggered.connect(self._offer_settings)
        self.full_screen.triggered.connect(window.toggle_full_screen)
        self.rules.triggered.connect(window.show_rules)
        self.house_rules.triggered.connect(self._show_house_rules)
        self.past.triggered.connect(window.show_past)
        self.statistics.triggered.connect(self._show_statistics)
        self.fair.triggered.connect(self._show_fair)
        self.keys.triggered.connect(self._tell_keys)
        self.about.triggered.connect(self._tell_about)
        self.end_game.triggered.connect(window.end_game)
        self.start_page.triggered.connect(window.show_start)
        self.quit.triggered.connect(window.close)
        window.installEventFilter(self)
        self.retranslate()

    def retranslate(self) -> None:
        """Name the actions in the language that is spoken now."""
        self.players.setText(plain(self.tr("Players …")))
        self.own_dice.setText(plain(self.tr("Our own dice")))
        self.menu.setText(plain(self.tr("Menu")))
        self.settings.setText(plain(self.tr("Settings")))
        self.full_screen.setText(plain(self.tr("Full screen")))
        self.table_top.setText(plain(self.tr("Screen lies flat on the table")))
        self.rules.setText(plain(self.tr("Rules")))
        self.house_rules.setText(plain(self.tr("House rules")))
        self.past.setText(plain(self.tr("Past games")))
        self.statistics.setText(plain(self.tr("Statistics")))
        self.fair.setText(plain(self.tr("Is it fair?")))
        self.keys.setText(plain(self.tr("Keys")))
        self.about.setText(plain(self.tr("About {name}").format(name=TITLE)))
        self.end_game.setText(plain(self.tr("End the game")))
        self.start_page.setText(plain(self.tr("Start page")))
        self.quit.setText(plain(self.tr("Quit")))

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.full_screen.setChecked(self._window.isFullScreen())
        return False

    def _offer_menu(self) -> None:
        for name in ("menuButton", "appearanceButton"):
            button = self._window.page.findChild(QAbstractButton, name)
            if button is not None and button.isVisible() and not is_barred(self._window):
                button.click()

    def _offer_settings(self) -> None:
        window = self._window
        if window.page is window.table and not is_barred(self._window):
            window.show_menu("settings", window.table.top_bar.menu)
        elif window.page is window.start and not is_barred(self._window):
            window.show_menu("appearance", window.start.appearance)

    def _tell_keys(self) -> None:
        from mexen_desktop.dialogs.keys import KeysDialog

        if not is_barred(self._window):
            KeysDialog(self._window.page).open_over()

    def _tell_about(self) -> None:
        from mexen_desktop.dialogs.about import AboutDialog

        if self._window.findChild(AboutDialog) is None:
            AboutDialog(self._window.page).open_over()

    def _show_statistics(self) -> None:
        from mexen_desktop.windows.statistics.visit import statistics_of

        statistics_of(self._window).show()

    def _show_house_rules(self) -> None:
        from mexen_desktop.windows.house.visit import house_of

        house_of(self._window).show()

    def _show_fair(self) -> None:
        from mexen_desktop.windows.fair.visit import fair_of

        fair_of(self._window).show()

    def _use_own_dice(self, own: bool) -> None:
        self._window.settings.change(own_dice=own)
        if self._window.controller is not None:
            self._window.controller.use_own_dice(own)

    def _lie_flat(self, flat: bool) -> None:
        self._window.settings.change(table_top=flat)
        if self._window.table is not None:
            self._window.table.set_flat(flat)

    def _action(self, window: "MainWindow", name: str) -> QAction:
        action = QAction(window)
        action.setObjectName(name)
        if name in ACTIONS:
            action.setShortcut(QKeySequence(ACTIONS[name]))
        window.addAction(action)
        return action
