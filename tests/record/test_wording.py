"""Every refusal is one line that names what is wrong."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from mexen_desktop.record.errors import Problem, RecordError
from mexen_desktop.record.reading import LARGEST, read
from mexen_desktop.record.replaying import replay
from mexen_desktop.record.wording import WORDS, printable, sentence
from mexen_desktop.rules.presets import PRESETS
from tests.kit.records import MISSING, document, throw

LARGE: Final = Path("large.mexen")
#: For each refusal a record that meets it, with a part of what is said then.
REFUSED: Final[Mapping[Problem, tuple[bytes | Path, str]]] = {
    Problem.UNREADABLE: (Path("missing.mexen"), "No such file"),
    Problem.TOO_LARGE: (LARGE, "128 MiB"),
    Problem.EMPTY: (b"", "empty"),
    Problem.BYTE_ORDER_MARK: (b"\xef\xbb\xbf" + document(), "byte order mark"),
    Problem.NOT_UTF8: (b"abc\xff", "byte 3"),
    Problem.NOT_JSON: (b"abc", "byte 0"),
    Problem.TOO_DEEP: (b'{"a":' * 1_000_000, "deep"),
    Problem.NOT_A_RECORD: (b"[]", "'array'"),
    Problem.UNKNOWN_FORMAT: (document(format="a\nb"), r"'a\nb'"),
    Problem.UNKNOWN_VERSION: (document(version=2), "version 2"),
    Problem.UNKNOWN_KEY: (document(**{"\x1b[31m": 1}), r"'\x1b[31m'"),
    Problem.MISSING_KEY: (document(stake=MISSING), "'stake'"),
    Problem.BAD_VALUE: (document(starter=1.0), "'starter'"),
    Problem.UNKNOWN_RULES: (
        document(rules="x"),
        f"'x' (known: {', '.join(PRESETS)})",
    ),
    Problem.BAD_OPTIONS: (document(options={"keep": "\n"}), "'keep'"),
    Problem.UNKNOWN_STAKE: (document(stake="\u202e"), r"'\u202e' (known: sips, points)"),
    Problem.BAD_TABLE: (document(players=["Ann"]), "players: 2 to 8"),
    Problem.TOO_MANY_ACTIONS: (document(*[{}] * 1_000_001), "1000000 actions"),
    Problem.NAME_EMPTY: (document(players=["", "Bo"]), "empty"),
    Problem.NAME_TOO_LONG: (document(players=["\n.\u2028" + "é" * 99, "Bo"]), r".\u2028ééé"),
    Problem.NAME_UNPRINTABLE: (document(players=["a\x9bb", "Bo"]), r"'a\x9bb'"),
    Problem.NAME_TAKEN: (document(players=["a{b}", "A{B}"]), "'A{B}'"),
    Problem.MALFORMED_ACTION: (document({"do": "\n" * 9}), "action 1"),
    Problem.NOT_NOW: (document({"do": "stop", "by": 1}), "'stop' by 1"),
    Problem.ONE_DIE_ROLLS: (document(throw(0, 6, 1), throw(0, 6, 5, keep=1)), "one die"),
    Problem.TWO_DICE_ROLL: (document(throw(0, *[6] * 10_000)), "two dice"),
    Problem.BAD_SEATS: (document({"do": "order", "seats": [0]}), "'order'"),
}


def refusal_of(source: bytes | Path) -> RecordError:
    with pytest.raises(RecordError) as refused:
        list(replay(read(source)))
    return refused.value


def test_every_refusal_has_its_words() -> None:
    assert set(WORDS) == set(Problem) == set(REFUSED)


@pytest.mark.parametrize("problem", Problem)
def test_a_refusal_is_one_line_that_names_what_is_wrong(
    problem: Problem, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with LARGE.open("wb") as file:
        file.truncate(LARGEST + 1)
    source, named = REFUSED[problem]
    error = refusal_of(source)
    assert error.problem is problem
    words = sentence(error)
    assert named in words
    assert words.isprintable()
    assert len(words) < 400
    assert words.startswith("action ") == (error.action is not None)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ann's “game” é 美 🎲.mexen", "Ann's “game” é 美 🎲.mexen"),
        ("a\nb\r\tc", r"a\nb\r\tc"),
        ("\x1b]0;title\x07", r"\x1b]0;title\x07"),
        ("a\u2028b\u202ec\u200bd", r"a\u2028b\u202ec\u200bd"),
        ("caf\udce9.mexen", r"caf\udce9.mexen"),
        ("\x85\x9b", r"\x85\x9b"),
    ],
)
def test_nothing_that_is_said_breaks_the_line_or_steers_the_terminal(text: str, shown: str) -> None:
    assert printable(text) == shown
