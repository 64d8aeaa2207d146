"""Where the parts of the start page lie in a window of any size."""

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QSize

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.text import SMALLEST_SHARE

#: As wide as the buttons that move the cards: they lie on no card that is seen whole.
SIDE: Final = 56
GAP: Final = 16
TOP: Final = 26
PLAY: Final = (288, 96)
LOGO: Final = 60

_FOOT: Final = 40
_WIDEST: Final = 1400
_TALLEST_CARD: Final = 400
_LEAST_CARD: Final = 216
_LOWEST_CARD: Final = 112
_COLUMNS: Final = 4
#: A card is not to be narrower than this where one more finds room.
_NARROWEST: Final = 272
#: What is beside the way to the house rules makes do with so much before that loses its word.
_STILL_AS_WIDE: Final = 0.85
#: In a window so low fingers need all the room there is.
_LOW: Final = 600


class Wishes(NamedTuple):
    """How large the parts would like to be; those that are not shown take no room."""

    language: QSize
    appearance: QSize
    stake: QSize
    starter: QSize
    #: How wide the starter must be, at the least, to be read but for a name.
    starter_least: int
    house: QSize
    #: Of a row of people; its width does not count.
    people: int
    #: Of the card that leads back to an open game; 0 where there is none.
    left_open: int
    #: Of the heading above them, of the line below the switch.
    heading: int
    quiet: int
    #: How many cards there are.
    cards: int = 4
    #: Whether that line says anything now.
    quiet_shown: bool = True

    @property
    def said(self) -> int:
        """How high the line below the switch is, as long as it says anything."""
        return self.quiet if self.quiet_shown else 0


