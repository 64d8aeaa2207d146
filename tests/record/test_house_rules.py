"""House rules as a small file."""

import errno
import json
import os
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mexen_desktop.record import house_rules
from mexen_desktop.record.errors import Problem, RecordError
from mexen_desktop.record.house_rules import LARGEST, Fault, HouseRulesError, read, write
from mexen_desktop.record.reading import read as read_record
from mexen_desktop.rules.options import changed
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.rule_set import RuleSet
from mexen_desktop.texts.house_rules import trouble

FRIDAY = RuleSet("pirate", changed(PRESETS["pirate"], {"pot_start": 3}), "Friday table")


def document(**changes: Any) -> bytes:
    whole = {
        "format": "mexen-rules",
        "version": 1,
        "name": "Friday table",
        "rules": "pirate",
        "options": {"pot_start": 3},
        **changes,
    }
    return json.dumps({key: value for key, value in whole.items() if value is not ...}).encode()


def fault_of(source: bytes | Path) -> HouseRulesError:
    with pytest.raises(HouseRulesError) as caught:
        read(source)
    return caught.value


def test_rules_come_back_as_they_were_written() -> None:
    assert read(write(FRIDAY)) == FRIDAY
    assert json.loads(write(FRIDAY)) == json.loads(document())
    assert write(FRIDAY).endswith(b"}\n"), "a text file ends with its last line's end"


def test_a_file_is_read_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "friday.mexen-rules"
    path.write_bytes(document(name="  Ærøs bord  "))
    assert read(path).name == "Ærøs bord"


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        (b"", Fault.NOT_HOUSE_RULES),
        (b"[]", Fault.NOT_HOUSE_RULES),
        (b"\xff{}", Fault.NOT_HOUSE_RULES),
        (b"[" * 60_000, Fault.NOT_HOUSE_RULES),
        (b'{"":' * 15_000, Fault.NOT_HOUSE_RULES),
        (document(format="mexen-record"), Fault.NOT_HOUSE_RULES),
        (document(format=...), Fault.NOT_HOUSE_RULES),
        (document(version=2), Fault.UNKNOWN_VERSION),
        (document(version=True), Fault.BAD_VALUE),
        (document(version=1.0), Fault.BAD_VALUE),
        (document(more=1), Fault.UNKNOWN_KEY),
        (document(options=...), Fault.MISSING_KEY),
        (document(name=...), Fault.MISSING_KEY),
        (document(name=7), Fault.BAD_VALUE),
        (document(name="  "), Fault.BAD_NAME),
        (document(name="x" * 41), Fault.BAD_NAME),
        (document(name="two\nlines"), Fault.BAD_NAME),
        (document(rules="poker"), Fault.UNKNOWN_RULES),
        (document(rules=None), Fault.BAD_VALUE),
        (document(rules=[]), Fault.BAD_VALUE),
        (document(options=[]), Fault.BAD_VALUE),
        (document(options={"cheating": True}), Fault.UNKNOWN_OPTION),
        (document(options={"pot_start": 3, "cheating": True}), Fault.UNKNOWN_OPTION),
        (document(options={"throws": 6}), Fault.BAD_OPTION),
        (document(options={"throws": True}), Fault.BAD_OPTION),
        (document(options={"stop_early": 1}), Fault.BAD_OPTION),
        (document(options={"keep": ["any"]}), Fault.BAD_OPTION),
        (document(options={"keep": "none"}), Fault.UNPLAYABLE),
    ],
)
def test_whatever_is_not_to_the_letter_is_refused_in_words(source: bytes, fault: Fault) -> None:
    error = fault_of(source)
    assert error.fault is fault
    assert trouble(error)
    assert "{" not in trouble(error).replace("“{", "")


