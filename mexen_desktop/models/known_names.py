"""Tells by which steps games of before come to know people as a roster does."""

from typing import NamedTuple

from mexen_desktop.models.roster import Entry, Roster, first_free
from mexen_desktop.record.names import LONGEST, folded


class GivenUp(NamedTuple):
    """A name that is given up: its games are somebody else's from now on, or nobody's."""

    name: str
    #: The name of whose they are; "" for who was deleted.
    kept: str
    #: Who that is in the roster.
    into: Entry | None


class NameSteps(NamedTuple):
    """What is to be done with games of before: names are given up first, then some changed."""

    given_up: list[GivenUp]
    #: Old with new names, in an order in which each new one is free by then.
    renamings: list[tuple[str, str]]


def names_of(roster: Roster, entry: Entry) -> list[str]:
    """Return the names by which games of before know somebody, who may be several made one."""
    names = [entry.known_as] if entry.known_as else []
    for parted in roster.parted:
        if parted.into is entry:
            names += names_of(roster, parted.entry)
    return names


def steps_of(roster: Roster) -> NameSteps:
    """Return what a roster comes to for games of before, in this order."""
    known: dict[Entry, str] = {}
    everybody = [*roster.entries, *(parted.entry for parted in roster.parted)]
    taken = {folded(entry.known_as) for entry in everybody}
    given_up: list[GivenUp] = []
    for entry, into in roster.parted:
        name = known.get(entry, entry.known_as)
        if not name:
            continue
        if into is None:
            given_up.append(GivenUp(name, "", None))
        elif kept := known.get(into, into.known_as):
            given_up.append(GivenUp(name, kept, into))
        elif into.settled and folded(into.settled) not in taken:
            given_up.append(GivenUp(name, into.settled, into))
            known[into] = into.settled
        else:
            # Somebody new has the name that another one gives up: they come to it as that one does.
            known[into] = name
    wanted = {
        name: entry.settled
        for entry in roster.entries
        if entry.seat is None
        and (name := known.get(entry, entry.known_as))
        and entry.settled not in ("", name)
    }
    return NameSteps(given_up, _in_order(wanted, [entry.name for entry in everybody]))


def _in_order(wanted: dict[str, str], names: list[str]) -> list[tuple[str, str]]:
    waiting = {folded(old): (old, new) for old, new in wanted.items()}
    steps: list[tuple[str, str]] = []
    while waiting:
        free = next((old for old, (_, new) in waiting.items() if _is_free(new, old, waiting)), None)
        if free is not None:
            steps.append(waiting.pop(free))
            continue
        # They change names among themselves: one of them has another for a moment.
        old, new = waiting.pop(next(iter(waiting)))
        taken = [*names, *wanted, *wanted.values()]
        aside = first_free(f"{old[: LONGEST - 4]} {{}}".format, taken, 2)
        steps.append((old, aside))
        waiting[folded(aside)] = aside, new
    return steps


def _is_free(new: str, old: str, waiting: dict[str, tuple[str, str]]) -> bool:
    return folded(new) == old or folded(new) not in waiting
