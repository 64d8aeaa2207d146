"""Leads to the house rules from anywhere, then back to the page from where one came."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from mexen_desktop.look.fade import fading
from mexen_desktop.look.menu import Menu, plain
from mexen_desktop.models.house_rules import HouseRules
from mexen_desktop.record.house_rules import HouseRulesError, read, write
from mexen_desktop.rules.rule_set import RuleSet
from mexen_desktop.texts.house_rules import as_text, trouble
from mexen_desktop.windows.asking import ask_where, ask_which
from mexen_desktop.windows.files import HOUSE_RULES
from mexen_desktop.windows.house.page import HousePage
from mexen_desktop.windows.saving import write as write_file
from mexen_desktop.windows.way import way_of

if TYPE_CHECKING:
    from mexen_desktop.windows.main_window import MainWindow


class HouseVisit(QObject):
    """Lets rules be made in the middle of anything; a game that is on keeps those it has."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._way = way_of(window)
        self._house = HouseRules(window.settings)
        self.page = page = HousePage(self._house, window)
        page.hide()
        page.retranslate()
        page.closed.connect(self.leave)
        page.play_requested.connect(self.play)
        page.share_requested.connect(self._offer_to_share)
        page.import_requested.connect(self._ask_for_file)

    def show(self, rules: RuleSet | None = None) -> None:
        """Show those rules, or else what is played next."""
        window = self._window
        if self._way.is_barred:
            return
        self._way.come_to(self.page)
        now = window.settings.now
        with fading(window):
            window.show_page(self.page)
            self.page.show_rules(rules or self._house.find(now.rules))
            self.page.take_focus()

    def leave(self) -> None:
        """Go back to where one was."""
        window = self._window
        if self._way.before(self.page) is window.start:
            window.show_start()
        else:
            self._way.leave(self.page)

    def play(self, key: str) -> None:
        """Play by these rules, now if it can be."""
        window = self._window
        window.settings.change(rules=key)
        window.show_start()
        window.start_game()

    def keep(self, rules: RuleSet) -> None:
        """Keep rules that came from somebody else, then show them."""
        self.show(self._house.add(rules))

    def open_rules(self, path: str) -> None:
        """Keep the rules in a file, then show them.

        Raises HouseRulesError if anything is wrong with it, once that is shown.
        """
        for dialog in self._window.findChildren(QDialog):
            dialog.reject()
        try:
            rules = read(path)
        except HouseRulesError as error:
            self.show()
            text = self.tr("{file}: {problem}")
            self.page.say(text.format(file=Path(path).name, problem=trouble(error)), wrong=True)
            raise
        self.keep(rules)

    # Sharing

    def _offer_to_share(self, button: QWidget) -> None:
        menu = Menu(self._window)
        menu.setObjectName("shareMenu")
        for name, text, act in (
            ("actionSaveRules", self.tr("Save as …"), self._save),
            ("actionCopyRules", self.tr("Copy as text"), self._copy),
        ):
            action = menu.addAction(plain(text))
            action.setObjectName(name)
            action.triggered.connect(act)
        menu.open_at(button)

    def _save(self) -> None:
        rules = self.page.rules

        def save(path: str) -> None:
            hindered = write_file(write(rules), path)
            if hindered:
                text = self.tr("The rules were not saved: {reason}")
                self.page.say(text.format(reason=hindered), wrong=True)
            else:
                text = self.tr("Saved as {file}.")
                self.page.say(text.format(file=Path(path).name))

        ask_where(self._window, rules.name, self.tr("House rules"), HOUSE_RULES, save)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(as_text(self.page.rules))
        self.page.say(self.tr("The rules were copied as text."))

    def _ask_for_file(self) -> None:
        title, kind = self.tr("Import house rules"), self.tr("House rules")
        ask_which(self._window, title, kind, HOUSE_RULES, self.open_wanted)

    def open_wanted(self, path: str) -> None:
        """Keep the rules in a file, or say what is wrong with it."""
        try:
            self.open_rules(path)
        except HouseRulesError:
            # It is said on the page.
            return


def house_of(window: "MainWindow") -> HouseVisit:
    """Return the one visit of a window."""
    return window.findChild(HouseVisit) or HouseVisit(window)
