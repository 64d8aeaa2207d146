"""Follows the lines of a game as far as they are to be believed."""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, cast
from zlib import crc32

import msgspec

from mexen_desktop.rules.actions import Action, Join
from mexen_desktop.store.entries import Entry, Opened, chained, decoded
from mexen_desktop.store.folding import Fold

#: How dice fell is one of these.
_FALLS: Final = range(1 << 32)

#: A line with its checksum, then how dice fell, as found: damage can make anything of a value.
Found = tuple[object, object, object]


class Told(NamedTuple):
    """What the lines of a game tell, as far as they are to be believed."""

    fold: Fold
    lines: list[bytes]
    crc: int
    #: For each line how dice fell.
    falls: "array[int]"
    #: Packed states with the number of actions before them, ascending, none since taken back.
    states: list[tuple[int, bytes]]
    #: Whether all lines are as they were written.
    whole: bool


def tell(rows: Iterable[Found], snapshots: Mapping[int, Sequence[object]]) -> Told | None:
    """Follow the lines of a game up to the first that is not to be believed.

    None where that is the first of all. `snapshots` are packed states by line.
    """
    rows = list(rows)
    sound = _sound(rows)
    # Each text is held but once, read but once: of a long game's lines few are new.
    known = {line: (line, _entry(line)) for line in set(sound)}
    lines = [known[line][0] for line in sound]
    falls = _falls([row[2] for row in rows[: len(lines)]])
    entries = [known[line][1] for line in sound]
    opened = entries[0] if entries else None
    if not isinstance(opened, Opened):
        return None
    fold, done, states = Fold(opened), 1, list[tuple[int, bytes]]()
    for at in [*_stops(entries, snapshots), len(entries)]:
        fold.act(cast(Sequence[Action], entries[done:at]), falls[done:at])
        entry, done = entries[at] if at < len(entries) else None, at + 1
        if entry is None or isinstance(entry, Opened):
            del lines[at:], falls[at:]
            break
        fold.take(entry, falls[at])
        while states and states[-1][0] > len(fold.actions):
            states.pop()
        state = _believed(snapshots.get(at), rows[at][1])
        if state is not None:
            states.append((len(fold.actions), state))
    return Told(fold, lines, chained(b"".join(lines)), falls, states, whole=len(lines) == len(rows))


def _sound(rows: Sequence[Found]) -> Sequence[bytes]:
    """Return the lines before the first that is not as it was written."""
    found = [row[0] for row in rows]
    if set(map(type, found)) == {bytes}:
        lines = cast(Sequence[bytes], found)
        if chained(b"".join(lines)) == rows[-1][1]:
            return lines
    crc, sound = 0, list[bytes]()
    for line, written, _ in rows:
        if not isinstance(line, bytes) or (crc := chained(line, crc)) != written:
            break
        sound.append(line)
    return sound


def _stops(entries: Sequence[Entry | None], snapshots: Mapping[int, object]) -> list[int]:
    """Return where more has to be done than to note an action; there is none at the first line."""
    plain = {kind for kind in set(map(type, entries)) if issubclass(kind, Action)} - {Join}
    stops = {at for at, entry in enumerate(entries) if type(entry) not in plain}
    stops.update(at for at in snapshots if at in range(len(entries)))
    return sorted(stops - {0})


def _believed(snapshot: Sequence[object] | None, crc: object) -> bytes | None:
    """Return a packed state that is as it was written after the line with that checksum."""
    state, check = snapshot or (None, None)
    if isinstance(state, bytes) and isinstance(crc, int) and crc32(state, crc) == check:
        return state
    return None


def _falls(found: Sequence[object]) -> "array[int]":
    """Return how dice fell, 0 for what cannot be true."""
    try:
        return array("I", cast(Sequence[int], found))
    except (TypeError, OverflowError):
        return array(
            "I", (fall if isinstance(fall, int) and fall in _FALLS else 0 for fall in found)
        )


def _entry(line: bytes) -> Entry | None:
    try:
        return decoded(line)
    except msgspec.MsgspecError:
        return None
