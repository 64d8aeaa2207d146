"""The choice of who starts, as rows of a menu."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.menu import Menu
from mexen_desktop.look.pegs import PEG, paint_peg
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.settings import Player
from mexen_desktop.texts import words
from mexen_desktop.windows.tonight import How, tonight, ways_to_start

if TYPE_CHECKING:
    from mexen_desktop.windows.main_window import MainWindow


def add_starters(menu: Menu, window: "MainWindow") -> None:
    """Offer everybody who plays tonight, then the ways by which it is found."""
    now, change = window.settings.now, window.settings.change
    evening = tonight(now)
    chosen = evening.people[evening.starter].name if evening.how is How.CHOSEN else None
    people: list[tuple[str | None, str]] = [(each.name, each.name) for each in evening.people]
    menu.add_choices(people, chosen, lambda name: change(starter=name, starts="chosen"))
    for number, (player, action) in enumerate(zip(evening.people, menu.actions(), strict=True), 1):
        action.setIcon(_peg(number, player, window))
    menu.addSeparator()
    lost = window.keeping.store.last_losers()
    ways = ways_to_start(now, [player.name for player in evening.people], lost)
    menu.add_choices(ways, now.starts, lambda how: change(starts=how, lost=lost))


def _peg(number: int, player: Player, over: QWidget) -> QIcon:
    side, ratio = metrics_of(over).px(PEG), over.devicePixelRatioF()
    pixmap = QPixmap(round((side + 4) * ratio), round((side + 4) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    where = QRectF(2, 2, side, side)
    paint_peg(painter, where, words.number(number), player.colour, theme().palette)
    painter.end()
    return QIcon(pixmap)
