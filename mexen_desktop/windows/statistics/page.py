"""The page with all statistics."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.scale import set_metrics
from mexen_desktop.look.theme import theme
from mexen_desktop.models.statistics.answers import Answers
from mexen_desktop.models.statistics.evenings import evening_at
from mexen_desktop.models.statistics.players import Measure
from mexen_desktop.models.statistics.remembered import Remembered
from mexen_desktop.scene.accessible import speak_for_painted_parts
from mexen_desktop.store.statistics.values import Progress, Scope
from mexen_desktop.texts import troubles, words
from mexen_desktop.windows.column import ColumnTitle, edge, lay_column, paint_column
from mexen_desktop.windows.counting import Counting
from mexen_desktop.windows.full_page import FullPage
from mexen_desktop.windows.statistics.board import Board
from mexen_desktop.windows.statistics.composing import (
    FAIR,
    POSTER,
    SAYS,
    Asked,
    Place,
    compose,
    title_of,
)
from mexen_desktop.windows.statistics.head import TONIGHT, Head
from mexen_desktop.windows.statistics.parts import Content, Says
from mexen_desktop.windows.statistics.sections import SECTIONS, Sections

#: No evening has this id.
_NO_EVENING: Final = -1
#: Where a row leads to, by where it stands.
_LEADS: Final = {
    "players": "person",
    "luck": "person",
    "rivals": "rivalsOf",
    "rivalsOf": "pair",
    "person": "pair",
    "evenings": "evening",
    "evening": "person",
}


class StatisticsPage(FullPage):
    """The list of pages at the left, beside it one of them; above it in a window that is high."""

    past_requested = Signal()
    fair_requested = Signal()
    #: The evening with that id, to be seen as a picture.
    poster_requested = Signal(int)
    #: What is shown, as a table with that title.
    export_requested = Signal(object)

    def __init__(
        self,
        answers: Callable[[], Answers],
        parent: QWidget | None = None,
        *,
        unread: Callable[[], bool] = lambda: False,
    ) -> None:
        """`answers` gives who answers now: the file may be closed, then opened again.

        `unread` tells whether nobody could.
        """
        super().__init__(parent)
        speak_for_painted_parts()
        self.setObjectName("statisticsPage")
        self._answers = Remembered(answers)
        self._unread = unread
        self._way = [Place("players")]
        self._content = Content("", (), None)
        self._column = QRect()
        self.close_button = IconButton("close", parent=self)
        self.close_button.setObjectName("closeStatisticsButton")
        self.title = ColumnTitle("statisticsHeading", self)
        self.sections = Sections(self)
        self.head = Head(self)
        self.board = Board(self)
        self._counting = Counting(self)
        self._connect()
        self.retranslate()

    @property
    def place(self) -> Place:
        """Where one is."""
        return self._way[-1]

    def begin(self, place: Place) -> None:
        """Count what is new, show what there is."""
        self.head.say("")
        self._counting.begin(self._answers)
        self._answers.forget()
        self._way = [place]
        self.sections.show_section(place.section)
        if self.isVisible():
            self.refresh()

    def go_to(self, place: Place) -> None:
        """Show another page of the list."""
        self._way = [place]
        self.sections.show_section(place.section)
        self._arrive()

    def open(self, place: Place) -> None:
        """Go from the page that is shown to one that it leads to."""
        self._way.append(place)
        self._arrive()
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def back(self) -> None:
        """Go back to the page before, or leave."""
        if len(self._way) == 1:
            self.closed.emit()
            return
        self._way.pop()
        self._arrive()
        figures = self.board.figures
        (figures[0] if figures else self.board).setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self, *, keep: bool = False) -> None:
        """Ask for everything on the page anew; `keep` the place where one reads."""
        self.head.offer_rules([each.rules for each in self._answers.rule_sets()])
        place = self.place
        content = compose(self._answers, self._asked())
        if content.table is None and self._unread():
            content = content._replace(parts=(Says(troubles.unread(), SAYS),))
        self._content = content
        timed = place.section not in ("evenings", "evening")
        self.head.show_for(
            content.title,
            deep=len(self._way) > 1,
            timed=timed,
            measured=place.section == "players" and content.table is not None,
            saved=content.table is not None,
        )
        self.board.show_parts(content.parts, as_table=self.head.as_table, keep=keep)
        self.lay_out()

    def take_focus(self) -> None:
        """Give the focus to the likeliest part."""
        self.sections.row(self._way[0].section).setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, sentence: str, *, wrong: bool = False) -> None:
        """Say what was done with the page, or what went wrong."""
        self.head.say(sentence, wrong=wrong, good=not wrong)
        self.lay_out()

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setAccessibleName(self.tr("Statistics"))
        self.board.setAccessibleName(self.accessibleName())
        self.title.set_text(self.tr("Statistics"))
        self.close_button.set_label(self.tr("Close"))
        self.head.retranslate()
        names = {section.key: title_of(section.key) for section in SECTIONS}
        names["past"] = self.tr("Past games")
        self.sections.name(names, self._way[0].section)
        if self.isVisible():
            self.refresh(keep=True)

    def lay_out(self) -> None:
        """Put everything in its place in the window as it is."""
        if not self.isVisible():
            return
        metrics = Metrics(self.width(), self.height(), theme().text_factor)
        set_metrics(self.window(), metrics)
        self._column, beside = lay_column(
            self, self.close_button, self.title, self.sections, self.sections.tabs_height
        )
        margin, side = metrics.margin, edge(metrics)
        width = beside.width() - 2 * side
        height = self.head.lay_out(width)
        around = self.head.around()
        head = QRect(beside.left() + side, beside.top() + margin, width, height)
        self.head.setGeometry(head.adjusted(-around, -around, around, around))
        self.board.setGeometry(beside.adjusted(0, margin + height + metrics.px(6), 0, 0))
        self.board.lay_out()
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._counting.is_on and self._answers.uncounted():
            self._counting.begin(self._answers)
        self.refresh(keep=True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._counting.stop()

    def focusInEvent(self, _event: QFocusEvent) -> None:
        # No focus proxy: the Tab key would pass over all that comes before the proxy.
        self.take_focus()

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_column(self, self._column)

    def _connect(self) -> None:
        self.close_button.clicked.connect(self.closed)
        self.sections.chosen.connect(self._choose)
        self.head.back_requested.connect(self.back)
        self.head.changed.connect(self.refresh)
        self.head.export_requested.connect(lambda: self.export_requested.emit(self._content))
        self.board.opened.connect(self._open)
        self.board.wanted.connect(self._lead)
        self._counting.progressed.connect(self._tell_progress)
        self._counting.finished.connect(self._counted)
        theme().changed.connect(self.lay_out)

    def _arrive(self) -> None:
        """Show the page that one has come to; what was said on the one before is heard."""
        if not self._counting.is_on:
            self.head.say("")
        self.refresh()

    def _choose(self, section: str) -> None:
        if section == "past":
            self.past_requested.emit()
        else:
            self.go_to(Place(section))

    def _open(self, key: object) -> None:
        place = self.place
        leads = _LEADS.get(place.section)
        if leads == "pair":
            self.open(Place(leads, place.subject, key))
        elif leads is not None:
            self.open(Place(leads, key))

    def _lead(self, offer: str) -> None:
        if offer == FAIR:
            self.fair_requested.emit()
        elif offer == POSTER and isinstance(self.place.subject, int):
            self.poster_requested.emit(self.place.subject)

    def _asked(self) -> Asked:
        evening: int | None = None
        if self.place.section not in ("evenings", "evening") and self.head.time.current == TONIGHT:
            tonight = self._answers.tonight()
            evening = _NO_EVENING if tonight is None else tonight.id
        # Somebody of one evening is seen in that evening.
        for before in self._way[:-1]:
            if before.section == "evening":
                found = evening_at(self._answers.evenings(), before.subject)
                evening = _NO_EVENING if found is None else found.id
        measure = Measure(max(0, self.head.measure.current))
        return Asked(self.place, Scope(self.head.rules, evening), measure)

    def _tell_progress(self, progress: Progress) -> None:
        text = self.tr("Games of before are still being counted: {done} of {games}.")
        done, games = words.number(progress.done), words.number(progress.games)
        self.head.say(text.format(done=done, games=games))
        self.lay_out()

    def _counted(self) -> None:
        self._answers.forget()
        self.head.say("")
        self.refresh(keep=True)
