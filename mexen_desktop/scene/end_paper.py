"""What lies in the tray at the end of a round: who lost, the deciding throws."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF
from PySide6.QtGui import QFont, QPainter

from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.palette import Palette
from mexen_desktop.look.paper import paint_round
from mexen_desktop.look.pegs import paint_peg
from mexen_desktop.look.text import elided, fitted_name, paint_line
from mexen_desktop.look.type import font, sized_font, text_width
from mexen_desktop.models.facts import Person
from mexen_desktop.scene.lying import Lying
from mexen_desktop.scene.papers import Room, paint_slip, stacked

_MARGIN: Final = 24
_PADDING: Final = 22
#: Both, where words find too little room.
_TIGHT: Final = 10
_UNDER: Final = 24
_LINE: Final = 1.2
_LEAST_WIDTH: Final = 452
_CAPTION: Final = 44
_LEAST_CELL: Final = 130
_MOST_ROWS: Final = 2
#: Lower than that, at scale 1, the felt has no room for throws below the words.
_LEAST_FELT: Final = 200
_DIE: Final = 84
_LEAST_DIE: Final = 40
_DIE_HEIGHT: Final = 1.34
_PAIR_WIDTH: Final = 2.4
_LABEL: Final = 56
_LABEL_SHARE: Final = 0.4
_LABEL_PADDING: Final = 12
#: Room for a few letters of a name.
_LEAST_NAME: Final = 36
_PEG: Final = 32
_MARK: Final = 34
_GAP: Final = 10
#: How much of the height the words have where dice lie below them, the most that leaves them room.
_WORDS_SHARES: Final = (0.5, 0.45, 0.4)
#: Letters of a line's height.
_LETTERS: Final = 0.6


class Decided(NamedTuple):
    """One player's deciding throw as it is shown."""

    person: Person
    number: int
    dice: tuple[int, ...]
    reading: str
    loses: bool
    #: How the dice fell.
    fall: int = 1


class DicePlace(NamedTuple):
    """Where the dice of a deciding throw lie, how wide each of them is."""

    where: QRectF
    width: float
    dice: Lying


