"""A kept game as a record, a record as a kept game."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from mexen_desktop.record.errors import Problem, RecordError
from mexen_desktop.record.forgotten import nobodys_name
from mexen_desktop.record.names import LONGEST
from mexen_desktop.record.reading import read
from mexen_desktop.rules.actions import Action, Join, Leave
from mexen_desktop.store.entries import Look
from mexen_desktop.store.records import MOST_NOTES, plainly, record_of
from mexen_desktop.store.store import Store
from tests.kit.evening import Evening, opened
from tests.kit.records import MISSING, document, throw

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


def test_a_long_name_makes_room_for_its_number(opens: Opens) -> None:
    store = opens()
    game = Evening(store).game
    game.submit(Join("Dee"))
    game.rename(0, "x" * LONGEST)
    game.submit(Leave(3))
    game.rename(3, "x" * LONGEST)
    assert joined(store.record(1).actions) == ["x" * (LONGEST - 4) + " 2"]


def test_words_for_somebody_must_be_a_name(opens: Opens) -> None:
    store = opens()
    Evening(store).game.throw()
    with pytest.raises(RecordError) as refused:
        record_of(store.game(1), lambda _: "")
    assert refused.value.problem is Problem.NAME_EMPTY


def test_what_a_table_calls_its_rules_is_listed_with_its_record(opens: Opens) -> None:
    store = opens()
    store.add(read(document(throw(0, 6, 4), x_house_rules="Friday table")))
    assert [past.house for past in store.games()] == ["Friday table"]


def test_marks_of_own_dice_go_with_their_throws(opens: Opens) -> None:
    store = opens()
    number = store.add(read(document(throw(0, 6, 4), x_own_dice=[1])))
    Evening(store, store.game(number)).game.undo()
    assert store.record(number).note("x_own_dice") is None
    number = store.add(read(document(throw(2, 6, 4), starter=2, x_lots=[1, 2, 3], x_own_lots=[9])))
    assert store.record(number).lots() == ((1, False), (2, False), (3, False))
    assert store.record(number).note("x_own_lots") is None


def test_notes_that_are_too_large_are_left_out(opens: Opens) -> None:
    store = opens()
    most = "x" * (MOST_NOTES - len('""'))
    kept = store.add(read(document(throw(0, 6, 4), x_more=most)))
    assert store.record(kept).note("x_more") == most
    left_out = store.add(read(document(throw(0, 6, 5), x_more=most + "x")))
    assert store.record(left_out).note("x_more") is None


@pytest.mark.parametrize(
    ("created", "began"),
    [
        ("2020-01-01T00:00:00.75+00:00", 1_577_836_800),
        ("long ago", 1_800_000_000),
        (None, 1_800_000_000),
    ],
)
def test_a_record_is_as_old_as_it_says_in_whole_seconds_else_new(
    opens: Opens, created: object, began: int
) -> None:
    store = opens(clock=lambda: 1_800_000_000)
    number = store.add(read(document(throw(0, 6, 4), created=created or MISSING)))
    kept = store.game(number)
    assert (kept.began, kept.last) == (began, began)
    assert isinstance(kept.began, int)


def test_who_was_deleted_is_somebody() -> None:
    told = [plainly(nobodys_name(number)) for number in (1, 2, 3)]
    assert told == ["somebody", "somebody 2", "somebody 3"]
    assert plainly("Ann") == "Ann"
