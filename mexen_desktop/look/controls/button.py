"""A button with a word on it."""

from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.pressable import Pressable
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.keycap import keycap_size, paint_keycap
from mexen_desktop.look.metrics import Token
from mexen_desktop.look.palette import Palette
from mexen_desktop.look.paper import (
    BORDER,
    EDGE_ACTION,
    EDGE_PAD,
    EDGE_SECOND,
    RADIUS_ACTION,
    RADIUS_SEAT,
    paint_paper,
)
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import elided, fitted, paint_line, plain_tip
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width

Variant = Literal["brass", "paper", "red"]
Kind = Literal["action", "pad", "second", "pill", "small"]


class Form(NamedTuple):
    """The measures of a kind of button, at scale 1."""

    height: int
    token: Token
    icon: int
    edge: int
    radius: int
    padding: int
    gap: int


FORMS: Final[dict[Kind, Form]] = {
    "action": Form(96, "button", 44, EDGE_ACTION, RADIUS_ACTION, 22, 14),
    "pad": Form(112, "tap", 40, EDGE_PAD, RADIUS_SEAT, 18, 8),
    "second": Form(56, "name", 24, EDGE_SECOND, RADIUS_SEAT, 22, 10),
    "pill": Form(48, "name", 24, EDGE_SECOND, 24, 16, 8),
    "small": Form(48, "small_strong", 20, EDGE_SECOND, RADIUS_SEAT, 16, 8),
}

_LINES_APART: Final = 16


class Button(Pressable):
    """A key with a word: perhaps an icon, a smaller line below, a hint at the keyboard's key.

    Its word is shown as typed, never as markup. Where room is short the hint gives way, then the
    word becomes smaller; only then it is cut, with the whole word as tooltip.
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
        self._variant: Variant = variant
        self._kind: Kind = kind
        self._token: Token = FORMS[kind].token
        self._centred = kind != "action"
        self._sub_line = ""
        self._key_hint = ""
        self._label = ""
        self._cut = False
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

    def set_sub_line(self, text: str) -> None:
        """Say something more in a smaller line below the word."""
        self._sub_line = text
        self.setAccessibleDescription(text)
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
        return FORMS[self._kind].radius

    def upright_size(self) -> QSize:
        metrics, form = metrics_of(self), FORMS[self._kind]
        used = font(self._token, metrics)
        width = text_width(self._label, used)
        if self._sub_line:
            width = max(width, text_width(self._sub_line, font("coach", metrics)))
        if self._icon_name:
            width += metrics.px(form.icon) + (metrics.px(form.gap) if self._label else 0)
        width += self._hint_room()
        height = max(metrics.target(form.height), round(used.pixelSize() * 1.4))
        return QSize(round(width) + 2 * metrics.px(form.padding) + 1, height)

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics, form = metrics_of(self), FORMS[self._kind]
        face = self.paint_key(painter, size)
        ink = self.ink()
        inside = face.adjusted(metrics.px(form.padding), 0, -metrics.px(form.padding), 0)
        lead = 0.0
        if self._icon_name:
            lead = metrics.px(form.icon) + (metrics.px(form.gap) if self._label else 0)
        wanted = text_width(self._label, font(self._token, metrics))
        hint = self._hint_room() if lead + wanted + self._hint_room() <= inside.width() + 1 else 0
        room = inside.width() - lead - hint
        used = fitted(self._label, font(self._token, metrics), room)
        shown = elided(self._label, used, room + 1)
        left = inside.left()
        if self._centred and not self._sub_line:
            left += max(0.0, (room - text_width(shown, used)) / 2)
        if self._icon_name:
            side = metrics.px(form.icon)
            place = QRectF(left, face.center().y() - side / 2, side, side)
            paint_icon(painter, self._icon_name, place, ink)
        self._paint_words(painter, (left + lead, face.center().y(), room), (shown, used), ink)
        if hint:
            self._paint_hint(painter, inside, ink)
        self._tip(cut=shown != self._label)

    def paint_key(self, painter: QPainter, size: QSize) -> QRectF:
        """Paint the key without what is on it; give its face, which moves when pressed."""
        metrics, form = metrics_of(self), FORMS[self._kind]
        border = BORDER * metrics.s
        edge = form.edge * metrics.s
        rect = QRectF(0, 0, size.width(), size.height())
        if self.isEnabled():
            travel = (edge - border) * self.sunk
            rect.setTop(rect.top() + travel)
            edge -= travel
        else:
            rect.setBottom(rect.bottom() - (edge - border))
            edge = border
        radius = min(form.radius * metrics.s, rect.height() / 2)
        paint_paper(painter, rect, radius, self._colours(theme().palette), (border, edge))
        return rect.adjusted(border, border, -border, -edge)

    def ink(self) -> QColor:
        """Give the colour of what is written on it."""
        palette = theme().palette
        if not self.isEnabled():
            return palette.ink_2
        inks = {"brass": palette.on_brass, "paper": palette.ink, "red": palette.on_red}
        return inks[self._variant]

    def _colours(self, palette: Palette) -> tuple[QColor, QColor]:
        # The border, then the face.
        if not self.isEnabled():
            return palette.line, palette.surface_2
        down = self.sunk > 0.5
        if self._variant == "brass":
            faces = palette.brass_down, palette.brass_hover, palette.brass
            edge = palette.brass_edge
        elif self._variant == "red":
            faces = palette.red_down, palette.red_hover, palette.red
            edge = palette.red_edge
        else:
            faces = palette.surface_down, palette.surface_2, palette.surface
            edge = palette.line_strong
        return edge, faces[0 if down else 1 if self.hovered else 2]

    def _paint_words(
        self,
        painter: QPainter,
        where: tuple[float, float, float],
        word: tuple[str, QFont],
        ink: QColor,
    ) -> None:
        metrics = metrics_of(self)
        left, middle, room = where
        apart = _LINES_APART * metrics.s * metrics.text_factor if self._sub_line else 0
        painter.setFont(word[1])
        paint_line(painter, left, middle - apart, word[0], ink)
        if self._sub_line:
            small = fitted(self._sub_line, font("coach", metrics), room)
            painter.setFont(small)
            paint_line(painter, left, middle + apart, elided(self._sub_line, small, room + 1), ink)

    def _paint_hint(self, painter: QPainter, inside: QRectF, ink: QColor) -> None:
        cap = self._cap_size()
        place = QRectF(
            inside.right() - cap.width(),
            inside.center().y() - cap.height() / 2,
            cap.width(),
            cap.height(),
        )
        paint_keycap(painter, place, self._key_hint, ink, metrics_of(self))

    def _cap_size(self) -> QSizeF:
        return keycap_size(self._key_hint, metrics_of(self))

    def _hint_room(self) -> float:
        if not self._key_hint or not input_mode().keys_shown:
            return 0.0
        return self._cap_size().width() + metrics_of(self).px(16)

    def _tip(self, *, cut: bool) -> None:
        if cut != self._cut:
            self._cut = cut
            self.setToolTip(plain_tip(self._label) if cut else "")

    def _renew(self) -> None:
        self.updateGeometry()
        self.update()
