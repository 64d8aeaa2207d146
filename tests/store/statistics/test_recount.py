"""Thirty evenings, counted by the store and, plainly, from their records."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.store.statistics import counting, log
from mexen_desktop.store.statistics.values import HOUSE, Scope, Standing, Who, house_rules
from mexen_desktop.store.store import Store
from tests.kit.evenings import Clock, Simulator
from tests.kit.recount import Recount

EVENINGS = 30
#: One of those by which all of it happens.
SEED = 3
#: Other options, presets, moves are other evenings.
BY_CHANCE = "these evenings do not have everything in them: take another SEED"
HOUSES = (HOUSE, house_rules("Gran’s"))


class Played(NamedTuple):
    """Evenings that were played, with all that happened in them."""

    store: Store
    simulator: Simulator
    recount: Recount
    #: For each visit its evening, from 1.
    evenings: list[int]

    def scopes(self) -> Iterator[tuple[Scope, Recount]]:
        """Yield everything that can be looked at, with what happened there."""
        every = range(len(self.evenings))
        # Evenings without a round are not offered.
        offered = [each.id for each in reversed(self.store.statistics.evenings())]
        counted = sorted({self.evenings[each.visit] for each in self.recount.rounds})
        for rules in ("", *PRESETS, *HOUSES):
            yield Scope(rules), self.recount.within(every, rules)
        for number, evening in zip(counted, offered, strict=True):
            visits = [visit for visit in every if self.evenings[visit] == number]
            yield Scope("", evening), self.recount.within(visits)
            yield Scope("knight", evening), self.recount.within(visits, "knight")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    clock = Clock()
    store = Store(tmp_path_factory.mktemp("evenings"), clock)
    simulator = Simulator(store, clock, SEED)
    for _ in range(EVENINGS):
        simulator.play(1)
        # Counted as people do: after some evenings, then what is new.
        if simulator.evening % 4 == 0:
            list(store.statistics.count())
    list(store.statistics.count())
    yield Played(store, simulator, recounted(store, simulator), evenings_of(simulator))
    store.close()


def evenings_of(simulator: Simulator) -> list[int]:
    return [visit.evening for visit in simulator.visits]


def recounted(store: Store, simulator: Simulator) -> Recount:
    recount = Recount()
    for game in {visit.game for visit in simulator.visits} - simulator.imported:
        record = store.record(game)
        mine = [(n, visit) for n, visit in enumerate(simulator.visits) if visit.game == game]
        # An action was done last when everything before it, but no more, was left as it was.
        when = [
            max(number for number, visit in mine if visit.untouched <= at)
            for at in range(len(list(record.actions)))
        ]
        recount.add(game, record, when)
    return recount


def key(each: Standing) -> tuple[str, bool]:
    return each.name, each.who.computer


def test_the_evenings_have_everything_in_them(played: Played) -> None:
    facts = {fact.what for fact in played.recount.facts}
    assert {"pot", "role", "given", "life", "won", "knight", "pirate", "21", "31"} <= facts, (
        BY_CHANCE
    )
    assert {each.rules for each in played.recount.rounds} == {*PRESETS, *HOUSES}, BY_CHANCE
    assert len(set(played.evenings)) >= EVENINGS
    assert played.simulator.imported, BY_CHANCE
    assert {computer for _, computer in played.recount.people()} == {False, True}, BY_CHANCE
    assert any(each.entered for each in played.recount.fallen), BY_CHANCE
    # A round can end without a throw: by a stop that was put back on another day.
    thrown = {each.visit for each in played.recount.fallen}
    assert {each.visit for each in played.recount.rounds} - thrown, BY_CHANCE
    assert played.store.statistics.uncounted() == 0


def test_everybodys_standing_is_that_of_a_plain_recount(played: Played) -> None:
    for scope, recount in played.scopes():
        found = {key(each): each for each in played.store.statistics.standings(scope)}
        assert found.keys() == recount.people()
        for who, standing in found.items():
            plain = recount.standing(who)
            shown = {name: getattr(standing, name) for name in plain}
            assert shown.pop("expected") == pytest.approx(plain.pop("expected"), abs=1e-9)
            assert shown.pop("place") == pytest.approx(plain.pop("place"), abs=1e-12)
            assert shown == plain, (who, scope)


def test_the_longest_streaks_are_those_of_a_plain_recount(played: Played) -> None:
    for scope, recount in played.scopes():
        standings = played.store.statistics.standings(scope)
        people = {each.who: key(each) for each in standings if each.rounds}
        found = {people[who]: each for who, each in played.store.statistics.streaks(scope).items()}
        assert found == {who: recount.streak(who) for who in people.values()}


def test_two_of_them_stand_to_one_another_as_in_a_plain_recount(played: Played) -> None:
    for scope, recount in played.scopes():
        for standing in played.store.statistics.standings(scope):
            found = {
                (each.name, each.who.computer): tuple(each[4:])
                for each in played.store.statistics.rivals(standing.who, scope)
            }
            assert found == recount.rivals(key(standing))


def test_who_played_most_comes_first(played: Played) -> None:
    for scope, _ in played.scopes():
        standings = played.store.statistics.standings(scope)
        lists: list[list[int]] = [[each.rounds for each in standings]]
        for standing in standings[:3]:
            rivals = played.store.statistics.rivals(standing.who, scope)
            lists.append([each.rounds for each in rivals])
        for rounds in lists:
            assert rounds == sorted(rounds, reverse=True)


def test_all_dice_are_those_of_a_plain_recount(played: Played) -> None:
    for scope, recount in played.scopes():
        dice = played.store.statistics.dice(scope)
        assert dice.throws == len(recount.fallen)
        assert dice.faces == recount.faces()
        assert dice.pairs == recount.pairs()
        assert dice.readings == recount.readings()


def test_whose_dice_they_are_is_known_too(played: Played) -> None:
    recount = played.recount
    for entered in (False, True):
        fallen = played.store.fallen(entered=entered)
        mine = Recount()
        mine.fallen = [each for each in recount.fallen if each.entered is entered]
        assert (fallen.faces, fallen.pairs) == (mine.faces(), mine.pairs())
        assert fallen.throws == len(mine.fallen)


def test_how_much_was_played_is_that_of_a_plain_recount(played: Played) -> None:
    for scope, recount in played.scopes():
        totals = played.store.statistics.totals(scope)
        assert totals.rounds == len(recount.rounds)
        assert totals.games == len({each.game for each in recount.rounds})
        assert totals.throws == len(recount.fallen)
        assert totals.evenings == len({played.evenings[each.visit] for each in recount.rounds})


def test_evenings_are_those_that_were_played(played: Played) -> None:
    found = played.store.statistics.evenings()[::-1]
    numbers = sorted({played.evenings[each.visit] for each in played.recount.rounds})
    for evening, number in zip(found, numbers, strict=True):
        rounds = [r for r in played.recount.rounds if played.evenings[r.visit] == number]
        people = {who for each in rounds for who in each.people}
        assert evening.rounds == len(rounds)
        assert evening.games == len({each.game for each in rounds})
        assert evening.people == len([who for who in people if not who[1]])
        assert evening.began <= evening.ended


def test_lines_follow_the_evenings(played: Played) -> None:
    statistics = played.store.statistics
    evenings = [each.id for each in statistics.evenings()]
    everybody = {each.who: each for each in statistics.standings()}
    seen: dict[Who, int] = dict.fromkeys(everybody, 0)
    for point in statistics.points(list(everybody)):
        assert point.step in evenings or not point.rounds
        (mine,) = [
            each for each in statistics.standings(Scope("", point.step)) if each.who == point.who
        ]
        assert point[3:6] == (mine.rounds, mine.lost, pytest.approx(mine.expected))
        assert point.taken == mine.taken.total
        seen[point.who] += point.rounds
    assert seen == {who: each.rounds for who, each in everybody.items()}


def test_an_evenings_lines_follow_its_games(played: Played) -> None:
    statistics = played.store.statistics
    for evening in statistics.evenings():
        scope = Scope("", evening.id)
        everybody = {each.who: each for each in statistics.standings(scope)}
        points = statistics.points(list(everybody), scope)
        for who, standing in everybody.items():
            mine = [point for point in points if point.who == who]
            assert sum(point.rounds for point in mine) == standing.rounds
            assert sum(point.taken for point in mine) == standing.taken.total
            assert len({point.step for point in mine}) == len(mine) >= standing.games


@pytest.mark.parametrize("at_once", [3, 10**6])
def test_counting_all_of_it_anew_changes_nothing(
    played: Played, monkeypatch: pytest.MonkeyPatch, at_once: int
) -> None:
    monkeypatch.setattr(log, "_AT_ONCE", at_once)
    monkeypatch.setattr(counting, "_AT_ONCE", at_once)
    before = [played.store.statistics.standings(scope) for scope, _ in played.scopes()]
    connection = played.store._database.connection()
    connection.execute("DELETE FROM known")
    assert played.store.statistics.uncounted()
    list(played.store.statistics.count())
    assert [played.store.statistics.standings(scope) for scope, _ in played.scopes()] == before
