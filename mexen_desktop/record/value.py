"""A game record as a value."""

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec
from msgspec import Raw, Struct

from mexen_desktop.record.errors import RecordError
from mexen_desktop.record.names import checked
from mexen_desktop.rules.actions import Action
from mexen_desktop.rules.lots import Lots
from mexen_desktop.rules.options import Options, change
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import State, new_game

FORMAT: Final = "mexen-record"
VERSION: Final = 1

STAKES: Final = ("sips", "points")

#: Texts that a record may carry beside the game.
TEXTS: Final = ("created", "app")
#: How the names of all else that it may carry begin.
EXTRA: Final = "x_"
#: Under this note stand the numbers of the actions, from 1, that are throws of a table's own dice.
OWN_DICE: Final = "x_own_dice"
#: Under this note stands what was thrown for who starts, die by die; under the next the numbers of
#: those dice, from 1, that are a table's own.
LOTS: Final = "x_lots"
OWN_LOTS: Final = "x_own_lots"
#: Nobody ever throws so often for it: with more dice for each player they are not looked at.
MOST_LOTS: Final = 50
#: Under this note stands what the table calls its own rules.
HOUSE: Final = "x_house_rules"
#: Under this note stand the seats that computers played, each with its level.
COMPUTERS: Final = "x_computers"
#: The levels of computers, from 1 on.
LEVELS: Final = ("easy", "normal", "strong")


class Record(Struct, frozen=True, kw_only=True):
    """A whole game: who played, by which rules, what they did."""

    #: A preset's id.
    rules: str
    #: One of STAKES.
    stake: str
    #: Names by seat, trimmed.
    players: tuple[str, ...]
    #: Can be gone through any number of times. Of a record that was read each action is decoded
    #: only when its turn comes, so that a wrong one raises RecordError then, not before.
    actions: Iterable[Action]
    starter: int = 0
    #: What differs from the preset.
    options: Mapping[str, object] = {}
    #: `created`, `app` and the keys starting with `x_`, as JSON: no part of the game.
    notes: Mapping[str, Raw] = {}

    def rule_set(self) -> Options:
        """Return the options that the game is played by.

        Raises RulesError where they cannot be played.
        """
        return change(PRESETS[self.rules], self.options)

    def start(self) -> State:
        """Return the state before the first action.

        Raises RulesError where such a game cannot be played.
        """
        return new_game(self.rule_set(), len(self.players), self.starter)

    def note(self, key: str) -> object:
        """Return a note's value, None where there is none."""
        return msgspec.json.decode(self.notes[key]) if key in self.notes else None

    def house(self) -> str:
        """Return what the table called its own rules, "" where that is no name or there is none."""
        name = self.note(HOUSE)
        try:
            return checked(name) if isinstance(name, str) else ""
        except RecordError:
            return ""

    def own_dice(self) -> frozenset[int]:
        """Return the numbers of the actions, from 1, that are said to be throws of own dice."""
        return self._numbers(OWN_DICE)

    def lots(self) -> tuple[tuple[int, bool], ...]:
        """Return what is said to have been thrown for who starts, with whether by own dice.

        Nothing where that cannot be, or was not the end of it though the game went on.
        """
        told = self.note(LOTS)
        if not isinstance(told, list) or len(told) > MOST_LOTS * len(self.players):
            return ()
        lots, own = Lots(len(self.players)), self._numbers(OWN_LOTS)
        try:
            for die in told:
                lots = lots.after(die if type(die) is int else 0)
        except ValueError:
            return ()
        if lots.turn != self.starter or (not lots.settled and self._went_on()):
            return ()
        return tuple((die, number in own) for number, die in enumerate(lots.dice, 1))

    def computers(self) -> dict[int, int]:
        """Return the seats that are said to be computers', with their levels from 1."""
        return levels_in(self.notes.get(COMPUTERS))

    def _went_on(self) -> bool:
        """Whether anything was done, be it even what is no action."""
        try:
            return any(True for _ in self.actions)
        except RecordError:
            return True

    def _numbers(self, key: str) -> frozenset[int]:
        told = self.note(key)
        numbers = told if isinstance(told, list) else ()
        return frozenset(number for number in numbers if type(number) is int)


def levels_in(raw: Raw | None) -> dict[int, int]:
    """Return the levels by seat that a note tells of; what makes no sense there is left out."""
    told = None if raw is None else msgspec.json.decode(raw)
    if not isinstance(told, dict):
        return {}
    return {
        int(seat): LEVELS.index(level) + 1
        for seat, level in told.items()
        if seat.isascii() and seat.isdecimal() and level in LEVELS
    }


def note_of_levels(levels: Iterable[int]) -> dict[str, Raw]:
    """Return the note of levels by seat, 0 for people; none where nobody is a computer."""
    told = {seat: LEVELS[level - 1] for seat, level in enumerate(levels) if level}
    return {COMPUTERS: note(told)} if told else {}


def note(value: object) -> Raw:
    """Return a value as a note of a record holds it."""
    return Raw(msgspec.json.encode(value))
