"""A record is read to the letter."""

import errno
import io
import json
import os
from pathlib import Path
from typing import BinaryIO, cast

import pytest

from mexen_desktop.record import reading, written
from mexen_desktop.record.errors import Problem, RecordError
from mexen_desktop.record.reading import read, take
from mexen_desktop.record.value import Record
from mexen_desktop.rules.actions import Stop, Throw
from mexen_desktop.rules.options import ALLOWED
from mexen_desktop.rules.presets import PRESETS
from tests.kit.records import EXAMPLE, MISSING, document, throw

HUGE = 10**400


def refusal_of(source: bytes | str | Path) -> RecordError:
    with pytest.raises(RecordError) as refused:
        read(source)
    assert refused.value.action is None
    assert refused.value.legal is None
    return refused.value


def check_example(record: Record) -> None:
    assert record.rules == "knight"
    assert record.options == {"pot_start": 2}
    assert record.stake == "points"
    assert record.players == ("Ann", "Bo", "Cem")
    assert record.starter == 0
    assert list(record.actions) == [Throw(0, (6, 1)), Throw(0, (5,), 1), Stop(0)]
    assert record.rule_set() == PRESETS["knight"]._replace(pot_start=2)


def test_the_example_is_read_from_bytes() -> None:
    check_example(read(EXAMPLE))


def test_the_example_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.mexen"
    path.write_bytes(EXAMPLE)
    check_example(read(path))
    check_example(read(str(path)))


def test_the_actions_can_be_gone_through_more_than_once() -> None:
    actions = read(EXAMPLE).actions
    assert list(actions) == list(actions)


@pytest.mark.parametrize("indent", [None, 0, 1, "\t\r\n "])
def test_the_layout_does_not_matter(indent: int | str | None) -> None:
    check_example(read(json.dumps(json.loads(EXAMPLE), indent=indent).encode()))


def test_the_order_of_the_keys_does_not_matter() -> None:
    turned = dict(reversed(json.loads(EXAMPLE).items()))
    turned["actions"] = [dict(reversed(action.items())) for action in turned["actions"]]
    check_example(read(json.dumps(turned).encode()))


@pytest.mark.parametrize("rules", PRESETS)
def test_every_preset_has_its_id(rules: str) -> None:
    assert read(document(rules=rules)).rule_set() == PRESETS[rules]


def test_options_may_be_missing() -> None:
    assert read(document()).options == {}


@pytest.mark.parametrize("rules", PRESETS)
def test_an_option_equal_to_the_presets_is_accepted(rules: str) -> None:
    every = {name: getattr(PRESETS[rules], name) for name in ALLOWED}
    assert read(document(rules=rules, options=every)).rule_set() == PRESETS[rules]


@pytest.mark.parametrize("stake", ["sips", "points"])
def test_the_stake_is_sips_or_points(stake: str) -> None:
    assert read(document(stake=stake)).stake == stake


def test_the_stake_is_required_where_a_life_is_the_loss_too() -> None:
    assert refusal_of(document(rules="lives", stake=MISSING)).problem is Problem.MISSING_KEY


def test_names_are_trimmed() -> None:
    assert read(document(players=[" Ann", "Bo\n"])).players == ("Ann", "Bo")


def test_notes_may_stand_at_the_top_level() -> None:
    record = read(document(created="2026-01-02", app="Mexen", x_seen=[1, {"y": None}], x_=1.5))
    assert record.note("created") == "2026-01-02"
    assert record.note("app") == "Mexen"
    assert record.note("x_seen") == [1, {"y": None}]
    assert record.note("x_") == 1.5
    assert record.note("x_other") is None


@pytest.mark.parametrize(
    "key", ["format", "version", "rules", "stake", "players", "starter", "actions"]
)
def test_a_required_key_is_missing(key: str) -> None:
    error = refusal_of(document(**{key: MISSING}))
    assert (error.problem, error.facts["key"]) == (Problem.MISSING_KEY, key)


