"""Text is shown as typed."""

from PySide6.QtWidgets import QWidget

from mexen_desktop.look.text import elided, fitted, plain_tip, tell_whole
from mexen_desktop.look.type import sized_font, text_width


def test_a_tooltip_shows_markup_as_typed() -> None:
    assert plain_tip("<b>Tom & Jerry</b>") == "<p>&lt;b&gt;Tom &amp; Jerry&lt;/b&gt;</p>"
    assert plain_tip("Tom & Jerry") == "Tom & Jerry"


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
    assert fitted("Aufhören", sized_font(40, 900), 10).pixelSize() == 28
    assert fitted("Aufhören", sized_font(18, 900), 10).pixelSize() == 15


def test_the_whole_text_is_told_only_when_it_is_cut(window: QWidget) -> None:
    tell_whole(window, "Willemijntje", "Wille…")
    assert window.toolTip() == "Willemijntje"
    tell_whole(window, "Willemijntje", "Willemijntje")
    assert window.toolTip() == ""
