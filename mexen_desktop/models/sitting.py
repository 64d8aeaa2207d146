"""The people of a running game, for the roster."""

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from itertools import count

from mexen_desktop.models.controller import Controller
from mexen_desktop.models.facts import Person
from mexen_desktop.models.roster import Entry, Roster
from mexen_desktop.models.shown import Stage
from mexen_desktop.record.forgotten import number_of
from mexen_desktop.record.names import LONGEST, folded
from mexen_desktop.rules.actions import Action, Join, Leave, Order
from mexen_desktop.settings import Player


class Wait(Enum):
    """Why somebody cannot come, go or change places now."""

    ROUND = auto()
    STARTER = auto()
    LIVES = auto()
    TOO_FEW = auto()
    TOO_MANY = auto()


class Sitting:
    """Says what the roster may change in a game that is on, then changes it."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        self.options = controller.game.options

    @property
    def between_rounds(self) -> bool:
        """Whether people may come and go now."""
        controller = self._controller
        waits = controller.stage in (Stage.READY, Stage.ROUND_OVER) and not controller.game.casting
        return waits and controller.game.state.fresh

    @property
    def why_not_now(self) -> Wait | None:
        """Why nobody may come, go or change places now; None where they may."""
        if self.between_rounds:
            return None
        return Wait.STARTER if self._controller.game.casting else Wait.ROUND

    def seated(self) -> list[int]:
        """Return the seats of those in the game, in their order."""
        return list(self._controller.game.state.in_game)

    def roster(self, known: Sequence[Player]) -> Roster:
        """Return the roster: first those in the game, then everybody else who is known."""
        people = [self._controller.people[seat] for seat in self.seated()]
        names = {folded(person.name) for person in people}
        coach = {folded(player.name): player.coach for player in known}
        players = [
            Player(*person[:3], level=person.level, coach=coach.get(folded(person.name), True))
            for person in people
        ]
        others = [p._replace(plays=False) for p in known if folded(p.name) not in names]
        return Roster([*players, *others], seats=self.seated())

    def remembered(self, roster: Roster) -> tuple[Player, ...]:
        """Return everybody as remembered from now on, without those here who were deleted."""
        names = dict(enumerate(self._controller.game.names))
        nobodies = {
            entry.settled for entry in roster.entries if number_of(names.get(_seat(entry), ""))
        }
        return tuple(player for player in roster.players() if player.name not in nobodies)

    def why_not_toggled(self, entry: Entry, playing: int) -> Wait | None:
        """Return why somebody cannot come or go now, where so many play; None where they can."""
        if not self.between_rounds:
            return self.why_not_now
        if entry.plays:
            least = 1 if self.options.costs_life else self.options.least
            return Wait.TOO_FEW if playing <= least else None
        if self.options.costs_life and entry.seat is None:
            return Wait.LIVES
        most = self.options.most
        return Wait.TOO_MANY if most is not None and playing >= most else None

    def why_not_moved(self, entry: Entry) -> Wait | None:
        """Return why somebody cannot change places now, None where they can."""
        return self.why_not_now if entry.plays else None

    def apply(self, roster: Roster) -> None:
        """Let the game follow the roster: names, colours, keys, who plays, in which order."""
        self._rename(roster)
        if not self.between_rounds:
            return
        gone = [seat for seat in self.seated() if seat not in _seats(roster)]
        new = [entry for entry in roster.playing() if entry.seat is None]
        # Never fewer or more at once than the rules allow.
        while gone or new:
            state = self._controller.game.state
            full = self.options.most is not None and len(state.in_game) >= self.options.most
            if new and not full:
                entry = new.pop(0)
                entry.seat = state.seats
                self._submit(Join(entry.settled), _person(entry))
            else:
                self._submit(Leave(gone.pop(0)))
        wanted = tuple(entry.seat for entry in roster.playing() if entry.seat is not None)
        if wanted != self._controller.game.state.in_game and len(wanted) > 2:
            self._submit(Order(wanted))

    def _rename(self, roster: Roster) -> None:
        people = self._controller.people
        wanted = {
            entry.seat: _person(entry)
            for entry in roster.entries
            if entry.seat is not None and entry.settled
        }
        waiting = {seat: person for seat, person in wanted.items() if person != people[seat]}
        while waiting:
            seat = _first_free(people, waiting)
            if seat is None:
                # They change names among themselves: one of them has another for a moment.
                seat = next(iter(waiting))
                self._controller.introduce(seat, _aside(people, seat))
            else:
                self._controller.introduce(seat, waiting.pop(seat))

    def _submit(self, action: Action, person: Person | None = None) -> None:
        self._controller.submit(action, person)


def _seats(roster: Roster) -> set[int]:
    return {entry.seat for entry in roster.playing() if entry.seat is not None}


def _seat(entry: Entry) -> int:
    return -1 if entry.seat is None else entry.seat


def _first_free(people: Sequence[Person], wanted: Mapping[int, Person]) -> int | None:
    """Return a seat whose new name no other has now, None where there is none."""
    for seat, person in wanted.items():
        name = folded(person.name)
        if not any(folded(people[other].name) == name for other in wanted if other != seat):
            return seat
    return None


def _aside(people: Sequence[Person], seat: int) -> Person:
    taken = {folded(person.name) for person in people}
    names = (f"{people[seat].name[: LONGEST - 4]} {number}" for number in count(2))
    return people[seat]._replace(name=next(name for name in names if folded(name) not in taken))


def _person(entry: Entry) -> Person:
    return Person(entry.settled, entry.colour, entry.tap_key, entry.level)
