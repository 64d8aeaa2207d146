"""Best play in one turn."""

import pytest

from mexen_desktop.odds.graph import follow, lead
from mexen_desktop.odds.turn import Turn
from mexen_desktop.rules.options import Options
from mexen_desktop.rules.presets import KNIGHT, LIVES

#: A 31 starts the turn again; it does not.
BOTH = pytest.mark.parametrize("rules", [KNIGHT, LIVES])


@BOTH
def test_what_only_rounding_tells_apart_decides_nothing(rules: Options) -> None:
    graph = follow(rules, 3)
    worth = [0.5 - slot * 1e-16 for slot, _ in enumerate(graph.ends)]
    first = tuple(options[0] for stage in graph.stages for _, options in stage.choices)
    assert Turn(graph).solve(worth).policy.picks == first


@BOTH
def test_every_slot_has_a_value(rules: Options) -> None:
    graph = follow(rules, 3)
    assert len(Turn(graph).solve([0.5] * len(graph.ends)).values) == graph.slots


@BOTH
def test_a_way_to_play_is_gone_through_once(rules: Options) -> None:
    graph = follow(rules, 3)
    turn = Turn(graph)
    worth = [slot / len(graph.ends) for slot, _ in enumerate(graph.ends)]
    assert turn.solve(worth).policy is turn.solve(worth).policy


@BOTH
def test_where_nobody_has_played_nobody_can_be_equal_or_beaten(rules: Options) -> None:
    graph = lead(rules)
    policy = Turn(graph).solve([0.5] * len(graph.ends)).policy
    assert policy.met == policy.met_with_one == (0, 0, 0, 0)
