"""Leads back along the pages by which one came."""

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from mexen_desktop.look.fade import fading
from mexen_desktop.windows.barred import is_barred

if TYPE_CHECKING:
    from mexen_desktop.windows.main_window import MainWindow


class _Step(NamedTuple):
    """A page with the one from where one came to it, and what had the focus there."""

    page: QWidget
    before: QWidget
    focus: QWidget | None


class Way(QObject):
    """Knows from where one came to each page; it begins at the start page or at a table.

    No page is on it twice, so that whoever goes back, however they came, gets to where it began.
    """

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._steps: list[_Step] = []

    @property
    def is_barred(self) -> bool:
        """Whether a dialog is open: it is answered first."""
        return is_barred(self._window)

    def come_to(self, page: QWidget, *, instead_of: QWidget | None = None) -> None:
        """Note that a page is about to be shown: one that is on the way is gone back to.

        Where it comes `instead_of` another one, it leads back to where that one did.
        """
        window, now = self._window, self._window.page
        if now in (window.table, window.start):
            self._steps.clear()
        # A game of before that was put away is no place to go back to.
        self._steps = [step for step in self._steps if isValid(step.before)]
        pages = [step.page for step in self._steps]
        if page in pages:
            del self._steps[pages.index(page) + 1 :]
        elif instead_of in pages:
            before = self._steps[pages.index(instead_of)].before
            self._steps[pages.index(instead_of) :] = [_Step(page, before, None)]
        elif now is not page:
            self._steps.append(_Step(page, now, window.focusWidget()))

    def before(self, page: QWidget) -> QWidget:
        """Return the page from where one came to that one; the start page where that is gone."""
        for step in self._steps:
            if step.page is page and isValid(step.before):
                return step.before
        return self._window.start

    def leave(self, page: QWidget) -> None:
        """Show the page from where one came to that one, as it was."""
        before = self.before(page)
        focus = next((step.focus for step in self._steps if step.page is page), None)
        self._steps = [step for step in self._steps if step.page is not page]
        with fading(self._window):
            self._window.show_page(before)
        if focus is not None and isValid(focus) and focus.isVisible():
            focus.setFocus()


def way_of(window: "MainWindow") -> Way:
    """Return the one way of a window."""
    return window.findChild(Way) or Way(window)
