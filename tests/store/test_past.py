import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from mexen_desktop.record.errors import RecordError
from mexen_desktop.record.reading import read
from mexen_desktop.record.replaying import replay
from mexen_desktop.record.value import Record
from mexen_desktop.record.writing import write
from mexen_desktop.rules.actions import Finish, Join, Leave, Order, Stop, Throw
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import State
from mexen_desktop.store import past as past_module
from mexen_desktop.store.errors import Problem, StoreError
from mexen_desktop.store.past import Past
from mexen_desktop.store.places import FILE
from mexen_desktop.store.store import Store
from mexen_desktop.store.summary import Summary, cache, summary_of
from mexen_desktop.store.writing import EVERY
from tests.kit.evening import Evening, opened
from tests.kit.records import document, throw
from tests.kit.records import played as random_record

Opens = Callable[..., Store]


def end_of(record: Record) -> State:
    return list(replay(record))[-1][0]


def through_a_file(record: Record) -> Record:
    return read(write(record))


def test_the_list_says_what_each_game_came_to(opens: Opens) -> None:
    store = opens(clock=lambda: 1_800_000_000)
    game = Evening(store, opened("pirate")).game
    game.enter((3, 1))
    game.submit(Finish())
    (past,) = store.games()
    assert past.rules == "pirate"
    assert past.names == ("Ann", "Bo", "Zoë")
    assert past.began == past.last == 1_800_000_000
    assert not past.imported
    assert past.summary is not None
    assert past.summary.round == 1
    assert past.summary.over
    assert past.most == ()


def test_who_took_most_is_named_with_all_who_took_as_much(opens: Opens) -> None:
    store = opens()
    evening = Evening(store, opened("pirate"))
    while evening.game.state.round < 4:
        evening._move()
    (past,) = store.games()
    scores = evening.game.state.scores_by_seat()
    assert past.summary is not None
    assert list(past.summary.scores) == scores
    assert past.most == tuple(seat for seat in range(len(scores)) if scores[seat] == max(scores))


def test_a_game_for_lives_has_a_winner_not_a_most(opens: Opens) -> None:
    store = opens()
    game = Evening(store, opened("lives")).game
    game.submit(Leave(0))
    game.submit(Leave(1))
    (past,) = store.games()
    assert past.summary is not None
    assert past.summary.winner == 2
    assert past.most == ()


def test_the_list_follows_a_game_that_goes_on(opens: Opens) -> None:
    store = opens()
    game = Evening(store).game
    game.submit(Finish())
    assert [past.summary.over for past in store.games() if past.summary] == [True]
    game.undo()
    assert [past.summary.over for past in store.games() if past.summary] == [False]


def test_a_long_list_comes_in_parts(opens: Opens) -> None:
    store = opens()
    for number in range(7):
        Evening(store, opened("knight", ("Ann", f"Guest {number}"))).game.throw()
    first = store.games(most=3)
    second = store.games(before=first[-1].place, most=3)
    third = store.games(before=second[-1].place, most=3)
    assert [past.game for past in (*first, *second, *third)] == [7, 6, 5, 4, 3, 2, 1]


def test_the_list_begins_with_the_last_game_after_however_many(
    tmp_path: Path, opens: Opens
) -> None:
    store = opens()
    Evening(store).game.throw()
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("UPDATE sitting SET id = 1000000000000")
    assert [past.place for past in opens().games()] == [10**12]


