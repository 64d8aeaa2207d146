"""What the picture of an evening says."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from mexen_desktop.models.statistics.people import by_name, somebody
from mexen_desktop.models.statistics.table import Somebody
from mexen_desktop.store.statistics.values import Evening, Standing, Streak, Totals, Who
from mexen_desktop.texts import words
from mexen_desktop.texts.by_locale import day
from mexen_desktop.texts.evening import lost_of, moments, title
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.texts.statistics import MINUS, games, rounds, throws

#: More sentences nobody reads on a picture.
_MOST_SENTENCES = 3


class Placed(NamedTuple):
    """Somebody in the standing of an evening."""

    who: Somebody
    name: str
    #: Sips and points taken, or lives lost where none were taken at all; in words the same.
    amount: int
    told: str
    #: The quieter line.
    about: str
    #: Whether nobody else took as little.
    first: bool


class Poster(NamedTuple):
    """Everything that is seen of an evening."""

    title: str
    day: str
    about: tuple[str, ...]
    sentences: tuple[str, ...]
    placed: tuple[Placed, ...]
    #: Whether the amounts are lives.
    lives: bool

    @property
    def spoken(self) -> str:
        """All of it as text."""
        people = [f"{isolated(each.name)}: {each.told}" for each in self.placed]
        about = ", ".join(self.about)
        return " ".join([f"{self.title}. {self.day}. {about}.", *self.sentences, *people])


def poster(
    evening: Evening,
    totals: Totals,
    standings: Sequence[Standing],
    runs: Mapping[Who, Streak],
) -> Poster:
    """Return the picture of an evening: who took least first, computers last."""
    lives = not any(each.taken.total for each in standings)
    amounts = {each.who: each.lives_lost if lives else each.taken.total for each in standings}
    ordered = sorted(
        by_name(standings),
        key=lambda each: (each.who.computer, amounts[each.who], each.lost / max(1, each.rounds)),
    )
    least = [each for each in ordered if amounts[each.who] == amounts[ordered[0].who]]
    return Poster(
        title(),
        day(evening.began),
        (games(totals.games), rounds(totals.rounds), throws(totals.throws)),
        tuple(moments(standings, runs)[:_MOST_SENTENCES]),
        tuple(
            Placed(
                somebody(each),
                each.name,
                amounts[each.who],
                _told(amounts[each.who], lives=lives),
                lost_of(each),
                first=least == [each],
            )
            for each in ordered
        ),
        lives,
    )


def _told(amount: int, *, lives: bool) -> str:
    """Return an amount in words: of lives it is said that they are gone."""
    return f"{MINUS}{words.number(amount)}" if lives and amount else words.number(amount)
