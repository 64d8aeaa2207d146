"""The first page: choose a game, see who plays, play."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.controls.line import Line
from mexen_desktop.look.controls.segmented import Segmented
from mexen_desktop.look.controls.translated import Translated
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.scale import metrics_of, set_metrics
from mexen_desktop.look.textures import linen
from mexen_desktop.look.theme import theme
from mexen_desktop.rules.rule_set import RuleSet
from mexen_desktop.settings import LeftOpen, SettingsFile
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.windows.language import Language
from mexen_desktop.windows.start.card import RuleCard
from mexen_desktop.windows.start.notes import Notice, Title
from mexen_desktop.windows.start.people import PeopleRow
from mexen_desktop.windows.start.plan import Plan, Wishes, plan
from mexen_desktop.windows.start.strip import CardStrip
from mexen_desktop.windows.tonight import about_starter, tonight

if TYPE_CHECKING:
    from mexen_desktop.windows.start.left_open import LeftOpenCard

_STAKES: Final = (words.POINTS, words.SIPS)
#: Cards give up so much height for a second row of people.
_LOWEST_CARD: Final = 330
#: Or, where they are lower than that, but so little of what they have.
_STILL_AS_HIGH: Final = 0.95


class StartPage(Translated):
    """Shows what is remembered, so that Play works at once; asks the window for all else."""

    play_requested = Signal()
    roster_requested = Signal()
    continue_requested = Signal()
    rules_requested = Signal()
    past_requested = Signal()
    house_rules_requested = Signal()
    #: A menu is wanted: its name, the button to open it at.
    menu_requested = Signal(str, QWidget)
    #: Everything was painted for the first time, nothing else is to be done.
    stands = Signal()

    def __init__(
        self, settings: SettingsFile, language: Language, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("startPage")
        self._settings = settings
        self._speaks = language
        self._painted = False
        self.left_open: LeftOpenCard | None = None
        self.play = self._button("playButton", Button(icon="throw", variant="brass", kind="action"))
        self.play.set_token("play")
        self.play.set_centred(True)
        self.strip = CardStrip(self)
        # Else Qt would take all choices of the page for one, of which the Tab key reaches one only.
        self._one_of_them = QButtonGroup(self)
        self._offer_cards()
        self.heading = Line("peopleHeading", "name", self)
        self.people = PeopleRow(self)
        self.stake = Segmented(tall=True, by_click=False, parent=self)
        self.stake.setObjectName("stakeSwitch")
        self.starter = self._button("starterButton", Button(icon="start"))
        self.house = self._button("houseRulesButton", Button(icon="options"))
        self.quiet = Line("sipsLine", "small", self)
        self.notice = Notice(self)
        self.title = Title(self)
        self.language = self._button("languageButton", Button(icon="language"))
        self.rules = self._button("startRulesButton", IconButton("rules"))
        self.past = self._button("pastButton", IconButton("past"))
        self.appearance = self._button("appearanceButton", IconButton("settings"))
        self._connect()
        self.retranslate()
        self.stake.come_between(self.people.computer, self.starter)

    def retranslate(self) -> None:
        """Write the page in the language that is spoken now."""
        self.setAccessibleName(self.tr("Start page"))
        self.heading.set_text(self.tr("Who is playing?"))
        self.quiet.set_text(self.tr("18 or older, in moderation, never drive."))
        self.play.set_label(self.tr("Play"))
        self.play.set_key_hint(self.tr("Space"))
        self.stake.set_labels([self.tr("Points"), self.tr("Sips")])
        self.stake.setAccessibleName(self.tr("What you play for"))
        self.language.set_label(self._speaks.name)
        self.rules.set_label(self.tr("Rules"))
        self.past.set_label(self.tr("Past games"))
        self.appearance.set_label(self.tr("Settings"))
        self.house.set_label(self.tr("House rules"))
        self.strip.set_names(self.tr("Games before these"), self.tr("More games"))
        self.people.retranslate()
        for card in self.cards:
            card.retranslate()
        if self.left_open is not None:
            self.left_open.retranslate()
        self.refresh()

    def refresh(self) -> None:
        """Show what is remembered now."""
        now = self._settings.now
        evening = tonight(now)
        self._offer_cards()
        for card in self.cards:
            chosen = card.rules == now.chosen
            card.setChecked(chosen)
            # The Tab key goes to the chosen one alone, arrow keys from there.
            card.setFocusPolicy(Qt.FocusPolicy.TabFocus if chosen else Qt.FocusPolicy.NoFocus)
            card.set_stake(now.stake)
        self.people.show_people(evening.people)
        self.stake.choose(_STAKES.index(now.stake))
        self.stake.setVisible(not now.chosen.options.costs_life)
        self.quiet.setVisible(self.stake.isVisibleTo(self) and now.stake == words.SIPS)
        if evening.people:
            self.starter.set_name(isolated(evening.people[evening.starter].name))
            self.starter.set_label(about_starter(evening))
        self.starter.setVisible(bool(evening.people))
        self.notice.set_sentence(evening.problem)
        if evening.problem and self.play.hasFocus():
            self.people.change.setFocus()
        waited = not self.play.isEnabled()
        self.play.setEnabled(not evening.problem)
        if waited and self.people.change.hasFocus():
            self.take_focus()
        self.lay_out()

    def offer(self, game: LeftOpen | None) -> None:
        """Offer to go on with a game that was left open, or with none."""
        if game is not None and self.left_open is None:
            from mexen_desktop.windows.start.left_open import LeftOpenCard

            self.left_open = LeftOpenCard(self)
            self.left_open.button.clicked.connect(self.continue_requested)
        if self.left_open is not None:
            if game is not None:
                self.left_open.offer(game)
            self.left_open.setVisible(game is not None)
        self.lay_out()

    def take_focus(self) -> None:
        """Put the keyboard's focus where it is wanted first."""
        self.wanted_first.setFocus()

    @property
    def wanted_first(self) -> Button:
        """Play, or what it waits for."""
        return self.play if self.play.isEnabled() else self.people.change

    def lay_out(self) -> None:
        """Put every part in its place in the window as it is."""
        if not self.isVisible():
            return
        metrics = Metrics(self.width(), self.height(), theme().text_factor)
        set_metrics(self.window(), metrics)
        self.house.set_bare(False)
        places = self._planned(metrics, rows=1)
        if places.squeezed:
            self.house.set_bare(True)
            places = self._planned(metrics, rows=1)
        if self.people.rows_for(places.people.width()) > 1:
            lower = self._planned(metrics, rows=2)
            lowest = min(metrics.px(_LOWEST_CARD), places.cards.height * _STILL_AS_HIGH)
            if lower.cards.height >= lowest and lower.notice.top() <= lower.play.top():
                places = lower
        self.title.setGeometry(places.title)
        self.language.setGeometry(places.language)
        self.rules.setGeometry(places.rules)
        self.past.setGeometry(places.past)
        self.appearance.setGeometry(places.appearance)
        if self.left_open is not None:
            self.left_open.place(places.left_open)
        self.strip.place(places.cards, self._chosen_card())
        self.heading.setGeometry(places.heading)
        self.people.place(places.people)
        self.stake.setGeometry(places.stake)
        self.starter.setGeometry(places.starter)
        self.house.setGeometry(places.house)
        self.quiet.setGeometry(places.quiet)
        self.play.setGeometry(places.play)
        self.notice.setGeometry(places.notice)

    def _planned(self, metrics: Metrics, rows: int) -> Plan:
        # Below a second row of people in portrait nothing is kept free for what is not said.
        said = rows == 1 or not metrics.portrait or not self.play.isEnabled()
        said = said or self.quiet.isVisibleTo(self)
        wishes = Wishes(
            language=self.language.sizeHint(),
            appearance=self.appearance.sizeHint(),
            stake=self.stake.sizeHint() if self.stake.isVisibleTo(self) else QSize(),
            starter=self.starter.sizeHint() if self.starter.isVisibleTo(self) else QSize(),
            starter_least=self.starter.least_width(),
            house=self.house.sizeHint() if self.house.isVisibleTo(self) else QSize(),
            people=self.people.height_of(rows),
            left_open=self._left_open_height(),
            heading=self.heading.sizeHint().height(),
            quiet=self.quiet.sizeHint().height() if said else 0,
            cards=len(self.cards),
            quiet_shown=self.quiet.isVisibleTo(self),
        )
        return plan(metrics, wishes)

    def _left_open_height(self) -> int:
        card = self.left_open
        return card.sizeHint().height() if card is not None and card.isVisibleTo(self) else 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and not event.isAutoRepeat() and self.play.isEnabled():
            self.play_requested.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        cloth = linen(theme().palette, metrics_of(self).s, self.devicePixelRatioF())
        painter.fillRect(event.rect(), cloth)
        painter.end()
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self.stands.emit)

    @property
    def cards(self) -> tuple[RuleCard, ...]:
        """A card for each rule set that can be played."""
        return self.strip.cards

    def _chosen_card(self) -> RuleCard | None:
        return next((card for card in self.cards if card.isChecked()), None)

    def _offer_cards(self) -> None:
        """Have a card for everything that can be played now."""
        offered = self._settings.now.offered
        if [card.rules for card in self.cards] == list(offered):
            return
        known = {card.rules: card for card in self.cards}
        for rules, card in known.items():
            if rules not in offered:
                self._one_of_them.removeButton(card)
                card.hide()
                card.deleteLater()
        cards = [known.get(rules) or self._new_card(rules) for rules in offered]
        own = (card for card in cards if not card.rules.published)
        for number, card in enumerate(own):
            card.setObjectName(f"cardHouse{number}")
        self.strip.set_cards(cards)

    def _new_card(self, rules: RuleSet) -> RuleCard:
        card = RuleCard(rules, f"card{rules.base.capitalize()}", self.strip.belt)
        self._one_of_them.addButton(card)
        card.clicked.connect(lambda: self._settings.change(rules=rules.key))
        card.reached.connect(lambda: self.strip.reveal(card))
        card.grasped.connect(self.strip.hold)
        card.swiped.connect(self.strip.pull)
        card.let_go.connect(self.strip.let_go)
        return card

    def _button(self, name: str, button: Button) -> Button:
        button.setParent(self)
        button.setObjectName(name)
        # A click leaves the focus with Play, so that the key that is written there does play.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _connect(self) -> None:
        self._settings.changed.connect(self.refresh)
        theme().changed.connect(self.lay_out)
        self.stake.chosen.connect(lambda index: self._settings.change(stake=_STAKES[index]))
        self.people.change.clicked.connect(self.roster_requested)
        self.play.clicked.connect(self.play_requested)
        self.rules.clicked.connect(self.rules_requested)
        self.past.clicked.connect(self.past_requested)
        self.house.clicked.connect(self.house_rules_requested)
        for menu, button in (
            ("languages", self.language),
            ("appearance", self.appearance),
            ("starters", self.starter),
        ):
            button.clicked.connect(
                lambda _=False, menu=menu, button=button: self.menu_requested.emit(menu, button)
            )
