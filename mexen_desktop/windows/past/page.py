"""The page with all games of before."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QRect, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QListView, QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.controls.line import Line
from mexen_desktop.look.controls.note import Note
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.scale import set_metrics
from mexen_desktop.look.theme import theme
from mexen_desktop.models.past import PAST_ROLE, Games, PastModel
from mexen_desktop.models.scores import ScoresModel
from mexen_desktop.scene.list_view import PaperList
from mexen_desktop.store.past import Past
from mexen_desktop.texts import troubles, words
from mexen_desktop.texts.past import lasted, outcome, progress, when, whose_dice
from mexen_desktop.windows.column import ColumnTitle, edge, paint_column
from mexen_desktop.windows.full_page import FullPage
from mexen_desktop.windows.past.rows import PastRows, ScoreRows

_LIST: Final = 400
_LIST_SHARE: Final = 0.4
_LIST_PORTRAIT: Final = 0.45


class PastPage(FullPage):
    """The games at the left, the chosen one beside them; below them in a window that is high."""

    #: A game by its number: see it again, save its record, copy it as text.
    open_requested = Signal(int)
    save_requested = Signal(int)
    copy_requested = Signal(int)
    #: A record in a file is wanted.
    record_requested = Signal()
    #: The dice of all games are wanted.
    fair_requested = Signal()

    def __init__(
        self,
        games: Games,
        parent: QWidget | None = None,
        *,
        unread: Callable[[], bool] = lambda: False,
    ) -> None:
        """`games` gives them in parts: those of `Store.games`; `unread` tells when it cannot."""
        super().__init__(parent)
        self.setObjectName("pastPage")
        self._unread = unread
        self._column = QRect()
        self._cancel: Callable[[], None] | None = None
        self.model = PastModel(games, self)
        self._scores = ScoresModel(self)
        self.close_button = IconButton("close", parent=self)
        self.title = ColumnTitle("pastTitle", self)
        self.list = PaperList(self.model, PastRows(), self)
        self.record = Button(icon="import", parent=self)
        self.fair = Button(icon="fair", parent=self)
        self.none_yet = Note("noPastGames", self, "body")
        self.heading = Line("pastHeading", "page_title", self)
        self.about = Line("pastAbout", "body", self)
        self.result = Line("pastResult", "name", self)
        self.scores = PaperList(self._scores, ScoreRows(), self)
        self.note = Note("pastNote", self)
        self.open = Button(icon="play", variant="brass", parent=self)
        self.save = Button(icon="export", parent=self)
        self.copy = Button(icon="copy", parent=self)
        self._name_parts()
        self._connect()
        self.retranslate()

    def begin(self) -> None:
        """Show the games there are now, the one played last chosen."""
        self.say("")
        self.model.begin_again()
        self._choose(0)

    def choose(self, game: int) -> None:
        """Choose a game by its number."""
        row = self.model.row_of(game)
        if row is not None:
            self._choose(row)

    def take_focus(self) -> None:
        """Give the focus to the likeliest part."""
        part = self.list if self.chosen is not None else self.close_button
        part.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, sentence: str, *, wrong: bool = False) -> None:
        """Say what was done with a game, or what went wrong."""
        if self._cancel is not None:
            self._cancel = None
            self._name_record()
        self.note.say(sentence, wrong=wrong, good=not wrong)
        self.lay_out()

    def say_waiting(self, sentence: str, cancel: Callable[[], None]) -> None:
        """Say what is being done, which can be called off."""
        if self._cancel is None:
            self._cancel = cancel
            self._name_record()
        self.note.say(sentence, wrong=False, good=True)
        self.lay_out()

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setAccessibleName(self.tr("Past games"))
        self.title.set_text(self.tr("Past games"))
        self.close_button.set_label(self.tr("Close"))
        self._name_record()
        self.fair.set_label(self.tr("Is it fair?"))
        self.save.set_label(self.tr("Save as …"))
        self.copy.set_label(self.tr("Copy as text"))
        self.list.setAccessibleName(self.tr("Past games"))
        self.scores.setAccessibleName(self.tr("Players"))
        self.note.say("")
        self.model.retell()
        self._show()

    @property
    def chosen(self) -> Past | None:
        """The game that is chosen."""
        index = self.list.currentIndex()
        past = index.data(PAST_ROLE) if index.isValid() else None
        return past if isinstance(past, Past) else None

    def lay_out(self) -> None:
        """Put everything in its place in the window as it is."""
        metrics = Metrics(self.width(), self.height(), theme().text_factor)
        set_metrics(self.window(), metrics)
        if metrics.portrait:
            self._column = QRect(0, 0, self.width(), round(self.height() * _LIST_PORTRAIT))
            beside = self.rect().adjusted(0, self._column.height(), 0, 0)
        else:
            width = min(metrics.px(_LIST), round(self.width() * _LIST_SHARE))
            self._column = QRect(0, 0, width, self.height())
            beside = self.rect().adjusted(width, 0, 0, 0)
        self._lay_column(metrics)
        side = edge(metrics)
        self._lay_game(metrics, beside.adjusted(side, metrics.px(32), -side, -metrics.margin))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.open.isEnabled():
            self._ask(self.open_requested)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_column(self, self._column)

    def _name_record(self) -> None:
        """Say on its button what can be done about a record."""
        waiting = self._cancel is not None
        self.record.set_label(self.tr("Cancel") if waiting else self.tr("Open a record …"))

    def _name_parts(self) -> None:
        for part, name in (
            (self.close_button, "closePastButton"),
            (self.list, "pastView"),
            (self.record, "openRecordButton"),
            (self.fair, "fairButton"),
            (self.scores, "scoresView"),
            (self.open, "seeAgainButton"),
            (self.save, "saveRecordButton"),
            (self.copy, "copyTextButton"),
        ):
            part.setObjectName(name)
        self.list.setSelectionMode(QListView.SelectionMode.SingleSelection)

    def _connect(self) -> None:
        self.close_button.clicked.connect(self.closed)
        self.fair.clicked.connect(self.fair_requested)
        self.record.clicked.connect(lambda _=False: (self._cancel or self.record_requested.emit)())
        self.list.selectionModel().currentChanged.connect(self._show)
        self.list.doubleClicked.connect(lambda _: self._ask(self.open_requested))
        for button, signal in (
            (self.open, self.open_requested),
            (self.save, self.save_requested),
            (self.copy, self.copy_requested),
        ):
            button.clicked.connect(lambda _=False, signal=signal: self._ask(signal))
        theme().changed.connect(self.lay_out)

    def _ask(self, signal: SignalInstance) -> None:
        past = self.chosen
        if past is not None and past.summary is not None:
            signal.emit(past.game)

    def _choose(self, row: int) -> None:
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.list.selectionModel().setCurrentIndex(self.model.index(row), flags)
        self._show()

    def _show(self) -> None:
        """Show the chosen game."""
        past = self.chosen
        self.note.say("")
        self._scores.show_game(past)
        if past is not None:
            self.heading.set_text(words.game_name(past.rules, past.house))
            parts = (when(past.began), progress(past), lasted(past), whose_dice(past))
            self.about.set_text(" · ".join(part for part in parts if part))
            self.result.set_text(outcome(past))
        summary = past.summary if past is not None else None
        playable, over = summary is not None, summary is None or summary.over
        # Whoever looks for the game of yesterday would not guess that what leads on is at its end.
        self.open.set_label(self.tr("Watch it again") if over else self.tr("Watch or play on"))
        for part in (self.heading, self.about, self.result, self.scores):
            part.setVisible(past is not None)
        for button in (self.open, self.save, self.copy):
            button.setVisible(past is not None)
            button.setEnabled(playable)
        none_yet = self.tr("No game has been played yet. Every game you play will be listed here.")
        self.none_yet.say(troubles.unread() if self._unread() else none_yet)
        self.none_yet.setVisible(past is None)
        self.list.setVisible(past is not None)
        self.lay_out()

    def _lay_column(self, metrics: Metrics) -> None:
        margin, side = metrics.margin, metrics.icon_button
        room = self._column.adjusted(margin, margin, -margin, -margin)
        self.close_button.setGeometry(room.left(), room.top(), side, side)
        left = room.left() + side + margin
        self.title.setGeometry(left, room.top(), room.right() + 1 - left, side)
        high = self.record.sizeHint().height()
        self.record.setGeometry(room.left(), room.bottom() + 1 - high, room.width(), high)
        fair = QRect(room.left(), self.record.y() - margin // 2 - high, room.width(), high)
        self.fair.setGeometry(fair)
        top = room.top() + side + margin
        between = QRect(room.left(), top, room.width(), fair.top() - margin - top)
        self.list.setGeometry(between)

    def _lay_game(self, metrics: Metrics, room: QRect) -> None:
        top, gap = room.top(), metrics.px(8)
        self.none_yet.setGeometry(
            room.left(), top, room.width(), self.none_yet.height_in(room.width())
        )
        for line in (self.heading, self.about, self.result):
            high = line.sizeHint().height()
            line.setGeometry(room.left(), top, room.width(), high)
            top += high + gap
        bottom = self._lay_buttons(metrics, room) - metrics.margin
        if self.note.isVisibleTo(self):
            high = self.note.height_in(room.width())
            self.note.setGeometry(room.left(), bottom - high, room.width(), high)
            bottom -= high + gap
        top += gap
        self.scores.setGeometry(room.left(), top, room.width(), max(0, bottom - top))

    def _lay_buttons(self, metrics: Metrics, room: QRect) -> int:
        """Put the buttons at the foot, below each other where they find no room; give their top."""
        gap, buttons = metrics.margin, (self.open, self.save, self.copy)
        sizes = [button.sizeHint() for button in buttons]
        high = max(size.height() for size in sizes)
        wide = sum(size.width() for size in sizes) + gap * (len(buttons) - 1)
        if wide <= room.width():
            left = room.left()
            for button, size in zip(buttons, sizes, strict=True):
                button.setGeometry(QRect(left, room.bottom() + 1 - high, size.width(), high))
                left += size.width() + gap
            return room.bottom() + 1 - high
        top = room.bottom() + 1
        for button in reversed(buttons):
            top -= high
            button.setGeometry(QRect(room.left(), top, room.width(), high))
            top -= metrics.px(8)
        return top
