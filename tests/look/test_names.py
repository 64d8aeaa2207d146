"""A name becomes smaller, then lies on two lines, before it is cut."""

import pytest
from PySide6.QtGui import QFont

from mexen_desktop.look.names import name_lines
from mexen_desktop.look.type import sized_font, text_width

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
