"""The tables that were made beforehand."""

from pathlib import Path

import pytest

from mexen_desktop.odds.known import FOLDER, PLAYERS, read
from mexen_desktop.odds.rest import Rest, essence, rest_of
from mexen_desktop.rules.options import ALLOWED, OF_LIVES, OF_POT, change
from mexen_desktop.rules.presets import KNIGHT, PRESETS
from tools.make_odds import table

FILES = sorted(FOLDER.iterdir())


@pytest.mark.parametrize("rules", PRESETS)
def test_a_table_is_what_the_rules_give(rules: str) -> None:
    rest = Rest(PRESETS[rules])
    for (limit, rank, left, count), (plain, with_one) in read(rules):
        expected = rest.among_lowest(limit, left, rank, count)
        assert (plain, with_one) == pytest.approx(expected, abs=1e-14, rel=1e-13)


@pytest.mark.parametrize("rules", PRESETS)
def test_a_table_is_of_the_size_that_the_maker_writes(rules: str) -> None:
    path = FOLDER / f"{rules}.bin"
    written = path.stat().st_size if path.exists() else 0
    assert len(table(PRESETS[rules])) == written, "if this was meant: python3 dev.py make odds"


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.stem)
def test_a_table_is_small(file: Path) -> None:
    # Each is read when its game begins.
    assert file.stat().st_size < 32_000


def test_a_rule_set_without_choices_has_none() -> None:
    assert list(read("extreme")) == []


@pytest.mark.parametrize("rules", [path.stem for path in FILES])
def test_for_any_table_up_to_eight_nothing_is_left_to_find(rules: str) -> None:
    known = dict(read(rules))
    rest = Rest(PRESETS[rules])
    rest.learn(known.items())
    assert rest._graphs.keys() == {limit for limit, _, _, _ in known}
    for limit, rank, left, count in known:
        if left == count == 1:
            rest.later_turn(limit, left, rank, count)
    for players in range(2, min(PRESETS[rules].most or PLAYERS, PLAYERS) + 1):
        rest.first_turn(players - 1)
    found = {
        (limit, rank, left, count)
        for (limit, rank), cells in rest._cells.items()
        for left, count in cells
        if left and rest.follow(limit).stages[0].choices + rest.follow(limit).stages[-1].choices
    }
    assert found <= known.keys()


def cells(rest: Rest) -> int:
    return sum(map(len, rest._cells.values()))


def test_a_house_rule_that_has_no_say_uses_the_table_too() -> None:
    rest_of.cache_clear()
    known = len(list(read("knight")))
    assert cells(rest_of(KNIGHT)) == known
    assert cells(rest_of(change(KNIGHT, {"pot_start": 3, "role": "none"}))) == known
    assert cells(rest_of(change(KNIGHT, {"throws": 2}))) == 0


@pytest.mark.parametrize("option", [*OF_POT, *OF_LIVES])
def test_the_pot_and_lives_have_no_say_in_who_loses(option: str) -> None:
    assert {essence(change(KNIGHT, {option: value})) for value in ALLOWED[option]} == {
        essence(KNIGHT)
    }
