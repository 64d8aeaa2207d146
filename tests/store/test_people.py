"""Two remembered people can be found to be one, somebody can be deleted."""

from collections.abc import Callable
from pathlib import Path

import pytest

from mexen_desktop.record.forgotten import nobodys_name, number_of
from mexen_desktop.record.reading import read
from mexen_desktop.record.writing import write
from mexen_desktop.rules.actions import Finish, Join, Leave
from mexen_desktop.session.game import Game
from mexen_desktop.store.errors import StoreError
from mexen_desktop.store.schema import MIGRATIONS
from mexen_desktop.store.store import Store
from tests.kit.evening import Evening, LoadedDice, opened

Opens = Callable[..., Store]


def play(store: Store, *names: str, seed: int = 1) -> Game:
    """Play a game of those people to its end."""
    game = Evening(store, opened(names=names), seed).game
    for _ in range(5):
        game.enter((6, 5))
        if game.state.player is not None and game.state.throws:
            game.submit(Finish())
            break
    return game


def names_in(store: Store) -> list[tuple[str, ...]]:
    """Return who played what, the first game first."""
    return [past.names for past in reversed(store.games())]


def test_games_of_both_are_of_the_one_who_is_kept(opens: Opens) -> None:
    store = opens()
    play(store, "Ann", "Bob")
    play(store, "Ann", "Bo")
    store.people.merge("Bob", "Bo")
    assert names_in(store) == [("Ann", "Bo"), ("Ann", "Bo")]
    assert store.people.games_of("Bo") == 2
    assert store.people.games_of("Bob") == 0
    assert store.record(1).players == ("Ann", "Bo")


def test_capitals_make_no_other_person(opens: Opens) -> None:
    store = opens()
    play(store, "Ann", "bob")
    assert store.people.games_of("BOB") == 1
    store.people.merge("BOB", "Bo")
    assert names_in(store) == [("Ann", "Bo")]


def test_one_who_never_played_can_be_the_one_who_is_kept(opens: Opens) -> None:
    store = opens()
    play(store, "Ann", "Bob")
    store.people.merge("Bob", "Robert")
    store.people.merge("Nobody here", "Ann")
    assert names_in(store) == [("Ann", "Robert")]


def test_how_often_two_have_played_together_is_known(opens: Opens) -> None:
    store = opens()
    play(store, "Ann", "Bob")
    play(store, "Ann", "Bo")
    play(store, "Bob", "Bo")
    assert store.people.games_together("Bo", "Bob") == 1
    assert store.people.games_together("ann", "BO") == 1
    assert store.people.games_together("Ann", "Cem") == 0


def test_a_game_of_somebody_new_by_the_old_name_is_theirs(opens: Opens) -> None:
    store = opens()
    play(store, "Ann", "Bob")
    play(store, "Ann", "Bo")
    store.people.merge("Bob", "Bo")
    play(store, "Ann", "Bob")
    assert names_in(store) == [("Ann", "Bo"), ("Ann", "Bo"), ("Ann", "Bob")]


def test_who_left_and_came_back_is_one_in_all_seats(opens: Opens) -> None:
    store = opens()
    game = Evening(store, opened(names=("Ann", "Bob", "Cem"))).game
    game.submit(Leave(1))
    game.submit(Join("Bob"))
    game.submit(Finish())
    store.people.merge("Bob", "Bo")
    assert names_in(store) == [("Ann", "Bo", "Cem", "Bo")]
    read(write(store.record(1)))


