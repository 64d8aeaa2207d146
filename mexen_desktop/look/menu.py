"""A menu in the look of the program."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QActionGroup, QKeySequence, QPainterPath, QRegion, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from mexen_desktop.look.menu_style import RADIUS, MenuStyle
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme

Value = TypeVar("Value")


class Menu(QMenu):
    """Opens over a widget of the window, from which it takes its sizes."""

    def __init__(self, over: QWidget, title: str = "") -> None:
        super().__init__(plain(title), over)
        self._over = over
        self._metrics = metrics_of(over)
        style = MenuStyle(self._metrics)
        style.setParent(self)
        self.setStyle(style)
        self.setPalette(theme().palette.qt_palette())

    def add_menu(self, title: str, name: str = "") -> "Menu":
        """Add a menu that opens beside its word."""
        menu = Menu(self._over, title)
        menu.setObjectName(name)
        self.addMenu(menu)
        return menu

    def add_choices(
        self, choices: Iterable[tuple[Value, str]], chosen: Value, choose: Callable[[Value], None]
    ) -> None:
        """Add values with their words, of which one is chosen."""
        group = QActionGroup(self)
        for value, text in choices:
            action = self.addAction(plain(text))
            action.setObjectName(f"choice_{value}")
            action.triggered.connect(lambda _=False, value=value: choose(value))
            action.setCheckable(True)
            action.setChecked(value == chosen)
            group.addAction(action)

    def show_keys(self, keys: QKeySequence) -> None:
        """Show beside its word the keys that open this menu, which are listened to elsewhere."""
        self.menuAction().setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.menuAction().setShortcut(keys)

    def open_at(self, button: QWidget) -> None:
        """Open below that button, or above it where there is room only there."""
        gap, size = self._metrics.px(8), self.sizeHint()
        place = button.mapToGlobal(QPoint(0, button.height() + gap))
        end = button.window().mapToGlobal(button.window().rect().bottomRight())
        above = place.y() - button.height() - 2 * gap - size.height()
        if place.y() + size.height() > end.y() and above > 0:
            place.setY(above)
        place.setX(min(place.x(), end.x() - size.width()))
        self.aboutToHide.connect(self.deleteLater)
        self.popup(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Not every desktop mixes windows that are see-through: the corners are cut off.
        radius = RADIUS * self._metrics.s
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()), radius, radius)
        self.setMask(QRegion(path.toFillPolygon().toPolygon()))


def plain(text: str) -> str:
    """Return a text as a menu shows it as typed: without letters marked for Alt."""
    return text.replace("&", "&&")
