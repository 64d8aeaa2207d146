"""A name becomes smaller, then lies on two lines, before it is cut."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFont

from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import Theme
from mexen_desktop.look.type import sized_font, text_width
from mexen_desktop.scene.plaque_name import name_lines
from tests.kit.whole_table import WholeTable
from tests.kit.written import writing

SitDown = Callable[..., WholeTable]

LONG = "Hannelore-Wilhelmine"


@pytest.fixture
def large() -> QFont:
    return sized_font(40, 700)


def test_a_name_that_fits_stays_as_it_is(large: QFont) -> None:
    used, lines = name_lines("Oma", large, 20, 200, 48)
    assert (used.pixelSize(), lines) == (40, ("Oma",))


def test_one_line_becomes_smaller_first(large: QFont) -> None:
    room = text_width(LONG, large) * 0.7
    used, lines = name_lines(LONG, large, 20, room, 48)
    assert lines == (LONG,)
    assert 20 <= used.pixelSize() < 40


@pytest.mark.parametrize(
    ("name", "halves"),
    [(LONG, ("Hannelore-", "Wilhelmine")), ("Jan Willem van Dijk", ("Jan Willem", "van Dijk"))],
)
def test_two_lines_come_before_the_cut(large: QFont, name: str, halves: tuple[str, ...]) -> None:
    used, lines = name_lines(name, large, 24, text_width(name, large) * 0.45, 48)
    assert lines == halves
    assert used.pixelSize() >= 15
    assert all(text_width(line, used) <= text_width(name, large) * 0.45 + 1 for line in lines)


def test_one_word_is_cut_where_it_finds_no_room(large: QFont) -> None:
    (line,) = name_lines("Bartholomäusine", large, 24, 100, 48)[1]
    assert line.endswith("…")


def test_two_lines_need_the_height(large: QFont) -> None:
    (line,) = name_lines(LONG, large, 24, text_width(LONG, large) * 0.45, 20)[1]
    assert line.endswith("…")


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_no_seat_cuts_a_name_of_two_parts(seated: SitDown, still: Theme, text: float) -> None:
    whole = seated("knight", 65, names=("Oma", LONG, "Lukas"), size=(1366, 768))
    still.set_text_factor(text)
    whole.settle()
    with writing() as lines:
        whole.seat(1).grab()
    assert LONG in "".join(line.text for line in lines)
    assert whole.seat(1).toolTip() == ""


@pytest.mark.parametrize("text", [1.5, 2.0])
def test_a_result_keeps_clear_of_the_tally(seated: SitDown, still: Theme, text: float) -> None:
    whole = seated("knight", 21, 300, size=(1366, 768))
    still.set_text_factor(text)
    whole.throw()
    whole.stop()
    with writing() as lines:
        whole.seat(0).grab()
    result = next(line.where for line in lines if line.text == "Mexico")
    tally = next(line.where for line in lines if line.text == "0")
    # A counter, what keeps it from the number, what keeps it from the result.
    assert result.right() <= tally.left() - metrics_of(whole.seat(0)).px(17 + 7 + 5)


def test_few_seats_of_a_high_window_are_as_wide_as_large_names_need(
    seated: SitDown, still: Theme
) -> None:
    whole = seated("knight", 21, names=("Oma", LONG), players=2, size=(800, 1280))
    before = whole.seat(1).width()
    still.set_text_factor(2.0)
    whole.settle()
    assert whole.seat(1).width() > 1.5 * before
    assert whole.seat(1).geometry().right() < 800
