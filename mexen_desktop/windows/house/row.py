"""One option: what it is called, what it does, what it is set to."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.drawn import Drawn
from mexen_desktop.look.controls.segmented import Segmented
from mexen_desktop.look.controls.stepper import Stepper
from mexen_desktop.look.controls.switch import Switch
from mexen_desktop.look.paper import paint_paper
from mexen_desktop.look.rich_text import RichText
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width
from mexen_desktop.models.options import OptionFacts
from mexen_desktop.windows.house.clash import ClashBox

#: Names of parts have letters only.
_WORDS: Final = {"65": "SixtyFive"}
_INDENT: Final = 26
_DOT: Final = 11
_LEAST: Final = 60
_AIR: Final = 7
_GAP: Final = 20
#: So much of a row its words have at least, beside what it is set to.
_WORDS_SHARE: Final = 0.42


class OptionWords(Drawn):
    """Name and sentence; before them a dot of brass where the table has changed something."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = self._sentence = RichText([("", False)])
        self._changed, self._counts = False, True

    def set_facts(self, facts: OptionFacts, changed: str) -> None:
        """Say that; `changed` is how a screen reader's user hears of the dot."""
        self._changed, self._counts = facts.changed, facts.counts
        self._name = RichText([(facts.name, False)])
        self._sentence = RichText([(facts.sentence, False)])
        parts = (facts.name, changed if facts.changed else "", facts.sentence)
        self.setAccessibleName(". ".join(filter(None, (part.rstrip(".") for part in parts))) + ".")
        self.renew()

    def height_in(self, width: int) -> int:
        """Give how high it is at that width."""
        room = width - metrics_of(self).px(_INDENT)
        name, sentence = self._fonts()
        return round(self._name.height(name, room) + self._sentence.height(sentence, room) + 0.5)

    def upright_size(self) -> QSize:
        return QSize(self.width(), self.height_in(self.width()))

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics, palette = metrics_of(self), theme().palette
        name, sentence = self._fonts()
        left = metrics.px(_INDENT)
        if self._changed:
            side = metrics.px(_DOT)
            dot = QRectF(0, (name.pixelSize() * 1.4 - side) / 2, side, side)
            border = 2 * metrics.s
            colours = (palette.brass_edge, palette.brass)
            paint_paper(painter, dot, side / 2, colours, (border, border))
        ink = palette.ink if self._counts else palette.ink_2
        room = size.width() - left
        top = self._name.paint(painter, QPointF(left, 0), name, room, ink)
        self._sentence.paint(painter, QPointF(left, top), sentence, room, palette.ink_2)

    def _fonts(self) -> tuple[QFont, QFont]:
        metrics = metrics_of(self)
        return font("name" if self._changed else "body", metrics), font("small", metrics)


