"""A kept game as a record, a record as a kept game."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from mexen_desktop.record.forgotten import nobodys_name
from mexen_desktop.record.reading import read
from mexen_desktop.rules.actions import Action, Join, Leave
from mexen_desktop.store.entries import Look
from mexen_desktop.store.records import plainly
from mexen_desktop.store.store import Store
from tests.kit.evening import Evening, opened
from tests.kit.records import document, throw

Opens = Callable[..., Store]


def joined(actions: object) -> list[str]:
    assert isinstance(actions, list)
    return [action.name for action in actions if isinstance(action, Join)]


def test_a_plain_game_says_when_and_by_what_it_was_kept_no_more(opens: Opens) -> None:
    store = opens(clock=lambda: 1_800_000_000)
    Evening(store).game.throw()
    record = store.record(1)
    assert record.notes.keys() == {"created", "app"}
    assert record.note("created") == "2027-01-15T08:00:00+00:00"


def test_it_says_what_the_table_calls_its_rules(opens: Opens) -> None:
    store = opens()
    Evening(store, replace(opened(), house="Friday table")).game.throw()
    assert store.record(1).house() == "Friday table"


def test_own_dice_are_the_same_throws_when_it_comes_back(opens: Opens) -> None:
    store = opens()
    number = store.add(read(document(throw(0, 6, 4), throw(0, 5, 4), x_own_dice=[2])))
    assert store.record(number).own_dice() == {2}
    assert list(store.game(number).fold.entered) == [False, True]


def test_a_computer_whose_seat_a_person_took_is_not_told(opens: Opens) -> None:
    store = opens()
    number = store.add(read(document(throw(0, 6, 4), x_computers={"1": "easy"})))
    Evening(store, store.game(number)).game.dress(1, Look())
    assert store.record(number).note("x_computers") is None


@pytest.mark.parametrize(
    ("done", "names"),
    [
        ([Leave(0), Join("Ann")], ["Ann"]),
        ([Join("Dee"), Join("Eva"), Leave(3), Join("Dee")], ["Dee", "Eva", "Dee"]),
        ([Join("Dee"), Join("Eva"), Leave(4), Join("Eva")], ["Dee", "Eva", "Eva"]),
    ],
)
def test_a_name_is_free_again_once_its_owner_has_left(
    opens: Opens, done: list[Action], names: list[str]
) -> None:
    store = opens()
    game = Evening(store).game
    for action in done:
        game.submit(action)
    record = store.record(1)
    assert record.players == ("Ann", "Bo", "Zoë")
    assert joined(record.actions) == names


def test_two_who_sit_there_at_once_have_two_names(opens: Opens) -> None:
    store = opens()
    game = Evening(store).game
    game.submit(Join("Dee"))
    game.submit(Leave(3))
    game.submit(Join("Eva"))
    game.rename(0, "Dee")
    assert joined(store.record(1).actions) == ["Dee 2", "Eva"]


def test_who_was_deleted_is_somebody() -> None:
    told = [plainly(nobodys_name(number)) for number in (1, 2, 3)]
    assert told == ["somebody", "somebody 2", "somebody 3"]
    assert plainly("Ann") == "Ann"
