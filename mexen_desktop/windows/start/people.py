"""Who plays, as chips side by side."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.chip import HEIGHT, Chip
from mexen_desktop.look.controls.drawn import Drawn
from mexen_desktop.look.focus_ring import GAP, WIDTH
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import paint_line, plain_tip
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width
from mexen_desktop.settings import Player
from mexen_desktop.texts import words

_GAP: Final = 8
#: So far a focus ring reaches around a button, at scale 1.
_RING: Final = WIDTH + GAP
#: A chip may be cut to so much of a name, at scale 1, before chips are left out.
_LEAST_CHIP: Final = 160


class PeopleRow(QWidget):
    """A chip for each of them, then the buttons that change them or add a computer.

    Where room is short long names are cut, then the last chips give way to how many they are.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("people")
        self._people: tuple[Player, ...] = ()
        self._chips: list[Chip] = []
        self.change = Button(icon="players", kind="pill", parent=self)
        self.change.setObjectName("changeButton")
        self.computer = Button(icon="computer-2", kind="pill", parent=self)
        self.computer.setObjectName("withComputerButton")
        for button in (self.change, self.computer):
            # A click leaves the focus with Play.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.more = MoreChip(self)

    def show_people(self, people: Sequence[Player]) -> None:
        """Show these people, in seating order, once they are placed."""
        if tuple(people) != self._people:
            self._people = tuple(people)
            for chip in self._chips:
                chip.hide()
                chip.deleteLater()
            self._chips = [
                Chip(
                    number,
                    person.name,
                    person.colour,
                    icon=f"computer-{person.level}" if person.level else "",
                    parent=self,
                )
                for number, person in enumerate(people, 1)
            ]

    def retranslate(self) -> None:
        """Name the button in the language that is spoken now."""
        self.change.set_label(self.tr("Change"))
        self.computer.set_label(self.tr("Add a computer"))

    def height_of(self, rows: int) -> int:
        """Give the height of so many rows."""
        gap = metrics_of(self).px(_GAP)
        return rows * (self._row_height() + gap) - gap

    def rows_for(self, width: int) -> int:
        """Give how many rows show everybody's whole name with both buttons."""
        chips = (chip.sizeHint().width() for chip in self._chips)
        widths = [*chips, self._change_width(), self.computer.sizeHint().width()]
        return len(_rows(widths, width, metrics_of(self).px(_GAP)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def place(self, row: QRect) -> None:
        """Lie there, in the parent's coordinates; focus rings have room around."""
        out = metrics_of(self).px(_RING)
        self.setGeometry(row.adjusted(-out, -out, out, out))
        self._lay_out()

    def _lay_out(self) -> None:
        """Lay out the chips in the room there is."""
        out = metrics_of(self).px(_RING)
        room = self.rect().adjusted(out, out, -out, -out)
        gap, height, change = metrics_of(self).px(_GAP), self._row_height(), self._change_width()
        least = metrics_of(self).px(_LEAST_CHIP)
        wished = natural = [chip.sizeHint().width() for chip in self._chips]
        most_rows = max(1, (room.height() + gap) // (height + gap))
        whole = _rows([*wished, change], room.width(), gap)
        if len(whole) > most_rows:
            wished = [min(width, least) for width in wished]
            whole = _rows([*wished, change], room.width(), gap)
        shown = len(wished)
        tail = [change]
        spare = self.computer.sizeHint().width()
        roomy = _rows([*wished, *tail, spare], room.width(), gap)
        # It is the first to give way.
        self.computer.setVisible(len(roomy) <= most_rows)
        while shown and len(whole) > most_rows:
            shown -= 1
            self.more.set_names([person.name for person in self._people[shown:]])
            tail = [self.more.sizeHint().width(), change]
            whole = _rows([*wished[:shown], *tail], room.width(), gap)
        spares = [spare] if self.computer.isVisibleTo(self) else []
        whole = _widened(natural[:shown], wished[:shown], [*tail, *spares], room.width(), gap)
        for number, chip in enumerate(self._chips):
            chip.setVisible(number < shown)
        self.more.setVisible(len(tail) > 1)
        parts: list[QWidget] = [*self._chips[:shown], *([self.more] if len(tail) > 1 else [])]
        places = iter([*parts, self.change, self.computer])
        for row, widths in enumerate(whole):
            left, top = room.left(), room.top() + row * (height + gap)
            for width in widths:
                next(places).setGeometry(QRect(left, top, width, height))
                left += width + gap

    def _change_width(self) -> int:
        return self.change.sizeHint().width()

    def _row_height(self) -> int:
        return max(self.change.sizeHint().height(), self.more.sizeHint().height())


class MoreChip(Drawn):
    """Tells how many more people play than there is room for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self.hide()

    def set_names(self, names: Sequence[str]) -> None:
        """Stand for these people, whom the tooltip names."""
        self._text = f"+{words.number(len(names))}"
        self.setAccessibleName(words.names(names))
        self.setToolTip(plain_tip(words.names(names)))
        self.renew()

    def upright_size(self) -> QSize:
        metrics = metrics_of(self)
        used = font("name", metrics)
        return QSize(
            round(text_width(self._text, used)) + metrics.px(_GAP),
            max(metrics.px(HEIGHT), metrics.font_px("name") * 2),
        )

    def paint(self, painter: QPainter, size: QSize) -> None:
        painter.setFont(font("name", metrics_of(self)))
        paint_line(painter, 0, size.height() / 2, self._text, theme().palette.ink_2)


def _widened(
    natural: Sequence[int], narrowed: Sequence[int], tail: Sequence[int], room: int, gap: int
) -> list[list[int]]:
    """Put chips that were narrowed into as many rows, none narrower than it must be."""
    rows = _rows([*narrowed, *tail], room, gap)
    for cap in range(max(narrowed, default=0) + 1, max(natural, default=0) + 1):
        wider = _rows([*(min(width, cap) for width in natural), *tail], room, gap)
        if len(wider) > len(rows):
            break
        rows = wider
    return rows


def _rows(widths: Sequence[int], room: int, gap: int) -> list[list[int]]:
    """Put parts into rows as words into lines."""
    rows: list[list[int]] = [[]]
    left = 0
    for width in widths:
        if rows[-1] and left + width > room:
            rows.append([])
            left = 0
        rows[-1].append(width)
        left += width + gap
    return rows
