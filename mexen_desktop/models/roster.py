"""Everybody who has played here, as they are being changed."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import count
from typing import NamedTuple

from mexen_desktop.models.tap_keys import KeyProblem, free_key, key_problem
from mexen_desktop.record.errors import Problem, RecordError
from mexen_desktop.record.names import checked, folded
from mexen_desktop.settings import BEST, COLOURS, Player


class Entry:
    """Somebody in the roster."""

    __slots__ = (
        *("_name", "age", "coach", "colour", "fold", "known_as", "level", "plays", "seat"),
        *("settled", "tap_key"),
    )

    def __init__(self, player: Player, age: int, seat: int | None = None) -> None:
        #: What is written now; `settled` is the last of it that could stay.
        self.name = self.settled = player.name
        #: The name that games of before know; "" for somebody new.
        self.known_as = player.name
        self.colour = player.colour
        self.tap_key = player.tap_key
        self.plays = player.plays
        #: How well a computer plays, from 1; 0 for a person.
        self.level = player.level
        self.coach = player.coach
        #: The seat in the game that is on; None for who has none.
        self.seat = seat
        #: Of two who want one name the younger must give way.
        self.age = age

    @property
    def name(self) -> str:
        """What is written now as the name."""
        return self._name

    @name.setter
    def name(self, name: str) -> None:
        self._name = name
        #: What it must differ in from others.
        self.fold = folded(name.strip())

    def player(self) -> Player:
        """Return the person as remembered."""
        return Player(self.settled, self.colour, self.tap_key, self.plays, self.level, self.coach)


class Parted(NamedTuple):
    """Somebody who was taken out of the roster for good."""

    entry: Entry
    #: Who is the same person, None for who was deleted.
    into: Entry | None


def first_free(name: Callable[[int], str], taken: Iterable[str], place: int = 1) -> str:
    """Return the first of the names by number that is not taken, from that number on."""
    known = {folded(each) for each in taken}
    return next(each for each in map(name, count(place)) if folded(each) not in known)


class Roster:
    """The people in seating order: who they are, who plays, who starts.

    A name that nobody may have can be written, but it does not settle: `problem` says why.
    """

    def __init__(
        self,
        players: Sequence[Player],
        starter: str = "",
        seats: Sequence[int] = (),
        *,
        starts: str = "chosen",
        lost: Sequence[str] = (),
    ) -> None:
        """`seats` are those of the first players in the game that is on.

        `starts` is how it is found who starts, `lost` who lost last, the latest first.
        """
        self._ages = count(len(players))
        self.entries = [
            Entry(player, row, seats[row] if row < len(seats) else None)
            for row, player in enumerate(players)
        ]
        for entry in self.entries:
            self._provide_key(entry)
        self._starter = next((e for e in self.entries if e.name == starter), None)
        #: How it is found who starts, by its word in the settings.
        self.starts = starts
        self._lost = [folded(name) for name in lost]
        #: Who was taken out for good, one after the other.
        self.parted: list[Parted] = []

    def players(self) -> tuple[Player, ...]:
        """Return everybody as remembered from now on: with the last name that could stay."""
        return tuple(entry.player() for entry in self.entries if entry.settled)

    def playing(self) -> list[Entry]:
        """Return those who play, in seating order."""
        return [entry for entry in self.entries if entry.plays]

    def number(self, entry: Entry) -> int:
        """Return what stands on the peg: the place among those who play, 0 for others."""
        return self.playing().index(entry) + 1 if entry.plays else 0

    def problem(self, entry: Entry) -> Problem | None:
        """Return why that name cannot stay, None where it can."""
        return _problem(entry, self._oldest())

    def namesake(self) -> tuple[Entry, Entry] | None:
        """Return who wants a name that somebody has, with who has it; None where nobody does."""
        for entry in self.entries:
            for other in self.entries:
                if other.fold == entry.fold and other.age < entry.age:
                    return entry, other
        return None

    @property
    def unsettled(self) -> int:
        """How many names cannot stay."""
        oldest = self._oldest()
        return sum(_problem(entry, oldest) is not None for entry in self.entries)

    @property
    def starter(self) -> Entry | None:
        """Who starts: the first who plays where the chosen one does not."""
        playing = self.playing()
        if self._starter in playing:
            return self._starter
        return playing[0] if playing else None

    @property
    def loser(self) -> Entry | None:
        """Who of those who play lost last."""
        playing = {entry.fold: entry for entry in self.playing()}
        return next((playing[name] for name in self._lost if name in playing), None)

    def choose_starter(self, entry: Entry) -> None:
        """Let that person start."""
        self._starter, self.starts = entry, "chosen"

    def rename(self, entry: Entry, name: str) -> None:
        """Write another name; it settles as soon as it may."""
        if name != entry.name:
            entry.name = name
            entry.age = next(self._ages)
            self.settle()

    def toggle(self, entry: Entry) -> None:
        """Let somebody play who did not, or sit out who did."""
        entry.plays = not entry.plays
        self._provide_key(entry)

    def change_colour(self, entry: Entry) -> None:
        """Give the next colour that nobody who plays has; just the next where all are taken."""
        taken = {e.colour for e in self.playing() if e is not entry}
        following = [(entry.colour + step) % COLOURS for step in range(1, COLOURS)]
        entry.colour = next((c for c in following if c not in taken), following[0])

    def change_level(self, entry: Entry) -> None:
        """Let a computer play better, the best as the easiest; people play as they can."""
        if entry.level:
            entry.level = entry.level % BEST + 1

    def change_key(self, entry: Entry, key: str) -> KeyProblem | None:
        """Give another tap key; returns why it cannot be had, None where it could."""
        owners = {e.tap_key: e.settled for e in self.playing() if e is not entry}
        problem = key_problem(key, owners)
        if problem is None:
            for other in self.entries:
                if other.tap_key == key.upper():
                    other.tap_key = ""
            entry.tap_key = key.upper()
        return problem

    def newcomer(self, name: str, *, plays: bool, level: int = 0) -> Entry:
        """Return somebody new, who is not in the roster yet; a computer where it has a level."""
        taken = {entry.colour for entry in self.playing()}
        colour = next((c for c in range(COLOURS) if c not in taken), len(self.entries) % COLOURS)
        entry = Entry(Player(name, colour, "", plays, level), next(self._ages))
        entry.settled = entry.known_as = ""
        self._provide_key(entry)
        return entry

    def free_name(self, name: Callable[[int], str], place: int = 1) -> str:
        """Return the first name that nobody has, from that place on."""
        return first_free(name, [entry.name for entry in self.entries], place)

    def settle(self) -> None:
        """Let every name stay that can."""
        oldest = self._oldest()
        stays = {entry for entry in self.entries if _problem(entry, oldest) is None}
        # Whose name cannot stay is called as before: nobody else can have that name yet.
        while given := {entry for entry in stays if entry.fold in self._held_without(stays)}:
            stays -= given
        for entry in stays:
            entry.settled = entry.name.strip()

    def _held_without(self, stays: Collection[Entry]) -> set[str]:
        """Return the names of those who do not get the one that is written."""
        return {folded(entry.settled) for entry in self.entries if entry not in stays}

    def _oldest(self) -> dict[str, int]:
        """Return the age of the oldest of each name."""
        ages: dict[str, int] = {}
        for entry in self.entries:
            ages[entry.fold] = min(entry.age, ages.get(entry.fold, entry.age))
        return ages

    def _provide_key(self, entry: Entry) -> None:
        taken = {e.tap_key for e in self.playing() if e is not entry}
        if entry.plays and not entry.level and (not entry.tap_key or entry.tap_key in taken):
            entry.tap_key = free_key(taken)


def _problem(entry: Entry, oldest: Mapping[str, int]) -> Problem | None:
    try:
        checked(entry.name)
    except RecordError as error:
        return error.problem
    return Problem.NAME_TAKEN if oldest.get(entry.fold, entry.age) < entry.age else None
