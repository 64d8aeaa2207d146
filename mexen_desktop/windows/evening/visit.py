"""Shows the picture of an evening from anywhere, then the page from where one came."""

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QObject
from PySide6.QtGui import QGuiApplication, QImageWriter

from mexen_desktop.look.fade import fading
from mexen_desktop.models.statistics.evenings import evening_at
from mexen_desktop.models.statistics.people import played
from mexen_desktop.models.statistics.poster import Poster, poster
from mexen_desktop.store.statistics.values import Evening, Scope
from mexen_desktop.texts.evening import title
from mexen_desktop.windows.asking import ask_where
from mexen_desktop.windows.counting import Counting
from mexen_desktop.windows.evening.page import EveningPage
from mexen_desktop.windows.saving import write
from mexen_desktop.windows.statistics.visit import statistics_of
from mexen_desktop.windows.way import way_of

if TYPE_CHECKING:
    from mexen_desktop.windows.main_window import MainWindow

_SUFFIX = ".png"


class EveningVisit(QObject):
    """The last page of an evening: to be looked at, saved, given away."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._way = way_of(window)
        self._evening: int | None = None
        self._counting = Counting(self)
        self.page = page = EveningPage(window, unread=window.keeping.unread)
        self._counting.finished.connect(lambda: page.begin(self._poster))
        page.hide()
        page.closed.connect(self.leave)
        page.save_requested.connect(self.save)
        page.copy_requested.connect(self.copy)
        page.numbers_requested.connect(self._show_numbers)

    def show(self, evening: int | None = None) -> None:
        """Show an evening, the latest where none is given."""
        window = self._window
        self._evening = evening
        self._way.come_to(self.page)
        self._counting.begin(window.keeping.store.statistics)
        with fading(window):
            self.page.begin(self._poster)
            window.show_page(self.page)
            self.page.take_focus()

    def leave(self) -> None:
        """Go back to where one was."""
        self._counting.stop()
        self._way.leave(self.page)

    def save(self) -> None:
        """Ask where to save the picture, then do it."""
        evening = self._found()
        if evening is None:
            return

        def save(path: str) -> None:
            hindered = write(self._picture(), path)
            if hindered:
                text = self.tr("The picture was not saved: {reason}")
                self.page.say(text.format(reason=hindered), wrong=True)
            else:
                text = self.tr("Saved as {file}.")
                self.page.say(text.format(file=Path(path).name))

        name = f"{title()} {datetime.fromtimestamp(evening.began).astimezone():%Y-%m-%d}"
        ask_where(self._window, name, self.tr("Pictures"), _SUFFIX, save)

    def copy(self) -> None:
        """Copy the picture."""
        QGuiApplication.clipboard().setImage(self.page.poster.as_image())
        self.page.say(self.tr("The picture was copied."))

    def _picture(self) -> bytes:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, b"png").write(self.page.poster.as_image())
        return bytes(buffer.data().data())

    def _found(self) -> Evening | None:
        evenings = self._window.keeping.store.statistics.evenings()
        if self._evening is None:
            return evenings[0] if evenings else None
        return evening_at(evenings, self._evening)

    def _poster(self) -> Poster | None:
        evening = self._found()
        if evening is None:
            return None
        statistics, scope = self._window.keeping.store.statistics, Scope(evening=evening.id)
        found = statistics.totals(scope), played(statistics, scope), statistics.streaks(scope)
        return poster(evening, *found)

    def _show_numbers(self) -> None:
        evening = self._found()
        if evening is not None:
            statistics_of(self._window).show_evening(evening.id, self.page)


def evening_of(window: "MainWindow") -> EveningVisit:
    """Return the one visit of a window."""
    return window.findChild(EveningVisit) or EveningVisit(window)
