"""What waits, what comes first, what is told, whatever becomes of the file."""

import errno
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from mexen_desktop.store import dice
from mexen_desktop.store import store as door
from mexen_desktop.store.database import Database
from mexen_desktop.store.entries import Staked
from mexen_desktop.store.errors import Problem, StoreError
from mexen_desktop.store.places import FILE
from mexen_desktop.store.store import Store
from tests.kit.evening import PEOPLE, Evening, opened
from tests.kit.full_file import fill, make_room
from tests.kit.records import played

Opens = Callable[..., Store]

#: More lines than a file that is full takes.
MUCH = [Staked("sips")] * 600
REFUSING = "CREATE TRIGGER no BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'no'); END"


def refuse(store: Store) -> None:
    """Let no game be written any more, for no reason that is known."""
    store._database.connection().execute(REFUSING)


def hear(store: Store, heard: list[Problem | None]) -> None:
    heard.append(None if store.trouble is None else store.trouble.problem)


class TestARecordThatIsBeingKept:
    def test_a_failure_of_it_is_explained(self, tmp_path: Path, opens: Opens) -> None:
        store = opens()
        fill(store)
        with pytest.raises(StoreError) as refused:
            list(store.add_slowly(played("knight", 600)))
        assert refused.value.problem is Problem.FULL
        assert refused.value.facts["file"] == tmp_path / FILE
        make_room(store)
        assert store.games() == ()

    @pytest.mark.parametrize("ends", [True, False])
    def test_steps_wait_for_its_end(self, opens: Opens, *, ends: bool) -> None:
        store = opens()
        evening = Evening(store)
        adding = store.add_slowly(played("knight", 600))
        next(adding)
        evening.game.throw()
        assert evening.journal.waits
        if ends:
            list(adding)
        else:
            adding.close()
        assert not evening.journal.waits
        assert store.saving
        assert len(store.games()) == 1 + ends

    def test_gives_way_to_another(self, opens: Opens) -> None:
        store = opens()
        first = store.add_slowly(played("knight", 600))
        next(first)
        second = list(store.add_slowly(played("pirate", 20)))
        assert second
        assert list(first) == []
        assert [past.rules for past in store.games()] == ["pirate"]

    def test_gives_way_to_a_change_of_people(self, opens: Opens) -> None:
        store = opens()
        Evening(store).game.throw()
        adding = store.add_slowly(played("knight", 600))
        next(adding)
        store.people.merge("Ann", "Anna")
        assert store.game(1).names == ("Anna", "Bo", "Zoë")
        assert list(adding) == []

    def test_gives_way_to_what_would_be_lost_at_the_end(self, opens: Opens) -> None:
        store = opens()
        evening = Evening(store)
        adding = store.add_slowly(played("knight", 600))
        next(adding)
        evening.game.throw()
        assert store.unsaved() == ()
        assert store.game(1).fold.actions == evening.game.steps.actions
        assert list(adding) == []

    def test_gives_way_to_the_end(self, opens: Opens) -> None:
        store = opens()
        evening = Evening(store)
        adding = store.add_slowly(played("knight", 600))
        next(adding)
        evening.game.throw()
        store.close()
        assert list(adding) == []
        assert opens().game(1).fold.actions == evening.game.steps.actions


class TestSteps:
    def test_of_games_that_wait_are_written_in_the_order_in_which_they_began_to(
        self, opens: Opens
    ) -> None:
        store = opens()
        fill(store)
        games = [store.begin(opened(), MUCH) for _ in range(3)]
        for game in games:
            game.stake("points")
        assert [game.game for game in games] == [None, None, None]
        make_room(store)
        assert store.unsaved() == ()
        assert [game.game for game in games] == [1, 2, 3]
        assert store.saving

    def test_are_all_written_however_many_wait(self, opens: Opens) -> None:
        store = opens()
        journal = store.begin(opened(), MUCH)
        journal.stake("points")
        assert not journal.waits
        assert len(store.game(1).lines) == 602

    def test_of_a_game_that_wait_are_told_once_by_the_words_of_the_program(
        self, opens: Opens
    ) -> None:
        store = opens(called=str.upper)
        journal = store.begin(opened(), MUCH)
        fill(store)
        journal.stake("points")
        journal.stake("sips")
        (record,) = store.unsaved()
        assert record.players == tuple(map(str.upper, PEOPLE))

    def test_are_tried_again_at_the_end(self, opens: Opens) -> None:
        store = opens()
        journal = store.begin(opened(), MUCH)
        fill(store)
        journal.stake("points")
        make_room(store)
        store.close()
        assert len(opens().game(1).lines) == 602


