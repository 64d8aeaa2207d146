"""How many players sit at each side of the table."""

from typing import Final

from mexen_desktop.models.facts import SeatFacts

#: Left, top, right by the number of players, clockwise from the lower left.
_FEW: Final[dict[int, tuple[int, int, int]]] = {
    1: (0, 1, 0),
    2: (1, 0, 1),
    3: (1, 1, 1),
    4: (1, 2, 1),
    5: (2, 2, 1),
    6: (2, 2, 2),
    7: (2, 3, 2),
    8: (3, 2, 3),
}

#: Up to so many players have a seat of full size.
MOST_FULL: Final = 8
#: Up to so many players all have a seat.
MOST_SEATS: Final = 14
#: Where not all have a seat, so many of the next ones have.
_NEXT: Final = 6


def sides(count: int) -> tuple[int, int, int]:
    """Give how many of the players sit left, at the top, right of the tray."""
    if count <= MOST_FULL:
        return _FEW.get(count, (0, 0, 0))
    left = (count + 1) * 4 // 11
    return left, count - 2 * left, left


def rows(count: int) -> tuple[int, int]:
    """Give how many of the players sit above the tray, then below it, in portrait."""
    above = (count + 1) // 2
    return above, count - above


def all_sides(count: int, *, high: bool) -> tuple[int, int, int, int]:
    """Give how many sit below, left, above, right of a table with people all around it.

    The long sides take more of them; `high` is where those are left and right.
    """
    if count < 4:
        return min(count, 1), int(count == 3), int(count > 1), 0
    near = (count - 1) // 2
    far = count - 2 - near
    return (1, near, 1, far) if high else (near, 1, far, 1)


def shown_seats(facts: tuple[SeatFacts, ...]) -> list[SeatFacts]:
    """Return who has a seat at the table, in seating order.

    With very many players: the one in turn, the lowest, the role's holder, the next six.
    """
    if len(facts) <= MOST_SEATS:
        return list(facts)
    turn = next((at for at, each in enumerate(facts) if each.lit), 0)
    after = facts[turn:] + facts[:turn]
    playing = [each for each in after if not each.out]
    chosen = {each.seat for each in playing[: 1 + _NEXT]}
    for each in after:
        if len(chosen) < MOST_SEATS and (each.lit or each.lowest or each.role is not None):
            chosen.add(each.seat)
    return [each for each in facts if each.seat in chosen]
