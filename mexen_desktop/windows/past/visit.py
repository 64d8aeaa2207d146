"""Leads through the games of before."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from mexen_desktop.look.fade import fading
from mexen_desktop.look.menu import Menu, plain
from mexen_desktop.models.replaying import Replaying
from mexen_desktop.record.errors import RecordError
from mexen_desktop.record.reading import read
from mexen_desktop.rules.state import OVER
from mexen_desktop.session.game import Game
from mexen_desktop.store.errors import StoreError
from mexen_desktop.store.past import Past
from mexen_desktop.texts import words
from mexen_desktop.texts.past import when
from mexen_desktop.texts.record_troubles import record_trouble
from mexen_desktop.texts.retelling import retold
from mexen_desktop.windows.fair.visit import fair_of
from mexen_desktop.windows.house.keeping import keep_rules, strange_rules
from mexen_desktop.windows.past import files, finding
from mexen_desktop.windows.past.finding import Found
from mexen_desktop.windows.past.page import PastPage
from mexen_desktop.windows.past.taking import LONG, Taking
from mexen_desktop.windows.past.watch import WatchPage
from mexen_desktop.windows.play import kept_game, recorded_game
from mexen_desktop.windows.way import way_of

if TYPE_CHECKING:
    from mexen_desktop.store.store import Store
    from mexen_desktop.windows.main_window import MainWindow


class PastVisit(QObject):
    """Shows the list of games, one of them, a record; then the page from where one came."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._way = way_of(window)
        self.page = page = PastPage(self._games, window, unread=window.keeping.unread)
        self.watch: WatchPage | None = None
        page.hide()
        page.closed.connect(self.leave)
        page.open_requested.connect(self.see)
        page.save_requested.connect(self.save)
        page.copy_requested.connect(self.copy)
        page.fair_requested.connect(lambda: fair_of(window).show())
        page.record_requested.connect(lambda: files.ask_which(window, self.open_wanted))

    # Going there and back

    def show_list(self, chosen: int | None = None) -> None:
        """Show the games there are, that one chosen."""
        if self._window.page not in (self.page, self.watch):
            self._way.come_to(self.page)
        self.page.begin()
        if chosen is not None:
            self.page.choose(chosen)
        with fading(self._window):
            self._window.show_page(self.page)
        self._put_away()
        self.page.take_focus()

    def leave(self) -> None:
        """Go back to the page from where one came."""
        if self._way.before(self.page) is self._window.start:
            self._window.show_start()
        else:
            self._way.leave(self.page)

    def see(self, number: int) -> None:
        """Show a kept game from its beginning; one that can be played on where it stands."""
        try:
            found = finding.kept(self._store, number)
        except StoreError:
            self._say(self.tr("This game cannot be read."), wrong=True)
        else:
            replay = self._show(found)
            if found.game.state.phase != OVER:
                replay.last()

    def open_record(self, path: str) -> None:
        """Show the game of a record where it ends; a long one takes a while.

        Raises RecordError if anything is known to be wrong with it, once that is shown.
        """
        for dialog in self._window.findChildren(QDialog):
            dialog.reject()
        if Path(path).is_file() and Path(path).stat().st_size > LONG:
            self._take(path)
            return
        try:
            found = finding.recorded(self._store, path)
        except RecordError as error:
            self.show_list()
            self._refuse(path, error)
            raise
        self._show(found).last()
        if found.error is not None:
            raise found.error

    def open_wanted(self, path: str) -> None:
        """Show the game of a record, or what is wrong with it."""
        with suppress(RecordError):
            self.open_record(path)

    def _take(self, path: str) -> None:
        """Keep a long record little by little, telling how far it is, then show its game."""
        self.show_list()
        try:
            taking = Taking(self._store, read(path), self)
        except RecordError as error:
            self._refuse(path, error)
            raise
        name = Path(path).name
        text = self.tr("Opening {file}: {number} actions so far.")
        taking.progressed.connect(
            lambda done: self.page.say_waiting(
                text.format(file=name, number=words.number(done)), taking.cancel
            )
        )
        taking.cancelled.connect(lambda: self.page.say(""))
        taking.finished.connect(self._taken)
        taking.begin()

    def _taken(self, found: Found) -> None:
        self.page.say("")
        # Somebody may have gone on to something else meanwhile: then it is in the list.
        if self._window.page is self.page:
            self._show(found).last()

    def _refuse(self, path: str, error: RecordError) -> None:
        text = self.tr("{file}: {problem}")
        problem = record_trouble(error)
        self.page.say(text.format(file=Path(path).name, problem=problem), wrong=True)

    # What can be done with a game

    def save(self, number: int) -> None:
        """Ask where to save a game as a record, then do it."""
        try:
            record = self._store.record(number)
            suggested = files.name_for(record, self._store.game(number).began)
        except StoreError:
            self._say(self.tr("This game cannot be read."), wrong=True)
            return

        def save(path: str) -> None:
            hindered = files.save(record, path)
            if hindered:
                text = self.tr("The record was not saved: {reason}")
                self._say(text.format(reason=hindered), wrong=True)
            else:
                text = self.tr("Saved as {file}.")
                self._say(text.format(file=Path(path).name))

        files.ask_where(self._window, suggested, save)

    def copy(self, number: int) -> None:
        """Copy a game as text."""
        try:
            kept = self._store.game(number)
            text = retold(finding.kept(self._store, number).game, when(kept.began))
        except StoreError:
            self._say(self.tr("This game cannot be read."), wrong=True)
        else:
            QGuiApplication.clipboard().setText(text)
            self._say(self.tr("The game was copied as text."))

    def play_on(self, found: Found) -> None:
        """Sit down to a game that is not over."""
        window = self._window
        if found.number is None and found.record is not None:
            controller = recorded_game(found.record, self._store, window.dice)
        else:
            try:
                kept = self._store.game(found.number or 0)
            except StoreError:
                self._say(self.tr("This game cannot be read."), wrong=True)
                return
            controller = kept_game(kept, self._store, window.dice)
        window.sit_down(controller)
        self._put_away()

    # Inside

    @property
    def _store(self) -> "Store":
        return self._window.keeping.store

    def _games(self, before: int | None, most: int) -> tuple[Past, ...]:
        # The file may be closed, then opened again, while the page lives.
        return self._store.games(before, most)

    def _say(self, sentence: str, *, wrong: bool = False) -> None:
        """Say on the page that is shown what was done, or what went wrong."""
        if self.watch is not None:
            self.watch.bar.say(sentence)
        else:
            self.page.say(sentence, wrong=wrong)

    def _show(self, found: Found) -> Replaying:
        if self._window.page not in (self.page, self.watch):
            self._way.come_to(self.page)
        self._put_away()
        replay = Replaying(found.game, found.people)
        number, names, error = found.number, found.game.names, found.error
        goes_on = error is None and found.game.state.phase != OVER
        self.watch = watch = WatchPage(
            replay,
            self._window,
            goes_on=goes_on,
            trouble=lambda: self._partly(error, names) if error is not None else "",
        )
        watch.closed.connect(lambda: self.show_list(number))
        watch.table.rules_requested.connect(self._window.show_rules)
        watch.menu_requested.connect(lambda button: self._open_menu(button, number, found.game))
        watch.play_on_requested.connect(lambda: self.play_on(found))
        with fading(self._window):
            self._window.show_page(watch)
        watch.bar.take_focus()
        return replay

    def _partly(self, error: RecordError, names: Sequence[str]) -> str:
        text = self.tr("{problem} Everything before that is shown here.")
        return text.format(problem=record_trouble(error, names))

    def _put_away(self) -> None:
        """Let go of the table on which a game was shown."""
        if self.watch is not None:
            self.watch.hide()
            self.watch.deleteLater()
            self.watch = None

    def _open_menu(self, button: QWidget, number: int | None, game: Game) -> None:
        menu = Menu(self._window)
        menu.setObjectName("watchMenu")
        if number is not None:
            for name, text, act in (
                ("actionSaveRecord", self.tr("Save as …"), self.save),
                ("actionCopyText", self.tr("Copy as text"), self.copy),
            ):
                action = menu.addAction(plain(text))
                action.setObjectName(name)
                action.triggered.connect(lambda _=False, act=act: act(number))
        if rules := strange_rules(self._window, game):
            action = menu.addAction(plain(self.tr("Keep these house rules")))
            action.setObjectName("actionKeepHouseRules")
            action.triggered.connect(lambda: keep_rules(self._window, rules))
        menu.addSeparator()
        action = menu.addAction(plain(self.tr("Past games")))
        action.setObjectName("actionBackToList")
        action.triggered.connect(lambda: self.show_list(number))
        menu.open_at(button)


def past_of(window: "MainWindow") -> PastVisit:
    """Return the one visit of a window."""
    return window.findChild(PastVisit) or PastVisit(window)