class EndPaper:
    """A slip with who lost and what follows; under it each deciding throw, with its dice."""

    def __init__(
        self,
        texts: tuple[str, str],
        decided: Sequence[Decided],
        room: Room,
        caption: str | None = None,
    ) -> None:
        """`caption` stands above the throws, if they are no deciding ones."""
        metrics = room.metrics
        if room.felt.height() < metrics.px(_LEAST_FELT):
            # So low it has room for the words alone; log and seats tell the rest.
            decided = ()
        self.spoken = ", ".join(text for text in texts if text)
        self.cut: set[str] = set()
        self._metrics = metrics
        self._caption = caption
        self._decided = tuple(decided)
        self._padding = metrics.px(_PADDING)
        area = self._area(texts[0], room)
        margin = metrics.px(_MARGIN)
        wanted = _LINE * (metrics.font_px("headline") + metrics.text(_UNDER))
        if not decided and wanted > area.height() - 2 * (margin + self._padding):
            # Words need the room more than the air around them does.
            margin = self._padding = metrics.px(_TIGHT)
        widest = area.width() - 2 * margin
        most = area.height() - 2 * (margin + self._padding)
        #: Where the dice of the deciding throws lie.
        self.dice: list[DicePlace] = []
        self._labels: list[QRectF] = []
        self._throws_middle = area.center().x()
        # Words a little smaller may leave the dice large enough to be read.
        for share in (*_WORDS_SHARES, _WORDS_SHARES[0]) if decided else (1.0,):
            self._write(texts, widest, most * share)
            self.bounds.moveCenter(QPointF(area.center()))
            if decided:
                self.bounds.moveTop(area.top() + metrics.px(_MARGIN))
                self._lay_throws(room)
            elif self.bounds.height() < room.below_pot.height():
                self.bounds.moveCenter(QPointF(area.center().x(), room.below_pot.center().y()))
            if self.dice:
                break
        self.share = self._headline.used.pixelSize() / metrics.font_px("headline")

    def places(self) -> Sequence[QRectF]:
        """Return where slip, dice, labels lie."""
        return (self.bounds, *self._labels, *(place.where for place in self.dice))

    def paint(self, painter: QPainter, palette: Palette) -> None:
        """Paint the slip with the labels of the dice."""
        metrics, bounds = self._metrics, self.bounds
        paint_slip(painter, bounds, metrics, palette)
        top = bounds.center().y() - (self._headline.height + self._under.height) / 2
        self._headline.paint(painter, bounds.center().x(), top, palette.ink)
        top += self._headline.height
        self._under.paint(painter, bounds.center().x(), top, palette.ink)
        if self._decided:
            caption = self._caption
            if caption is None:
                caption = QCoreApplication.translate("slips", "Deciding throws")
            used = font("name", metrics)
            used.setPixelSize(min(used.pixelSize(), metrics.px(_CAPTION * _LETTERS)))
            painter.setFont(used)
            left = self._throws_middle - text_width(caption, painter.font()) / 2
            middle = bounds.bottom() + metrics.px(_CAPTION) / 2 + metrics.px(4)
            paint_line(painter, left, middle, caption, palette.on_felt)
        for decided, label in zip(self._decided, self._labels, strict=True):
            self._paint_label(painter, decided, label, palette)

    def _write(self, texts: tuple[str, str], widest: float, most: float) -> None:
        """Write the words on a slip so wide at most, so high; it is laid down afterwards."""
        metrics = self._metrics
        self._headline, self._under = stacked(
            [
                (texts[0], font("headline", metrics)),
                (texts[1], sized_font(metrics.text(_UNDER), 400)),
            ],
            widest - 2 * self._padding,
            most,
        )
        width = max(self._headline.width, self._under.width) + 2 * self._padding
        height = self._headline.height + self._under.height + 2 * self._padding
        self.bounds = QRectF(0, 0, min(max(width, metrics.px(_LEAST_WIDTH)), widest), height)

    def _area(self, headline: str, room: Room) -> QRect:
        """The felt, or all of the tray's inside where the felt is too narrow for the headline."""
        around = 2 * (room.metrics.px(_MARGIN) + self._padding)
        wanted = text_width(headline, font("headline", room.metrics)) + around
        return room.felt if wanted <= room.felt.width() else room.whole

    def _lay_throws(self, room: Room) -> None:
        metrics, count = self._metrics, len(self._decided)
        self.dice, self._labels = [], []
        least = metrics.px(_LEAST_CELL)
        area = room.felt if self._fit_on(room.felt) else room.whole
        self._throws_middle = area.center().x()
        columns = max(1, min(count, area.width() // least))
        rows = -(-count // columns)
        columns = -(-count // rows)
        gap = metrics.px(_GAP)
        cells = self._beside_ledge(room) if area == room.whole and rows == 1 else []
        wide = min((cell.width() for cell in cells), default=area.width() / columns)
        top = self.bounds.bottom() + metrics.px(_CAPTION)
        high = (room.felt.bottom() + 1 - gap - top) / rows
        label = min(metrics.px(_LABEL), high * _LABEL_SHARE)
        die = min(metrics.px(_DIE), wide / _PAIR_WIDTH, (high - label - gap) / _DIE_HEIGHT)
        if die < metrics.px(_LEAST_DIE):
            # Dice too small to be read leave the room to the numbers.
            label, die = min(metrics.px(_LABEL), high - gap), 0.0
        for at, decided in enumerate(self._decided):
            row, column = divmod(at, columns)
            in_row = min(columns, count - row * columns)
            middle = area.left() + (area.width() + (2 * column + 1 - in_row) * wide) / 2
            if cells:
                middle = cells[at].center().x()
            felt = QRectF(0, top + row * high, die * _PAIR_WIDTH, die * _DIE_HEIGHT)
            felt.moveLeft(middle - felt.width() / 2)
            if die:
                self.dice.append(DicePlace(felt, die, Lying(decided.dice, fall=decided.fall)))
            width = self._label_width(decided)
            if width > wide - gap:
                # The mark of who loses hangs over the edge, within the tray.
                hangs = metrics.px(_MARK) / 3 if decided.loses else 0
                width = wide - gap - 2 * hangs
            self._labels.append(QRectF(middle - width / 2, felt.bottom() + gap / 2, width, label))

    def _beside_ledge(self, room: Room) -> list[QRectF]:
        """Give each throw its part of the felt, the last one the ledge; nothing if that is narrow.

        Dice that lie half on wood, half on felt look as if they had rolled there.
        """
        on_felt, gap = len(self._decided) - 1, self._metrics.px(_GAP)
        ledge = room.whole.right() - room.felt.right() - gap
        last = self._decided[-1]
        needed = self._label_width(last) - text_width(last.person.name, self._name_font())
        wide = room.felt.width() / max(1, on_felt)
        if min(ledge, wide) < max(needed + self._metrics.px(_LEAST_NAME) + gap, 1):
            return []
        top, high = room.felt.top(), room.felt.height()
        cells = [QRectF(room.felt.left() + at * wide, top, wide, high) for at in range(on_felt)]
        return [*cells, QRectF(room.felt.right() + 1 + gap, top, ledge, high)]

    def _name_font(self) -> QFont:
        return font("name", self._metrics)

    def _fit_on(self, felt: QRect) -> bool:
        """Whether all deciding throws find room there, each with its label whole."""
        most = felt.width() // self._metrics.px(_LEAST_CELL)
        if len(self._decided) > most * _MOST_ROWS:
            return False
        wide = felt.width() / min(len(self._decided), most) - self._metrics.px(_GAP)
        return all(self._label_width(decided) <= wide for decided in self._decided)

    def _label_width(self, decided: Decided) -> float:
        metrics = self._metrics
        width = text_width(decided.person.name, self._name_font())
        width += text_width(decided.reading, font("result", metrics))
        width += metrics.px(_PEG + 2 * _GAP + 2 * _LABEL_PADDING)
        return width + (metrics.px(_MARK + _GAP) if decided.loses else 0)

    def mark_on(self, decided: Decided, place: QRectF) -> QRectF:
        """Return where the mark of who loses is on a label; in a narrow place it hangs over."""
        mark = min(self._metrics.px(_MARK), place.height() * 0.7)
        disc = QRectF(0, place.center().y() - mark / 2, mark, mark)
        narrow = self._label_width(decided) > place.width() + 1
        padding = self._metrics.px(_LABEL_PADDING)
        disc.moveRight(place.right() + (mark / 3 if narrow else -padding))
        return disc

    def _paint_label(
        self, painter: QPainter, decided: Decided, place: QRectF, palette: Palette
    ) -> None:
        metrics = self._metrics
        paint_slip(painter, place, metrics, palette)
        middle, gap = place.center().y(), metrics.px(_GAP)
        side = min(metrics.px(_PEG), place.height() * 0.7)
        left = place.left() + metrics.px(_LABEL_PADDING)
        right = place.right() - metrics.px(_LABEL_PADDING)
        peg = QRectF(left, middle - side / 2, side, side)
        paint_peg(painter, peg, str(decided.number), decided.person.colour, palette)
        left = peg.right() + gap
        if decided.loses:
            mark = self.mark_on(decided, place)
            _paint_mark(painter, mark, palette)
            right = mark.left() - gap
        used = sized_font(min(metrics.font_px("result"), round(place.height() * 0.62)), 900)
        right -= text_width(decided.reading, used)
        painter.setFont(used)
        paint_line(painter, right, middle, decided.reading, palette.ink)
        room = right - gap - left
        used = fitted_name(decided.person.name, self._name_font(), room)
        used.setPixelSize(min(used.pixelSize(), round(place.height() * _LETTERS)))
        painter.setFont(used)
        name = elided(decided.person.name, used, room + 1)
        if name != decided.person.name:
            self.cut.add(decided.person.name)
        paint_line(painter, left, middle, name, palette.ink)


def _paint_mark(painter: QPainter, disc: QRectF, palette: Palette) -> None:
    paint_round(painter, disc, disc.width() / 2, palette.red)
    inset = disc.width() * 0.2
    inner = disc.adjusted(inset, inset, -inset, -inset)
    paint_icon(painter, "lowest", inner, palette.on_red, 2.6)
