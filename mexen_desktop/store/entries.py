"""The lines of the log: what was done in a game, one thing after another."""

from collections.abc import Mapping
from typing import Final
from zlib import crc32

import msgspec
from msgspec import Raw, Struct

from mexen_desktop.rules.actions import Action, AnyAction, Throw


class Look(Struct, frozen=True, gc=False, omit_defaults=True):
    """How somebody is shown: colour, the key that taps in a race, the level of a computer."""

    colour: int = 0
    tap_key: str = ""
    #: 0 for a person.
    level: int = 0


class Player(Struct, frozen=True, gc=False, omit_defaults=True):
    """Somebody at the table."""

    name: str
    look: Look = Look()


class Line(Struct, frozen=True, gc=False, tag_field="do", omit_defaults=True):
    """Anything in the log that is no action of the rules."""


class Opened(Line, frozen=True, gc=False, tag="open"):
    """A game began: the first line of every game, from which all the others follow."""

    rules: str
    #: Every option by name, so that a preset that changes one day changes no game of before.
    options: Mapping[str, bool | int | str | None]
    stake: str
    players: tuple[Player, ...]
    starter: int = 0
    #: Whether it came in as a record.
    imported: bool = False
    #: What that record carried beside the game.
    notes: Mapping[str, Raw] = {}
    #: Whether dice are thrown for who starts, instead.
    lots: bool = False
    #: What the table calls its own rules; "" where it plays published ones, or unnamed ones.
    house: str = ""


class Lot(Line, frozen=True, gc=False, tag="lot"):
    """A die was thrown for who starts, by whose turn it was to."""

    die: int
    #: Whether it is one of the table's own.
    entered: bool = False


class Entered(Line, frozen=True, gc=False, tag="enter"):
    """A throw of the table's own dice."""

    throw: Throw


class TakenBack(Line, frozen=True, gc=False, tag="undo"):
    """The last action was taken back."""


class PutBack(Line, frozen=True, gc=False, tag="redo"):
    """What was taken back last was done again."""


class Renamed(Line, frozen=True, gc=False, tag="rename"):
    """Somebody has another name."""

    seat: int
    name: str


class Dressed(Line, frozen=True, gc=False, tag="look"):
    """Somebody looks different."""

    seat: int
    look: Look


class Staked(Line, frozen=True, gc=False, tag="stake"):
    """Sips became points, or the other way round."""

    stake: str


class Aside(Line, frozen=True, gc=False, tag="aside"):
    """A die was laid aside for the throw to come, or taken back."""

    #: Its value, 0 for none.
    value: int
    #: Which of the two it was, where they are alike.
    die: int | None = None


#: Whatever the log can hold.
Entry = Action | Line

_Played = AnyAction | Entered | TakenBack | PutBack | Aside | Lot
_AnyEntry = _Played | Opened | Renamed | Dressed | Staked

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[_AnyEntry]] = msgspec.json.Decoder(_AnyEntry)


def encoded(entry: Entry) -> bytes:
    """Return a line as the log holds it."""
    return _ENCODER.encode(entry)


def decoded(line: bytes) -> Entry:
    """Return what a line says.

    Raises msgspec.MsgspecError where it says nothing.
    """
    return _DECODER.decode(line)


def chained(line: bytes, before: int = 0) -> int:
    """Return the checksum of a game up to this line, from the one before it.

    So a line is only believed where all the lines before it are what they were.
    """
    return crc32(line, before)