def test_a_game_is_not_gone_through_again_to_be_listed(
    opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = opens()
    Evening(store).play(40)
    listed = store.games()
    monkeypatch.setattr("mexen_desktop.store.past.load", None)
    assert store.games() == listed


def test_a_summary_that_was_damaged_is_made_again(opens: Opens) -> None:
    store = opens()
    Evening(store).play(40)
    listed = store.games()
    connection = store._database.connection()
    connection.execute("UPDATE summary SET told = replace(told, '1', '2')")
    assert store.games() == listed
    connection.execute("UPDATE summary SET told = x'00', crc = 0")
    assert store.games() == listed


def test_a_game_that_these_rules_do_not_know_is_listed_without_what_it_came_to(
    opens: Opens,
) -> None:
    store = opens()
    begun = opened()
    journal = store.begin(begun)
    state = Evening(store).game.state
    journal.append(Throw(2, (6, 5)), state)
    assert [past.summary for past in store.games()] == [None]
    assert store.left_open() is None
    with pytest.raises(StoreError) as refused:
        store.game(1)
    assert refused.value.problem is Problem.UNPLAYABLE
    assert refused.value.facts["action"] == 1
    assert store.notice is None


def test_rules_of_a_newer_program_are_listed_too(opens: Opens) -> None:
    store = opens()
    begun = opened()
    journal = store.begin(type(begun)("baron", begun.options, "points", begun.players))
    journal.append(Throw(0, (6, 5)), Evening(store).game.state)
    assert [(past.rules, past.summary) for past in store.games()] == [("baron", None)]


def test_a_game_that_is_not_there_is_refused(opens: Opens) -> None:
    with pytest.raises(StoreError) as refused:
        opens().game(5)
    assert refused.value.problem is Problem.UNKNOWN_GAME


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("rules", PRESETS)
def test_a_game_becomes_a_record(opens: Opens, rules: str, seed: int) -> None:
    store = opens()
    evening = Evening(store, opened(rules), seed)
    evening.play(80)
    record = through_a_file(store.record(1))
    assert end_of(record) == evening.game.state
    assert record.rules == rules
    assert record.stake == evening.game.stake
    assert record.note("x_own_dice") == (
        [number for number, step in enumerate(evening.game.steps, 1) if step.entered] or None
    )


def test_a_record_names_everybody_as_they_are_called_now(opens: Opens) -> None:
    store = opens()
    game = Evening(store).game
    game.submit(Join("Dee"))
    game.rename(3, "Dora")
    game.rename(0, "Anna")
    record = store.record(1)
    assert record.players == ("Anna", "Bo", "Zoë")
    assert list(record.actions) == [Join("Dora")]


def test_no_two_at_the_table_are_called_the_same_in_a_record(opens: Opens) -> None:
    store = opens()
    game = Evening(store).game
    game.submit(Join("Dee"))
    game.submit(Leave(3))
    game.rename(0, "dee")
    game.throw()
    record = through_a_file(store.record(1))
    assert record.players == ("dee", "Bo", "Zoë")
    assert next(iter(record.actions)) == Join("Dee 2")
    assert end_of(record) == game.state


def test_a_record_says_when_and_by_what_it_was_made(opens: Opens) -> None:
    store = opens(clock=lambda: 1_800_000_000)
    Evening(store).game.throw()
    record = store.record(1)
    assert record.note("created") == "2027-01-15T08:00:00+00:00"
    assert str(record.note("app")).startswith("mexen-desktop ")


def test_options_of_a_table_stand_in_its_record(opens: Opens) -> None:
    store = opens()
    house = PRESETS["knight"]._replace(pot_start=7)
    begun = opened()
    journal = store.begin(type(begun)("knight", house._asdict(), "points", begun.players))
    journal.append(Finish(), Evening(store).game.state)
    assert store.record(1).options == {"pot_start": 7}


@pytest.mark.parametrize("rules", PRESETS)
def test_a_record_becomes_a_game_of_before(opens: Opens, rules: str) -> None:
    store = opens()
    record = random_record(rules, 300)
    number = store.add(record)
    kept = store.game(number)
    assert kept.state == end_of(record)
    assert kept.fold.actions == list(record.actions)
    (past,) = store.games()
    assert past.imported
    assert store.left_open() is None


def test_own_dice_are_known_from_a_record(opens: Opens) -> None:
    store = opens()
    number = store.add(
        read(document(throw(0, 6, 4), {"do": "stop", "by": 0}, x_own_dice=[1, 2, "x", 1.5]))
    )
    assert list(store.game(number).fold.entered) == [1, 0]
    assert store.record(number).note("x_own_dice") == [1]


def test_what_a_record_carries_besides_is_kept(opens: Opens) -> None:
    store = opens()
    number = store.add(read(document(throw(0, 6, 4), created="long ago", x_place={"at": "sea"})))
    record = store.record(number)
    assert record.note("created") == "long ago"
    assert record.note("x_place") == {"at": "sea"}


def test_a_record_is_as_old_as_it_says(opens: Opens) -> None:
    store = opens()
    store.add(read(document(throw(0, 6, 4), created="2027-01-15T08:00:00+00:00")))
    (past,) = store.games()
    assert past.began == past.last == 1_800_000_000


def test_a_record_is_kept_once(opens: Opens) -> None:
    store = opens()
    record = random_record("pirate", 100)
    assert store.add(record) == store.add(through_a_file(record)) == 1
    assert len(store.games()) == 1


def test_a_game_that_comes_back_as_a_record_is_the_same_game(opens: Opens) -> None:
    store = opens()
    Evening(store).play(50)
    assert store.add(through_a_file(store.record(1))) == 1


def test_a_wrong_record_is_not_kept_at_all(opens: Opens) -> None:
    store = opens()
    wrong = read(document(throw(0, 6, 4), throw(2, 6, 4)))
    with pytest.raises(RecordError) as refused:
        store.add(wrong)
    assert refused.value.action == 2
    assert store.games() == ()
    assert store.saving
    Evening(store).game.throw()
    assert store.saving


def test_a_record_cannot_be_kept_where_nothing_can(tmp_path: Path, opens: Opens) -> None:
    (tmp_path / "file").write_text("in the way")
    store = opens(tmp_path / "file")
    with pytest.raises(StoreError):
        store.add(random_record("pirate", 100))


def test_a_long_record_has_states_on_the_way(opens: Opens) -> None:
    store = opens()
    number = store.add(random_record("pirate", 3 * EVERY))
    kept = store.game(number)
    assert [at % EVERY for at, _ in kept.checkpoints[:2]] == [EVERY - 1, EVERY - 1]


def test_names_are_trimmed_as_they_count(opens: Opens) -> None:
    store = opens()
    number = store.add(read(document({"do": "join", "name": "  Dee "})))
    assert store.game(number).names == ("Ann", "Bo", "Cem", "Dee")


def test_people_of_a_record_keep_their_own_spelling_here(opens: Opens) -> None:
    store = opens()
    Evening(store, opened("knight", ("Ann", "Bo"))).game.throw()
    store.add(read(document({"do": "order", "seats": [1, 0, 2]}, players=["ANN", "x", "y"])))
    assert store.games()[1].names == ("Ann", "Bo")
    assert list(store.game(2).fold.actions) == [Order((1, 0, 2))]


def test_an_imported_game_can_be_gone_on_with_all_the_same(opens: Opens) -> None:
    store = opens()
    number = store.add(read(document(throw(0, 6, 4))))
    game = Evening(store, store.game(number)).game
    game.submit(Stop(0))
    store.close()
    assert opens().game(number).state == game.state


@pytest.mark.parametrize(
    ("scores", "life", "most"),
    [((0, 3, 3), False, (1, 2)), ((0, 0), False, ()), ((2, 1), True, ())],
)
def test_most_is_what_somebody_took(
    scores: tuple[int, ...], life: bool, most: tuple[int, ...]
) -> None:
    names = ("Ann", "Bo", "Zoë")[: len(scores)]
    summary = Summary(1, False, None, scores, life, 1, 0)
    assert Past(1, 1, "knight", False, names, 0, 0, summary).most == most
    assert Past(1, 1, "knight", False, names, 0, 0, None).most == ()


def test_C6_who_left_and_came_back_is_listed_once_with_all_they_took() -> None:
    summary = Summary(1, False, None, (3, 4, 2), False, 1, 0)
    past = Past(1, 1, "knight", False, ("Ann", "Bo", "Ann"), 0, 0, summary)
    assert past.people == ("Ann", "Bo")
    assert past.scores == [None, 4, 5]
    assert past.most == (2,)


def test_lives_are_nobodys_but_those_of_the_seat() -> None:
    summary = Summary(1, False, None, (0, 2, 1), True, 1, 0)
    past = Past(1, 1, "lives", False, ("Ann", "Bo", "Ann"), 0, 0, summary)
    assert past.scores == (0, 2, 1)


def test_of_a_game_that_these_rules_do_not_know_nobody_says_what_was_taken() -> None:
    assert Past(1, 1, "knight", False, ("Ann", "Bo"), 0, 0, None).scores == ()


def test_the_list_says_when_what_with_which_dice(opens: Opens) -> None:
    now = [1_700_000_000]
    store = opens(clock=lambda: now[0])
    Evening(store, opened("pirate")).game.throw()
    game = Evening(store, replace(opened(), house="Friday table")).game
    game.enter((6, 4))
    now[0] += 60
    game.rename(0, "Anna")
    last, first = store.games()
    assert (last.began, last.last) == (1_700_000_000, 1_700_000_060)
    assert (last.game, last.place, first.place) == (2, 2, 1)
    assert (last.own_dice, first.own_dice) == (True, False)
    assert (last.house, first.house) == ("Friday table", "")


@pytest.mark.parametrize(
    "line", [b'"house":', b'{"do":"undo","house":"x"}', '{"do":"open","house":"x"}']
)
def test_a_first_line_that_says_nothing_names_no_rules(opens: Opens, line: bytes | str) -> None:
    store = opens()
    Evening(store, replace(opened(), house="Friday table")).game.throw()
    store.games()
    connection = store._database.connection()
    connection.execute("UPDATE log SET line = ? WHERE seq = 0", (line,))
    assert [past.house for past in store.games()] == [""]


def test_a_log_with_a_hole_is_mended_before_it_is_listed(opens: Opens) -> None:
    store = opens()
    Evening(store).play(20)
    store._database.connection().execute("DELETE FROM log WHERE seq = 3")
    (past,) = store.games()
    assert past.summary is not None
    assert store.notice is not None
    assert store.notice.problem is Problem.DAMAGED


def test_a_record_that_people_sat_down_to_may_go_on(opens: Opens) -> None:
    store = opens()
    number = store.add(read(document(throw(0, 6, 4))))
    assert store.left_open() is None
    Evening(store, store.game(number)).game.submit(Stop(0))
    kept = store.left_open()
    assert kept is not None
    assert kept.game == number


def found_out(store: Store) -> list[tuple[int, str]]:
    return (
        store._database.connection().execute("SELECT game, what FROM known ORDER BY game")
    ).fetchall()


@pytest.mark.parametrize("over", [True, False])
@pytest.mark.parametrize("listed", [True, False])
def test_a_game_that_nobody_can_go_on_with_is_looked_at_once(
    opens: Opens, monkeypatch: pytest.MonkeyPatch, over: bool, listed: bool
) -> None:
    store = opens()
    game = Evening(store).game
    game.enter((6, 4))
    if over:
        game.submit(Finish())
    else:
        game.undo()
    if listed:
        store.games()
        monkeypatch.setattr(past_module, "load", None)
    assert store.left_open() is None
    assert found_out(store) == [(1, "closed")]
    monkeypatch.setattr(past_module, "load", None)
    assert store.left_open() is None
    assert [past.summary is None for past in store.games()] == [False]


def lost(store: Store, loser: int, *names: str) -> None:
    """Play a round of two, which that one loses."""
    game = Evening(store, opened(names=names)).game
    dice = ((6, 5), (4, 2)) if loser else ((4, 2), (6, 5))
    game.enter(dice[0])
    game.submit(Stop(0))
    game.enter(dice[1])
    assert game.state.losers == (loser,)


def test_who_lost_last_is_known_the_latest_first(opens: Opens) -> None:
    store = opens()
    assert store.last_losers() == ()
    lost(store, 0, "Ann", "Bo")
    lost(store, 1, "Cem", "Dee")
    lost(store, 0, "Eva", "Bo")
    lost(store, 1, "Bo", "Ann")
    assert store.last_losers() == ("Ann", "Eva", "Dee")
    store.people.forget("Eva")
    assert store.last_losers() == ("Ann", "Dee")


def test_who_lost_elsewhere_lost_nothing_here(tmp_path: Path, opens: Opens) -> None:
    elsewhere, store = opens(tmp_path / "elsewhere"), opens()
    lost(elsewhere, 0, "Ann", "Bo")
    store.add(through_a_file(elsewhere.record(1)))
    assert store.last_losers() == ()


def test_who_lost_is_known_of_what_an_older_program_noted(opens: Opens) -> None:
    store = opens()
    lost(store, 0, "Ann", "Bo")
    kept = store.game(1)
    cache(store._database.connection(), [(kept, replace(summary_of(kept), losers=None))])
    assert store.last_losers() == ("Ann",)
