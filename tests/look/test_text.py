"""Text is shown as typed."""

import pytest
from PySide6.QtGui import QFont, QTextLayout, QTextOption
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.line_breaks import break_lines
from mexen_desktop.look.lines import broken, fitted_lines, step_of, two_lines
from mexen_desktop.look.text import elided, fitted, fitted_name, plain_tip, shortened, tell_whole
from mexen_desktop.look.type import sized_font, text_width


def laid_out(text: str, used: QFont, width: float) -> list[str]:
    """Give the lines of a text that is laid out in several fonts, or may be."""
    layout = QTextLayout(text, used)
    option = layout.textOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    height = break_lines(layout, width, 28)
    lines = [layout.lineAt(at) for at in range(layout.lineCount())]
    assert height == 28 * len(lines)
    return [text[line.textStart() :][: line.textLength()].strip() for line in lines]


def test_a_tooltip_shows_markup_as_typed() -> None:
    assert plain_tip("<b>Tom & Jerry</b>") == "<p>&lt;b&gt;Tom &amp; Jerry&lt;/b&gt;</p>"
    assert plain_tip("Tom & Jerry") == "Tom & Jerry"


def test_a_long_tip_has_several_lines() -> None:
    names = ", ".join(f"Person {number}" for number in range(40))
    lines = plain_tip(names).split("\n")
    assert " ".join(lines) == names
    assert all(len(line) <= 48 for line in lines)
    assert len(lines) < len(names) / 30


def test_what_fits_is_neither_smaller_nor_cut() -> None:
    used = sized_font(40, 900)
    assert fitted("Stop", used, 1000).pixelSize() == 40
    assert elided("Stop", used, 1000) == "Stop"


def test_text_gets_smaller_before_it_is_cut() -> None:
    used = sized_font(40, 900)
    room = text_width("Aufhören", used) * 0.8
    smaller = fitted("Aufhören", used, room)
    assert 28 <= smaller.pixelSize() < 40
    assert elided("Aufhören", smaller, room + 1) == "Aufhören"


def test_text_never_gets_too_small_to_read() -> None:
    assert fitted("Aufhören", sized_font(40, 900), 10).pixelSize() == 20
    assert fitted("Aufhören", sized_font(18, 900), 10).pixelSize() == 15


def test_a_name_is_cut_before_the_words_around_it() -> None:
    used, name = sized_font(40, 900), "Wilhelmina-Charlotte"
    text = f"{name} throws"
    room = text_width(text, used) * 0.7
    shown = shortened(text, name, used, room)
    assert shown.startswith("Wilhel")
    assert shown.endswith("… throws")
    assert text_width(shown, used) <= room
    assert shortened(text, name, used, 1000) == text
    # Where not even a letter of it fits, the words cannot stay either.
    assert shortened(text, "Wil", used, 60).endswith("…")
    assert shortened(text, "", used, room).endswith("…")


def test_lines_get_smaller_until_all_words_fit() -> None:
    sentence = "Six lives each, and the last one left wins."
    used, lines = fitted_lines(sentence, sized_font(40, 400), 400, 1000)
    assert used.pixelSize() == 40
    used, lines = fitted_lines(sentence, sized_font(40, 400), 400, 90)
    assert 15 < used.pixelSize() < 40
    assert len(lines) * step_of(used) <= 90
    assert " ".join(lines) == sentence
    narrow, lines = fitted_lines("Donaudampfschifffahrt", sized_font(40, 400), 250, 1000)
    assert lines == ["Donaudampfschifffahrt"]
    assert narrow.pixelSize() < 40


def test_the_whole_text_is_told_only_when_it_is_cut(window: QWidget) -> None:
    tell_whole(window, "Willemijntje", "Wille…")
    assert window.toolTip() == "Willemijntje"
    tell_whole(window, "Willemijntje", "Willemijntje")
    assert window.toolTip() == ""


def test_a_name_that_is_cut_is_not_tiny_as_well() -> None:
    used, name = sized_font(40, 700), "Wilhelmina-Charlotte von Hohenstein"
    whole = text_width(name, used)
    assert text_width(name, fitted_name(name, used, whole * 0.6)) <= whole * 0.6 + 1
    assert fitted_name(name, used, whole * 0.2).pixelSize() >= 32


def test_no_number_stands_alone_on_the_last_line() -> None:
    used, text = sized_font(20, 400), "Most Mexicos: Hannelore with 2."
    width = text_width(text, used) - 1
    assert broken(text, used, width) == ["Most Mexicos: Hannelore", "with 2."]
    assert broken(text, used, width + 2) == [text]


@pytest.mark.parametrize(
    "text",
    [
        "Gelingt dem ersten Spieler früh Mex, darf niemand öfter würfeln als er.",
        "Am längsten ohne Verlust: Wilhelmina-Charlotte von Hohenstein mit 15 Runden.",
        "Boven de stippellijn: minder rondes verloren dan te verwachten was. Eronder: meer.",
    ],
)
def test_no_word_is_lost_on_the_last_line(text: str) -> None:
    used = sized_font(20, 400)
    words = text.rpartition(" ")[0]
    # Just so wide that the last word would be left over.
    width = text_width(words, used) + 1
    *_, before, last = broken(text, used, width)
    assert text_width(last, used) >= width / 5
    assert " " in last
    assert text_width(before, used) <= width
    assert text_width(last, used) <= text_width(before, used)
    assert laid_out(text, used, width) == [before, last]


def test_what_is_taken_along_leaves_no_line_shorter_than_the_last() -> None:
    used = sized_font(20, 400)
    width = text_width("Mexico with", used) + 1
    assert broken("Mexico with lives", used, width) == ["Mexico with", "lives"]
    assert laid_out("Mexico with lives", used, width) == ["Mexico with", "lives"]


@pytest.mark.parametrize("width", range(1, 400, 7))
def test_a_text_is_broken_into_as_few_lines_at_any_width(width: int) -> None:
    used = sized_font(20, 400)
    for text in ("Bo 🎲 wirft  eine 32", "Donaudampfschifffahrt", "A\u00a0b c", ""):
        lines = laid_out(text, used, width)
        greedy = QTextLayout(text, used)
        option = greedy.textOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        greedy.setTextOption(option)
        greedy.beginLayout()
        count = 0
        while (line := greedy.createLine()).isValid():
            line.setLineWidth(width)
            count += 1
        greedy.endLayout()
        assert len(lines) == count


def test_two_words_stay_on_lines_of_their_own_where_both_find_no_room() -> None:
    used = sized_font(20, 400)
    assert broken("Round 12", used, text_width("Round", used) + 1) == ["Round", "12"]


def test_two_lines_keep_their_size_and_cut_what_is_left_over() -> None:
    used = sized_font(20, 700)
    room = text_width("Ann, Bo und Cem", used)
    assert two_lines("Ann, Bo", used, room) == ["Ann, Bo"]
    assert two_lines("Ann, Bo und Cem und Dagny", used, room) == ["Ann, Bo und Cem", "und Dagny"]
    first, second = two_lines("Ann, Bo und Cem, Dagny und Wilhelmina-Charlotte", used, room)
    assert first == "Ann, Bo und"
    assert second.startswith("Cem, Dagny")
    assert second.endswith("…")
    (cut, *more) = two_lines("Wilhelmina-Charlotte-Friederike und Bo", used, room)
    assert cut.endswith("…")
    assert more == ["und Bo"]
