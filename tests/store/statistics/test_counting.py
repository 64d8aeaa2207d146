"""When games are counted, which ones, what becomes of it when something is wrong."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from mexen_desktop.rules.actions import Finish, Join, Leave, Throw
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import new_game
from mexen_desktop.store.entries import Look
from mexen_desktop.store.places import FILE
from mexen_desktop.store.statistics import counting, rows
from mexen_desktop.store.statistics.values import (
    HOUSE,
    NO_DICE,
    NO_TOTALS,
    Scope,
    Standing,
    house_rules,
    name_of_house_rules,
)
from mexen_desktop.store.statistics.values import (
    Evening as AnEvening,
)
from mexen_desktop.store.store import Store
from tests.kit.evening import Evening, opened
from tests.kit.evenings import HOUR, Clock, Simulator
from tests.kit.records import played as record

Opens = Callable[..., Store]


def counted(store: Store) -> tuple[Standing, ...]:
    list(store.statistics.count())
    assert not store.statistics.uncounted()
    return store.statistics.standings()


def everything(store: Store) -> tuple[object, ...]:
    counted(store)
    statistics = store.statistics
    standings = statistics.standings()
    people = [each.who for each in standings]
    return (
        {(each.name, each.who.computer): each[2:] for each in standings},
        statistics.totals(),
        statistics.dice(),
        statistics.rule_sets(),
        [tuple(each)[1:] for each in statistics.evenings()],
        sorted(each[1:] for each in statistics.points(people)),
        {
            (each.name, each.who.computer, rival.name, rival.who.computer): rival[2:]
            for each in standings
            for rival in statistics.rivals(each.who)
        },
    )


def test_an_empty_store_has_nothing_to_tell(opens: Opens) -> None:
    store = opens()
    assert list(store.statistics.count()) == []
    assert counted(store) == ()
    assert store.statistics.totals() == NO_TOTALS
    assert store.statistics.dice() == NO_DICE
    assert store.statistics.tonight() is None
    assert store.statistics.evenings() == store.statistics.rule_sets() == ()


def test_what_was_counted_is_not_counted_again(opens: Opens) -> None:
    store = opens()
    for rules in ("knight", "pirate"):
        Evening(store, opened(rules)).play(60)
    assert store.statistics.uncounted() == 2
    progress = list(store.statistics.count())
    assert progress[0] == (0, 2)
    assert {each.done for each in progress} == {0, 1}
    assert store.statistics.uncounted() == 0
    assert list(store.statistics.count()) == []


def test_it_is_counted_in_another_program_too(opens: Opens) -> None:
    store = opens()
    Evening(store).play(60)
    standings = counted(store)
    store.close()
    store = opens()
    assert store.statistics.uncounted() == 0
    assert store.statistics.standings() == standings


def test_each_step_is_new(opens: Opens) -> None:
    store = opens()
    game = Evening(store).game
    for number in range(1, 5):
        game.enter((6, 5))
        assert store.statistics.uncounted() == 1
        counted(store)
        assert store.statistics.totals().throws == number
    game.undo()
    counted(store)
    assert store.statistics.totals().throws == 3


def test_steps_that_come_while_a_game_is_counted_are_counted_the_next_time(opens: Opens) -> None:
    store = opens()
    evening = Evening(store)
    evening.play(40)
    work = store.statistics.count()
    for _ in range(4):
        # It is read by then.
        assert next(work)
    evening.play(40)
    list(work)
    assert store.statistics.uncounted() == 1
    assert counted(store) == counted_anew(store)


def counted_anew(store: Store) -> tuple[Standing, ...]:
    store._database.connection().execute("DELETE FROM known")
    return counted(store)


def test_counting_can_be_left_at_any_moment(opens: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "_AT_ONCE", 1)
    store = opens()
    Evening(store).play(100)
    for stop in (0, 1, 2, 20):
        work = store.statistics.count()
        for _ in range(stop):
            next(work)
        work.close()
        assert store.statistics.uncounted() == 1
        assert store.saving
    Evening(store).play(5)
    assert counted(store) == counted_anew(store)


def test_a_record_that_is_being_kept_comes_first(opens: Opens) -> None:
    store = opens()
    Evening(store).play(40)
    adding = store.add_slowly(record("knight", 3_000))
    next(adding)
    list(store.statistics.count())
    assert store.statistics.uncounted() == 1
    for _ in adding:
        pass
    counted(store)
    assert len(store.games()) == 2
    assert store.saving


def test_games_that_came_in_count_for_nobody(opens: Opens) -> None:
    store = opens()
    number = store.add(record("knight", 200))
    assert counted(store) == ()
    assert store.statistics.totals() == NO_TOTALS
    Evening(store, store.game(number)).play(30)
    assert counted(store) == ()


def test_of_a_game_that_these_rules_do_not_know_only_the_dice_count(opens: Opens) -> None:
    store = opens()
    begun = opened()
    state = new_game(PRESETS["knight"], 3)
    for rules, by in (("baron", 0), ("knight", 2)):
        journal = store.begin(
            type(begun)(rules, begun.options, begun.stake, begun.players, begun.starter)
        )
        journal.append(Throw(by, (6, 5)), state)
    assert counted(store) == ()
    assert store.statistics.dice().pairs == {(6, 5): 2}
    assert store.fallen(entered=False).pairs == {(6, 5): 2}
    assert store.statistics.evenings() == store.statistics.rule_sets() == ()


def test_a_tables_own_rules_are_rule_sets_of_their_own(opens: Opens) -> None:
    store = opens()
    published = PRESETS["knight"]
    changed = published._replace(pot_start=2)
    for options, house in (
        (published, ""),
        (published, "As it was"),
        (changed, ""),
        (changed, "Gran’s: 2"),
        (published._replace(pot_start=3), "Gran’s: 2"),
    ):
        begun = opened()
        players = begun.players
        journal = store.begin(
            type(begun)("knight", options._asdict(), begun.stake, players, house=house)
        )
        state = new_game(options, 3)
        for action in (Throw(0, (2, 1)), Throw(1, (6, 5)), Throw(2, (2, 1))):
            journal.append(action, state)
    counted(store)
    named = house_rules("Gran’s: 2")
    assert name_of_house_rules(named) == "Gran’s: 2"
    assert house_rules("") == HOUSE
    assert name_of_house_rules(HOUSE) == name_of_house_rules("knight") == ""
    assert store.statistics.rule_sets() == ((named, 2), ("knight", 2), (HOUSE, 1))
    # Two Mexicos: the pot of 1 becomes 8, then 16; that of 2 becomes 18, that of 3 becomes 20.
    pots = {rules: taken(store, Scope(rules)) for rules in ("", "knight", HOUSE, named, "pirate")}
    assert pots == {"": 88, "knight": 32, HOUSE: 18, named: 38, "pirate": 0}


def taken(store: Store, scope: Scope) -> int:
    return sum(each.taken.total for each in store.statistics.standings(scope))


def test_who_leaves_has_lost_no_life_by_the_dice(opens: Opens) -> None:
    store = opens()
    game = Evening(store, opened("lives")).game
    game.submit(Leave(0))
    game.submit(Leave(1))
    (winner,) = counted(store)
    assert (winner.name, winner.won, winner.lives_lost, winner.rounds) == ("Zoë", 1, 0, 0)
    assert (winner.place, winner.average, winner.best) == (0, 0, 0)


def test_somebody_is_shown_as_last_seen(opens: Opens) -> None:
    store = opens()
    evening = Evening(store, opened("extreme", ("Ann", "Bo")))
    while evening.game.state.round < 3:
        evening._move()
    evening.journal.dress(1, Look(5, "x"))
    again = Evening(store, opened("extreme", ("Bo", "Cem")))
    while again.game.state.round < 3:
        again._move()
    again.journal.dress(1, Look(7, "", 2))
    shown = {each.name: (each.colour, each.level) for each in counted(store)}
    assert shown == {"Ann": (0, 0), "Bo": (0, 0), "Cem": (7, 2)}
    (cem,) = [each.who for each in counted(store) if each.name == "Cem"]
    assert cem.computer
    rivals = {each.name: each for each in store.statistics.rivals(cem)}
    assert rivals.keys() == {"Bo"}
    assert (rivals["Bo"].colour, rivals["Bo"].level) == (0, 0)


def test_statistics_follow_a_new_name(opens: Opens) -> None:
    store = opens()
    Evening(store, opened("extreme", ("Ann", "Bo"))).play(60)
    before = counted(store)
    store.rename(before[0].name, "Anna")
    after = store.statistics.standings()
    assert after == (before[0]._replace(name="Anna"), *before[1:])


def test_two_who_are_found_to_be_one_count_as_one(opens: Opens) -> None:
    store = opens()
    for names in (("Ann", "Bo"), ("Bo", "Annie"), ("Ann", "Annie")):
        evening = Evening(store, opened("extreme", names))
        while evening.game.state.round < 4:
            evening._move()
    before = {each.name: each for each in counted(store)}
    store.people.merge("Annie", "Ann")
    after = {each.name: each for each in counted(store)}
    assert after.keys() == {"Ann", "Bo"}
    assert after["Ann"].rounds == before["Ann"].rounds + before["Annie"].rounds
    assert after["Ann"].games == 3
    # They sat at one table: that is nobody to compare with.
    assert [each.name for each in store.statistics.rivals(after["Ann"].who)] == ["Bo"]


def test_what_was_counted_is_made_anew_from_a_damaged_file(tmp_path: Path, opens: Opens) -> None:
    clock = Clock()
    store = opens(clock=clock)
    Simulator(store, clock, 3).play(5)
    before = everything(store)
    store.close()
    data = bytearray((tmp_path / FILE).read_bytes())
    data[:4096] = Random(1).randbytes(4096)
    (tmp_path / FILE).write_bytes(data)
    store = opens(clock=clock)
    assert store.notice is not None
    assert store.statistics.uncounted()
    assert everything(store) == before


def test_a_line_that_is_not_what_it_was_is_found_by_counting(opens: Opens) -> None:
    store = opens()
    Evening(store, opened("extreme")).play(60)
    connection = store._database.connection()
    connection.execute("UPDATE log SET line = x'00' WHERE seq = 40")
    list(store.statistics.count())
    assert store.notice is not None
    counted(store)
    assert store.statistics.totals().throws < 40


def test_a_file_that_cannot_be_written_is_counted_in_a_copy(
    opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = opens()
    Evening(store, opened("extreme")).play(60)
    before = counted_anew(store)
    store._database.connection().execute("DELETE FROM known")
    store.close()
    store = opens()

    def refused() -> None:
        raise PermissionError(13, "not to be written")

    monkeypatch.setattr(store._database, "connection", refused)
    assert counted(store) == before


def test_what_cannot_be_kept_leaves_what_was_there(
    opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = opens()
    evening = Evening(store, opened("extreme"))
    evening.play(40)
    before = counted(store)
    evening.play(40)

    def failing(*_: object) -> None:
        store._database.connection().execute("DELETE FROM tally")
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(rows, "note", failing)
        list(store.statistics.count())
        assert store.statistics.uncounted() == 1
        # But for names, which were changed in the meantime.
        assert [each[2:] for each in store.statistics.standings()] == [each[2:] for each in before]
    evening.play(5)
    assert store.saving
    assert counted(store) == counted_anew(store)
    assert len(counted(store)) > len(before) or counted(store)[0].rounds > before[0].rounds


@pytest.fixture
def clock() -> Clock:
    return Clock()


def play_a_round(store: Store, *names: str) -> Evening:
    evening = Evening(store, opened("extreme", names or ("Ann", "Bo")))
    evening.random = Random(5)
    ends = evening.game.state.round + 1
    while evening.game.state.round < ends:
        evening._move()
    return evening


def evenings(store: Store) -> list[AnEvening]:
    list(store.statistics.count())
    return list(reversed(store.statistics.evenings()))


def test_games_of_one_evening_are_together(opens: Opens, clock: Clock) -> None:
    store = opens(clock=clock)
    began = clock.now
    play_a_round(store)
    clock.now += 5 * HOUR
    play_a_round(store, "Bo", "Cem")
    (evening,) = evenings(store)
    assert evening[1:] == (began, clock.now, 2, 2, 3)
    assert store.statistics.tonight() == evening
    clock.now += 6 * HOUR - 1
    assert store.statistics.tonight() == evening
    clock.now += 1
    assert store.statistics.tonight() is None


def test_after_a_night_it_is_another_evening(opens: Opens, clock: Clock) -> None:
    store = opens(clock=clock)
    for _ in range(3):
        play_a_round(store)
        clock.now += 6 * HOUR
    assert [each.games for each in evenings(store)] == [1, 1, 1]


def test_a_game_that_is_taken_up_again_counts_where_it_was_played(
    opens: Opens, clock: Clock
) -> None:
    store = opens(clock=clock)
    play_a_round(store)
    clock.now += 20 * HOUR
    kept = store.left_open()
    assert kept is not None
    evening = Evening(store, kept)
    while evening.game.state.round < 5:
        evening._move()
    first, second = evenings(store)
    assert (first.rounds, second.rounds) == (1, 3)
    assert (first.games, second.games) == (1, 1)
    statistics = store.statistics
    assert statistics.totals() == (1, 4, statistics.dice().throws, 2)
    assert statistics.totals(Scope("", second.id))[:2] == (1, 3)
    assert [each.rounds for each in statistics.standings(Scope("", first.id))] == [1, 1]
    assert [each.games for each in statistics.standings()] == [1, 1]


def test_a_game_left_for_another_and_taken_up_again_is_one_game_of_the_evening(
    opens: Opens, clock: Clock
) -> None:
    store = opens(clock=clock)
    play_a_round(store)
    clock.now += HOUR
    play_a_round(store, "Cem", "Dee")
    clock.now += HOUR
    kept = store.game(1)
    evening = Evening(store, kept)
    while evening.game.state.round < 3:
        evening._move()
    (found,) = evenings(store)
    assert (found.games, found.rounds, found.people) == (2, 3, 4)


def test_no_clock_turns_the_order_of_evenings_round(opens: Opens, clock: Clock) -> None:
    store = opens(clock=clock)
    play_a_round(store, "Ann", "Bo")
    clock.now -= 1000 * HOUR
    play_a_round(store, "Ann", "Cem")
    clock.now += 3 * HOUR
    play_a_round(store, "Ann", "Dee")
    first, second = evenings(store)
    assert (first.games, second.games) == (1, 2)
    assert store.statistics.evenings()[0] == second == store.statistics.tonight()


def test_an_evening_in_which_no_round_ended_is_none(opens: Opens, clock: Clock) -> None:
    store = opens(clock=clock)
    play_a_round(store)
    clock.now += 50 * HOUR
    game = Evening(store).game
    game.throw()
    game.submit(Finish())
    assert len(evenings(store)) == 1
    assert store.statistics.tonight() is None
    assert store.statistics.totals().games == 1


def test_computers_are_no_people_of_an_evening(opens: Opens, clock: Clock) -> None:
    store = opens(clock=clock)
    play_a_round(store).journal.dress(1, Look(0, "", 3))
    (evening,) = evenings(store)
    assert evening.people == 1


def test_people_who_were_there_but_played_no_round_are_not_counted(
    opens: Opens, clock: Clock
) -> None:
    store = opens(clock=clock)
    game = play_a_round(store).game
    game.submit(Join("Cem"))
    (evening,) = evenings(store)
    assert evening.people == 2
    assert len(store.statistics.standings()) == 2
