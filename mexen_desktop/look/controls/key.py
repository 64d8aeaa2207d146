"""The key that every button is: how large, which colours, how it goes down."""

from typing import Final, Literal, NamedTuple

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
    "action": Form(96, "button", 44, EDGE_ACTION, RADIUS_ACTION, 20, 14),
    "pad": Form(112, "tap", 40, EDGE_PAD, RADIUS_SEAT, 16, 8),
    "second": Form(56, "name", 24, EDGE_SECOND, RADIUS_SEAT, 20, 10),
    "pill": Form(48, "name", 24, EDGE_SECOND, 24, 14, 8),
    "small": Form(48, "small_strong", 20, EDGE_SECOND, RADIUS_SEAT, 14, 8),
}


class KeyState(NamedTuple):
    """What a key is at this moment: `sunk` goes from 0 to 1 while it is pressed."""

    enabled: bool
    hovered: bool
    sunk: float


def key_ink(variant: Variant, palette: Palette, *, enabled: bool) -> QColor:
    """Give the colour of what is written on a key."""
    if not enabled:
        return palette.ink_2
    inks = {"brass": palette.on_brass, "paper": palette.ink, "red": palette.on_red}
    return inks[variant]


def paint_key(
    painter: QPainter,
    size: QSize,
    form: Form,
    variant: Variant,
    state: KeyState,
    scale: float,
    palette: Palette,
) -> QRectF:
    """Paint a key with nothing on it; give its face, which moves when it is pressed.

    Pressed, its lower edge is as thin as its border: its foot stays where it is.
    """
    border = BORDER * scale
    edge = form.edge * scale
    rect = QRectF(0, 0, size.width(), size.height())
    if state.enabled:
        travel = (edge - border) * state.sunk
        rect.setTop(travel)
        edge -= travel
    else:
        rect.setBottom(rect.bottom() - (edge - border))
        edge = border
    radius = min(form.radius * scale, rect.height() / 2)
    paint_paper(painter, rect, radius, _colours(variant, state, palette), (border, edge))
    return rect.adjusted(border, border, -border, -edge)


def _colours(variant: Variant, state: KeyState, palette: Palette) -> tuple[QColor, QColor]:
    # The border, then the face.
    if not state.enabled:
        return palette.line, palette.surface_2
    if variant == "brass":
        faces = palette.brass_down, palette.brass_hover, palette.brass
        edge = palette.brass_edge
    elif variant == "red":
        faces = palette.red_down, palette.red_hover, palette.red
        edge = palette.red_edge
    else:
        faces = palette.surface_down, palette.surface_2, palette.surface
        edge = palette.line_strong
    return edge, faces[0 if state.sunk > 0.5 else 1 if state.hovered else 2]
