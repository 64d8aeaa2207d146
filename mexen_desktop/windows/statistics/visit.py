"""Shows statistics from anywhere, then the page from where one came."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.fade import fading
from mexen_desktop.windows.asking import ask_where
from mexen_desktop.windows.saving import write
from mexen_desktop.windows.statistics.composing import Place
from mexen_desktop.windows.statistics.page import StatisticsPage
from mexen_desktop.windows.statistics.parts import Content
from mexen_desktop.windows.statistics.spreadsheet import SUFFIX, as_csv
from mexen_desktop.windows.way import way_of

if TYPE_CHECKING:
    from mexen_desktop.windows.main_window import MainWindow


class StatisticsVisit(QObject):
    """Looks at numbers in the middle of anything; nothing of it is touched."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._way = way_of(window)
        self.page = page = StatisticsPage(
            lambda: window.keeping.store.statistics, window, unread=window.keeping.unread
        )
        page.hide()
        page.closed.connect(self.leave)
        page.past_requested.connect(self._show_past)
        page.fair_requested.connect(self._show_fair)
        page.poster_requested.connect(self._show_poster)
        page.export_requested.connect(self.export)

    def show(self) -> None:
        """Show what has been played up to now, or leave it where it is shown already."""
        window = self._window
        if window.page is self.page:
            self.leave()
            return
        if self._way.is_barred:
            return
        self._way.come_to(self.page)
        with fading(window):
            self.page.begin(Place("players"))
            window.show_page(self.page)
            self.page.take_focus()

    def show_evening(self, evening: int, picture: QWidget) -> None:
        """Show all numbers of one evening; `picture` is the page that led here."""
        window = self._window
        self._way.come_to(self.page, instead_of=picture)
        with fading(window):
            self.page.begin(Place("evenings"))
            window.show_page(self.page)
            self.page.open(Place("evening", evening))

    def leave(self) -> None:
        """Go back to where one was."""
        self._way.leave(self.page)

    def export(self, content: Content) -> None:
        """Ask where to save what is shown, then do it."""
        if content.table is None:
            return
        table = content.table()

        def save(path: str) -> None:
            hindered = write(as_csv(table), path)
            if hindered:
                text = self.tr("The table was not saved: {reason}")
                self.page.say(text.format(reason=hindered), wrong=True)
            else:
                text = self.tr("Saved as {file}.")
                self.page.say(text.format(file=Path(path).name))

        ask_where(self._window, content.title, self.tr("Tables"), SUFFIX, save)

    # What leads from here is imported when it is asked for: the page itself stands sooner.

    def _show_past(self) -> None:
        from mexen_desktop.windows.past.visit import past_of

        past_of(self._window).show_list()

    def _show_fair(self) -> None:
        from mexen_desktop.windows.fair.visit import fair_of

        fair_of(self._window).show()

    def _show_poster(self, evening: int) -> None:
        from mexen_desktop.windows.evening.visit import evening_of

        evening_of(self._window).show(evening)


def statistics_of(window: "MainWindow") -> StatisticsVisit:
    """Return the one visit of a window."""
    return window.findChild(StatisticsVisit) or StatisticsVisit(window)
