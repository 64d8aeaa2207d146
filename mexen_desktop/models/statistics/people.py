"""Who stands in a row of statistics."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeVar
from unicodedata import category, normalize

from PySide6.QtCore import QCoreApplication

from mexen_desktop.models.statistics.answers import Answers
from mexen_desktop.models.statistics.table import Cell, Row, Somebody
from mexen_desktop.store.statistics.values import Rival, Scope, Standing, Who
from mexen_desktop.texts.somebody import called
from mexen_desktop.texts.sorting import in_order

Cells = Callable[[Standing], tuple[Cell, ...]]
#: Signs for no eye, marks that belong to the letter before them, spaces.
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Mn", "Me", "Zs", "Zl", "Zp"})

Each = TypeVar("Each", Standing, Rival)


def played(answers: Answers, scope: Scope) -> list[Standing]:
    """Return those who have played a round to its end, most rounds first."""
    found = (each for each in answers.standings(scope) if each.rounds)
    return [each._replace(name=called(each.name)) for each in found]


def met(answers: Answers, who: Who, scope: Scope) -> list[Rival]:
    """Return those with whom somebody has played, most rounds together first."""
    return [each._replace(name=called(each.name)) for each in answers.rivals(who, scope)]


def somebody(one: Standing | Rival) -> Somebody:
    """Return how a row shows somebody: the peg has the first letter of the name."""
    return Somebody(one.colour, _first_letter(one.name), one.level)


def _first_letter(name: str) -> str:
    # Of some names the first sign cannot be seen: it only says which way they are written.
    seen = (sign for sign in normalize("NFC", name) if category(sign) not in _UNSEEN)
    return next(seen, "").upper()[:1]


def by_name(standings: Iterable[Standing]) -> list[Standing]:
    """Return people as the language sorts their names."""
    return in_order(standings, lambda each: each.name)


def most_first(
    standings: Iterable[Standing], amount: Callable[[Standing], float]
) -> list[Standing]:
    """Return those with the most first; who has as much is sorted by name."""
    return sorted(by_name(standings), key=lambda each: -amount(each))


def rows_of(standings: Sequence[Standing], cells: Cells) -> tuple[Row, ...]:
    """Return a row for each, computers in a group of their own below the people."""
    return tuple(
        Row((Cell(each.name), *cells(each)), somebody(each), each.who, group)
        for each, group in grouped(standings)
    )


def grouped(people: Sequence[Each]) -> Iterator[tuple[Each, str]]:
    """Yield people, then computers; the first of these with the name of their group."""
    for each in people:
        if not each.who.computer:
            yield each, ""
    group = QCoreApplication.translate("statistics", "Computer players")
    for each in people:
        if each.who.computer:
            yield each, group
            group = ""
