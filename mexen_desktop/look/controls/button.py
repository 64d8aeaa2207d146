"""A button with a word on it."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.key import FORMS, Kind, Variant, key_colours, key_ink, paint_key
from mexen_desktop.look.controls.pressable import Pressable
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.keycap import keycap_size, paint_keycap
from mexen_desktop.look.metrics import Token
from mexen_desktop.look.names import PITCH, halves, paint_name
from mexen_desktop.look.paper import BORDER
from mexen_desktop.look.pegs import paint_peg
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import fitted, paint_line, shortened, smallest, tell_whole
from mexen_desktop.look.theme import theme
from mexen_desktop.look.turning import turned_size
from mexen_desktop.look.type import font, text_width

_LINES_APART: int = 16
_BEFORE_HINT: int = 16
# How little of its wanted room the icon is left with, the margins too, when a word is long.
_CLOSEST: float = 0.6
# Words that would become smaller than this share stand on two lines, which take that share of
# the height.
_LEAST_ALONE: float = 0.92
_SHARE: float = 0.84
#: So many letters of a name tell who is meant.
_FEW: int = 3


class Button(Pressable):
    """A key with a word: perhaps an icon, a smaller line below, a hint at the keyboard's key.

    Its word is shown as typed, never as markup. Where room is short the hint gives way, then the
    word becomes smaller, then the icon goes; only then it is cut, with the whole word as tooltip.
    """

    def __init__(
        self,
        label: str = "",
        *,
        icon: str = "",
        variant: Variant = "paper",
        kind: Kind = "second",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._icon_name = icon
        self._peg: tuple[str, int] | None = None
        self._variant: Variant = variant
        self._form = FORMS[kind]
        self._token: Token = self._form.token
        self._centred = kind != "action"
        self._sub_line = ""
        self._name = ""
        self._key_hint = ""
        self._bare = False
        self._label = ""
        self.set_label(label)

    def label(self) -> str:
        """Give the word on the button."""
        return self._label

    def set_label(self, label: str) -> None:
        """Put a word on the button, which is what a screen reader says too."""
        self._label = label
        self.setAccessibleName(label)
        self._renew()

    def set_icon_name(self, name: str) -> None:
        """Show that icon before the word; none if empty."""
        self._icon_name = name
        self._renew()

    def set_peg(self, number: int, colour: int) -> None:
        """Show a player's peg before the word instead of an icon."""
        self._peg = (str(number), colour)
        self._renew()

    def set_sub_line(self, text: str) -> None:
        """Say something more in a smaller line below the word."""
        self._sub_line = text
        self.setAccessibleDescription(text)
        self._renew()

    def set_name(self, name: str) -> None:
        """Say which name in its words is cut before the rest of them is."""
        self._name = name
        self.update()

    def set_bare(self, bare: bool) -> None:
        """Show the icon alone where there is no room for the word, which a tooltip says then."""
        self._bare = bare
        self._renew()

    def set_key_hint(self, key: str) -> None:
        """Hint at the key that does the same, as long as the players use keys."""
        if not self._key_hint:
            input_mode().changed.connect(self._renew)
        self._key_hint = key
        self._renew()

    def set_variant(self, variant: Variant) -> None:
        """Make it brass (what is to do now), paper (what else may be done) or a red pad."""
        self._variant = variant
        self.update()

    def set_token(self, token: Token) -> None:
        """Write the word as that kind of text."""
        self._token = token
        self._renew()

    def set_centred(self, centred: bool) -> None:
        """Put icon with word into the middle instead of to the left."""
        self._centred = centred
        self.update()

    def corner(self) -> float:
        return self._form.radius

    def upright_size(self) -> QSize:
        metrics = metrics_of(self)
        used = font(self._token, metrics)
        width = text_width(self._word, used)
        if self._sub_line:
            width = max(width, text_width(self._sub_line, font("coach", metrics)))
        width += self._lead() + self._hint_room()
        height = max(metrics.target(self._form.height), round(used.pixelSize() * 1.4))
        border = BORDER * metrics.s
        # A sign alone is narrower than a finger.
        wide = max(math.ceil(width + 2 * (self._padding() + border)), metrics.target(0))
        return QSize(wide, height)

    def least_width(self) -> int:
        """Give how wide it must be, at the least, for its word to be read whole but for a name."""
        few = self._name if len(self._name) <= _FEW else f"{self._name[:_FEW]}…"
        without = self._word.replace(self._name, few, 1) if self._name else self._word
        word = text_width(without, smallest(font(self._token, metrics_of(self))))
        border = BORDER * metrics_of(self).s
        return math.ceil(word + 2 * (self._padding() * _CLOSEST + border)) + 1

    def paint(self, painter: QPainter, size: QSize) -> None:
        face = self.paint_face(painter, size)
        wanted = font(self._token, metrics_of(self))
        padding, lead, hint, share = self._around(face.width())
        inside = face.adjusted(padding, 0, -padding, 0)
        room = inside.width() - lead - hint
        lines = self._word_lines(face.width())
        if len(lines) > 1:
            wanted.setPixelSize(min(wanted.pixelSize(), int(face.height() * _SHARE / PITCH / 2)))
        used = fitted(max(lines, key=lambda line: text_width(line, wanted)), wanted, room)
        shown = self._word
        if len(lines) == 1:
            shown = shortened(self._word, self._name, used, room + 1)
        if hint:
            self._paint_hint(painter, inside)
        if self._centred and not self._sub_line:
            inside.setLeft(inside.left() + max(0.0, (room - text_width(shown, used)) / 2))
        if lead:
            self._paint_lead(painter, inside, share)
            inside.setLeft(inside.left() + lead)
        inside.setWidth(room)
        if len(lines) > 1:
            painter.setFont(used)
            at = QPointF(inside.left(), inside.center().y())
            paint_name(painter, at, lines, self.ink())
            tell_whole(self, self._label, shown)
            return
        below = self._paint_words(painter, inside, shown, used)
        whole, written = (self._label, self._sub_line), (shown, below)
        tell_whole(self, "\n".join(filter(None, whole)), "\n".join(filter(None, written)))

    def below_word(self) -> QRectF:
        """Give where the line below the word has its room, before it is turned, while it is up."""
        metrics = metrics_of(self)
        border, edge = BORDER * metrics.s, self._form.edge * metrics.s
        upright = QRectF(QPointF(), turned_size(self.size(), self.quarter_turns))
        face = upright.adjusted(border, border, -border, -edge)
        padding, lead, hint, _ = self._around(face.width())
        middle = face.center().y() + _LINES_APART * metrics.s * metrics.text_factor
        half = font("coach", metrics).pixelSize() * 0.65
        left = face.left() + padding + lead
        return QRectF(left, middle - half, face.right() - padding - hint - left, 2 * half)

    def _around(self, width: float) -> tuple[float, float, float, float]:
        """Give the padding, the room before the word, that of the hint; how much it is cut to."""
        lines, wanted = self._word_lines(width), font(self._token, metrics_of(self))
        word = max(text_width(line, wanted) for line in lines)
        padding, lead, hint = self._padding(), self._lead(), self._hint_room()
        if 2 * padding + lead + word + hint > width + 1:
            hint = 0.0
        # After the hint, what stands around the word gives way, at last the icon.
        least = max(text_width(line, smallest(wanted)) for line in lines)
        if self._word and _CLOSEST * (2 * padding + lead) + least > width:
            lead = 0.0
        share = min(1.0, max(_CLOSEST, (width - word) / (2 * padding + lead)))
        return padding * share, lead * share, hint, share

    def _word_lines(self, width: float) -> Sequence[str]:
        """Give the words in one line; in two where a long name would make them small."""
        whole = (self._word,)
        if not self._name or self._sub_line or self._centred:
            return whole
        wanted = font(self._token, metrics_of(self))
        room = width - 2 * self._padding() - self._lead()
        if text_width(self._word, wanted) * _LEAST_ALONE <= room:
            return whole
        pair = halves(self._word, wanted)
        widest = max((text_width(line, smallest(wanted)) for line in pair), default=width)
        return pair if widest <= width - 2 * self._padding() * _CLOSEST else whole

    def paint_face(self, painter: QPainter, size: QSize) -> QRectF:
        """Paint the key without what is on it; give its face, which moves when pressed."""
        enabled, palette = self.isEnabled(), theme().palette
        colours = key_colours(
            self._variant, palette, enabled=enabled, hovered=self.hovered, down=self.sunk > 0.5
        )
        sunk = self.sunk if enabled else None
        return paint_key(painter, size, self._form, colours, metrics_of(self).s, sunk)

    def ink(self) -> QColor:
        """Give the colour of what is written on it."""
        return key_ink(self._variant, theme().palette, enabled=self.isEnabled())

    @property
    def _word(self) -> str:
        return "" if self._bare else self._label

    def _padding(self) -> float:
        return metrics_of(self).px(self._form.padding)

    def _lead(self) -> float:
        # The room of what stands before the word.
        if not self._icon_name and self._peg is None:
            return 0
        metrics = metrics_of(self)
        return metrics.icon(self._form.icon) + (metrics.px(self._form.gap) if self._word else 0)

    def _paint_lead(self, painter: QPainter, inside: QRectF, share: float) -> None:
        side = metrics_of(self).icon(self._form.icon) * share
        place = QRectF(inside.left(), inside.center().y() - side / 2, side, side)
        if self._peg is not None:
            paint_peg(painter, place, *self._peg, theme().palette)
        elif self._icon_name:
            paint_icon(painter, self._icon_name, place, self.ink())

    def _paint_words(self, painter: QPainter, inside: QRectF, word: str, used: QFont) -> str:
        """Write the word, the line below it; give that as far as it fits."""
        metrics = metrics_of(self)
        left, middle, ink = inside.left(), inside.center().y(), self.ink()
        apart = _LINES_APART * metrics.s * metrics.text_factor if self._sub_line else 0
        painter.setFont(used)
        paint_line(painter, left, middle - apart, word, ink)
        if self._sub_line:
            small = fitted(self._sub_line, font("coach", metrics), inside.width())
            line = shortened(self._sub_line, self._name, small, inside.width() + 1)
            painter.setFont(small)
            paint_line(painter, left, middle + apart, line, ink)
            return line
        return ""

    def _paint_hint(self, painter: QPainter, inside: QRectF) -> None:
        cap = QRectF(0, 0, self._cap_size().width(), self._cap_size().height())
        cap.moveCenter(inside.center())
        cap.moveRight(inside.right())
        paint_keycap(painter, cap, self._key_hint, self.ink(), metrics_of(self))

    def _cap_size(self) -> QSizeF:
        return keycap_size(self._key_hint, metrics_of(self))

    def _hint_room(self) -> float:
        if not self._key_hint or not input_mode().hints_shown:
            return 0.0
        return self._cap_size().width() + metrics_of(self).px(_BEFORE_HINT)

    def _renew(self) -> None:
        self.updateGeometry()
        self.update()
