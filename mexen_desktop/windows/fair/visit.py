"""Shows the page of the dice from anywhere, then the page from where one came."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from mexen_desktop.look.fade import fading
from mexen_desktop.store.dice import Fallen
from mexen_desktop.store.statistics.values import Progress
from mexen_desktop.windows.counting import Counting
from mexen_desktop.windows.fair.page import FairPage
from mexen_desktop.windows.way import way_of

if TYPE_CHECKING:
    from mexen_desktop.windows.main_window import MainWindow


#: The dice of so many games are counted at once.
_MANY: Final = 200
#: While games are counted the page follows once in so many.
_GAMES: Final = 100


class FairVisit(QObject):
    """Counts the dice in the middle of anything; nothing of it is touched."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._way = way_of(window)
        self.page = page = FairPage(self._fallen, window)
        page.hide()
        page.closed.connect(self.leave)
        # Of decades of games counting all dice would keep the page waiting.
        self._counting = Counting(self)
        self._counting.progressed.connect(self._go_on)
        self._counting.finished.connect(page.count)

    def show(self) -> None:
        """Show what has fallen up to now."""
        window = self._window
        if self._way.is_barred:
            return
        self._way.come_to(self.page)
        statistics = window.keeping.store.statistics
        if statistics.uncounted() > _MANY:
            self._counting.begin(statistics)
        with fading(window):
            window.show_page(self.page)
            self.page.begin()

    def leave(self) -> None:
        """Go back to where one was."""
        self._counting.stop()
        self._way.leave(self.page)

    def _go_on(self, progress: Progress) -> None:
        if progress.done % _GAMES == 0:
            self.page.count()

    def _fallen(self, entered: bool) -> Fallen:
        # The file may be closed, then opened again, while the page lives.
        store = self._window.keeping.store
        return store.fallen(entered=entered, counted=self._counting.is_on)


def fair_of(window: "MainWindow") -> FairVisit:
    """Return the one visit of a window."""
    return window.findChild(FairVisit) or FairVisit(window)
