"""Who is a computer stays known: in the log, in a record, in the list of games."""

from collections.abc import Callable

import msgspec
import pytest

from mexen_desktop.record.reading import read
from mexen_desktop.record.value import levels_in, note, note_of_levels
from mexen_desktop.record.writing import write
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.session.dice import SystemDice
from mexen_desktop.session.game import Game
from mexen_desktop.store.entries import Look, Opened, Player
from mexen_desktop.store.store import Store
from tests.kit.records import document, throw

Opens = Callable[..., Store]

TABLE = Opened(
    "knight",
    PRESETS["knight"]._asdict(),
    "points",
    (Player("Ann", Look(0, "a")), Player("Computer", Look(1, "", 3))),
)


def played(store: Store) -> Game:
    game = Game("knight", PRESETS["knight"], ["Ann", "Computer"], SystemDice())
    game.keep_in(store.begin(TABLE))
    game.throw()
    return game


def test_a_record_says_who_is_a_computer_then_tells_it_elsewhere(opens: Opens) -> None:
    store = opens()
    played(store)
    record = store.record(1)
    assert record.note("x_computers") == {"1": "strong"}
    number = store.add(read(write(record)))
    again = store.game(number)
    assert [player.look.level for player in again.players] == [0, 3]
    assert store.record(number).note("x_computers") == {"1": "strong"}


def test_a_record_came_in_with_computers(opens: Opens) -> None:
    store = opens()
    number = store.add(read(document(throw(0, 6, 4), x_computers={"1": "easy"})))
    assert [player.look.level for player in store.game(number).players][:2] == [0, 1]
    (past,) = store.games()
    assert past.summary is not None
    assert past.summary.levels[:2] == (0, 1)


def test_who_takes_over_from_a_computer_is_a_person(opens: Opens) -> None:
    store = opens()
    game = played(store)
    game.dress(1, Look(1, "b"))
    assert store.record(1).note("x_computers") is None


@pytest.mark.parametrize(
    "told",
    [None, 3, "easy", ["easy"], {"1": "best"}, {"x": "easy"}, {"-1": "easy"}, {"²": "easy"}],
)
def test_what_makes_no_sense_there_makes_nobody_a_computer(told: object) -> None:
    assert levels_in(note(told)) == {}


def test_people_alone_need_no_note() -> None:
    assert levels_in(None) == note_of_levels([0, 0]) == {}
    (raw,) = note_of_levels([0, 2]).values()
    assert msgspec.json.decode(raw) == {"1": "normal"}
