"""Where the parts of the start page lie in a window of any size."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QSize

from mexen_desktop.look.metrics import Metrics

SIDE: Final = 40
GAP: Final = 16
TOP: Final = 26
CARD_WIDTH: Final = 288
CARD_HEIGHT: Final = 352
PLAY: Final = (288, 96)
LOGO: Final = 60

_WIDEST: Final = 1400
_TALLEST_CARD: Final = 400
_LEAST_CARD: Final = 216
_COLUMNS: Final = {False: 4, True: 2}


class Wishes(NamedTuple):
    """How large the parts would like to be; those that are not shown take no room."""

    language: QSize
    appearance: QSize
    stake: QSize
    starter: QSize
    #: Of a row of people; its width does not count.
    people: int
    #: Of the card that leads back to an open game; 0 where there is none.
    left_open: int
    #: Of the heading above them, of the line below the switch.
    heading: int
    quiet: int


class Plan(NamedTuple):
    """The place of each part."""

    title: QRect
    language: QRect
    appearance: QRect
    past: QRect
    rules: QRect
    left_open: QRect
    cards: tuple[QRect, ...]
    heading: QRect
    people: QRect
    stake: QRect
    starter: QRect
    quiet: QRect
    notice: QRect
    play: QRect


def plan(metrics: Metrics, wishes: Wishes) -> Plan:
    """Lay out the page: header, cards, people with what is played for, Play.

    Room that is left over goes to the cards first, then between the parts.
    """
    width, height = round(metrics.width), round(metrics.height)
    side = max(SIDE if width >= 1000 else GAP, metrics.px(SIDE))
    side = max(side, (width - metrics.px(_WIDEST)) // 2)
    gap = max(GAP, metrics.px(GAP))
    left, right = side, width - side
    play_width, play_height = metrics.px(PLAY[0]), metrics.target(PLAY[1])
    portrait = metrics.portrait

    # What stands below the cards, as heights; the quiet line lies in the margin below all.
    row = max(wishes.stake.height(), wishes.starter.height())
    below = [wishes.heading, gap // 2, wishes.people, gap * 5 // 4, row]
    foot = max(side if not portrait else gap, wishes.quiet + gap)
    if portrait:
        foot += wishes.quiet + play_height
    head = max(metrics.px(LOGO), wishes.language.height())
    top = metrics.px(TOP) if height >= 700 else GAP
    rows = 4 // _COLUMNS[portrait]
    above = wishes.left_open + gap if wishes.left_open else 0
    free = height - top - head - above - sum(below) - foot - (rows + 1) * gap
    card = min(metrics.px(_TALLEST_CARD), max(_LEAST_CARD, free // rows))
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
    cards = _cards(QRect(left, y, right - left, card), _COLUMNS[portrait], gap)
    y = cards[-1].bottom() + 1 + gap + air
    beside = left if portrait else play_width + gap
    heading = QRect(left, y, right - left - (0 if portrait else beside), wishes.heading)
    y += below[0] + below[1]
    people = QRect(left, y, heading.width(), wishes.people)
    y += below[2] + below[3]
    stake = QRect(left, y + (row - wishes.stake.height()) // 2, *wishes.stake.toTuple())
    starter_left = left if stake.isEmpty() else stake.right() + 1 + gap // 2
    starter = _centred(starter_left, y, row, wishes.starter)
    quiet = QRect(left, y + row + gap // 2, heading.width(), wishes.quiet)
    if portrait:
        play = QRect(left, height - gap - play_height, right - left, play_height)
        notice = QRect(left, quiet.top(), right - left, play.top() - quiet.top() - gap // 2)
    else:
        play = QRect(right - play_width, y + row - play_height, play_width, play_height)
        beside = max(starter.right(), stake.right(), left) + 1 + gap * 3 // 2
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
        quiet,
        notice,
        play,
    )


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())


def _centred(left: int, top: int, height: int, size: QSize) -> QRect:
    return QRect(left, top + (height - size.height()) // 2, size.width(), size.height())


def _cards(first_row: QRect, columns: int, gap: int) -> tuple[QRect, ...]:
    # Each edge is rounded by itself, so that the last card ends where the page does.
    edges = [
        first_row.left() + (first_row.width() + gap) * column // columns
        for column in range(columns + 1)
    ]
    return tuple(
        QRect(
            edges[column],
            first_row.top() + row * (first_row.height() + gap),
            edges[column + 1] - gap - edges[column],
            first_row.height(),
        )
        for row in range(4 // columns)
        for column in range(columns)
    )
