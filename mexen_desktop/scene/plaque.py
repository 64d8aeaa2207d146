"""How a seat's plaque is painted."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from mexen_desktop.look.coins import paint_counter
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.metrics import LEAST_TEXT, TYPE_SCALE, Metrics, Token
from mexen_desktop.look.mini_dice import FLAT, LIFE, LIFE_IN_TURN, paint_flat_die, paint_life_die
from mexen_desktop.look.names import least_name, name_lines, paint_name
from mexen_desktop.look.palette import Palette
from mexen_desktop.look.paper import BORDER, RADIUS_SEAT, paint_paper, paint_round
from mexen_desktop.look.pegs import PEG, PEG_IN_TURN, paint_peg
from mexen_desktop.look.tags import MEDALLION, medallion_size, paint_medallion
from mexen_desktop.look.text import fitted, paint_line
from mexen_desktop.look.type import sized_font, text_width
from mexen_desktop.models.facts import SeatFacts
from mexen_desktop.scene.places import FRAME_OUTSIDE

_PADDING: Final = 12
_TOP: Final = 7
_ROBOT: Final = 20
_IN_TURN_FRAME: Final = 5
_CHOOSABLE_FRAME: Final = 3
_COUNTER: Final = 8.5
#: Above and below a name of two lines; between the result and what stands at the right.
_NAME_AIR: Final = 8
_BESIDE: Final = 6
_FLAT_IN_TURN: Final = 26
_HIGHEST_FACE: Final = 6
_SMALL_MEDALLION: Final = 0.62
_SMALL_COUNTER: Final = 6
_SMALL_TALLY: Final = 0.9
#: The most of a plaque of one line that its result takes.
_RESULT_SHARE: Final = 0.42


class PlaqueText(NamedTuple):
    """The words on a plaque, in the language that is spoken."""

    name: str
    #: The result, a dash where there is none.
    result: str
    result_is_word: bool
    tally: str
    out: str
    #: Has won the game.
    wins: bool


class PlaqueStyle(NamedTuple):
    """How a plaque is drawn now: `turn` goes from 0, at rest, to 1, in turn."""

    metrics: Metrics
    palette: Palette
    turn: float
    one_line: bool
    hovered: bool
    #: How wide the life die is seen while it is turned, from 0 to 1.
    life_width: float = 1.0


class Plaque:
    """Paints one seat into a rectangle; then it knows how much of the name found room."""

    def __init__(self, facts: SeatFacts, text: PlaqueText, style: PlaqueStyle) -> None:
        self._facts = facts
        self._text = text
        self._style = style
        self.shown_name = text.name

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint paper with frame, then what stands on it; `rect` is the seat without its frame."""
        self._paint_paper(painter, rect)
        frame = self._between(BORDER, _IN_TURN_FRAME)
        inner = rect.adjusted(self._s(frame), self._s(frame), -self._s(frame), -self._s(frame))
        if self._style.one_line:
            self._paint_one_line(painter, inner)
        else:
            self._paint_full(painter, inner)

    def _s(self, size: float) -> float:
        return size * self._style.metrics.s

    def _between(self, rest: float, in_turn: float) -> float:
        return rest + (in_turn - rest) * self._style.turn

    def _font_px(self, rest: Token, in_turn: Token) -> int:
        metrics = self._style.metrics
        return round(self._between(metrics.font_px(rest), metrics.font_px(in_turn)))

    def _paint_paper(self, painter: QPainter, rect: QRectF) -> None:
        palette, turn = self._style.palette, self._style.turn
        radius = self._s(RADIUS_SEAT)
        face = palette.surface_2 if self._style.hovered else palette.surface
        line = self._s(BORDER)
        frame = self._s(_CHOOSABLE_FRAME) if self._facts.choosable else 0.0
        frame = max(frame, self._s(_IN_TURN_FRAME) * turn)
        if frame <= 0:
            paint_paper(painter, rect, radius, (palette.line, face), (line, line))
            return
        out = self._s(FRAME_OUTSIDE)
        edge = rect.adjusted(-out, -out, out, out)
        paint_round(painter, edge, radius + out, palette.brass_edge)
        paint_round(painter, rect, radius, palette.brass)
        inside = rect.adjusted(frame, frame, -frame, -frame)
        paint_round(painter, inside, max(0.0, radius - frame), face)

    def _paint_full(self, painter: QPainter, rect: QRectF) -> None:
        facts = self._facts
        padding = self._s(_PADDING)
        left, right = rect.left() + padding, rect.right() - padding
        peg = self._s(self._between(PEG, PEG_IN_TURN))
        name_px = self._font_px("name", "title")
        row = max(peg, name_px * 1.2, self._s(MEDALLION) if facts.role else 0)
        middle = rect.top() + self._s(_TOP) + row / 2
        name_end = self._paint_role(painter, right, middle)
        life = self._s(self._between(LIFE, LIFE_IN_TURN))
        air = self._s(_NAME_AIR)
        self._paint_name(painter, QPointF(left, middle), name_end, peg, name_px, row + air)
        plain_row = max(peg, name_px * 1.2)
        below = rect.top() + self._s(_TOP) + plain_row
        lower = (max(below, middle + row / 2 - self._s(8)) + rect.bottom()) / 2
        if facts.lives is not None:
            # Low enough that the name has all the room above it.
            die = QRectF(right - life + self._s(3), rect.bottom() - life - self._s(2), life, life)
            end = self._paint_lives(painter, die, right, lower)
        else:
            end = self._paint_tally(painter, right, lower)
        result_end = self._paint_result(painter, QPointF(left, lower), end - self._s(_BESIDE))
        self._paint_dice(painter, result_end, end, lower)

    def _paint_one_line(self, painter: QPainter, rect: QRectF) -> None:
        facts, palette = self._facts, self._style.palette
        padding, gap = self._s(8), self._s(6)
        left, right, middle = rect.left() + padding, rect.right() - padding, rect.center().y()
        pixels = self._font_px("name", "title")
        text = self._text.out if facts.out else self._text.result
        used = fitted(text, sized_font(pixels, 900), (right - left) * _RESULT_SHARE)
        end = right - text_width(text, used)
        painter.setFont(used)
        ink = palette.ink if facts.reading or facts.lot else palette.ink_2
        paint_line(painter, end, middle, text, ink)
        end = self._paint_small_tally(painter, end - gap, middle)
        if facts.lowest or facts.takes:
            side = self._s(20)
            place = QRectF(end - side, middle - side / 2, side, side)
            paint_icon(painter, "lowest", place, palette.red_ink, 3)
            end = place.left() - gap
        end = self._paint_role(painter, end, middle, _SMALL_MEDALLION)
        peg = self._s(self._between(24, 28))
        self._paint_name(painter, QPointF(left, middle), end, peg, pixels, rect.height())

    def _paint_name(
        self, painter: QPainter, where: QPointF, end: float, peg: float, pixels: int, height: float
    ) -> None:
        facts, palette = self._facts, self._style.palette
        place = QRectF(where.x(), where.y() - peg / 2, peg, peg)
        paint_peg(painter, place, str(facts.number), facts.person.colour, palette)
        start = place.right() + self._s(8)
        crown = pixels * 1.2 if self._text.wins else 0.0
        robot = self._s(_ROBOT) if facts.person.level else 0.0
        room = end - start - crown - (robot + self._s(6) if robot else 0.0)
        wanted = sized_font(pixels, round(self._between(700, 900)))
        least = least_name(pixels, self._style.metrics, computer=bool(robot))
        used, lines = name_lines(self._text.name, wanted, least, room, height)
        if len(lines) == 1:
            self.shown_name = lines[0]
        painter.setFont(used)
        ink = palette.ink_2 if facts.out else palette.ink
        left = start + paint_name(painter, QPointF(start, where.y()), lines, ink) + self._s(4)
        if robot:
            # Its eyes tell how well it plays.
            place = QRectF(left + self._s(2), where.y() - robot / 2, robot, robot)
            paint_icon(painter, f"computer-{facts.person.level}", place, palette.ink_2)
            left = place.right() + self._s(4)
        if crown:
            place = QRectF(left, where.y() - crown / 2, crown, crown)
            paint_icon(painter, "crown", place, palette.brass_ink)

    def _paint_role(
        self, painter: QPainter, right: float, middle: float, share: float = 1.0
    ) -> float:
        role = self._facts.role
        if role is None:
            return right
        text = f"×{role.level}" if role.level > 1 else ""
        scale = self._style.metrics.s * share
        size = medallion_size(text, scale)
        place = QRectF(
            right - size.width(), middle - size.height() / 2, size.width(), size.height()
        )
        paint_medallion(painter, place, role.kind, text, scale, self._style.palette)
        return place.left() - self._s(6)

    def _paint_result(self, painter: QPainter, where: QPointF, end: float) -> float:
        token: tuple[Token, Token] = ("result", "result_in_turn")
        if self._text.result_is_word:
            token = ("word", "word_in_turn")
        used = sized_font(self._font_px(*token), TYPE_SCALE[token[0]][1])
        width = text_width(self._text.result, used)
        if width > end - where.x():
            # A word may be long in another language; it is never cut.
            used.setPixelSize(max(15, int(used.pixelSize() * (end - where.x()) / width)))
            width = text_width(self._text.result, used)
        painter.setFont(used)
        palette = self._style.palette
        ink = palette.ink if self._facts.reading or self._facts.lot else palette.ink_2
        paint_line(painter, where.x(), where.y(), self._text.result, ink)
        return where.x() + width

    def _paint_dice(self, painter: QPainter, start: float, end: float, middle: float) -> None:
        shown = faces(self._facts.reading) if self._facts.reading else ()
        if self._facts.lot:
            shown = (self._facts.lot,)
        if not shown:
            return
        side = self._s(self._between(FLAT, _FLAT_IN_TURN))
        gap = self._s(4)
        left = start + self._s(9)
        if left + len(shown) * (side + gap) - gap > end - self._s(6):
            return
        for face in shown:
            place = QRectF(left, middle - side / 2, side, side)
            paint_flat_die(painter, place, face, self._style.palette)
            left += side + gap

    def _paint_tally(self, painter: QPainter, right: float, middle: float) -> float:
        palette = self._style.palette
        used = sized_font(self._font_px("name", "name"), 700)
        start = right - text_width(self._text.tally, used)
        painter.setFont(used)
        paint_line(painter, start, middle, self._text.tally, palette.ink_2)
        radius = self._s(_COUNTER)
        centre = QPointF(start - self._s(7) - radius, middle + self._s(1))
        paint_counter(painter, centre, radius, palette)
        return centre.x() - radius

    def _paint_small_tally(self, painter: QPainter, right: float, middle: float) -> float:
        """Paint what was taken, or the lives left, on a plaque of one line."""
        if self._facts.out:
            return right
        metrics, palette = self._style.metrics, self._style.palette
        used = sized_font(max(LEAST_TEXT, round(metrics.font_px("small") * _SMALL_TALLY)), 700)
        start = right - text_width(self._text.tally, used)
        painter.setFont(used)
        paint_line(painter, start, middle, self._text.tally, palette.ink_2)
        side = metrics.icon(2 * _SMALL_COUNTER)
        place = QRectF(start - self._s(4) - side, middle - side / 2, side, side)
        if self._facts.lives is None:
            paint_counter(painter, place.center(), side / 2, palette)
        else:
            paint_icon(painter, "life", place, palette.ink_2)
        return place.left() - self._s(6)

    def _paint_lives(self, painter: QPainter, die: QRectF, right: float, lower: float) -> float:
        palette = self._style.palette
        lives = self._facts.lives or 0
        if 1 <= lives <= _HIGHEST_FACE:
            self._paint_life_die(painter, die, lives)
            return die.left()
        used = sized_font(self._font_px("name", "name"), 700)
        text = self._text.tally if lives else self._text.out
        start = right - text_width(text, used)
        painter.setFont(used)
        paint_line(painter, start, lower, text, palette.ink_2)
        if not lives:
            return start
        # More lives than a die has eyes.
        icon = self._s(22)
        place = QRectF(start - icon - self._s(4), lower - icon / 2, icon, icon)
        paint_icon(painter, "life", place, palette.ink_2)
        return place.left()

    def _paint_life_die(self, painter: QPainter, die: QRectF, lives: int) -> None:
        painter.save()
        painter.translate(die.center())
        painter.scale(max(0.02, self._style.life_width), 1.0)
        painter.translate(-die.center())
        paint_life_die(painter, die, lives, self._style.metrics.s, self._style.palette)
        painter.restore()


def faces(reading: int) -> tuple[int, ...]:
    """Give the faces of the two dice that make a reading, the higher first."""
    if reading >= 100:
        return reading // 100, reading // 100
    return divmod(reading, 10)
