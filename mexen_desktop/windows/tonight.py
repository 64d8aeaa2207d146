"""Who plays tonight, by what is remembered."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.rule_set import RuleSet
from mexen_desktop.settings import Player, Settings, folded
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.texts.people import default_name


class How(Enum):
    """How it is found who starts."""

    CHOSEN = auto()
    DICE = auto()
    #: Who lost last.
    LOSER = auto()
    #: Who lost last, but nobody of them did.
    NO_LOSER = auto()


class Tonight(NamedTuple):
    """The people of the next game, in seating order."""

    people: tuple[Player, ...]
    #: The place among them of who starts.
    starter: int
    #: Why they cannot play, with what to do; "" where they can.
    problem: str
    #: How it is found who starts.
    how: How


def everybody(settings: Settings) -> tuple[Player, ...]:
    """Return all who are remembered; two to begin with where nobody was ever entered."""
    if settings.players:
        return settings.players
    return tuple(Player(default_name(place + 1), place, key) for place, key in enumerate("AB"))


def tonight(settings: Settings) -> Tonight:
    """Return who plays, who of them starts, whether they can."""
    people = tuple(player for player in everybody(settings) if player.plays)
    starter, how = who_starts(settings, [player.name for player in people])
    return Tonight(people, starter, _problem(settings.chosen, len(people)), how)


def who_starts(settings: Settings, names: Sequence[str]) -> tuple[int, How]:
    """Return the place of who of these starts, as far as it is known, with how it is found."""
    places = {folded(name): place for place, name in reversed([*enumerate(names)])}
    chosen = places.get(folded(settings.starter), 0)
    if settings.starts == "dice":
        return chosen, How.DICE
    if settings.starts == "loser":
        lost = [places[folded(name)] for name in settings.lost if folded(name) in places]
        return (lost[0], How.LOSER) if lost else (chosen, How.NO_LOSER)
    return chosen, How.CHOSEN


def about_starter(evening: Tonight) -> str:
    """Return in few words who starts, or how that is found."""
    text = {
        How.CHOSEN: QCoreApplication.translate("StartPage", "{name} starts"),
        How.DICE: QCoreApplication.translate("start page", "Throw for it"),
        How.LOSER: QCoreApplication.translate("start page", "Last loser: {name}"),
        How.NO_LOSER: QCoreApplication.translate("start page", "No loser yet: {name} starts"),
    }[evening.how]
    return text.format(name=isolated(evening.people[evening.starter].name))


def ways_to_start(
    settings: Settings, names: Sequence[str], lost: Sequence[str]
) -> list[tuple[str, str]]:
    """Return how else than by choice it can be found who of these starts, each with its words."""
    loser, how = who_starts(settings._replace(starts="loser", lost=tuple(lost)), names)
    if how is How.LOSER:
        text = QCoreApplication.translate("start page", "Last loser: {name}")
        loses = text.format(name=names[loser])
    else:
        loses = QCoreApplication.translate("start page", "Last loser: nobody yet")
    return [("dice", QCoreApplication.translate("start page", "Throw for it")), ("loser", loses)]


def _problem(rules: RuleSet, count: int) -> str:
    options = rules.options
    if count < options.least:
        text = QCoreApplication.translate(
            "start page", "At least {least} players are needed: add somebody under “Change”."
        )
        return text.format(least=words.number(options.least))
    if options.most is not None and count > options.most:
        text = QCoreApplication.translate(
            "start page",
            "{game} is for at most {most}: choose another game, or let somebody sit out under "
            "“Change”.",
        )
        return text.format(
            game=isolated(words.name_of(rules)),
            most=words.number(options.most),
        )
    return ""
