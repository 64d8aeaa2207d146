"""Offers the game that was left open."""

from typing import TYPE_CHECKING

from mexen_desktop.windows.play import left_open, left_open_in

if TYPE_CHECKING:
    from mexen_desktop.windows.main_window import MainWindow


def offer(window: "MainWindow") -> None:
    """Offer the table's game on the first page, else what the file tells; the next start as well.

    What the file tells is remembered besides, so that the next start need not wait for it.
    """
    keeping, settings = window.keeping, window.settings
    kept = left_open_in(keeping.left_open())
    if kept is not None or keeping.sees_all:
        settings.change(left_open=kept)
    elif keeping.unread():
        # What cannot be looked at now may well be there in a moment.
        kept = settings.now.left_open
    if settings.now.starts == "loser" and keeping.sees_all:
        settings.change(lost=keeping.store.last_losers())
    window.start.offer(left_open(window.controller) or kept)