class TestTrouble:
    def test_lasts_while_steps_wait_though_the_file_can_be_read(self, opens: Opens) -> None:
        store = opens()
        fill(store)
        store.begin(opened(), MUCH).stake("points")
        assert store.games() == ()
        assert not store.saving

    def test_is_over_when_the_file_can_be_had_again(self, tmp_path: Path, opens: Opens) -> None:
        opens().close()
        other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        store = opens()
        assert store.trouble is not None
        assert store.trouble.problem is Problem.LOCKED
        other.close()
        assert store.games() == ()
        assert store.saving

    def test_lasts_while_there_is_but_a_copy_to_be_read(
        self, opens: Opens, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store = opens()
        Evening(store).game.throw()
        store.close()

        def refused(_: Database) -> sqlite3.Connection:
            raise PermissionError(errno.EACCES, "not to be written")

        monkeypatch.setattr(Database, "_open", refused)
        store = opens()
        assert len(store.games()) == 1
        assert store.trouble is not None
        assert store.trouble.problem is Problem.READ_ONLY

    def test_of_an_unknown_kind_lets_go_of_the_file(self, tmp_path: Path, opens: Opens) -> None:
        store = opens()
        refuse(store)
        Evening(store).game.throw()
        assert not store.saving
        other = sqlite3.connect(tmp_path / FILE, timeout=0)
        other.execute("DROP TRIGGER no")
        other.close()
        assert store.unsaved() == ()
        assert store.saving

    def test_is_heard_of_by_all_at_each_change(self, opens: Opens) -> None:
        store = opens()
        one: list[Problem | None] = []
        other: list[Problem | None] = []
        for heard in (one, other):
            store.watch(partial(hear, store, heard))
        journal = store.begin(opened(), MUCH)
        fill(store)
        journal.stake("points")
        journal.stake("sips")
        make_room(store)
        refuse(store)
        journal.stake("points")
        assert one == other == [Problem.FULL, Problem.FAILED]

    def test_that_is_mended_is_heard_of(self, opens: Opens) -> None:
        store = opens()
        Evening(store).game.throw()
        heard: list[bool] = []
        store.watch(lambda: heard.append(store.notice is not None))
        store._database.connection().execute("DROP TABLE seat")
        assert len(store.games()) == 1
        assert heard == [True]


def test_of_each_game_that_is_on_nothing_is_lost_with_the_file(opens: Opens) -> None:
    store = opens(clock=lambda: 1_800_000_000.9)
    evenings = [Evening(store, opened(rules)) for rules in ("knight", "pirate")]
    for evening in evenings:
        evening.game.throw()
    connection = store._database.connection()
    connection.execute("DELETE FROM log")
    connection.execute("DROP TABLE seat")
    assert [past.rules for past in store.games()] == ["pirate", "knight"]
    kept = [store.game(number) for number in (1, 2)]
    assert [game.state for game in kept] == [evening.game.state for evening in evenings]
    assert [repr(game.began) for game in kept] == ["1800000000"] * 2


def test_without_a_folder_all_is_kept_where_the_platform_wants_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "data_folder", lambda: tmp_path / "there")
    Store().close()
    assert (tmp_path / "there" / FILE).is_file()


def test_of_a_file_that_cannot_be_read_no_dice_are_known(tmp_path: Path, opens: Opens) -> None:
    (tmp_path / "file").write_text("in the way")
    assert opens(tmp_path / "file").fallen(entered=False) == dice.NOTHING


def test_there_is_one_door_to_statistics(opens: Opens) -> None:
    store = opens()
    statistics = store.statistics
    assert statistics.uncounted() == 0
    assert store.statistics is statistics