@pytest.mark.parametrize(
    ("source", "facts"),
    [
        (document(version=2), {"version": 2, "known": 1}),
        (document(version=...), {"key": "version"}),
        (document(version=None), {"key": "version"}),
        (document(rules=None), {"key": "rules"}),
        (document(more=1), {"key": "more"}),
        (document(name=...), {"key": "name"}),
        (document(name=7), {"key": "name"}),
        (document(name="  "), {"name": "  "}),
        (document(rules="poker"), {"value": "poker"}),
        (document(options=[]), {"key": "options"}),
        (document(options={"cheating": True}), {"key": "cheating"}),
        (document(options={"throws": 6}), {"key": "throws", "value": 6}),
    ],
)
def test_a_refusal_names_what_is_wrong(source: bytes, facts: dict[str, object]) -> None:
    error = fault_of(source)
    assert error.facts == facts
    assert str(error) == error.fault


def test_a_file_may_be_as_large_as_the_largest(tmp_path: Path) -> None:
    path = tmp_path / "padded.mexen-rules"
    path.write_bytes(document().ljust(LARGEST))
    assert read(path) == FRIDAY


@pytest.mark.parametrize(
    ("hindrance", "reason"),
    [
        (OSError(errno.EIO, "the disk is broken"), "the disk is broken"),
        (OSError("nothing to be had"), "nothing to be had"),
        (ValueError("embedded null byte"), "embedded null byte"),
    ],
)
def test_what_hinders_reading_is_said(
    hindrance: Exception, reason: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def hindered(_path: object) -> None:
        raise hindrance

    monkeypatch.setattr(house_rules, "opened", hindered)
    error = fault_of(tmp_path / "friday.mexen-rules")
    assert error.fault is Fault.UNREADABLE
    assert error.facts == {"reason": reason}


def test_a_file_that_is_too_large_or_not_there_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.mexen-rules"
    path.write_bytes(b" " * (LARGEST + 1))
    assert fault_of(path).fault is Fault.TOO_LARGE
    assert " 64 KiB" in trouble(fault_of(path))
    assert fault_of(tmp_path / "nowhere").fault is Fault.UNREADABLE
    assert fault_of(tmp_path).fault is Fault.UNREADABLE


def test_every_fault_has_its_sentence() -> None:
    facts = {"reason": "r", "most": 1, "version": 2, "known": 1, "key": "k", "name": "n"}
    for fault in Fault:
        assert trouble(HouseRulesError(fault, value="v", **facts))


@given(
    st.binary(max_size=200) | st.dictionaries(st.text(), st.none()).map(json.dumps).map(str.encode)
)
def test_no_bytes_end_in_anything_but_a_refusal(data: bytes) -> None:
    assert isinstance(fault_of(data), HouseRulesError)


@pytest.mark.parametrize(
    ("note", "name"),
    [
        ("Friday table", "Friday table"),
        ("  x ", "x"),
        ("", ""),
        ("x" * 41, ""),
        (7, ""),
        (None, ""),
    ],
)
def test_a_record_says_what_a_table_calls_its_rules_if_that_is_a_name(
    note: object, name: str
) -> None:
    game = {
        "format": "mexen-record",
        "version": 1,
        "rules": "knight",
        "stake": "points",
        "players": ["Ann", "Bo"],
        "starter": 0,
        "actions": [],
        "x_house_rules": note,
    }
    assert read_record(json.dumps(game).encode()).house() == name


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no place among files here")
def test_a_pipe_that_nobody_writes_to_keeps_nobody_waiting(tmp_path: Path) -> None:
    pipe, problems = tmp_path / "pipe.mexen-rules", list[str]()
    os.mkfifo(pipe)

    def look() -> None:
        with pytest.raises(HouseRulesError) as refused:
            read(pipe)
        with pytest.raises(RecordError) as error:
            read_record(pipe)
        problems.extend([refused.value.fault, error.value.problem])

    looking = Thread(target=look, daemon=True)
    looking.start()
    looking.join(5)
    assert problems == [Fault.UNREADABLE, Problem.UNREADABLE]
