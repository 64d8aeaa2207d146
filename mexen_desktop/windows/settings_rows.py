"""Adds to a menu what people can set."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mexen_desktop.languages import NAMES
from mexen_desktop.look.menu import Menu, plain
from mexen_desktop.settings import Player
from mexen_desktop.texts import words
from mexen_desktop.windows.guide import let_see, sees_coach
from mexen_desktop.windows.language import available
from mexen_desktop.windows.seating import tell_again
from mexen_desktop.windows.tonight import everybody, tonight

if TYPE_CHECKING:
    from mexen_desktop.windows.main_window import MainWindow


class SettingsRows(QObject):
    """Each of them adds a row with what there is to choose from, as it stands now."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._settings = window.settings

    def look_and_sound(self, menu: Menu) -> None:
        """Offer how everything looks, moves, is heard."""
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
        menu.add_menu(self.tr("Sound"), "soundMenu").add_choices(
            [
                (0, self.tr("Silent")),
                (30, self.tr("Soft")),
                (60, self.tr("Medium")),
                (100, self.tr("Loud")),
            ],
            now.volume,
            lambda volume: change(volume=volume),
        )

    def languages(self, menu: Menu) -> None:
        """Offer the languages."""
        choices = [(code, NAMES[code]) for code in available()]
        spoken = self._window.language.code
        menu.add_choices(choices, spoken, lambda code: self._settings.change(language=code))

    def stake(self, menu: Menu) -> None:
        """Offer what the game that is on is played for, unless that is lives."""
        controller = self._window.controller
        if controller is None or controller.game.options.costs_life or not self._window.game_is_on:
            return
        menu.add_menu(self.tr("Playing for"), "stakeMenu").add_choices(
            [(words.POINTS, self.tr("Points")), (words.SIPS, self.tr("Sips"))],
            controller.game.stake,
            self._play_for,
        )

    def coach(self, menu: Menu) -> None:
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

    def _play_for(self, stake: str) -> None:
        if self._window.controller is not None:
            self._window.controller.play_for(stake)
            self._settings.change(stake=stake)
            tell_again(self._window)

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