@pytest.mark.parametrize("key", ["X_a", "x", "xa", "Rules", "dice", "", "version ", "winner"])
def test_an_unknown_key_is_refused(key: str) -> None:
    error = refusal_of(document(**{key: 1}))
    assert (error.problem, error.facts["key"]) == (Problem.UNKNOWN_KEY, key)


@pytest.mark.parametrize("value", [True, 1.0, "1", None, [1], {}, 1.5])
@pytest.mark.parametrize("key", ["version", "starter"])
def test_a_number_is_a_whole_number(key: str, value: object) -> None:
    error = refusal_of(document(**{key: value}))
    assert (error.problem, error.facts["key"]) == (Problem.BAD_VALUE, key)


@pytest.mark.parametrize("value", [1, True, None, ["knight"], {}, 1.5])
@pytest.mark.parametrize("key", ["format", "rules", "stake", "created", "app"])
def test_a_text_is_a_text(key: str, value: object) -> None:
    error = refusal_of(document(**{key: value}))
    assert (error.problem, error.facts["key"]) == (Problem.BAD_VALUE, key)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", {"0": "Ann", "1": "Bo"}),
        ("players", "AB"),
        ("players", ["Ann", 2]),
        ("players", ["Ann", None]),
        ("players", None),
        ("options", []),
        ("options", None),
        ("options", {"pot_start": 2.0}),
        ("options", {"pot_start": None}),
        ("options", {"keep": ["none"]}),
        ("actions", {}),
        ("actions", None),
        ("actions", "[]"),
        ("actions", 0),
    ],
)
def test_a_value_of_another_type_is_refused(key: str, value: object) -> None:
    error = refusal_of(document(**{key: value}))
    assert (error.problem, error.facts["key"]) == (Problem.BAD_VALUE, key)


@pytest.mark.parametrize("version", [0, 2, -1, HUGE])
def test_an_unknown_version_is_refused_whatever_else_it_holds(version: int) -> None:
    error = refusal_of(document(version=version, novelty=1, stake=MISSING))
    assert (error.problem, error.facts["version"]) == (Problem.UNKNOWN_VERSION, version)


@pytest.mark.parametrize("name", ["", "mexen", "Mexen-Record", "mexen-record "])
def test_an_unknown_format_is_refused(name: str) -> None:
    assert refusal_of(document(format=name)).problem is Problem.UNKNOWN_FORMAT


@pytest.mark.parametrize("rules", ["", "Knight", "mexico", "knight "])
def test_unknown_rules_are_refused(rules: str) -> None:
    assert refusal_of(document(rules=rules)).problem is Problem.UNKNOWN_RULES


@pytest.mark.parametrize("stake", ["", "sip", "Points", "lives"])
def test_an_unknown_stake_is_refused(stake: str) -> None:
    assert refusal_of(document(stake=stake)).problem is Problem.UNKNOWN_STAKE


@pytest.mark.parametrize(
    "options",
    [
        {"pot_start": 0},
        {"pot_start": 21},
        {"pot_start": True},
        {"pot_start": "2"},
        {"pot_start": HUGE},
        {"stop_early": 1},
        {"stop_early": "yes"},
        {"keep": "Any"},
        {"least": 3},
        {"most": 4},
        {"costs_life": True},
        {"": 1},
        {"pass_one": True, "keep": "none"},
        {"tie_break": "all_lose"},
        {"limit": "lead_mexico", "mexico_ends_turn": False},
        {"loss": "life"},
        {"loss": "life", "role": "none", "thirty_one": "give"},
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, object]) -> None:
    assert refusal_of(document(options=options)).problem is Problem.BAD_OPTIONS


@pytest.mark.parametrize(
    ("rules", "number"),
    [(rules, number) for rules in PRESETS for number in (0, 1)] + [("knight", 9), ("lives", 7)],
)
def test_too_few_or_too_many_players_are_refused(rules: str, number: int) -> None:
    error = refusal_of(document(rules=rules, players=[f"P{seat}" for seat in range(number)]))
    assert error.problem is Problem.BAD_TABLE


