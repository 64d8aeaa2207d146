"""Whatever a file holds, it is replayed, or else refused in one line."""

import io
import json
import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mexen_desktop import cli
from mexen_desktop.record.writing import write
from mexen_desktop.rules.presets import PRESETS
from tests.kit.records import EXAMPLE, document, played

#: Games to spoil.
GAMES = [EXAMPLE, *(write(played(rules, 25, seed)) for rules in PRESETS for seed in (1, 2))]

#: Pieces of JSON, of records, of what looks like them.
PIECES = st.sampled_from(
    [
        *(b"{", b"}", b"[", b"]", b",", b":", b'"', b"\\", b"\\u0000", b"\\ud800", b"\\udc00"),
        *(b"null", b"true", b"NaN", b"-Infinity", b"1e999", b"1.0", b"-1", b"0", b"9" * 30),
        *(b"\x00", b"\xff", b"\xc3", b"\xef\xbb\xbf", b"\xed\xa0\x80", "é🎲".encode(), b"\n"),
        *(b'"by": true', b'"do": "throw"', b'"x_a": [', b'"keep": 1', b'{"do": "finish"}'),
        *(b"[" * 5000, b'{"a":' * 5000, b'"' * 100, b"9" * 5000),
    ]
)

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**63, 2**64, -(2**63), 10**30, 10**400, 1.0, 0.0, -1, 0, 1, 2, 6, 7])
    | st.floats()
    | st.text(max_size=50)
    | st.sampled_from(["Ann", "ann ", "throw", "stop", "join", "order", "sips", "1", "x" * 500]),
    lambda values: (
        st.lists(values, max_size=4)
        | st.dictionaries(
            st.sampled_from(["do", "by", "dice", "keep", "to", "name", "seats", "x_a"]) | st.text(),
            values,
            max_size=4,
        )
    ),
    max_leaves=8,
)


@st.composite
def spoiled_bytes(draw: st.DrawFn) -> bytes:
    """Draw the file of a game with pieces taken out, put in, moved."""
    data = draw(st.sampled_from(GAMES))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(data)))
        end = draw(st.integers(start, min(len(data), start + 40)))
        elsewhere = draw(st.integers(0, len(data)))
        piece = draw(
            PIECES | st.binary(max_size=6) | st.just(b"") | st.just(data[elsewhere:][: end - start])
        )
        data = data[:start] + piece + data[end:]
    return data


@st.composite
def spoiled_values(draw: st.DrawFn) -> bytes:
    """Draw the file of a game in which some things have another value, are new or missing."""
    game: Any = json.loads(draw(st.sampled_from(GAMES)))
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.sampled_from(list(places(game))))
        if isinstance(place, list):
            at = draw(st.integers(0, len(place)))
            place[at : at + draw(st.integers(0, 1))] = draw(st.lists(VALUES, max_size=1))
        else:
            key = draw(st.sampled_from([*place, "x_new", "by", "keep"]) | st.text(max_size=5))
            place[key] = draw(VALUES)
            if draw(st.booleans()):
                del place[key]
    return json.dumps(game, ensure_ascii=draw(st.booleans())).encode("utf-8", "surrogatepass")


def places(value: object) -> Iterator[list[object] | dict[str, object]]:
    """Yield every list and object within a value."""
    if isinstance(value, dict):
        yield value
        for each in value.values():
            yield from places(each)
    elif isinstance(value, list):
        yield value
        for each in value:
            yield from places(each)


class Streams:
    """Standard streams that can be filled and looked into."""

    def __init__(self, fed: bytes) -> None:
        self.stdin = io.TextIOWrapper(io.BytesIO(fed))
        self.out, self.err = io.BytesIO(), io.BytesIO()
        self.stdout = io.TextIOWrapper(self.out)
        self.stderr = io.TextIOWrapper(self.err, errors="backslashreplace")


def check(data: bytes) -> None:
    """Check that a replay answers or refuses, with all states before what is wrong, as odds do."""
    told = {}
    for words in (["replay", "-"], ["replay", "--states", "-"], ["odds", "-"]):
        streams = Streams(data)
        with pytest.MonkeyPatch.context() as patch:
            for name in ("stdin", "stdout", "stderr"):
                patch.setattr(sys, name, getattr(streams, name))
            status = cli.main(words)
            streams.stderr.flush()
        out, err = streams.out.getvalue(), streams.err.getvalue().decode()
        states = [json.loads(line) for line in out.splitlines()]
        if status == 0:
            assert err == ""
            assert states
        else:
            assert status == 2
            assert err.startswith("-: ")
            assert err.endswith("\n")
            assert err[:-1].isprintable()
        told[" ".join(words[:-1])] = (status, states, err)
    plain, every, odds = told["replay"], told["replay --states"], told["odds"]
    # The odds are refused by the same words, else told of the player whose move it is.
    assert odds[::2] == plain[::2]
    assert [each["player"] for each in odds[1]] == [state["player"] for state in plain[1]]
    assert plain[::2] == every[::2]
    assert [state["n"] for state in every[1]] == list(range(len(every[1])))
    if plain[0] == 0:
        assert plain[1] == every[1][-1:]
    else:
        assert plain[1] == []
        wrong = re.match(r"-: action (\d+): ", plain[2])
        assert len(every[1]) == (int(wrong[1]) if wrong else 0)


@given(spoiled_bytes())
def test_a_game_with_spoiled_bytes(data: bytes) -> None:
    check(data)


@given(spoiled_values())
@example(document({"do": "stop", "by": 10**4299}))
@example(document({"do": "order", "seats": [10**4299] * 3}))
@example(document({"do": "throw", "by": 0, "dice": [6] * 10**5}))
@example(document(players=["Ann", "\ud800"]))
@example(document(options={"pot_start": 10**4299}))
@example(document(starter=10**4299))
@example(document(version=10**4299))
@example(document().replace(b": 1,", b": 1" + b"0" * 5000 + b","))
@example(document(**{"x" * 10**6: 1}))
def test_a_game_with_spoiled_values(data: bytes) -> None:
    check(data)


@given(st.binary(max_size=200) | st.lists(PIECES, max_size=30).map(b"".join))
def test_no_game_at_all(data: bytes) -> None:
    check(data)


@given(VALUES, st.lists(VALUES, max_size=3))
def test_any_values_as_actions(value: object, more: list[object]) -> None:
    check(document({"do": "throw", "by": 0, "dice": [6, 5]}, value, *more))


@pytest.mark.parametrize("game", GAMES)
def test_the_games_to_spoil_are_right(game: bytes) -> None:
    check(game)
