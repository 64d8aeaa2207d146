"""Names of any script in the sentences of the program."""

from typing import Any

import pytest
from PySide6.QtGui import QTextLayout

from mexen_desktop.look.type import load_fonts, sized_font
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.session.dice import SystemDice
from mexen_desktop.session.game import Game
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.texts.marks import plain
from mexen_desktop.texts.retelling import retold
from tests.kit.at_table import AtTable

HEBREW = "אבי"
ARABIC = "ليلى ٣"
TURNED = "Ann\u202eBo"
LOOSE = "\u2067Cem"


@pytest.mark.parametrize(
    "name", ["Ann", "Søren", "<b>Tom & Jerry</b>", "Ζωή", "Юля", "小明", "🎲 Jo"]
)
def test_a_name_that_runs_as_the_sentence_does_stays_as_typed(name: str) -> None:
    assert isolated(name) == name


@pytest.mark.parametrize("name", [HEBREW, ARABIC, f"Ann {HEBREW}"])
def test_a_name_that_runs_the_other_way_is_kept_to_itself(name: str) -> None:
    assert isolated(name) == f"\u2068{name}\u2069"


@pytest.mark.parametrize(
    ("name", "shown"),
    [(TURNED, "AnnBo"), (LOOSE, "Cem"), ("\u2069\u200fAnn", "Ann"), ("Ann\u2029Bo", "Ann Bo")],
)
def test_signs_that_turn_a_line_around_are_left_out(name: str, shown: str) -> None:
    assert isolated(name) == shown


def test_what_joins_letters_stays() -> None:
    # A family of one picture, a Persian name with a gap that no space is.
    family, persian = "👩\u200d👧", "می\u200cنا"
    assert isolated(family) == family
    assert persian in isolated(persian)


def test_lists_of_names_keep_each_to_itself(qapp: object) -> None:
    assert qapp
    assert (
        words.names([HEBREW, "Bo", ARABIC]) == f"\u2068{HEBREW}\u2069, Bo and \u2068{ARABIC}\u2069"
    )


def places(sentence: str) -> list[float]:
    """Give where each character of a sentence starts that is none of a name's."""
    load_fonts()
    layout = QTextLayout(sentence, sized_font(20, 400))
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(10_000)
    layout.endLayout()
    latin = [at for at, sign in enumerate(sentence) if sign.isascii() and sign.isalnum()]
    # PySide returns the place with the cursor's, of which its types know nothing.
    found: list[Any] = [line.cursorToX(at) for at in latin]
    return [float(x[0] if isinstance(x, tuple) else x) for x in found]


@pytest.mark.parametrize("name", [HEBREW, ARABIC, TURNED, LOOSE])
def test_the_words_around_a_name_stay_in_their_order(qapp: object, name: str) -> None:
    assert qapp
    for sentence in ("{} takes 8 points", "Bo and {} lose 2 lives (31)", "65: {} 3"):
        across = places(sentence.format(isolated(name)))
        assert across == sorted(across)


def test_every_sentence_of_a_game_keeps_such_names_to_themselves() -> None:
    table = AtTable("knight", 32, 100, 65, 64, names=(HEBREW, TURNED, ARABIC))
    for _ in range(2):
        table.throw()
    game = Game("knight", PRESETS["knight"], [HEBREW, TURNED, ARABIC], SystemDice())
    for told in (retold(table.game), retold(game)):
        assert HEBREW in told
        assert told.count(HEBREW) == told.count(f"\u2068{HEBREW}\u2069")
        assert told.count(ARABIC) == told.count(f"\u2068{ARABIC}\u2069")
        assert "\u202e" not in plain(told)
