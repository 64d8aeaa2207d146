"""The tray with the day on it."""

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from mexen_desktop.look.lines import fitted_lines, paint_lines, step_of
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.palette import Palette
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.tray import TrayPainter, tray_shape
from mexen_desktop.look.type import font, text_width
from mexen_desktop.windows.rule_icons import SHOWS_MEXICO
from mexen_desktop.windows.start.dice import dice_picture

_PADDING: Final = 26
_LINE: Final = 1.15
#: A number with what comes after it, which no line's end shall part: a day of its month.
_NUMBER: Final = re.compile(r"(\d\.?) ")
#: How much of the felt the dice have, where it is high, where it is wide.
_DICE_HIGH: Final = 0.46
_DICE_WIDE: Final = 0.42


class DayTray:
    """Wood and felt, dice as they lie, under or beside them the day and how much was played."""

    def __init__(self) -> None:
        self._tray = TrayPainter()

    def paint(
        self,
        painter: QPainter,
        place: QRectF,
        day: str,
        about: Sequence[str],
        metrics: Metrics,
        palette: Palette,
    ) -> None:
        """Paint the tray to fill a place."""
        shape = tray_shape(place.toRect(), metrics.s)
        self._tray.paint(painter, shape, metrics.s, palette)
        inset = metrics.px(_PADDING)
        felt = QRectF(shape.felt).adjusted(inset, inset, -inset, -inset)
        dice, words = QRectF(felt), QRectF(felt)
        if felt.height() > felt.width() * 0.8:
            dice.setHeight(felt.height() * _DICE_HIGH)
            words.setTop(dice.bottom() + inset / 2)
        else:
            dice.setWidth(felt.width() * _DICE_WIDE)
            words.setLeft(dice.right() + inset)
        _paint_dice(painter, dice)
        _paint_words(painter, words, day, about, metrics, palette)


def _paint_dice(painter: QPainter, room: QRectF) -> None:
    image = dice_picture(SHOWS_MEXICO)
    share = min(room.width() / image.width(), room.height() / image.height())
    place = QRectF(0, 0, image.width() * share, image.height() * share)
    place.moveCenter(room.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(place, image)
    painter.restore()


def _paint_words(
    painter: QPainter,
    room: QRectF,
    day: str,
    about: Sequence[str],
    metrics: Metrics,
    palette: Palette,
) -> None:
    quiet = _smaller(about, font("body", metrics), room.width())
    below = len(about) * step_of(quiet)
    gap = metrics.px(14)
    whole = _NUMBER.sub("\\1\N{NO-BREAK SPACE}", day)
    used, lines = fitted_lines(
        whole, font("page_title", metrics), room.width(), room.height() - below - gap, _LINE
    )
    high = len(lines) * step_of(used, _LINE) + gap + below
    top = room.top() + max(0.0, (room.height() - high) / 2)
    painter.setFont(used)
    top = paint_lines(painter, room.left(), top, lines, step_of(used, _LINE), palette.on_felt)
    painter.setFont(quiet)
    top += gap + step_of(quiet) / 2
    for line in about:
        paint_line(painter, room.left(), top, line, palette.on_felt)
        top += step_of(quiet)


def _smaller(texts: Sequence[str], used: QFont, width: float) -> QFont:
    """Give the font in which the widest text finds room."""
    widest = max((text_width(text, used) for text in texts), default=0.0)
    smaller = QFont(used)
    if widest > width:
        smaller.setPixelSize(max(15, int(used.pixelSize() * width / widest)))
    return smaller
