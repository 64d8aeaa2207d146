"""Says at the foot of the window what is wrong with what is kept, without stopping anything."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.drawn import Drawn
from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.controls.translated import Translated
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.lines import broken, paint_lines, step_of
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font
from mexen_desktop.scene.accessible import announce
from mexen_desktop.texts.troubles import trouble
from mexen_desktop.windows.keeping import Keeping

if TYPE_CHECKING:
    from mexen_desktop.store.errors import StoreError
    from mexen_desktop.whole_file import Trouble

_SIDE: Final = 16
_AIR: Final = 8
_ICON: Final = 24
_LINE: Final = 1


class Sentence(Drawn):
    """What happened, what was kept, what to do."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("troubleSentence")
        self._text = ""

    def say(self, text: str) -> None:
        """Say something else."""
        self._text = text
        self.setAccessibleName(text)
        self.renew()

    def height_in(self, width: int) -> int:
        """Give how high it is where it may be so wide."""
        step = step_of(font("small_strong", metrics_of(self)))
        return round(len(self._lines(width)) * step)

    def upright_size(self) -> QSize:
        return QSize(self.width(), self.height_in(self.width()))

    def paint(self, painter: QPainter, size: QSize) -> None:
        used = font("small_strong", metrics_of(self))
        lines, step = self._lines(size.width()), step_of(used)
        top = (size.height() - len(lines) * step) / 2
        painter.setFont(used)
        paint_lines(painter, 0, top, lines, step, theme().palette.ink)

    def _lines(self, width: int) -> list[str]:
        return broken(self._text, font("small_strong", metrics_of(self)), width)


class Strip(Translated):
    """One sentence below the page; it can be put away, or goes by itself when all is well."""

    #: It would like to be higher or lower.
    rearranged = Signal()

    def __init__(self, keeping: Keeping, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("troubleStrip")
        self._error: StoreError | Trouble | None = None
        self._least = window.minimumHeight()
        self.sentence = Sentence(self)
        self.put_away = IconButton("close", parent=self)
        self.put_away.setObjectName("putAwayButton")
        self.put_away.clicked.connect(keeping.dismiss)
        theme().changed.connect(self.rearranged)
        self.hide()
        self.retranslate()

    def show_error(self, error: "StoreError | Trouble | None") -> None:
        """Say what is wrong; nothing where nothing is."""
        if error == self._error:
            return
        had_focus = self.put_away.hasFocus()
        self._error = error
        self.setVisible(error is not None)
        if had_focus and error is None:
            self.window().focusNextChild()
        self.retranslate()
        if error is not None:
            announce(self, self.sentence.accessibleName())

    def retranslate(self) -> None:
        """Say it in the language that is spoken now."""
        self.put_away.set_label(self.tr("Hide"))
        self.setAccessibleName(self.tr("How your games are kept"))
        if self._error is not None:
            self.sentence.say(trouble(self._error))
            self.rearranged.emit()

    def place(self, window: QRect) -> int:
        """Lie at the foot of the window; give how much of it that takes."""
        if self._error is None:
            self._leave_room(0)
            return 0
        metrics = metrics_of(self)
        side, air, icon = metrics.px(_SIDE), metrics.px(_AIR), metrics.icon(_ICON)
        button = self.put_away.sizeHint()
        left = side + icon + air
        room = window.width() - left - button.width() - 2 * air
        text = self.sentence.height_in(room)
        height = max(text + 2 * air, button.height() + air)
        self.setGeometry(0, window.height() - height, window.width(), height)
        self.sentence.setGeometry(left, 0, room, height)
        where = QPoint(window.width() - button.width() - air, (height - button.height()) // 2)
        self.put_away.setGeometry(QRect(where, button))
        self.raise_()
        self._leave_room(height)
        return height

    def _leave_room(self, height: int) -> None:
        """Let the page have as much room as it needs, as far as the screen is high enough."""
        window = self.window()
        most = window.screen().availableSize().height()
        window.setMinimumHeight(max(self._least, min(self._least + height, most)))

    def event(self, event: QEvent) -> bool:
        # A page decides on the sizes of the window, often after this was placed.
        if event.type() == QEvent.Type.LayoutRequest:
            self.rearranged.emit()
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette, metrics = theme().palette, metrics_of(self)
        side = metrics.icon(_ICON)
        painter = QPainter(self)
        painter.fillRect(self.rect(), palette.surface)
        painter.fillRect(0, 0, self.width(), _LINE, palette.line_strong)
        icon = QRectF(metrics.px(_SIDE), (self.height() - side) / 2, side, side)
        paint_icon(painter, "warning", icon, palette.red_ink)
        painter.end()
