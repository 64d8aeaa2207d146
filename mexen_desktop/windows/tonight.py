"""Who plays tonight, by what is remembered."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.rule_set import RuleSet
from mexen_desktop.settings import Player, Settings
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.texts.people import default_name


class Tonight(NamedTuple):
    """The people of the next game, in seating order."""

    people: tuple[Player, ...]
    #: The place among them of who starts.
    starter: int
    #: Why they cannot play, with what to do; "" where they can.
    problem: str


def everybody(settings: Settings) -> tuple[Player, ...]:
    """Return all who are remembered; two to begin with where nobody was ever entered."""
    if settings.players:
        return settings.players
    return tuple(Player(default_name(place + 1), place, key) for place, key in enumerate("AB"))


def tonight(settings: Settings) -> Tonight:
    """Return who plays, who of them starts, whether they can."""
    people = tuple(player for player in everybody(settings) if player.plays)
    starters = [place for place, player in enumerate(people) if player.name == settings.starter]
    return Tonight(people, starters[0] if starters else 0, _problem(settings.chosen, len(people)))


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
