"""The standings at the end of a game."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from mexen_desktop.look.coins import paint_counter
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.metrics import Token
from mexen_desktop.look.mini_dice import paint_life_die
from mexen_desktop.look.names import least_name, name_lines, paint_name
from mexen_desktop.look.palette import Palette
from mexen_desktop.look.pegs import paint_peg
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.type import font, sized_font, text_width
from mexen_desktop.scene.papers import Room, paint_slip, stacked
from mexen_desktop.scene.standings import Standing
from mexen_desktop.texts import words

_MARGIN: Final = 20
_PADDING: Final = 24
#: Around the slip and inside it, where words find too little room.
_TIGHT: Final = 10
_UNDER: Final = 24
_ROW: Final = 44
_LEAST_ROW: Final = 26
_MOST_WIDTH: Final = 560
_GAP: Final = 12
_PEG: Final = 28
_COUNTER: Final = 9
_LARGEST_LIFE: Final = 6
#: Letters of a row's height.
_LETTERS: Final = 0.75
_ROW_LINE: Final = 1.3
#: A title that would be smaller than so much of what is wanted is left out.
_LEAST_TITLE: Final = 0.5
#: So is one beside which names would be smaller than so much of what is wanted.
_LEAST_NAMES: Final = 0.75
#: How much of the height the rows have at least, before the words above them become smaller.
_ROWS_SHARE: Final = 0.5


class FinalPaper:
    """A slip with the last words of a game; under them everybody with what they have."""

    def __init__(
        self,
        texts: tuple[str, str],
        rows: Sequence[Standing],
        room: Room,
        *,
        lives: bool,
        spoken: str,
    ) -> None:
        metrics = room.metrics
        self.spoken = spoken
        self.cut: set[str] = set()
        self._metrics = metrics
        self._rows = tuple(rows)
        self._lives = lives
        margin, self._padding = metrics.px(_MARGIN), metrics.px(_PADDING)
        if self._wanted() > room.whole.height() - 2 * margin:
            margin = self._padding = metrics.px(_TIGHT)
        most = room.whole.adjusted(margin, margin, -margin, -margin)
        columns = self._columns(most.height())
        wide = metrics.px(_MOST_WIDTH) * max(1.0, metrics.text_factor) * columns
        width = min(most.width(), round(wide))
        inside = width - 2 * self._padding
        deep = -(-len(self._rows) // columns)
        # Who has what is what people look for: it is no smaller than need be.
        share = _ROWS_SHARE * (most.height() - 2 * self._padding - metrics.px(_GAP))
        least = max(deep * metrics.px(_LEAST_ROW), min(deep * self._line(), share))
        title, under = font("page_title", metrics), sized_font(metrics.text(_UNDER), 400)
        left = most.height() - 2 * self._padding - metrics.px(_GAP) - least
        self._above = stacked([(texts[0], title), (texts[1], under)], inside, left)
        self.share = self._above[0].used.pixelSize() / title.pixelSize()
        small = least < _LEAST_NAMES * deep * self._line() or self.share < _LEAST_TITLE
        if small and not lives:
            # It names nobody, and the line above the table says as much.
            least = deep * self._line()
            left = most.height() - 2 * self._padding - metrics.px(_GAP) - least
            self._above = stacked([(texts[1], under)], inside, left)
        head = sum(above.height for above in self._above) + 2 * self._padding
        self._row = min(metrics.px(_ROW), (most.height() - head - metrics.px(_GAP)) / deep)
        height = head + metrics.px(_GAP) + deep * self._row
        self.bounds = QRectF(0, 0, width, height)
        self.bounds.moveCenter(QPointF(room.whole.center()))
        self._deep = deep

    def places(self) -> Sequence[QRectF]:
        """Return where it lies."""
        return (self.bounds,)

    def paint(self, painter: QPainter, palette: Palette) -> None:
        """Paint the slip with its rows."""
        metrics, bounds = self._metrics, self.bounds
        paint_slip(painter, bounds, metrics, palette)
        middle, top = bounds.center().x(), bounds.top() + self._padding
        for at, above in enumerate(self._above, 2 - len(self._above)):
            above.paint(painter, middle, top, palette.ink_2 if at else palette.ink)
            top += above.height
        top += metrics.px(_GAP)
        columns = -(-len(self._rows) // self._deep)
        apart = 2 * self._padding
        wide = (bounds.width() - 2 * self._padding - (columns - 1) * apart) / columns
        for at, standing in enumerate(self._rows):
            column, row = divmod(at, self._deep)
            left = bounds.left() + self._padding + column * (wide + apart)
            place = QRectF(left, top + row * self._row, wide, self._row)
            self._paint_row(painter, standing, place, palette)

    def _line(self) -> float:
        """Give how high a row is in which a name is as large as it is wanted."""
        return max(self._metrics.px(_LEAST_ROW), self._metrics.font_px("name") * _ROW_LINE)

    def _wanted(self) -> float:
        """Give the height of everything one below the other, at its full size."""
        metrics = self._metrics
        words_above = metrics.font_px("page_title") + metrics.text(_UNDER)
        rows = len(self._rows) * self._line()
        return _ROW_LINE * words_above + rows + metrics.px(_GAP) + 2 * metrics.px(_PADDING)

    def _columns(self, height: int) -> int:
        least = self._line()
        return 2 if len(self._rows) * least > height * 0.62 else 1

    def _paint_row(
        self, painter: QPainter, standing: Standing, place: QRectF, palette: Palette
    ) -> None:
        metrics, middle, gap = self._metrics, place.center().y(), self._metrics.px(_GAP)
        if place.top() > self.bounds.top() + self._padding:
            painter.fillRect(QRectF(place.left(), place.top(), place.width(), 1), palette.line)
        side = min(metrics.px(_PEG), place.height() * 0.8)
        peg = QRectF(place.left(), middle - side / 2, side, side)
        number = str(standing.number) if standing.number else ""
        paint_peg(painter, peg, number, standing.person.colour, palette)
        right = self._paint_score(painter, standing, place, palette) - gap
        if standing.winner:
            right -= side
            crown = QRectF(right, middle - side / 2, side, side)
            paint_icon(painter, "crown", crown, palette.brass_ink, 2.4)
            right -= gap
        left = peg.right() + gap
        name, wanted = standing.person.name, self._row_font("name")
        least = least_name(wanted.pixelSize(), metrics, computer=False)
        used, lines = name_lines(name, wanted, least, right - left, place.height())
        if len(lines) == 1 and lines[0] != name:
            self.cut.add(name)
        painter.setFont(used)
        paint_name(painter, QPointF(left, middle), lines, palette.ink)

    def _row_font(self, token: Token) -> QFont:
        """Give a font no larger than a row is high."""
        used = font(token, self._metrics)
        used.setPixelSize(min(used.pixelSize(), round(self._row * _LETTERS)))
        return used

    def _paint_score(
        self, painter: QPainter, standing: Standing, place: QRectF, palette: Palette
    ) -> float:
        """Write what somebody has at the right of a row; give where that begins."""
        metrics, middle = self._metrics, place.center().y()
        painter.setFont(self._row_font("title"))
        if self._lives and 0 < standing.score <= _LARGEST_LIFE:
            side = min(metrics.px(38), place.height() * 0.95)
            die = QRectF(place.right() - side, middle - side / 2, side, side)
            paint_life_die(painter, die, standing.score, metrics.s * side / metrics.px(54), palette)
            return die.left()
        if self._lives and not standing.score:
            text = QCoreApplication.translate("slips", "out")
            painter.setFont(self._row_font("name"))
            left = place.right() - text_width(text, painter.font())
            paint_line(painter, left, middle, text, palette.ink_2)
            return left
        text = words.number(standing.score)
        left = place.right() - text_width(text, painter.font())
        paint_line(painter, left, middle, text, palette.ink)
        if self._lives:
            return left
        radius = metrics.px(_COUNTER)
        paint_counter(painter, QPointF(left - 2 * radius, middle), radius, palette)
        return left - 3 * radius
