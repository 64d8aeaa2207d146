"""The picture of an evening."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.drawn import Drawn
from mexen_desktop.look.lines import broken, paint_lines, step_of
from mexen_desktop.look.metrics import LEAST_TEXT, Metrics
from mexen_desktop.look.palette import Palette
from mexen_desktop.look.paper import BORDER, RADIUS_CARD, paint_paper
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.shadow import paint_shadow
from mexen_desktop.look.text import fitted, paint_line, tell_whole
from mexen_desktop.look.textures import linen
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font
from mexen_desktop.models.statistics.poster import Poster
from mexen_desktop.texts import words
from mexen_desktop.windows.evening.standing import Standings
from mexen_desktop.windows.evening.tray import DayTray

_MARGIN: Final = 28
_PADDING: Final = 30
_GAP: Final = 14
_TRAY_SHARE: Final = 0.36
_TRAY_SHARE_HIGH: Final = 0.32
#: How much of the paper the sentences may take, less where many names want it.
_SENTENCES_SHARE: Final = 0.34
_SENTENCES_SHARE_OF_MANY: Final = 0.2
_MANY: Final = 12
_LINE: Final = 1.3
#: What a saved picture measures, wide or high, each dot of it drawn as so many.
SAVED: Final = (1280, 800)
_RATIO: Final = 2.0


class PosterView(Drawn):
    """An evening on the cloth: the tray with the day at the left or above, the paper beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("eveningPoster")
        self._poster: Poster | None = None
        self._tray = DayTray()

    def show_poster(self, poster: Poster | None) -> None:
        """Show another evening, or none."""
        self._poster = poster
        self.setAccessibleName("" if poster is None else poster.spoken)
        self.renew()

    def upright_size(self) -> QSize:
        return self.size()

    def as_image(self) -> QImage:
        """Return it as a picture of its own, whatever size the window has."""
        size = QSize(*SAVED) if self.width() >= self.height() else QSize(*reversed(SAVED))
        image = QImage(size * _RATIO, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(_RATIO)
        painter = QPainter(image)
        self._paint(painter, size, Metrics(size.width(), size.height()))
        painter.end()
        return image

    def paint(self, painter: QPainter, size: QSize) -> None:
        self._paint(painter, size, metrics_of(self))

    def _paint(self, painter: QPainter, size: QSize, metrics: Metrics) -> None:
        palette, whole = theme().palette, QRectF(0, 0, size.width(), size.height())
        ratio = painter.device().devicePixelRatioF()
        painter.fillRect(whole, linen(palette, metrics.s, ratio))
        if self._poster is None:
            return
        margin = metrics.px(_MARGIN)
        room = whole.adjusted(margin, margin, -margin, -margin)
        tray, paper = QRectF(room), QRectF(room)
        if size.width() >= size.height():
            tray.setWidth(round(room.width() * _TRAY_SHARE))
            paper.setLeft(tray.right() + margin)
        else:
            tray.setHeight(round(room.height() * _TRAY_SHARE_HIGH))
            paper.setTop(tray.bottom() + margin)
        poster = self._poster
        self._tray.paint(painter, tray, poster.day, poster.about, metrics, palette)
        self._paint_paper(painter, poster, paper, metrics, palette)

    def _paint_paper(
        self, painter: QPainter, poster: Poster, paper: QRectF, metrics: Metrics, palette: Palette
    ) -> None:
        border, radius = BORDER * metrics.s, RADIUS_CARD * metrics.s
        paint_shadow(painter, paper, radius, 2, metrics.s, palette)
        paint_paper(painter, paper, radius, (palette.line, palette.surface), (border, border))
        inset, gap = metrics.px(_PADDING), metrics.px(_GAP)
        room = paper.adjusted(inset, inset * 0.7, -inset, -inset * 0.7)
        used = fitted(poster.title, font("page_title", metrics), room.width())
        painter.setFont(used)
        high = step_of(used, 1.2)
        paint_line(painter, room.left(), room.top() + high / 2, poster.title, palette.ink)
        room.setTop(room.top() + high + gap)
        foot = self._paint_sentences(painter, poster, room, metrics, palette)
        room.setBottom(foot - gap)
        standings = Standings(poster.placed, lives=poster.lives)
        standings.paint(painter, room, metrics, palette)
        tell_whole(self, words.names(sorted(standings.cut)), "")

    def _paint_sentences(
        self, painter: QPainter, poster: Poster, room: QRectF, metrics: Metrics, palette: Palette
    ) -> float:
        """Write the sentences at the foot of the paper; give where they begin."""
        share = _SENTENCES_SHARE if len(poster.placed) <= _MANY else _SENTENCES_SHARE_OF_MANY
        most = QSizeF(room.width(), room.height() * share)
        used, lines = _as_they_fit(poster.sentences, font("body", metrics), most)
        if not lines:
            return room.bottom()
        step = step_of(used, _LINE)
        top = room.bottom() - len(lines) * step
        line = top - metrics.px(_GAP)
        painter.fillRect(QRectF(room.left(), line, room.width(), BORDER * metrics.s), palette.brass)
        painter.setFont(used)
        paint_lines(painter, room.left(), top, lines, step, palette.ink)
        return line


def _as_they_fit(
    sentences: tuple[str, ...], wanted: QFont, room: QSizeF
) -> tuple[QFont, list[str]]:
    """Break sentences into lines; in smaller letters, then fewer sentences, where room is short."""
    for count in range(len(sentences), 0, -1):
        used = QFont(wanted)
        while used.pixelSize() >= LEAST_TEXT:
            lines = [
                line for each in sentences[:count] for line in broken(each, used, room.width())
            ]
            if len(lines) * step_of(used, _LINE) <= room.height():
                return used, lines
            used.setPixelSize(used.pixelSize() - 1)
    return wanted, []
