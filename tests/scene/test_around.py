"""Who has a place at the table, at which side."""

from collections.abc import Container

import pytest

from mexen_desktop.models.facts import Person, SeatFacts
from mexen_desktop.rules.state import Role
from mexen_desktop.scene.around import MOST_SEATS, rows, shown_seats, sides

PLAIN = SeatFacts(
    seat=0,
    number=1,
    person=Person("Ann", 0, "a"),
    reading=0,
    so_far=False,
    tally=0,
    lives=None,
    role=None,
    lit=False,
    lowest=False,
    choosable=False,
    may_tap=False,
    tapped=False,
    out=False,
    takes=0,
)


def table(
    count: int = 20,
    *,
    lit: int = 0,
    lowest: Container[int] = (),
    out: Container[int] = (),
    role: Role | None = None,
) -> list[SeatFacts]:
    return [
        PLAIN._replace(
            seat=seat,
            lit=seat == lit,
            lowest=seat in lowest,
            out=seat in out,
            role=role if role is not None and role.holder == seat else None,
        )
        for seat in range(count)
    ]


def shown(everybody: list[SeatFacts]) -> list[int]:
    return [each.seat for each in shown_seats(tuple(everybody))]


@pytest.mark.parametrize("count", range(1, MOST_SEATS + 1))
def test_everybody_sits_somewhere(count: int) -> None:
    assert sum(sides(count)) == count
    assert sum(rows(count)) == count


@pytest.mark.parametrize("count", range(2, MOST_SEATS + 1))
def test_both_sides_of_the_tray_are_balanced(count: int) -> None:
    left, _, right = sides(count)
    assert abs(left - right) <= 1


def test_up_to_fourteen_all_have_a_seat() -> None:
    assert shown(table(MOST_SEATS)) == list(range(MOST_SEATS))


def test_of_more_the_one_in_turn_and_the_next_six_have_one() -> None:
    assert shown(table(lit=17)) == [0, 1, 2, 3, 17, 18, 19]


def test_so_have_the_lowest_and_who_holds_the_role() -> None:
    everybody = table(lit=2, lowest=(15,), role=Role("pirate", 12, 2))
    assert shown(everybody) == [2, 3, 4, 5, 6, 7, 8, 12, 15]


def test_who_is_out_is_none_of_the_next() -> None:
    assert shown(table(out=(1, 2))) == [0, 3, 4, 5, 6, 7, 8]


def test_however_many_are_lowest_there_are_never_more_than_fourteen() -> None:
    seats = shown(table(lowest=range(20)))
    assert len(seats) == MOST_SEATS
    assert 0 in seats
