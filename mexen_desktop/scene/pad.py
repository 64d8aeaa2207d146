"""The pad of one player in a race."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QInputEvent, QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.key import FORMS
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.keycap import keycap_size, paint_keycap
from mexen_desktop.look.metrics import LEAST_TEXT
from mexen_desktop.look.pegs import PEG, paint_peg
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import elided, fitted, paint_line, tell_whole
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width
from mexen_desktop.models.controller import Controller
from mexen_desktop.models.facts import SeatFacts
from mexen_desktop.scene.touch import stamp_of
from mexen_desktop.texts.isolates import isolated

_PRESSES: Final = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
    QEvent.Type.KeyPress,
)
_SPACING: Final = 1.04
_INSET: Final = 14
#: Lower than this, peg and key stand beside name and word instead of above and below.
_LOW: Final = 84
#: How much of the height the name has at most.
_NAME_SHARE: Final = 0.34
_LOW_NAME_SHARE: Final = 0.46
_LINE: Final = 1.2
_BEFORE_WORD: Final = 0.1
#: Where a name leaves the word no more than this of its size, the number on the peg says who it is.
_LEAST_WORD: Final = 0.6


class Pad(Button):
    """A red pad that taps at the moment it is pressed, each finger by itself."""

    def __init__(self, controller: Controller, facts: SeatFacts, parent: QWidget) -> None:
        super().__init__(icon="tap", variant="red", kind="pad", parent=parent)
        self.setObjectName(f"pad{facts.seat}")
        self._controller = controller
        self._facts = facts
        self._made_at = 0
        self.pressed.connect(self._tap)
        self.retranslate()

    def refresh(self, facts: SeatFacts) -> None:
        """Show other facts: a pad that has tapped stays down."""
        self._facts = facts
        self.set_held(facts.tapped)
        self.set_key_hint(facts.person.tap_key.upper())
        self.retranslate()

    def retranslate(self) -> None:
        """Write its word in the language that is spoken now."""
        self.set_label(QCoreApplication.translate("Pad", "TAP"))
        text = QCoreApplication.translate("Pad", "{name} taps")
        self.setAccessibleName(text.format(name=isolated(self._facts.person.name)))

    def event(self, event: QEvent) -> bool:
        if event.type() in _PRESSES and isinstance(event, QInputEvent):
            self._made_at = stamp_of(event)
        return super().event(event)

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics = metrics_of(self)
        face = self.paint_face(painter, size)
        inset = metrics.px(_INSET)
        inside = face.adjusted(inset, metrics.px(4), -inset, -metrics.px(2))
        peg = metrics.px(PEG)
        # The name stays in the upper part: the word below it is what matters.
        used = font("name", metrics)
        low = face.height() < metrics.px(_LOW)
        least = _LEAST_WORD * metrics.font_px("tap")
        share = _LOW_NAME_SHARE if low else _NAME_SHARE
        used.setPixelSize(
            max(LEAST_TEXT, min(used.pixelSize(), int(inside.height() * share / _LINE)))
        )
        line = used.pixelSize() * _LINE
        head = line if low else max(float(peg), line)
        middle = inside.top() + head / 2
        if low:
            inside.setRight(self._paint_key(painter, inside))
            self._paint_peg(painter, QPointF(inside.left() + peg / 2, inside.center().y()), peg)
            inside.setLeft(inside.left() + peg + metrics.px(8))
            start = inside.left()
            if inside.height() - head < least:
                tell_whole(self, self._facts.person.name, "")
                self._paint_word(painter, inside)
                return
        else:
            self._paint_peg(painter, QPointF(inside.left() + peg / 2, middle), peg)
            start = inside.left() + peg + metrics.px(10)
        whole = self._facts.person.name
        name = elided(whole, used, inside.right() - start)
        painter.setFont(used)
        paint_line(painter, start, middle, name, self.ink())
        tell_whole(self, whole, name)
        inside.setTop(inside.top() + head)
        if not low:
            inside.setRight(self._paint_key(painter, inside))
            inside.setLeft(self._paint_icon(painter, inside))
        self._paint_word(painter, inside)

    def _paint_peg(self, painter: QPainter, centre: QPointF, side: float) -> None:
        place = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        number, colour = str(self._facts.number), self._facts.person.colour
        paint_peg(painter, place, number, colour, theme().palette)

    def _paint_key(self, painter: QPainter, inside: QRectF) -> float:
        """Paint the key at the right, where keys are used; give where the room before it ends."""
        key = self._facts.person.tap_key.upper()
        if not key or not input_mode().hints_shown:
            return inside.right()
        metrics = metrics_of(self)
        cap = keycap_size(key, metrics)
        cap.setHeight(min(cap.height(), inside.height() - metrics.px(4)))
        place = QRectF(QPointF(), cap)
        place.moveCenter(inside.center())
        place.moveRight(inside.right())
        paint_keycap(painter, place, key, self.ink(), metrics)
        return place.left() - metrics.px(6)

    def _paint_icon(self, painter: QPainter, inside: QRectF) -> float:
        metrics = metrics_of(self)
        side = min(float(metrics.px(FORMS["pad"].icon)), inside.height())
        place = QRectF(inside.left(), inside.center().y() - side / 2, side, side)
        paint_icon(painter, "tap", place, self.ink())
        return place.right() + metrics.px(4)

    def _paint_word(self, painter: QPainter, inside: QRectF) -> None:
        used = font("tap", metrics_of(self))
        used.setLetterSpacing(used.SpacingType.PercentageSpacing, 100 * _SPACING)
        used.setPixelSize(max(LEAST_TEXT, min(used.pixelSize(), int(inside.height()))))
        used = fitted(self.label(), used, inside.width())
        painter.setFont(used)
        air = max(0.0, inside.width() - text_width(self.label(), used))
        left = inside.left() + air * _BEFORE_WORD
        paint_line(painter, left, inside.center().y(), self.label(), self.ink())

    def _tap(self) -> None:
        stamp, self._made_at = self._made_at, 0
        self._controller.tap(self._facts.seat, stamp)
