"""The pot on the felt: its number and its counters."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QPoint, QRect, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.translated import Translated
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.theme import theme
from mexen_desktop.models.controller import Controller
from mexen_desktop.scene.pot_picture import (
    HEIGHT,
    height_both_ways,
    paint_pot,
    paint_pot_both_ways,
)
from mexen_desktop.texts import words

_ROLL_MS: Final = 180
#: How wide the corner of the pot is, which dice leave free: a share of the felt between bounds.
_SHARE: Final = 0.5
_LEAST: Final = 165
_MOST: Final = 290
#: How wide it is where it is read from both sides: its counters may lie in four piles.
_COLUMN: Final = 165


class PotView(Translated):
    """What the loser will take; a new number rolls in as the counters are put down."""

    def __init__(self, controller: Controller, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("pot")
        self._controller = controller
        self._metrics = Metrics(1280, 800)
        self._both_ways = False
        self._word = ""
        self._picture: QPixmap | None = None
        self._key: tuple[object, ...] = ()
        self._goal = controller.state.pot
        self._number = self._goal
        self._roll = QVariantAnimation(self)
        self._roll.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._roll.valueChanged.connect(self._show_number)
        self.retranslate()

    def set_scale(self, metrics: Metrics) -> None:
        """Draw in the sizes of that window."""
        self._metrics = metrics
        self._repaint()

    def place(self, felt: QRect, *, both_ways: bool = False) -> QRect:
        """Lie in the upper left of the felt; give the room that dice must leave free.

        To be read both ways, from above as well, it lies in the middle of a low felt's left side.
        """
        if self._controller.game.options.costs_life:
            return QRect()
        metrics, self._both_ways = self._metrics, both_ways
        if both_ways:
            height = min(felt.height(), height_both_ways(metrics))
            column = QRect(felt.topLeft(), QSize(metrics.px(_COLUMN), height))
            if felt.width() > felt.height():
                column.moveTop(felt.top() + (felt.height() - height) // 2)
            self.setGeometry(column)
            self._repaint()
            return column
        width = min(max(round(felt.width() * _SHARE), metrics.px(_LEAST)), metrics.px(_MOST))
        more = metrics.font_px("display") - metrics.px(64)
        self.setGeometry(QRect(felt.topLeft(), QSize(width, metrics.px(HEIGHT) + max(0, more))))
        self._repaint()
        return self.geometry()

    def counters_centre(self) -> QPoint:
        """Give where the counters lie, in the tray's coordinates."""
        return self.geometry().center()

    def refresh(self) -> None:
        """Show the pot as it is now."""
        self.roll_to(self._controller.state.pot)

    def roll_to(self, number: int) -> None:
        """Let the pot grow or shrink to a number."""
        if number == self._goal:
            return
        self._goal = number
        self.retranslate()
        self._roll.stop()
        duration = theme().duration(_ROLL_MS)
        if duration == 0:
            self._show_number(number)
            return
        self._roll.setStartValue(self._number)
        self._roll.setEndValue(number)
        self._roll.setDuration(duration)
        self._roll.start()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._word = self.tr("Pot")
        name = self.tr("Pot: {amount}")
        amount = words.amount(self._goal, self._controller.game.stake)
        self.setAccessibleName(name.format(amount=amount))
        self._repaint()

    def spoken_role(self) -> QAccessible.Role:
        """It is read, not pressed."""
        return QAccessible.Role.StaticText

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = theme().palette
        key = (palette.scheme, self.size().toTuple(), self.devicePixelRatioF())
        if self._picture is None or key != self._key:
            self._key = key
            self._picture = self._made()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _made(self) -> QPixmap:
        # Dice that roll over the pot have it painted again and again.
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint = paint_pot_both_ways if self._both_ways else paint_pot
        size = (self.width(), self.height())
        paint(painter, size, self._word, self._number, self._metrics, theme().palette)
        painter.end()
        return picture

    def _show_number(self, number: int) -> None:
        self._number = number
        self._repaint()

    def _repaint(self) -> None:
        self._picture = None
        self.update()