@pytest.mark.parametrize(
    ("rules", "number"), [("knight", 8), ("lives", 6), ("pirate", 300), ("extreme", 300)]
)
def test_as_many_players_as_the_rules_allow_may_play(rules: str, number: int) -> None:
    names = [f"P{seat}" for seat in range(number)]
    assert read(document(rules=rules, players=names)).start().seats == number


@pytest.mark.parametrize("starter", [-1, 3, HUGE, -HUGE])
def test_a_starter_without_a_seat_is_refused(starter: int) -> None:
    refusal = refusal_of(document(starter=starter))
    assert refusal.problem is Problem.BAD_VALUE
    assert refusal.facts == {"key": "starter", "detail": f"there is no seat {starter}"}


@pytest.mark.parametrize(
    ("players", "problem"),
    [
        (["Ann", ""], Problem.NAME_EMPTY),
        (["Ann", " \t"], Problem.NAME_EMPTY),
        (["a" * 41, "Bo"], Problem.NAME_TOO_LONG),
        (["Ann", "B\x07o"], Problem.NAME_UNPRINTABLE),
        (["Ann", "ann "], Problem.NAME_TAKEN),
        (["Zoë", "ZOE\u0308"], Problem.NAME_TAKEN),
    ],
)
def test_names_that_cannot_be_are_refused(players: list[str], problem: Problem) -> None:
    assert refusal_of(document(players=players)).problem is problem


@pytest.mark.parametrize(
    "data",
    [
        b" ",
        b"\n\n",
        b"{",
        b"nonsense",
        b"{'format': 'mexen-record'}",
        EXAMPLE[:-3],
        EXAMPLE + b"{}",
        EXAMPLE + b"\x00",
        EXAMPLE.replace(b'"starter": 0', b'"starter": 00'),
        EXAMPLE.replace(b'"starter": 0', b'"starter": NaN'),
        EXAMPLE.replace(b'"starter": 0', b'"starter": 0, "x_a": NaN'),
        EXAMPLE.replace(b'"starter": 0', b'"starter": 0, "x_a": Infinity'),
        EXAMPLE.replace(b'"starter": 0', b'"starter": 0, "x_a": [1,]'),
        EXAMPLE.replace(b'"starter": 0', b'"starter": 0, // who starts'),
        EXAMPLE.replace(b"[6, 1]", b"[NaN, 1]"),
        EXAMPLE.replace(b"[6, 1]", b"[6, 1,]"),
        EXAMPLE.replace(b"Ann", b"A\nn"),
        EXAMPLE.replace(b"Ann", rb"A\x"),
        EXAMPLE.replace(b"Ann", rb"\ud800"),
        EXAMPLE.replace(b"Ann", rb"\ud800\u0041"),
        EXAMPLE.replace(b"Ann", rb"\udc00"),
        EXAMPLE.replace(b'"starter": 0', rb'"starter": 0, "x_a": "\ud800"'),
        EXAMPLE.decode().encode("utf-16"),
        EXAMPLE.decode().encode("utf-32-le"),
    ],
)
def test_what_is_not_json_is_refused(data: bytes) -> None:
    assert refusal_of(data).problem in {Problem.NOT_JSON, Problem.NOT_UTF8}


@pytest.mark.parametrize("data", [b"[]", b"null", b"1", b'"mexen-record"', b"true"])
def test_another_value_than_an_object_is_refused(data: bytes) -> None:
    assert refusal_of(data).problem is Problem.NOT_A_RECORD


def test_an_empty_file_is_refused() -> None:
    assert refusal_of(b"").problem is Problem.EMPTY


def test_a_byte_order_mark_is_refused() -> None:
    assert refusal_of(b"\xef\xbb\xbf" + EXAMPLE).problem is Problem.BYTE_ORDER_MARK


