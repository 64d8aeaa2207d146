"""A menu in the look of the program."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import (
    QActionGroup,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from mexen_desktop.look.paper import BORDER
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.windows.menu_style import RADIUS, MenuStyle

#: A value to choose, with its word.
Choice = tuple[object, str]


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
        self, choices: Iterable[Choice], chosen: object, choose: Callable[[object], None]
    ) -> None:
        """Add words of which one is chosen."""
        group = QActionGroup(self)
        for value, text in choices:
            action = self.addAction(plain(text))
            action.setObjectName(f"choice_{value}")
            action.triggered.connect(lambda _=False, value=value: choose(value))
            action.setCheckable(True)
            action.setChecked(value == chosen)
            group.addAction(action)

    def open_at(self, button: QWidget) -> None:
        """Open below that button, until something is chosen or touched elsewhere."""
        below = button.mapToGlobal(QPoint(0, button.height() + self._metrics.px(8)))
        right = button.window().mapToGlobal(button.window().rect().bottomRight())
        below.setX(min(below.x(), right.x() - self.sizeHint().width()))
        self.aboutToHide.connect(self.deleteLater)
        self.popup(below)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Not every desktop mixes windows that are see-through: the corners are cut off.
        radius = RADIUS * self._metrics.s
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()), radius, radius)
        self.setMask(QRegion(path.toFillPolygon().toPolygon()))

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, line = theme().palette, BORDER * self._metrics.s
        painter = QPainter(self)
        painter.fillRect(self.rect(), palette.surface)
        painter.end()
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(palette.line_strong, 2 * line))
        radius = RADIUS * self._metrics.s
        painter.drawRoundedRect(QRectF(self.rect()), radius, radius)
        painter.end()


def plain(text: str) -> str:
    """Return a text as a menu shows it as typed: without letters marked for Alt."""
    return text.replace("&", "&&")
