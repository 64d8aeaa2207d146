"""The choice of who starts."""

from typing import Final

from PySide6.QtCore import QRect, QRectF
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
from mexen_desktop.texts.isolates import isolated

_ICON: Final = 28
_GAP: Final = 16
_LONGEST: Final = 18
_LINE: Final = 1.4
_STARTER, _CHOOSE, _DICE, _LOSER = range(4)
#: Which word stands for each way to find who starts.
_SEGMENTS: Final = {"chosen": _STARTER, "dice": _DICE, "loser": _LOSER}


class StarterRow(QWidget):
    """Names who starts; beside the name are the ways to somebody else, or to let that be found."""

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
        """Show who starts now, or how that is found."""
        roster = self._model.roster
        starter, loser = roster.starter, roster.loser
        self.setVisible(starter is not None)
        if starter is not None:
            name = starter.name if len(starter.name) <= _LONGEST else f"{starter.name[:_LONGEST]}…"
            words = [name, self.tr("Choose …"), self.tr("Throw for it"), self.tr("Last loser")]
            self.choice.set_labels(words)
            self.choice.segment(_STARTER).setAccessibleName(starter.name)
            who = self.tr("nobody yet") if loser is None else isolated(loser.name)
            self.choice.segment(_LOSER).setAccessibleName(
                self.tr("Last loser: {name}").format(name=who)
            )
            self.choice.choose(_SEGMENTS.get(roster.starts, _STARTER))
        self.lay_out()
        self.update()

    def height_in(self, width: int) -> int:
        """Give how high it is at that width: the title has a line of its own where it must."""
        height = self.choice.sizeHint().height()
        return height if self._title_fits(width) else height + self._line()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        metrics, palette = metrics_of(self), theme().palette
        side = metrics.icon(_ICON)
        fits = self._title_fits(self.width())
        middle = self.height() / 2 if fits else self._spare() + self._line() / 2
        painter = QPainter(self)
        paint_icon(painter, "start", QRectF(0, middle - side / 2, side, side), palette.ink_2)
        painter.setFont(font("name", metrics))
        paint_line(painter, side + metrics.px(_GAP), middle, self._title, palette.ink)
        painter.end()

    def _lead(self) -> int:
        """Give how much room icon and title take, with what keeps the choices from them."""
        metrics = metrics_of(self)
        title = round(text_width(self._title, font("name", metrics)))
        return metrics.icon(_ICON) + 2 * metrics.px(_GAP) + title

    def _line(self) -> int:
        return max(metrics_of(self).icon(_ICON), round(metrics_of(self).font_px("name") * _LINE))

    def _spare(self) -> float:
        """Give how much room there is above and below."""
        return (self.height() - self.height_in(self.width())) / 2

    def _title_fits(self, width: int) -> bool:
        return self._lead() + self.choice.sizeHint().width() <= width

    def lay_out(self) -> None:
        """Place the choices in the room there is, in the sizes of now."""
        hint = self.choice.sizeHint()
        left, top = self._lead(), (self.height() - hint.height()) // 2
        if not self._title_fits(self.width()):
            left, top = 0, self.height() - hint.height() - round(self._spare())
        width = min(hint.width(), self.width() - left)
        self.choice.setGeometry(QRect(left, top, width, hint.height()))

    def _choose(self, segment: int) -> None:
        roster = self._model.roster
        how = next((how for how, at in _SEGMENTS.items() if at == segment), "")
        if segment == _CHOOSE:
            self.refresh()
            self._open_menu()
        elif segment == _STARTER and roster.starter is not None:
            self._model.choose_starter(roster.starter)
        else:
            self._model.find_starter(how)

    def _open_menu(self) -> None:
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
