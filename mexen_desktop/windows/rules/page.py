"""The page with the rules."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtGui import QFocusEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.scale import set_metrics
from mexen_desktop.look.theme import theme
from mexen_desktop.rules.options import Options
from mexen_desktop.scene.accessible import speak_for_painted_parts
from mexen_desktop.texts import words
from mexen_desktop.texts.rulebook.composing import rules_page
from mexen_desktop.windows.column import ColumnTitle, lay_column, paint_column
from mexen_desktop.windows.contents import Choice, Contents
from mexen_desktop.windows.full_page import FullPage
from mexen_desktop.windows.rule_icons import ICONS, OWN_ICON
from mexen_desktop.windows.rules.sheet import Sheet

#: The key of what a table plays that changed the rules.
OWN: Final = "ourTable"


class Played(NamedTuple):
    """A rule set that can be read: the preset it comes from, what is played, for what."""

    key: str
    rules: str
    options: Options
    stake: str
    #: What the table calls its own rules.
    house: str = ""


class RulesView(FullPage):
    """The rule sets at the left, the chosen one's rules beside them, or below in a high window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        speak_for_painted_parts()
        self.setObjectName("rulesPage")
        self._all: tuple[Played, ...] = ()
        self._chosen = ""
        self._column = QRect()
        self.close_button = IconButton("close", parent=self)
        self.close_button.setObjectName("closeRulesButton")
        self.title = ColumnTitle("rulesTitle", self)
        self.contents = Contents(self)
        self.sheet = Sheet(self)
        self._connect()

    def show_rules(self, played: Sequence[Played], chosen: str) -> None:
        """Offer these rule sets to read, one of them open."""
        if (self._all, self._chosen) != (tuple(played), chosen):
            self._all, self._chosen = tuple(played), chosen
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setAccessibleName(self.tr("Rules"))
        self.sheet.setAccessibleName(self.accessibleName())
        self.title.set_text(self.tr("Rules"))
        self.close_button.set_label(self.tr("Close"))
        if self._all:
            self.contents.offer([self._choice(each) for each in self._all], self._chosen)
            self._show()
        self.lay_out()

    def go_to(self, anchor: str) -> None:
        """Open it at a section, or at a paragraph of one; "" is the top."""
        self.sheet.go_to(anchor)

    @property
    def chosen(self) -> Played:
        """The rule set that is read."""
        return next(each for each in self._all if each.key == self._chosen)

    def lay_out(self) -> None:
        """Put everything in its place in the window as it is."""
        if not self.isVisible():
            return
        set_metrics(self.window(), Metrics(self.width(), self.height(), theme().text_factor))
        self._column, beside = lay_column(
            self,
            self.close_button,
            self.title,
            self.contents,
            lambda width: self.contents.room_for_tabs(width, self.height()),
        )
        self.sheet.setGeometry(beside)
        self.sheet.lay_out()
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        # No focus proxy: the Tab key would pass over all that comes before the proxy.
        self.sheet.setFocus(event.reason())

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_column(self, self._column)

    def _connect(self) -> None:
        self.close_button.clicked.connect(self.closed)
        self.contents.chosen.connect(self._choose)
        self.contents.part_chosen.connect(self.sheet.go_to)
        self.sheet.part_read.connect(self.contents.mark)
        theme().changed.connect(self.lay_out)

    def _choose(self, key: str) -> None:
        self._chosen = key
        self._show()
        self.sheet.go_to("")

    def _show(self) -> None:
        """Compose the page of the chosen rule set."""
        chosen = self.chosen
        page = rules_page(chosen.options, chosen.rules, chosen.stake, chosen.house)
        self.contents.show_parts([(section.id, section.heading) for section in page.sections])
        self.sheet.show_page(page)
        self.contents.mark(self.sheet.part)

    def _choice(self, played: Played) -> Choice:
        name = words.game_name(played.rules, played.house)
        if played.key == OWN:
            return Choice(OWN, played.house or self.tr("Our table"), "players", "OurTable")
        if played.house:
            houses = [each.key for each in self._all if each.house]
            return Choice(played.key, name, OWN_ICON, f"House{houses.index(played.key)}")
        return Choice(played.key, name, ICONS[played.rules], played.rules.capitalize())
