"""What stands after the lines of a game."""

from array import array

import pytest
from msgspec.structs import replace

from mexen_desktop.rules.actions import Join, Stop, Throw
from mexen_desktop.store.entries import (
    Aside,
    Dressed,
    Entered,
    Entry,
    Look,
    Lot,
    Player,
    PutBack,
    Renamed,
    TakenBack,
)
from mexen_desktop.store.folding import Cast, Fold
from tests.kit.evening import opened


def after(*entries: Entry, lots: bool = False) -> Fold:
    fold = Fold(replace(opened(), lots=lots))
    for entry in entries:
        fold.take(entry)
    return fold


def test_each_throw_keeps_how_it_fell() -> None:
    fold = Fold(opened())
    fold.take(Throw(0, (6, 4)), 7)
    fold.take(Entered(Throw(0, (5, 4))), 8)
    fold.take(TakenBack())
    assert fold.falls == array("I", [7])
    fold.take(PutBack())
    assert fold.falls == array("I", [7, 8])
    assert list(fold.entered) == [False, True]


def test_so_does_each_die_for_who_starts() -> None:
    fold = Fold(replace(opened(), lots=True))
    fold.take(Lot(6), 9)
    assert fold.casts == [Cast(6, fall=9)]
    assert fold.starter == 1


@pytest.mark.parametrize("lots", [True, False])
def test_no_die_is_thrown_for_what_is_known(lots: bool) -> None:
    known = (Lot(6), Lot(1), Lot(1)) if lots else ()
    with pytest.raises(IndexError):
        after(*known, Lot(5), lots=lots)


def test_a_die_lies_aside_until_anything_is_done() -> None:
    aside = (Throw(0, (4, 4)), Aside(4, 1))
    assert after(*aside).aside == Aside(4, 1)
    assert after(*aside, Aside(0)).aside is None
    assert after(*aside, Throw(0, (6,), 4)).aside is None
    assert after(*aside, TakenBack()).aside is None


def test_what_stayed_lies_aside_again_when_its_throw_is_taken_back() -> None:
    thrown = (Throw(0, (4, 2)), Entered(Throw(0, (6,), 2)), TakenBack())
    assert after(*thrown).aside == Aside(2)
    assert after(*thrown, PutBack()).aside is None
    assert after(Throw(0, (4, 2)), Stop(0), TakenBack()).aside is None


def test_who_had_joined_comes_back_as_they_were() -> None:
    look = Look(3, "k")
    fold = after(Join("Dee"), Dressed(3, look), Renamed(3, "Dora"), TakenBack())
    assert len(fold.players) == 3
    fold.take(PutBack())
    assert fold.players[3] == Player("Dora", look)


def test_a_name_is_given_to_every_seat_of_one_person_each_looking_as_before() -> None:
    fold = after(Join("ANN"), Dressed(3, Look(5, "z")), Renamed(0, "Anna"))
    assert [fold.players[seat].name for seat in (0, 3)] == ["Anna", "Anna"]
    assert [fold.players[seat].look.colour for seat in (0, 3)] == [0, 5]
