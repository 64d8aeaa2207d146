"""Where everybody sits, also those who are out."""

from collections.abc import Iterable

from mexen_desktop.rules.actions import Action, Join, Leave, Order


def seating(players: int, actions: Iterable[Action], *, stay_when_out: bool) -> tuple[int, ...]:
    """Return the seats as they sit clockwise after these actions.

    Who leaves gets up, except where lives are played: there they are out, but keep their place.
    """
    order = list(range(players))
    seats = players
    for action in actions:
        if isinstance(action, Join):
            order.append(seats)
            seats += 1
        elif isinstance(action, Leave) and not stay_when_out:
            order.remove(action.by)
        elif isinstance(action, Order):
            moved = iter(action.seats)
            order = [next(moved) if seat in action.seats else seat for seat in order]
    return tuple(order)
