"""A record is known for the game that it tells of, however many others are kept."""

from collections.abc import Callable

import pytest

from mexen_desktop.record.errors import RecordError
from mexen_desktop.record.value import Record
from mexen_desktop.rules.actions import Throw
from mexen_desktop.store.store import Store
from tests.kit.evening import Evening, opened
from tests.kit.records import played

Opens = Callable[..., Store]


def forget_summaries(store: Store) -> None:
    store._database.connection().execute("DELETE FROM summary")


@pytest.mark.parametrize("listed", [True, False])
def test_the_latest_game_in_which_the_same_was_done_is_it(opens: Opens, listed: bool) -> None:
    store = opens()
    first = store.add(played("knight", 60, 1))
    other = store.add(played("knight", 60, 2))
    store.add(played("pirate", 60, 2))
    if listed:
        store.games()
    else:
        forget_summaries(store)
    assert store.add(played("knight", 60, 1)) == first
    assert store.add(played("knight", 60, 2)) == other
    assert store.add(played("knight", 59, 1)) not in (first, other)
    assert len(store.games()) == 4


def test_other_rules_make_another_game_of_it(opens: Opens) -> None:
    store = opens()
    throws = (Throw(0, (6, 5)),)
    first = store.add(Record(rules="knight", stake="sips", players=("Ann", "Bo"), actions=throws))
    again = Record(rules="extreme", stake="sips", players=("Ann", "Bo"), actions=throws)
    assert store.add(again) != first


def test_a_game_that_goes_on_is_no_longer_what_its_record_tells(opens: Opens) -> None:
    store = opens()
    game = Evening(store, opened("extreme")).game
    game.throw()
    store.games()
    record = store.record(1)
    assert store.add(record) == 1
    game.throw()
    assert store.add(record) == 2


def test_what_is_not_possible_is_not_recognised_but_refused(opens: Opens) -> None:
    store = opens()
    state = Evening(store).game.state
    store.begin(opened()).append(Throw(2, (6, 5)), state)
    wrong = Record(
        rules="knight", stake="points", players=("Ann", "Bo", "Zoë"), actions=(Throw(2, (6, 5)),)
    )
    with pytest.raises(RecordError):
        store.add(wrong)


def test_looking_for_it_leaves_time_for_others(opens: Opens) -> None:
    store = opens()
    for seed in range(23):
        store.add(played("lives", 20, seed))
    forget_summaries(store)
    adding = store.add_slowly(played("lives", 20, 100))
    rests = [done for done in adding if not done]
    assert len(rests) == 4


def test_keeping_a_long_record_tells_how_many_lines_are_done(opens: Opens) -> None:
    store = opens()
    long = played("knight", 600)
    lines = 1 + len(tuple(long.actions))
    assert list(store.add_slowly(long)) == [256, 512, lines]