def test_the_list_of_games_need_not_be_made_anew(
    opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = opens()
    play(store, "Ann", "Bob")
    (before,) = store.games()
    store.people.merge("Bob", "Bo")
    monkeypatch.setattr("mexen_desktop.store.past.load", None)
    (after,) = store.games()
    assert after == before._replace(names=("Ann", "Bo"))


def test_somebody_who_is_deleted_has_no_name_in_any_game(opens: Opens) -> None:
    store = opens()
    play(store, "Ann", "Bo")
    play(store, "Bo", "Cem")
    store.people.forget("Bo")
    assert names_in(store) == [("Ann", nobodys_name(1)), (nobodys_name(1), "Cem")]
    assert store.people.games_of("Bo") == 0


def test_two_who_are_deleted_stay_two(opens: Opens) -> None:
    store = opens()
    play(store, "Ann", "Bo", "Cem")
    store.people.forget("Bo")
    store.people.forget("Cem")
    assert names_in(store) == [("Ann", nobodys_name(1), nobodys_name(2))]


def test_a_record_of_theirs_can_be_read(opens: Opens) -> None:
    store = opens(called=lambda name: f"jemand {number_of(name)}" if number_of(name) else name)
    play(store, "jemand 1", "Bo", "Cem")
    store.people.forget("Bo")
    store.people.forget("Cem")
    record = read(write(store.record(1)))
    assert record.players == ("jemand 1", "jemand 1 2", "jemand 2")


def test_without_words_a_record_says_it_in_english(opens: Opens) -> None:
    store = opens()
    play(store, "Ann", "Bo", "Cem")
    store.people.forget("Bo")
    store.people.forget("Cem")
    assert store.record(1).players == ("Ann", "somebody", "somebody 2")


def test_a_new_person_of_that_name_begins_anew(opens: Opens) -> None:
    store = opens()
    play(store, "Ann", "Bo")
    store.people.forget("Bo")
    play(store, "Ann", "Bo")
    assert names_in(store) == [("Ann", nobodys_name(1)), ("Ann", "Bo")]


def test_a_game_that_is_open_can_be_gone_on_with(opens: Opens) -> None:
    store = opens()
    Evening(store, opened(names=("Ann", "Bob"))).game.enter((6, 5))
    store.close()
    store = opens()
    store.people.merge("Bob", "Bo")
    kept = store.left_open()
    assert kept is not None
    assert kept.names == ("Ann", "Bo")
    Game.restored(kept, LoadedDice, store.go_on(kept)).enter((6, 4))  # type: ignore[arg-type]
    assert store.saving
    assert len(store.games()) == 1


def test_a_game_that_is_on_goes_on(opens: Opens) -> None:
    store = opens()
    evening = Evening(store, opened(names=("Ann", "Bob")))
    evening.game.enter((6, 5))
    store.people.merge("Bob", "Bo")
    evening.game.enter((6, 4))
    store.people.forget("Bo")
    evening.game.enter((6, 1))
    assert store.saving
    assert names_in(store) == [("Ann", nobodys_name(1))]


def damage(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[:100] = bytes(100)
    file.write_bytes(content)


def test_a_file_that_is_mended_knows_it_still(opens: Opens, tmp_path: Path) -> None:
    store = opens()
    play(store, "Ann", "Bob")
    play(store, "Ann", "Bo")
    play(store, "Cem", "Dee")
    store.people.merge("Bob", "Bo")
    store.people.forget("Cem")
    known = names_in(store)
    store.close()
    damage(tmp_path / "games.db")
    mended = opens()
    assert mended.notice is not None
    assert names_in(mended) == known
    assert mended.people.games_of("Bo") == 2


def test_the_log_alone_knows_it(opens: Opens, tmp_path: Path) -> None:
    store = opens()
    play(store, "Ann", "Bob")
    play(store, "Ann", "Bo")
    play(store, "Cem", "Ann")
    play(store, "Dee", "Cem")
    store.people.merge("Bob", "Bo")
    store.people.forget("Cem")
    known = names_in(store)
    connection = store._database.connection()
    connection.execute("DELETE FROM seat")
    connection.execute("DELETE FROM person")
    store.close()
    damage(tmp_path / "games.db")
    assert names_in(opens()) == known


def test_nothing_is_changed_where_it_cannot_be_kept(opens: Opens) -> None:
    store = opens()
    play(store, "Ann", "Bob")
    play(store, "Ann", "Bo")
    known = names_in(store)
    connection = store._database.connection()
    connection.execute(
        "CREATE TRIGGER no BEFORE DELETE ON person BEGIN SELECT RAISE(ABORT, 'no'); END"
    )
    with pytest.raises(StoreError):
        store.people.merge("Bob", "Bo")
    assert names_in(store) == known
    assert store.game(1).names == ("Ann", "Bob")


def test_capitals_can_be_set_right_in_the_middle_of_a_game(opens: Opens) -> None:
    store = opens()
    play(store, "ann", "Bob")
    game = Evening(store, opened(names=("ann", "Bo"))).game
    game.throw()
    store.people.merge("ann", "Ann")
    game.throw()
    assert store.saving
    assert names_in(store) == [("Ann", "Bob"), ("Ann", "Bo")]
    assert store.people.games_of("Ann") == 2


@pytest.mark.parametrize("undoing", ["ABORT", "ROLLBACK"])
def test_nothing_is_changed_where_not_all_can_be(opens: Opens, undoing: str) -> None:
    store = opens()
    play(store, "Ann", "Bob")
    play(store, "Ann", "Bo")
    store._database.connection().execute(
        "CREATE TRIGGER no BEFORE INSERT ON log"
        " WHEN NEW.game = 2 AND CAST(NEW.line AS TEXT) LIKE '%rename%'"
        f" BEGIN SELECT RAISE({undoing}, 'not that one'); END"
    )
    with pytest.raises(StoreError) as refused:
        store.people.merge("Ann", "Anna")
    assert refused.value.facts["reason"] == "not that one"
    assert names_in(store) == [("Ann", "Bob"), ("Ann", "Bo")]
    Evening(store).game.throw()
    assert store.saving


def test_nobody_is_known_of_a_file_that_cannot_be_read(opens: Opens) -> None:
    newer = opens(migrations=(*MIGRATIONS, "CREATE TABLE more (x)"))
    play(newer, "Ann", "Bob")
    newer.close()
    store = opens()
    assert store.people.games_of("Ann") == 0
    assert store.people.games_together("Ann", "Bob") == 0


def test_nobody_needs_to_be_there_to_be_deleted(opens: Opens) -> None:
    store = opens()
    store.people.forget("Ann")
    play(store, "Ann", "Bob")
    store.people.forget("Ann")
    assert names_in(store) == [(nobodys_name(1), "Bob")]
