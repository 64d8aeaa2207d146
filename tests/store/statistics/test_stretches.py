"""Where one stretch of a game ends, how runs go on from one to the next."""

from itertools import groupby, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mexen_desktop.rules.events import RoundEnded
from mexen_desktop.store.statistics.log import NIGHT, STRETCHES, places
from mexen_desktop.store.statistics.streaks import Runs
from mexen_desktop.store.statistics.stretch import Stretch

HOUR = 60 * 60


def shown(times: list[int], *sittings: tuple[int, int]) -> list[tuple[int, int]]:
    """Return for each line its sitting, then which stretch of that it is in."""
    return [divmod(place, STRETCHES) for place in places(times, sittings)]


def test_what_is_played_in_one_go_is_one_stretch() -> None:
    assert shown([100, 100, 160, 5 * HOUR], (7, 100)) == [(7, 0)] * 4


def test_who_sits_down_anew_begins_another() -> None:
    assert shown([100, 200, 300, 400], (7, 100), (9, 300)) == [(7, 0), (7, 0), (9, 0), (9, 0)]


def test_so_does_who_slept_over_the_game() -> None:
    times = [100, 200, 200 + NIGHT, 300 + NIGHT]
    assert shown(times, (7, 100)) == [(7, 0), (7, 0), (7, 1), (7, 1)]
    assert shown([100, 99 + NIGHT], (7, 100)) == [(7, 0), (7, 0)]


def test_who_goes_on_every_day_for_years_gets_at_no_other_sitting() -> None:
    days = [24 * HOUR * day for day in range(3_000)]
    found = places([*days, days[-1] + 1], [(7, 0), (8, days[-1] + 1)])
    assert found == sorted(set(found))


def test_a_clock_that_is_set_back_a_little_is_no_night() -> None:
    assert shown([9 * HOUR, 5 * HOUR], (7, 9 * HOUR)) == [(7, 0), (7, 0)]
    assert shown([9 * HOUR, 3 * HOUR], (7, 9 * HOUR)) == [(7, 0), (7, 1)]


def test_sittings_are_told_apart_within_one_second() -> None:
    found = shown([100, 100, 100], (7, 100), (9, 100))
    assert found[0] == (7, 0)
    assert found[-1] == (9, 0)


def test_a_sitting_that_no_line_knows_of_changes_nothing() -> None:
    assert shown([100, 200, 300], (7, 300)) == [(7, 0)] * 3
    assert shown([100, 200], (7, 100), (9, 150)) == [(7, 0)] * 2
    assert shown([100, 200]) == [(0, 0)] * 2


def played(lost: list[bool]) -> Stretch:
    """Return a stretch in which the player at seat 0 lost those rounds."""
    stretch = Stretch(0, 0, 0)
    for number, loses in enumerate(lost, 1):
        losers = (0,) if loses else (1,)
        stretch.end(RoundEnded(number, losers, 1, ((0, 65), (1, 65))), (0.5, 0.5))
    return stretch


def longest(values: list[bool], *, of: bool) -> int:
    return max((len(list(run)) for value, run in groupby(values) if value == of), default=0)


@given(st.lists(st.booleans()), st.lists(st.integers(0, 40)))
def test_runs_go_on_from_one_stretch_to_the_next(lost: list[bool], cuts: list[int]) -> None:
    runs = Runs()
    for start, end in pairwise([0, *sorted(cuts), max(len(lost), 40)]):
        tally = played(lost[start:end]).tallies[0]
        if tally.rounds:
            runs.go_on(tally.rounds, tally.head, tally.tail, tally.safe, tally.unsafe)
    assert (runs.safe, runs.lost) == (longest(lost, of=False), longest(lost, of=True))


@pytest.mark.parametrize(
    ("stretches", "safe", "lost"),
    [
        # "l" for a round that was lost, "s" for one that was not.
        (["ss", "lll", "ll"], 2, 5),
        (["ll", "sss", "ss"], 5, 2),
        (["ll", "s", "l"], 1, 2),
        (["ss", "l", "s"], 2, 1),
        (["lsl", "l", "lsl"], 1, 3),
        (["slls", "ss"], 3, 2),
    ],
)
def test_a_run_ends_with_a_round_of_the_other_kind(
    stretches: list[str], safe: int, lost: int
) -> None:
    runs = Runs()
    for rounds in stretches:
        tally = played([each == "l" for each in rounds]).tallies[0]
        runs.go_on(tally.rounds, tally.head, tally.tail, tally.safe, tally.unsafe)
    assert (runs.safe, runs.lost) == (safe, lost)


def test_results_are_ranked_as_the_rules_rank_them() -> None:
    stretch = Stretch(0, 0, 0)
    stretch.end(RoundEnded(1, (2,), 1, ((1, 100), (0, 21), (2, 31))), (0.2, 0.3, 0.5))
    assert [stretch.tallies[seat].ranks for seat in range(3)] == [1, 7, 21]
    assert [stretch.tallies[seat].expected for seat in range(3)] == [0.3, 0.2, 0.5]
    assert stretch.duels == {
        (0, 1): [1, 0, 0, 1, 0],
        (0, 2): [1, 0, 1, 1, 0],
        (1, 2): [1, 0, 1, 1, 0],
    }


def test_equal_results_rank_neither_higher() -> None:
    (duel,) = played([True, False]).duels.values()
    assert duel == [2, 1, 1, 0, 0]


def test_the_chances_are_as_many_as_the_results() -> None:
    with pytest.raises(ValueError, match="zip"):
        Stretch(0, 0, 0).end(RoundEnded(1, (0,), 1, ((0, 65), (1, 64))), (1.0,))
