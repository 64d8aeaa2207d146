"""The key that every button is: how large, which colours, how it goes down."""

from typing import Final, Literal

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter

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

Variant = Literal["brass", "paper", "red", "felt"]
Kind = Literal["action", "pad", "second", "pill", "small"]


class Form:
    """The measures of a kind of button, at scale 1."""

    # A named tuple would cost the first window a third of a millisecond.
    __slots__ = ("edge", "gap", "height", "icon", "padding", "radius", "token")

    def __init__(self, height: int, token: Token, *more: int) -> None:
        self.height = height
        self.token: Token = token
        self.icon, self.edge, self.radius, self.padding, self.gap = more


FORMS: Final[dict[Kind, Form]] = {
    "action": Form(96, "button", 44, EDGE_ACTION, RADIUS_ACTION, 20, 14),
    "pad": Form(112, "tap", 40, EDGE_PAD, RADIUS_SEAT, 16, 8),
    "second": Form(56, "name", 24, EDGE_SECOND, RADIUS_SEAT, 20, 10),
    "pill": Form(48, "name", 24, EDGE_SECOND, 24, 14, 8),
    "small": Form(48, "small_strong", 20, EDGE_SECOND, RADIUS_SEAT, 14, 8),
}


def key_ink(variant: Variant, palette: Palette, *, enabled: bool) -> QColor:
    """Give the colour of what is written on a key."""
    if not enabled:
        return palette.ink_2
    inks = {
        "brass": palette.on_brass,
        "paper": palette.ink,
        "red": palette.on_red,
        "felt": palette.on_felt,
    }
    return inks[variant]


def key_colours(
    variant: Variant, palette: Palette, *, enabled: bool, hovered: bool, down: bool
) -> tuple[QColor, QColor]:
    """Give the colours of a key's border with its lower edge, then of its face."""
    if not enabled:
        return palette.line, palette.surface_2
    if variant == "brass":
        faces = palette.brass_down, palette.brass_hover, palette.brass
        edge = palette.brass_edge
    elif variant == "red":
        faces = palette.red_down, palette.red_hover, palette.red
        edge = palette.red_edge
    elif variant == "felt":
        faces = palette.felt_edge, palette.felt_light, palette.felt
        edge = palette.brass_edge
    else:
        faces = palette.surface_down, palette.surface_2, palette.surface
        edge = palette.line_strong
    return edge, faces[0 if down else 1 if hovered else 2]


def paint_key(
    painter: QPainter,
    size: QSize,
    form: Form,
    colours: tuple[QColor, QColor],
    scale: float,
    sunk: float | None,
) -> QRectF:
    """Paint a key with nothing on it; give its face, which moves when it is pressed.

    `sunk` goes from 0 to 1 while it is pressed; its foot stays where it is. Without it the key
    is disabled: flat.
    """
    border = BORDER * scale
    edge = form.edge * scale
    rect = QRectF(0, 0, size.width(), size.height())
    if sunk is None:
        rect.setBottom(rect.bottom() - (edge - border))
        edge = border
    else:
        travel = (edge - border) * sunk
        rect.setTop(travel)
        edge -= travel
    radius = min(form.radius * scale, rect.height() / 2)
    paint_paper(painter, rect, radius, colours, (border, edge))
    return rect.adjusted(border, border, -border, -edge)
