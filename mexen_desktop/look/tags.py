"""Small round labels: tags, medallions, ticks."""

from typing import Final, Literal

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont, QPainter

from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.lines import fitted_lines, paint_lines, step_of
from mexen_desktop.look.metrics import Metrics, Token
from mexen_desktop.look.palette import Palette
from mexen_desktop.look.paper import BORDER, RADIUS_FIELD, paint_paper
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.type import font, sized_font, text_width

TagKind = Literal["lowest", "stays", "may_stay"]

MEDALLION: Final = 36
MEDALLION_ICON: Final = 24
TAG_LINE: Final = 2.6
TICK: Final = 36

_HEIGHTS: Final[dict[TagKind, int]] = {"lowest": 28, "stays": 36, "may_stay": 36}
_TOKENS: Final[dict[TagKind, Token]] = {
    "lowest": "small_strong",
    "stays": "name",
    "may_stay": "small_strong",
}
_ICON: Final = 20
#: Between the edge and what stands on a tag.
_PADDING: Final = 11
_MOST_LINES: Final = 2
_LINE: Final = 1.15


def tag_size(text: str, kind: TagKind, metrics: Metrics, room: float | None = None) -> QSizeF:
    """Give the room that a tag takes, of so much width; without a text it is round."""
    used = font(_TOKENS[kind], metrics)
    height = max(metrics.px(_HEIGHTS[kind]), round(used.pixelSize() * 1.55))
    if not text:
        return QSizeF(height, height)
    width = metrics.px(_ICON) + metrics.px(6) + text_width(text, used) + 2 * metrics.px(_PADDING)
    if room is None or width <= room:
        return QSizeF(width, height)
    used, lines = _tag_lines(text, kind, metrics, room)
    wide = max(text_width(line, used) for line in lines) + 2 * metrics.px(_PADDING)
    return QSizeF(min(room, wide), len(lines) * step_of(used, _LINE) + metrics.px(_PADDING))


def _tag_lines(text: str, kind: TagKind, metrics: Metrics, room: float) -> tuple[QFont, list[str]]:
    used = font(_TOKENS[kind], metrics)
    height = _MOST_LINES * step_of(used, _LINE)
    return fitted_lines(text, used, room - 2 * metrics.px(_PADDING), height, _LINE)


def paint_tag(
    painter: QPainter,
    where: QRectF,
    icon: str,
    text: str,
    kind: TagKind,
    metrics: Metrics,
    palette: Palette,
) -> None:
    """Draw a tag: red for the lowest, brass for a die that stays, paper for one that may.

    Where its room is too narrow for one line, the words stand on two, without the icon.
    """
    edge, ground, ink = {
        "lowest": (palette.on_red, palette.red, palette.on_red),
        "stays": (palette.brass_edge, palette.brass, palette.on_brass),
        "may_stay": (palette.line_strong, palette.surface, palette.ink),
    }[kind]
    border = BORDER * metrics.s
    if text and where.width() + 1 < tag_size(text, kind, metrics).width():
        by = min(where.height(), metrics.px(_HEIGHTS[kind])) / 2
        paint_paper(painter, where, by, (edge, ground), (border, border))
        used, lines = _tag_lines(text, kind, metrics, where.width())
        painter.setFont(used)
        step = step_of(used, _LINE)
        top = where.center().y() - len(lines) * step / 2
        for line in lines:
            left = where.center().x() - text_width(line, used) / 2
            top = paint_lines(painter, left, top, [line], step, ink)
        return
    paint_paper(painter, where, where.height() / 2, (edge, ground), (border, border))
    side = float(metrics.px(_ICON))
    left = where.left() + (metrics.px(_PADDING) if text else (where.width() - side) / 2)
    place = QRectF(left, where.center().y() - side / 2, side, side)
    paint_icon(painter, icon, place, ink, TAG_LINE)
    painter.setFont(font(_TOKENS[kind], metrics))
    paint_line(painter, left + side + metrics.px(6), where.center().y(), text, ink)


def medallion_size(text: str, scale: float) -> QSizeF:
    """Give the room of a role's medallion, a pill when a text such as ×2 stands in it."""
    side = round(MEDALLION * scale)
    if not text:
        return QSizeF(side, side)
    used = sized_font(round(20 * scale), 900)
    return QSizeF(side * 0.95 + text_width(text, used) + 8 * scale, side)


def paint_medallion(
    painter: QPainter, where: QRectF, icon: str, text: str, scale: float, palette: Palette
) -> None:
    """Draw a brass medallion with an icon, a short text or both."""
    border = BORDER * scale
    colours = palette.brass_edge, palette.brass
    paint_paper(painter, where, where.height() / 2, colours, (border, border))
    side = where.height() * MEDALLION_ICON / MEDALLION
    used = sized_font(max(15, round(where.height() * 0.55)), 900)
    width = text_width(text, used)
    whole = (side if icon else 0) + width + (2 * scale if icon and text else 0)
    left = where.center().x() - whole / 2
    if icon:
        place = QRectF(left, where.center().y() - side / 2, side, side)
        paint_icon(painter, icon, place, palette.on_brass, 2.2)
        left += side + 2 * scale
    if text:
        painter.setFont(used)
        paint_line(painter, left, where.center().y(), text, palette.on_brass)


def paint_tick(
    painter: QPainter, where: QRectF, scale: float, palette: Palette, *, ticked: bool
) -> None:
    """Draw a box for a tick: brass with the tick, or empty paper."""
    border = BORDER * scale
    edge = palette.brass_edge if ticked else palette.line_strong
    ground = palette.brass if ticked else palette.surface
    radius = RADIUS_FIELD * 0.8 * scale
    paint_paper(painter, where, radius, (edge, ground), (border, border))
    if ticked:
        inset = where.width() * 0.17
        paint_icon(
            painter, "check", where.adjusted(inset, inset, -inset, -inset), palette.on_brass, 2.2
        )
