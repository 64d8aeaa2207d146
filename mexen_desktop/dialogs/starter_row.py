"""The choice of who starts."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.segmented import Segmented
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.menu import Menu
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width
from mexen_desktop.models.players import PlayersModel

_ICON: Final = 28
_GAP: Final = 16
_LONGEST: Final = 18


class StarterRow(QWidget):
    """Names who starts; beside the name is the way to somebody else."""

    def __init__(self, model: PlayersModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._title = ""
        self.setObjectName("starterRow")
        self.choice = Segmented(parent=self)
        self.choice.setObjectName("starterChoice")
        self.choice.chosen.connect(self._choose)
        model.summary_changed.connect(self.refresh)

    def retranslate(self) -> None:
        """Write the row in the language that is spoken now."""
        self._title = self.tr("Who starts?")
        self.choice.setAccessibleName(self._title)
        self.refresh()

    def refresh(self) -> None:
        """Show who starts now."""
        starter = self._model.roster.starter
        self.setVisible(starter is not None)
        if starter is not None:
            name = starter.name if len(starter.name) <= _LONGEST else f"{starter.name[:_LONGEST]}…"
            self.choice.set_labels([name, self.tr("Choose …")])
            self.choice.segment(0).setAccessibleName(starter.name)
            self.choice.choose(0)
        self._lay_out()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(0, self.choice.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        metrics, palette = metrics_of(self), theme().palette
        side = metrics.px(_ICON)
        middle = self.height() / 2
        painter = QPainter(self)
        paint_icon(painter, "start", QRectF(0, middle - side / 2, side, side), palette.ink_2)
        painter.setFont(font("name", metrics))
        paint_line(painter, side + metrics.px(_GAP), middle, self._title, palette.ink)
        painter.end()

    def _lay_out(self) -> None:
        metrics = metrics_of(self)
        left = metrics.px(_ICON) + 2 * metrics.px(_GAP)
        left += round(text_width(self._title, font("name", metrics)))
        hint = self.choice.sizeHint()
        width = min(hint.width(), self.width() - left)
        self.choice.setGeometry(
            QRect(left, (self.height() - hint.height()) // 2, width, hint.height())
        )

    def _choose(self, segment: int) -> None:
        self.choice.choose(0)
        if segment == 0:
            return
        roster = self._model.roster
        menu = Menu(self)
        menu.setObjectName("rosterStarterMenu")
        playing = roster.playing()
        names = list(enumerate(entry.name for entry in playing))
        assert roster.starter is not None
        menu.add_choices(
            names,
            playing.index(roster.starter),
            lambda place: self._model.choose_starter(playing[place]),
        )
        menu.open_at(self.choice)
