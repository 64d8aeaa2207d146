"""All dice that fell here are counted: the program's apart from those that people entered."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from mexen_desktop.rules.actions import Throw
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.store.dice import NOTHING
from mexen_desktop.store.store import Store
from tests.kit.evening import Evening, opened
from tests.kit.records import played as random_record

Opens = Callable[..., Store]


def counted(evening: Evening, *, entered: bool) -> tuple[Counter[int], Counter[tuple[int, ...]]]:
    """Count by going through the game."""
    faces, pairs = Counter[int](), Counter[tuple[int, ...]]()
    for step in evening.game.steps:
        if isinstance(step.action, Throw) and step.entered == entered:
            faces.update(step.action.dice)
            if len(step.action.dice) == 2:
                pairs[tuple(sorted(step.action.dice, reverse=True))] += 1
    return faces, pairs


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("entered", [False, True])
def test_every_die_is_counted_once(opens: Opens, rules: str, entered: bool) -> None:
    store = opens()
    evening = Evening(store, opened(rules), Random(rules).randrange(100))
    evening.play(150)
    fallen = store.fallen(entered=entered)
    assert (fallen.faces, fallen.pairs) == counted(evening, entered=entered)
    assert fallen.throws >= fallen.pairs.total()


def test_what_was_taken_back_is_not_counted(opens: Opens) -> None:
    store = opens()
    evening = Evening(store)
    evening.game.enter((6, 4))
    assert store.fallen(entered=True).pairs == {(6, 4): 1}
    evening.game.undo()
    assert store.fallen(entered=True) == NOTHING


def test_dice_of_records_that_came_in_fell_elsewhere(opens: Opens) -> None:
    store = opens()
    store.add(random_record("knight", 60))
    assert store.fallen(entered=False) == NOTHING
    assert store.fallen(entered=True) == NOTHING


def test_dice_are_the_same_before_and_after_games_are_counted(opens: Opens) -> None:
    store = opens()
    store.add(random_record("knight", 60))
    games = [Evening(store, opened(rules), 3) for rules in ("knight", "pirate", "extreme")]
    for entered in (False, True):
        games[0].play(40)
        games[1].play(40)
        before = store.fallen(entered=entered)
        assert store.fallen(entered=entered, counted=True).throws < before.throws
        list(store.statistics.count())
        assert store.fallen(entered=entered) == before
        assert store.fallen(entered=entered, counted=True) == before
        games[2].play(40)
        # What was counted of a game before it went on would be half of the truth.
        games[0].play(40)
        parts = Counter[int]()
        for game in games:
            parts += counted(game, entered=entered)[0]
        assert store.fallen(entered=entered).faces == parts
