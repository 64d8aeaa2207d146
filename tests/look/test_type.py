"""The typeface has what the program's languages need."""

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF, QRawFont

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.type import FAMILY, font, load_fonts, sized_font, text_width

METRICS = Metrics(1280, 800)


def test_the_typeface_is_shipped() -> None:
    assert load_fonts()


@pytest.mark.parametrize("weight", [400, 700, 900])
def test_each_weight_is_the_typeface_itself(weight: int) -> None:
    info = QFontInfo(sized_font(20, weight))
    assert (info.family(), info.weight(), info.exactMatch()) == (FAMILY, weight, True)


@pytest.mark.parametrize("weight", [400, 700, 900])
def test_each_weight_has_the_letters(weight: int) -> None:
    raw = QRawFont.fromFont(sized_font(20, weight))
    for letter in "åäßøÆĳĲéëï€×−–„“”’…%":
        assert raw.supportsCharacter(ord(letter)), letter


@pytest.mark.parametrize("token", ["display", "result", "status", "body", "small"])
def test_digits_are_of_one_width(token: str) -> None:
    used = font(token, METRICS)  # type: ignore[arg-type]
    assert len({round(text_width(digit, used), 3) for digit in "0123456789"}) == 1


def test_the_tap_word_alone_is_spaced() -> None:
    assert font("tap", METRICS).letterSpacing() == 104
    assert font("button", METRICS).letterSpacing() == 0


def test_font_grows_with_the_window() -> None:
    small, large = (
        QFontMetricsF(font("body", Metrics(w, h))) for w, h in ((1280, 800), (3840, 2160))
    )
    assert large.horizontalAdvance("Würfeln") > 2.8 * small.horizontalAdvance("Würfeln")
