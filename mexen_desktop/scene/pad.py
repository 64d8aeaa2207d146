"""The pad of one player in a race."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize
from PySide6.QtGui import QInputEvent, QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.key import FORMS
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.keycap import keycap_size, paint_keycap
from mexen_desktop.look.pegs import PEG, paint_peg
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import elided, fitted, paint_line
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
        ink = self.ink()
        left, right = face.left() + metrics.px(14), face.right() - metrics.px(14)
        peg = metrics.px(PEG)
        name_font = font("name", metrics)
        top = face.top() + metrics.px(7) + max(peg, name_font.pixelSize() * 1.2) / 2
        place = QRectF(left, top - peg / 2, peg, peg)
        facts = self._facts
        paint_peg(painter, place, str(facts.number), facts.person.colour, theme().palette)
        start = left + peg + metrics.px(10)
        painter.setFont(name_font)
        paint_line(
            painter, start, top, elided(self._facts.person.name, name_font, right - start), ink
        )
        self._paint_word(painter, face, (left, right, top + peg / 2))

    def _paint_word(
        self, painter: QPainter, face: QRectF, room: tuple[float, float, float]
    ) -> None:
        metrics = metrics_of(self)
        ink = self.ink()
        left, right, above = room
        middle = (above + face.bottom()) / 2
        key = self._facts.person.tap_key.upper()
        if key and input_mode().keys_shown:
            cap = keycap_size(key, metrics)
            place = QRectF(
                right - cap.width(), middle - cap.height() / 2, cap.width(), cap.height()
            )
            paint_keycap(painter, place, key, ink, metrics)
            right = place.left() - metrics.px(6)
        side = metrics.px(FORMS["pad"].icon)
        paint_icon(painter, "tap", QRectF(left, middle - side / 2, side, side), ink)
        left += side + metrics.px(4)
        used = font("tap", metrics)
        used.setLetterSpacing(used.SpacingType.PercentageSpacing, 100 * _SPACING)
        used = fitted(self.label(), used, right - left)
        painter.setFont(used)
        width = text_width(self.label(), used)
        paint_line(
            painter, left + max(0.0, (right - left - width) / 2) * 0.2, middle, self.label(), ink
        )

    def _tap(self) -> None:
        stamp, self._made_at = self._made_at, 0
        self._controller.tap(self._facts.seat, stamp)