class CardPlaces(NamedTuple):
    """Where cards lie, column by column; those that find no room follow out of sight."""

    #: What is seen of them whole.
    area: QRect
    columns: int
    rows: int
    gap: int
    #: How far the next ones are seen to the right of that.
    bleed: int

    @property
    def pitch(self) -> float:
        """From the beginning of a column to that of the next."""
        return (self.area.width() + self.gap) / self.columns

    @property
    def height(self) -> int:
        """How high a card is."""
        return (self.area.height() + self.gap) // self.rows - self.gap

    def length(self, cards: int) -> int:
        """Give how long the row of so many cards is."""
        return self._edge(-(-cards // self.rows)) - self.gap

    def card(self, number: int) -> QRect:
        """Give the place of a card, as seen from that of the first."""
        column, row = divmod(number, self.rows)
        # Each edge is rounded by itself, so that the last card ends where the page does.
        left, right = self._edge(column), self._edge(column + 1) - self.gap
        return QRect(left, row * (self.height + self.gap), right - left, self.height)

    def _edge(self, column: int) -> int:
        return int(self.pitch * column)


class Plan(NamedTuple):
    """The place of each part."""

    title: QRect
    language: QRect
    appearance: QRect
    past: QRect
    rules: QRect
    left_open: QRect
    cards: CardPlaces
    heading: QRect
    people: QRect
    stake: QRect
    starter: QRect
    house: QRect
    quiet: QRect
    notice: QRect
    play: QRect
    #: Whether what is beside the way to the house rules has too little room.
    squeezed: bool


def plan(metrics: Metrics, wishes: Wishes) -> Plan:
    """Lay out the page: header, cards, people with what is played for, Play.

    Room that is left over goes to the cards first, then between the parts.
    """
    width, height = round(metrics.width), round(metrics.height)
    side = max(SIDE, metrics.px(SIDE))
    rows, columns = _grid(metrics, width - 2 * side, wishes.cards)
    side = max(side, (width - metrics.px(_WIDEST) * columns // _COLUMNS) // 2)
    gap = max(GAP, metrics.px(GAP))
    left, right = side, width - side
    play_width, play_height = metrics.px(PLAY[0]), metrics.target(PLAY[1])
    portrait = metrics.portrait

    # What stands below the cards, as heights; the quiet line lies in the margin below all.
    row = max(wishes.stake.height(), wishes.starter.height(), wishes.house.height())
    below = [wishes.heading, gap // 2, wishes.people, gap * 5 // 4, row]
    foot = max(gap if portrait else max(_FOOT, metrics.px(_FOOT)), wishes.quiet + gap)
    if portrait:
        foot += max(wishes.quiet, gap) + play_height
    head = max(metrics.px(LOGO), wishes.language.height())
    top = metrics.px(TOP) if height >= 700 else GAP
    above = wishes.left_open + gap if wishes.left_open else 0
    free = height - top - head - above - sum(below) - foot - (rows + 1) * gap
    # Before the cards become too low for their words, the air below all gives way.
    least = free // rows + (0 if portrait else foot - wishes.said - gap * 5 // 8)
    card = min(metrics.px(_TALLEST_CARD), max(_LOWEST_CARD, min(_LEAST_CARD, least), free // rows))
    air = max(0, free - card * rows) // 3

    appearance = _centred(right - wishes.appearance.width(), top, head, wishes.appearance)
    past = appearance.translated(-appearance.width() - gap // 2, 0)
    rules = past.translated(-past.width() - gap // 2, 0)
    language = _centred(
        rules.left() - gap // 2 - wishes.language.width(), top, head, wishes.language
    )
    title = QRect(left, top, language.left() - gap - left, head)

    y = top + head + gap + air
    left_open = QRect(left, y, right - left, wishes.left_open)
    y += above
    area = QRect(left, y, right - left, card * rows + gap * (rows - 1))
    cards = CardPlaces(area, columns, rows, gap, side)
    y = area.bottom() + 1 + gap + air
    beside = left if portrait else play_width + gap
    heading = QRect(left, y, right - left - (0 if portrait else beside), wishes.heading)
    y += below[0] + below[1]
    people = QRect(left, y, heading.width(), wishes.people)
    y += below[2] + below[3]
    stake, starter, house = _in_a_row(QRect(left, y, heading.width(), row), gap // 2, wishes)
    quiet = QRect(left, y + row + gap // 2, heading.width(), wishes.quiet)
    if portrait:
        play = QRect(left, height - gap - play_height, right - left, play_height)
        notice = QRect(left, quiet.top(), right - left, play.top() - quiet.top() - gap // 2)
    else:
        play = QRect(right - play_width, y + row - play_height, play_width, play_height)
        beside = house.right() + 1 + gap * 3 // 2
        notice = QRect(beside, y - gap // 2, play.left() - gap - beside, row + gap * 3 // 2)
        # Where words are large, the room above Play may hold more of them.
        upper = heading.top() - gap * 3 // 4
        over_play = QRect(play.left() - gap, upper, play_width + gap, play.top() - upper)
        if _area(over_play) > _area(notice):
            notice = over_play
    return Plan(
        title,
        language,
        appearance,
        past,
        rules,
        left_open,
        cards,
        heading,
        people,
        stake,
        starter,
        house,
        quiet,
        notice,
        play,
        _squeezed(stake, wishes.stake, height) or _squeezed(starter, wishes.starter, height),
    )


def _in_a_row(row: QRect, gap: int, wishes: Wishes) -> tuple[QRect, QRect, QRect]:
    """Lay out what is played for, who starts, the way to the house rules."""
    stake = _centred(row.left(), row.top(), row.height(), wishes.stake)
    room = row.width() - wishes.house.width() - gap
    if not stake.isEmpty():
        # Words become smaller before any of them is cut.
        least = min(wishes.starter.width(), wishes.starter_least)
        smallest = math.ceil(stake.width() * SMALLEST_SHARE)
        # Both become so by the same share, but for what a long name asks for.
        wished = min(wishes.starter.width(), round(least / SMALLEST_SHARE))
        share = (room - gap) * stake.width() // max(1, stake.width() + wished)
        most = min(room - gap - least, share)
        stake.setWidth(min(stake.width(), max(smallest, most)))
        room -= stake.width() + gap
    left = row.left() if stake.isEmpty() else stake.right() + 1 + gap
    starter = _centred(left, row.top(), row.height(), wishes.starter)
    # A long name gives way.
    starter.setWidth(min(starter.width(), room))
    left = left if starter.isEmpty() else starter.right() + 1 + gap
    return stake, starter, _centred(left, row.top(), row.height(), wishes.house)


def _squeezed(place: QRect, wished: QSize, height: int) -> bool:
    share = _STILL_AS_WIDE if height >= _LOW else 1
    return not wished.isEmpty() and place.width() < wished.width() * share


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())


def _centred(left: int, top: int, height: int, size: QSize) -> QRect:
    return QRect(left, top + (height - size.height()) // 2, size.width(), size.height())


def _grid(metrics: Metrics, width: int, cards: int) -> tuple[int, int]:
    """Give how many rows of cards there are, how many columns of them are seen whole."""
    if metrics.portrait:
        return 2, 2
    gap = metrics.px(GAP)
    room = (width + gap) // (metrics.px(_NARROWEST) + gap)
    return 1, max(_COLUMNS, min(room, cards))
