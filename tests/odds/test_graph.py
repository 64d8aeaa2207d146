"""A turn as a graph: what tells its places apart, where its ends have their slots."""

import pytest
from msgspec.structs import replace

from mexen_desktop.odds.graph import STOP, follow, lead, place_of, slot_of
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import RACE, new_game

STATE = new_game(PRESETS["knight"], 3)


def test_places_are_told_apart_by_all_that_a_turn_depends_on() -> None:
    differing = [
        replace(STATE, throws=1),
        replace(STATE, dice=(6, 4)),
        replace(STATE, stayed=6),
        replace(STATE, void=True),
        replace(STATE, keep_used=True),
        replace(STATE, passed_one=True),
        replace(STATE, phase=RACE),
    ]
    assert len({place_of(state) for state in (STATE, *differing)}) == 1 + len(differing)


def test_places_are_not_told_apart_by_what_has_no_say() -> None:
    elsewhere = replace(STATE, round=7, pot=99, scores=(1, 2, 3), results=((0, 21),))
    assert place_of(elsewhere) == place_of(STATE)


@pytest.mark.parametrize("rules", PRESETS)
def test_each_end_has_the_slot_at_which_it_is_looked_for(rules: str) -> None:
    options = PRESETS[rules]
    first, after = lead(options), follow(options, 2)
    row = range(after.again)
    assert [slot_of(rank, passed) for rank, _, passed in after.ends] == list(row)
    assert [slot_of(rank, passed) for rank, _, passed in first.ends] == [*row] * options.throws
    assert [limit for _, limit, _ in first.ends] == sorted(limit for _, limit, _ in first.ends)
    assert {limit for _, limit, _ in first.ends} == set(range(1, options.throws + 1))
    assert {limit for _, limit, _ in after.ends} == {2}


@pytest.mark.parametrize("rules", PRESETS)
def test_to_stop_comes_before_to_throw_all_to_throw_all_before_to_keep_one(rules: str) -> None:
    for moves in lead(PRESETS[rules]).moves.values():
        what = [move for move, _ in moves]
        plain = [move for move in what if move < 1]
        assert plain in ([0], [STOP, 0])
        assert what[: len(plain)] == plain


@pytest.mark.parametrize("rules", PRESETS)
def test_whatever_comes_later_is_valued_before_it(rules: str) -> None:
    graph = lead(PRESETS[rules])
    valued = set(range(graph.again + 1))
    for stage in graph.stages:
        for slot, picking, share in stage.rolls:
            assert valued.issuperset(graph.outcomes[slot])
            assert tuple(picking(list(range(graph.slots)))) == graph.outcomes[slot]
            assert share * len(graph.outcomes[slot]) == pytest.approx(1)
            valued.add(slot)
        for slot, slots in stage.choices:
            assert valued.issuperset(slots)
            assert graph.again < slot < graph.slots
            valued.add(slot)
    assert valued == set(range(graph.slots))
    outcomes = {each for reached in graph.outcomes.values() for each in reached}
    assert graph.restarts == (graph.again in outcomes)
    assert graph.lowest == min(graph.ends[slot][0] for slot in graph.reached)
