"""The page on which a game of before is seen again."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeySequence, QPainter, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.drawn import Drawn
from mexen_desktop.look.controls.translated import Translated
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.lines import broken, paint_lines, step_of
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font
from mexen_desktop.models.replaying import Replaying
from mexen_desktop.scene.page import TablePage
from mexen_desktop.windows.past.bar import ReplayBar

_ICON: Final = 24
_GAP: Final = 10


class Trouble(Drawn):
    """Says above the table what is wrong with the record that is shown in part."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("recordTrouble")
        self._sentence = ""
        self.hide()

    def say(self, sentence: str) -> None:
        """Say that, or nothing."""
        self._sentence = sentence
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))
        self.renew()

    def height_in(self, width: int) -> int:
        """Give how high it is at that width."""
        if not self._sentence:
            return 0
        used = font("small_strong", metrics_of(self))
        return round(len(self._lines(width)) * step_of(used)) + 2 * metrics_of(self).margin

    def upright_size(self) -> QSize:
        return QSize(self.width(), self.height_in(self.width()))

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics, palette = metrics_of(self), theme().palette
        used, side = font("small_strong", metrics), metrics.icon(_ICON)
        painter.fillRect(0, 0, size.width(), size.height(), palette.surface)
        step, left = step_of(used), metrics.margin
        icon = QRectF(left, left + (step - side) / 2, side, side)
        paint_icon(painter, "warning", icon, palette.red_ink)
        painter.setFont(used)
        left += side + metrics.px(_GAP)
        lines = self._lines(size.width())
        paint_lines(painter, left, metrics.margin, lines, step, palette.red_ink)

    def _lines(self, width: int) -> list[str]:
        metrics = metrics_of(self)
        room = width - 2 * metrics.margin - metrics.icon(_ICON) - metrics.px(_GAP)
        return broken(self._sentence, font("small_strong", metrics), room)


class WatchPage(Translated):
    """The table of a game of before, with a row of buttons to go through it.

    Left and Right go by moment, Page Up and Page Down by round, Home and End to either end.
    """

    closed = Signal()
    play_on_requested = Signal()
    #: The menu is wanted, at this button.
    menu_requested = Signal(QWidget)

    def __init__(
        self,
        replay: Replaying,
        parent: QWidget | None = None,
        *,
        goes_on: bool = False,
        trouble: Callable[[], str] = str,
    ) -> None:
        """`goes_on` where it can be played on; `trouble` says what is wrong with its record."""
        super().__init__(parent)
        self.setObjectName("watchPage")
        self.replay = replay
        self._sentence = trouble
        self.trouble = Trouble(self)
        self.table = TablePage(replay, self)
        replay.setParent(self)
        self.table.actions_bar.hide()
        self.bar = ReplayBar(replay, self.table, goes_on=goes_on)
        self._connect()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.trouble.say(self._sentence())
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _connect(self) -> None:
        replay, table = self.replay, self.table
        table.escaped.connect(self.closed)
        table.menu_requested.connect(lambda: self.menu_requested.emit(table.top_bar.menu))
        table.arranged.connect(lambda: self.bar.place(table.actions_place))
        theme().changed.connect(self._lay_out)
        self.bar.play_on_requested.connect(self.play_on_requested)
        for key, act in (
            (Qt.Key.Key_Left, replay.back),
            (Qt.Key.Key_Right, replay.forward),
            (Qt.Key.Key_PageUp, replay.round_back),
            (Qt.Key.Key_PageDown, replay.round_forward),
            (Qt.Key.Key_Home, replay.first),
            (Qt.Key.Key_End, replay.last),
            (Qt.Key.Key_Escape, table.escape),
        ):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # No focus proxy: the Tab key would pass over all that comes before the proxy.
        self.bar.forward.setFocus(event.reason())

    def _lay_out(self) -> None:
        above = self.trouble.height_in(self.width())
        self.trouble.setGeometry(0, 0, self.width(), above)
        self.table.setGeometry(0, above, self.width(), self.height() - above)
        self.bar.place(self.table.actions_place)