class Value(Drawn):
    """What an option is set to in rules that cannot be changed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""

    def set_text(self, text: str) -> None:
        """Show another value."""
        self._text = text
        self.setAccessibleName(text)
        self.renew()

    def upright_size(self) -> QSize:
        used = font("name", metrics_of(self))
        return QSize(round(text_width(self._text, used) + 1), round(used.pixelSize() * 1.4))

    def paint(self, painter: QPainter, size: QSize) -> None:
        painter.setFont(font("name", metrics_of(self)))
        left = size.width() - text_width(self._text, painter.font())
        paint_line(painter, left, size.height() / 2, self._text, theme().palette.ink)


class OptionRow(QWidget):
    """Words at the left, what it is set to at the right, beneath them what clashes with it."""

    def __init__(
        self,
        number: int,
        facts: OptionFacts,
        set_to: Callable[[str, object], None],
        parent: QWidget,
    ) -> None:
        """`number` tells its parts from those of the other rows; `set_to` sets an option."""
        super().__init__(parent)
        self._number = number
        self._facts = facts
        self._set_to = set_to
        self._editable = True
        self.setObjectName(f"optionRow{number}")
        self.words = OptionWords(self)
        self.words.setObjectName(f"optionWords{number}")
        self.value = Value(self)
        self.value.setObjectName(f"optionValue{number}")
        self.control: Switch | Stepper | Segmented = self._control()
        name = "".join(_WORDS.get(word, word.title()) for word in facts.option.split("_"))
        self.control.setObjectName(f"option{name}")
        self.clashes: list[ClashBox] = []

    def show_facts(self, facts: OptionFacts, *, editable: bool) -> None:
        """Show an option as it is now."""
        self._facts, self._editable = facts, editable
        self.words.set_facts(facts, self.tr("changed"))
        self.value.set_text(dict(facts.values)[facts.value])
        self.value.setVisible(not editable)
        self._set_control(facts)
        self.control.setVisible(editable)
        self.control.setEnabled(facts.counts)
        while len(self.clashes) < len(facts.clashes):
            self.clashes.append(self._clash_box(len(self.clashes)))
        for number, box in enumerate(self.clashes):
            box.setVisible(number < len(facts.clashes))
            if number < len(facts.clashes):
                box.show_clash(facts.clashes[number])

    def place(self, left: int, top: int, width: int) -> int:
        """Lie there; give how high it is."""
        metrics = metrics_of(self)
        air, gap, indent = metrics.px(_AIR), metrics.px(_GAP), metrics.px(_INDENT)
        part: QWidget = self.control if self._editable else self.value
        wanted = part.sizeHint()
        least = metrics.target(_LEAST)
        if width - wanted.width() - gap >= width * _WORDS_SHARE:
            room = width - wanted.width() - gap
            text = self.words.height_in(room)
            height = max(least, text + 2 * air, wanted.height() + 2 * air)
            self.words.setGeometry(0, (height - text) // 2, room, text)
            at = QRect(width - wanted.width(), (height - wanted.height()) // 2, 0, 0)
        else:
            text = self.words.height_in(width)
            height = text + wanted.height() + 3 * air
            self.words.setGeometry(0, air, width, text)
            at = QRect(indent, air * 2 + text, 0, 0)
        at.setSize(QSize(min(wanted.width(), width - at.left()), wanted.height()))
        part.setGeometry(at)
        for box in self.clashes:
            if box.isVisibleTo(self):
                height += box.place(0, height, width) + air
        self.setGeometry(left, top, width, height)
        return height

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        line = max(1, metrics_of(self).px(1))
        painter.fillRect(0, self.height() - line, self.width(), line, theme().palette.line)
        painter.end()

    def _control(self) -> Switch | Stepper | Segmented:
        facts = self._facts
        values = [value for value, _ in facts.values]
        if isinstance(facts.value, bool):
            switch = Switch(self)
            switch.clicked.connect(lambda: self._set_to(facts.option, switch.isChecked()))
            return switch
        if isinstance(facts.value, int):
            numbers = [value for value in values if isinstance(value, int)]
            stepper = Stepper(min(numbers), max(numbers), self)
            stepper.stepped.connect(lambda value: self._set_to(facts.option, value))
            return stepper
        segmented = Segmented([word for _, word in facts.values], parent=self)
        segmented.chosen.connect(lambda index: self._set_to(facts.option, values[index]))
        return segmented

    def _set_control(self, facts: OptionFacts) -> None:
        control = self.control
        if isinstance(control, Switch):
            control.setChecked(bool(facts.value))
        elif isinstance(control, Stepper):
            control.set_value(int(str(facts.value)))
            control.set_names(
                self.tr("{option}: less").format(option=facts.name),
                self.tr("{option}: more").format(option=facts.name),
            )
        else:
            control.set_labels([word for _, word in facts.values])
            control.choose([value for value, _ in facts.values].index(facts.value))
        control.setAccessibleName(facts.name)
        control.setAccessibleDescription(facts.sentence)

    def _clash_box(self, number: int) -> ClashBox:
        box = ClashBox(f"{self._number}{number}", self)
        box.mend.clicked.connect(lambda: self._settle(box))
        # It is made late, but comes at once after what it mends.
        QWidget.setTabOrder(self.clashes[-1].mend if self.clashes else self.control, box.mend)
        return box

    def _settle(self, box: ClashBox) -> None:
        if box.clash is None:
            return
        focused = box.mend.hasFocus()
        self._set_to(box.clash.option, box.clash.value)
        if focused and not box.isVisible():
            # The button is gone: the keyboard goes on where it was needed.
            control = self.control
            part = control.segment(control.current) if isinstance(control, Segmented) else control
            part.setFocus(Qt.FocusReason.OtherFocusReason)
