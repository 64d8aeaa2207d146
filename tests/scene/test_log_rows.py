"""How the log breaks its sentences into lines."""

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.type import font, text_width
from mexen_desktop.scene.log_rows import laid_out

LARGE = Metrics(1280, 800, 1.5)
WORD = "Entscheidungswürfe"


def lines(text: str, width: float) -> list[str]:
    layout, _ = laid_out(text, width, LARGE)
    found = [layout.lineAt(at) for at in range(layout.lineCount())]
    written = layout.text()
    return [written[each.textStart() : each.textStart() + each.textLength()] for each in found]


def test_no_stop_stands_alone_on_a_line() -> None:
    width = text_width(WORD, font("small", LARGE)) + 1
    assert lines(f"Ann und Bo: {WORD}.", width)[-1] == f"{WORD}."


def test_a_word_that_fits_nowhere_is_broken_yet_readable() -> None:
    width = text_width(WORD, font("small", LARGE)) / 2
    assert len(lines(WORD, width)) > 1
    layout, _ = laid_out(WORD, width, LARGE)
    assert layout.font().pixelSize() == LARGE.font_px("small")