@pytest.mark.parametrize(
    "wrong", [b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xc0\xaf", b"\xf5\x80\x80\x80", b"\xe2\x82"]
)
@pytest.mark.parametrize("before", [0, reading.MIB - 40, 3 * reading.MIB])
def test_what_is_not_utf_8_is_refused_anywhere(wrong: bytes, before: int) -> None:
    start = b'{"x_a": "' + b"." * before
    error = refusal_of(start + wrong + b'", ' + document()[1:])
    assert (error.problem, error.facts["byte"]) == (Problem.NOT_UTF8, len(start))


def test_a_character_across_two_pieces_is_read() -> None:
    for before in range(reading.MIB - 20, reading.MIB):
        text = b'{"x_a": "' + b"." * before + "€🎲".encode() + b'", ' + document()[1:]
        assert read(text).players


@pytest.mark.parametrize("opening", [b"[", b'{"a":'])
def test_deep_nesting_is_refused(opening: bytes) -> None:
    start = document()[:-1]
    for key in (b"actions", b"x_a"):
        nested = start + b', "%b": ' % key + opening * 1_000_000
        assert refusal_of(nested).problem is Problem.TOO_DEEP


def test_a_directory_or_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises((IsADirectoryError, PermissionError)) as refused:
        tmp_path.open()
    for path, reason in (
        (tmp_path, refused.value.strerror),
        (tmp_path / "missing.mexen", os.strerror(errno.ENOENT)),
        (tmp_path / "a\0b", "embedded null byte"),
    ):
        error = refusal_of(path)
        assert (error.problem, error.facts) == (Problem.UNREADABLE, {"reason": reason})


def test_a_file_over_128_mib_is_refused_unread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[BinaryIO] = []

    def nothing(file: BinaryIO) -> bytes:
        asked.append(file)
        return b""

    monkeypatch.setattr(reading, "take", nothing)
    path = tmp_path / "large.mexen"
    with path.open("wb") as file:
        file.truncate(128 * 1024 * 1024 + 1)
    error = refusal_of(path)
    assert (error.problem, error.facts["most"]) == (Problem.TOO_LARGE, 128)
    assert not asked
    os.truncate(path, 128 * 1024 * 1024)
    assert refusal_of(path).problem is Problem.EMPTY
    assert len(asked) == 1


class Endless(io.RawIOBase):
    """A stream without an end."""

    def __init__(self) -> None:
        self.asked = 0

    def read(self, size: int = -1) -> bytes:
        self.asked += size
        return b" " * size


def test_a_file_up_to_the_limit_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "LARGEST", len(EXAMPLE))
    path = tmp_path / "example.mexen"
    path.write_bytes(EXAMPLE)
    check_example(read(path))


def test_a_stream_over_the_limit_is_not_read_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "LARGEST", 1000)
    stream = Endless()
    with pytest.raises(RecordError) as refused:
        take(cast(BinaryIO, stream))
    assert refused.value.problem is Problem.TOO_LARGE
    assert stream.asked == 1001


def test_a_stream_up_to_the_limit_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "LARGEST", len(EXAMPLE))
    check_example(read(take(io.BytesIO(EXAMPLE))))


def test_more_actions_than_the_limit_are_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(written, "MOST", 3)
    check_example(read(EXAMPLE))
    stop = {"do": "stop", "by": 0}
    assert refusal_of(document(stop, stop, stop, stop)).problem is Problem.TOO_MANY_ACTIONS


def test_a_million_actions_are_the_limit() -> None:
    text = b",".join([b'{"do":"stop","by":0}'] * 1_000_000)
    start = document(actions=MISSING)[:-1] + b', "actions": ['
    assert read(start + text + b"]}").players
    error = refusal_of(start + text + b',{"do":"finish"}]}')
    assert (error.problem, error.facts["most"]) == (Problem.TOO_MANY_ACTIONS, 1_000_000)


def test_braces_in_names_do_not_count_as_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(written, "MOST", 2)
    join = {"do": "join", "name": '{{"},{\\'}
    assert len(list(read(document(join, throw(0, 6, 5))).actions)) == 2
    assert refusal_of(document(join, join, join)).problem is Problem.TOO_MANY_ACTIONS
