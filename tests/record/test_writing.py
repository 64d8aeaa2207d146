"""What is written is read back as it was."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mexen_desktop.record.reading import read
from mexen_desktop.record.value import Record, note
from mexen_desktop.record.writing import write
from mexen_desktop.rules.actions import (
    Action,
    AnyAction,
    Appoint,
    Finish,
    Give,
    Join,
    Leave,
    Order,
    Stop,
    Tap,
    Throw,
)
from mexen_desktop.rules.presets import PRESETS
from tests.kit.records import EXAMPLE, played

EVERY_KIND: tuple[tuple[Action, str], ...] = (
    (Throw(0, (6, 1)), '{"do": "throw", "by": 0, "dice": [6, 1]}'),
    (Throw(0, (5,), 1), '{"do": "throw", "by": 0, "keep": 1, "dice": [5]}'),
    (Throw(0, (5,)), '{"do": "throw", "by": 0, "dice": [5]}'),
    (Stop(0), '{"do": "stop", "by": 0}'),
    (Tap(2), '{"do": "tap", "by": 2}'),
    (Give(1, 0), '{"do": "give", "by": 1, "to": 0}'),
    (Appoint(1, 0), '{"do": "appoint", "by": 1, "to": 0}'),
    (Join('Zoë "🎲"'), r'{"do": "join", "name": "Zoë \"🎲\""}'),
    (Leave(0), '{"do": "leave", "by": 0}'),
    (Order((2, 0, 1)), '{"do": "order", "seats": [2, 0, 1]}'),
    (Finish(), '{"do": "finish"}'),
)


def check_round_trip(record: Record) -> None:
    again = read(write(record))
    assert again.rules == record.rules
    assert again.options == record.options
    assert again.stake == record.stake
    assert again.players == record.players
    assert again.starter == record.starter
    assert list(again.actions) == list(record.actions)
    assert {key: again.note(key) for key in again.notes} == {
        key: record.note(key) for key in record.notes
    }
    assert write(again) == write(record)


def test_the_example_is_written_as_it_stands() -> None:
    actions = (Throw(0, (6, 1)), Throw(0, (5,), 1), Stop(0))
    record = Record(
        rules="knight",
        options={"pot_start": 2},
        stake="points",
        players=("Ann", "Bo", "Cem"),
        starter=0,
        actions=actions,
    )
    assert write(record) == EXAMPLE
    assert write(read(EXAMPLE)) == EXAMPLE


def test_a_game_without_options_or_actions_is_short() -> None:
    record = Record(rules="lives", stake="sips", players=("Ann", "Bo"), actions=())
    assert (
        write(record).decode()
        == """\
{
  "format": "mexen-record", "version": 1,
  "rules": "lives",
  "stake": "sips",
  "players": ["Ann", "Bo"],
  "starter": 0,
  "actions": []
}
"""
    )
    check_round_trip(record)


@pytest.mark.parametrize(("action", "line"), EVERY_KIND)
def test_every_kind_of_action_has_its_line(action: Action, line: str) -> None:
    record = Record(rules="knight", stake="sips", players=("Ann", "Bo"), actions=(action,))
    assert f'"actions": [\n    {line}\n  ]\n' in write(record).decode()
    check_round_trip(record)


def test_every_kind_of_action_is_tested() -> None:
    assert {type(action) for action, _ in EVERY_KIND} == set(get_args(AnyAction))


def test_notes_are_kept() -> None:
    record = Record(
        rules="knight",
        stake="sips",
        players=("Ann", "Bo"),
        actions=(Finish(),),
        notes={
            "created": note("2026-01-02"),
            "app": note("Mexen “1”"),
            'x_"odd"': note({"a": [1, None, 2.5]}),
        },
    )
    assert b'\n  "created": "2026-01-02",\n' in write(record)
    check_round_trip(record)


@pytest.mark.parametrize("rules", PRESETS)
@given(seed=st.integers(0, 10**6), length=st.integers(0, 80))
def test_a_game_goes_through_a_file_unchanged(rules: str, seed: int, length: int) -> None:
    check_round_trip(played(rules, length, seed))


@given(st.text(st.characters(exclude_categories=["Cc", "Cs"]), min_size=1, max_size=40))
def test_any_name_goes_through_a_file_unchanged(name: str) -> None:
    name = name.strip() or "X"
    other = "Bo" if name.casefold() != "bo" else "Ann"
    check_round_trip(
        Record(rules="knight", stake="sips", players=(other, name), actions=(Join(name),))
    )
