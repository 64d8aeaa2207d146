"""The start page fits into any window."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.windows.start.plan import Plan, Wishes, plan

SIZES = [
    (1024, 600),
    (1280, 720),
    (1280, 800),
    (1920, 1080),
    (3840, 2160),
    (800, 1280),
    (1080, 1920),
]
#: A window cannot be smaller.
LEAST = (720, 480)


def wishes(metrics: Metrics, *, left_open: bool = False) -> Wishes:
    return Wishes(
        language=QSize(metrics.px(150), metrics.target(56)),
        appearance=QSize(metrics.icon_button, metrics.icon_button),
        stake=QSize(metrics.px(196), metrics.target(56)),
        starter=QSize(metrics.px(170), metrics.target(56)),
        starter_least=metrics.px(100),
        people=metrics.target(48),
        left_open=metrics.px(80) if left_open else 0,
        heading=metrics.text(26),
        quiet=metrics.text(22),
        house=QSize(metrics.px(180), metrics.target(56)),
        cards=5,
    )


def places(page: Plan) -> list[QRect]:
    singles = [page.title, page.language, page.appearance, page.heading, page.people]
    below = [page.stake, page.starter, page.house, page.quiet, page.play]
    rects = (*singles, *below, page.cards.area, page.left_open)
    return [rect for rect in rects if not rect.isEmpty()]


@pytest.mark.parametrize("left_open", [False, True])
@pytest.mark.parametrize("text", [0.9, 1.0, 1.5])
@pytest.mark.parametrize("size", [LEAST, *SIZES])
def test_nothing_lies_on_anything_else_or_outside(
    size: tuple[int, int], text: float, left_open: bool
) -> None:
    metrics = Metrics(*size, text)
    page = plan(metrics, wishes(metrics, left_open=left_open))
    window = QRect(0, 0, *size)
    for rect in places(page):
        assert window.contains(rect), rect
    for one, other in combinations(places(page), 2):
        assert not one.intersects(other), (one, other)


def test_cards_are_higher_where_the_line_below_all_says_nothing() -> None:
    metrics = Metrics(1024, 600, 2.0)
    wanted = wishes(metrics, left_open=True)
    silent = plan(metrics, wanted._replace(quiet_shown=False))
    assert silent.cards.height > plan(metrics, wanted).cards.height
    assert silent.play.bottom() < 600 - 8


@pytest.mark.parametrize("size", SIZES)
def test_four_in_a_row_where_the_window_is_wide_two_by_two_where_it_is_high(
    size: tuple[int, int],
) -> None:
    metrics = Metrics(*size)
    places = plan(metrics, wishes(metrics)).cards
    assert (places.rows, places.columns) == ((2, 2) if metrics.portrait else (1, 4))
    cards = [places.card(number) for number in range(4)]
    assert {card.right() for card in cards[-places.rows :]} == {places.area.width() - 1}
    assert max(card.bottom() for card in cards) <= places.area.height() - 1
    assert len({card.height() for card in cards}) == 1
    assert max(card.width() for card in cards) - min(card.width() for card in cards) <= 1


@pytest.mark.parametrize("size", SIZES)
def test_a_neighbour_of_the_cards_peeps_in_from_the_margin(size: tuple[int, int]) -> None:
    metrics = Metrics(*size)
    places = plan(metrics, wishes(metrics)).cards
    following = places.card(4)
    assert places.area.width() < following.left() < places.area.width() + places.bleed
    assert places.area.right() + places.bleed == size[0] - 1
    assert places.length(5) == max(places.card(4).right(), places.card(3).right()) + 1


def test_a_very_wide_window_shows_more_cards() -> None:
    metrics = Metrics(2560, 1080)
    assert plan(metrics, wishes(metrics)).cards.columns == 5
    assert plan(metrics, wishes(metrics)._replace(cards=4)).cards.columns == 4


def test_a_part_that_is_not_shown_leaves_no_gap() -> None:
    metrics = Metrics(1280, 800)
    page = plan(metrics, wishes(metrics)._replace(stake=QSize()))
    assert page.starter.left() == page.people.left()


@pytest.mark.parametrize("size", SIZES)
def test_play_is_large_and_low_right_or_all_across(size: tuple[int, int]) -> None:
    metrics = Metrics(*size)
    page = plan(metrics, wishes(metrics))
    assert page.play.height() >= 72
    if metrics.portrait:
        assert page.play.width() == page.cards.area.width()
    else:
        assert page.play.right() == page.cards.area.right()
