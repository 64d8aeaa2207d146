"""What the menus of the window offer."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from mexen_desktop.languages import NAMES
from mexen_desktop.look.menu import Menu, plain
from mexen_desktop.look.pegs import PEG, paint_peg
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.settings import Player
from mexen_desktop.texts import words
from mexen_desktop.windows.actions import Actions
from mexen_desktop.windows.guide import let_see, sees_coach
from mexen_desktop.windows.language import available
from mexen_desktop.windows.patience import mind
from mexen_desktop.windows.seating import tell_again
from mexen_desktop.windows.tonight import everybody, tonight

if TYPE_CHECKING:
    from mexen_desktop.windows.main_window import MainWindow


class Menus(QObject):
    """Makes each menu when it is wanted, so that it says what is true then."""

    def __init__(self, window: "MainWindow", actions: Actions) -> None:
        super().__init__(window)
        self._window = window
        self._settings = window.settings
        self._actions = actions

    def open(self, name: str, button: QWidget) -> Menu:
        """Open the menu of that name below a button."""
        makers = {
            "table": self.table,
            "appearance": self.appearance,
            "languages": self.languages,
            "starters": self.starters,
        }
        return makers[name](button)

    def table(self, button: QWidget) -> Menu:
        """Open the menu of the table."""
        menu = self._menu("tableMenu")
        menu.addAction(self._actions.players)
        self._add_stake(menu)
        menu.addAction(self._actions.own_dice)
        self._add_coach(menu)
        menu.addSeparator()
        self._add_appearance(menu)
        self._add_sound(menu)
        languages = menu.add_menu(self.tr("Language"), "languageMenu")
        self._add_languages(languages)
        menu.addAction(self._actions.full_screen)
        menu.addAction(self._actions.table_top)
        menu.addSeparator()
        menu.addAction(self._actions.rules)
        menu.addAction(self._actions.past)
        menu.addAction(self._actions.fair)
        if self._window.game_is_on:
            menu.addAction(self._actions.end_game)
        menu.addAction(self._actions.start_page)
        menu.addAction(self._actions.keys)
        menu.addAction(self._actions.about)
        menu.addAction(self._actions.quit)
        menu.open_at(button)
        return menu

    def appearance(self, button: QWidget) -> Menu:
        """Open the start page's menu of how everything looks."""
        menu = self._menu("appearanceMenu")
        menu.addAction(self._actions.own_dice)
        self._add_coach(menu)
        menu.addSeparator()
        self._add_appearance(menu)
        self._add_sound(menu)
        menu.addAction(self._actions.full_screen)
        menu.addAction(self._actions.table_top)
        menu.addSeparator()
        menu.addAction(self._actions.fair)
        menu.addAction(self._actions.keys)
        menu.addAction(self._actions.about)
        menu.open_at(button)
        return menu

    def languages(self, button: QWidget) -> Menu:
        """Open the choice of languages."""
        menu = self._menu("languageMenu")
        self._add_languages(menu)
        menu.open_at(button)
        return menu

    def starters(self, button: QWidget) -> Menu:
        """Open the choice of who starts."""
        menu = self._menu("starterMenu")
        evening = tonight(self._settings.now)
        starter = evening.people[evening.starter].name
        choices = [(player.name, player.name) for player in evening.people]
        menu.add_choices(choices, starter, lambda name: self._settings.change(starter=name))
        for number, (player, action) in enumerate(
            zip(evening.people, menu.actions(), strict=True), 1
        ):
            action.setIcon(self._peg(number, player))
        menu.open_at(button)
        return menu

    def _menu(self, name: str) -> Menu:
        menu = Menu(self._window)
        menu.setObjectName(name)
        mind(self._window, menu)
        return menu

    def _add_appearance(self, menu: Menu) -> None:
        now, change = self._settings.now, self._settings.change
        menu.add_menu(self.tr("Theme"), "themeMenu").add_choices(
            [
                ("system", self.tr("Same as the system")),
                ("light", self.tr("Light")),
                ("dark", self.tr("Dark")),
                ("high_contrast", self.tr("High contrast")),
            ],
            now.theme,
            lambda theme: change(theme=theme),
        )
        menu.add_menu(self.tr("Text size"), "textSizeMenu").add_choices(
            [
                (90, self.tr("Small")),
                (100, self.tr("Normal")),
                (125, self.tr("Large")),
                (150, self.tr("Very large")),
                (200, self.tr("Largest")),
            ],
            now.text_size,
            lambda size: change(text_size=size),
        )
        menu.add_menu(self.tr("Dice"), "diceMenu").add_choices(
            [
                ("cream", self.tr("Cream")),
                ("ivory", self.tr("Ivory")),
                ("black", self.tr("Black")),
                ("contrast", self.tr("High contrast")),
            ],
            now.dice,
            lambda dice: change(dice=dice),
        )
        menu.add_menu(self.tr("Animation"), "animationMenu").add_choices(
            [
                ("system", self.tr("Same as the system")),
                ("full", self.tr("Full")),
                ("quick", self.tr("Quick")),
                ("off", self.tr("Off")),
            ],
            now.speed,
            lambda speed: change(speed=speed),
        )

    def _add_stake(self, menu: Menu) -> None:
        controller = self._window.controller
        if controller is None or controller.game.options.costs_life or not self._window.game_is_on:
            return
        menu.add_menu(self.tr("Playing for"), "stakeMenu").add_choices(
            [(words.POINTS, self.tr("Points")), (words.SIPS, self.tr("Sips"))],
            controller.game.stake,
            self._play_for,
        )

    def _play_for(self, stake: str) -> None:
        if self._window.controller is not None:
            self._window.controller.play_for(stake)
            self._settings.change(stake=stake)
            tell_again(self._window)

    def _add_coach(self, menu: Menu) -> None:
        """Offer the coach; where it speaks, let each person choose whether to listen."""
        now = self._settings.now
        coach = menu.add_menu(self.tr("Coach"), "coachMenu")
        coach.add_choices(
            [(False, self.tr("Off")), (True, self.tr("On", "the coach"))],
            now.coach,
            lambda on: self._settings.change(coach=on),
        )
        if not now.coach:
            return
        coach.addSeparator()
        for number, player in enumerate(self._listeners()):
            action = coach.addAction(plain(player.name))
            action.setObjectName(f"coaches{number}")
            action.setCheckable(True)
            action.setChecked(sees_coach(now, player.name))
            action.toggled.connect(lambda sees, player=player: self._let_see(player, sees))

    def _listeners(self) -> list[Player]:
        """Return the people, without computers, of the table or of tonight."""
        controller = self._window.controller
        if controller is None or self._window.page is self._window.start:
            return [player for player in tonight(self._settings.now).people if not player.level]
        people = [controller.people[seat] for seat in controller.game.state.in_game]
        return [Player(*person[:3]) for person in people if not person.level]

    def _let_see(self, player: Player, sees: bool) -> None:
        players = let_see(everybody(self._settings.now), player, sees=sees)
        self._settings.change(players=players)

    def _add_sound(self, menu: Menu) -> None:
        menu.add_menu(self.tr("Sound"), "soundMenu").add_choices(
            [
                (0, self.tr("Silent")),
                (30, self.tr("Soft")),
                (60, self.tr("Medium")),
                (100, self.tr("Loud")),
            ],
            self._settings.now.volume,
            lambda volume: self._settings.change(volume=volume),
        )

    def _add_languages(self, menu: Menu) -> None:
        choices = [(code, NAMES[code]) for code in available()]
        spoken = self._window.language.code
        menu.add_choices(choices, spoken, lambda code: self._settings.change(language=code))

    def _peg(self, number: int, player: Player) -> QIcon:
        side, ratio = metrics_of(self._window).px(PEG), self._window.devicePixelRatioF()
        pixmap = QPixmap(round((side + 4) * ratio), round((side + 4) * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        where = QRectF(2, 2, side, side)
        paint_peg(painter, where, words.number(number), player.colour, theme().palette)
        painter.end()
        return QIcon(pixmap)
