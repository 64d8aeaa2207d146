"""Composes each page of statistics from what the store answers."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from mexen_desktop.models.statistics import evenings, fallen, luck, person, players, rivals
from mexen_desktop.models.statistics.answers import Answers
from mexen_desktop.models.statistics.people import met, played
from mexen_desktop.models.statistics.players import Measure
from mexen_desktop.store.statistics.values import NO_STREAK, Scope, Standing, Streak, Who
from mexen_desktop.texts import statistics as told
from mexen_desktop.texts.by_locale import day, short_day
from mexen_desktop.texts.evening import moments
from mexen_desktop.texts.past import when
from mexen_desktop.windows.blocks import ABOUT, HEADING, Kind
from mexen_desktop.windows.statistics.parts import Content, Offer, Part, Says

SAYS: Final = Kind("body", 10)
MOMENT: Final = Kind("body", 4)
NOTE: Final = Kind("small", 14, quiet=True)
#: So many lines are drawn below each other, of those who played most.
_LINES: Final = 60
#: Names of offers.
POSTER: Final = "posterButton"
FAIR: Final = "fairDiceButton"


class Place(NamedTuple):
    """Where one is in the statistics."""

    section: str
    #: Somebody, or an evening's id.
    subject: object = None
    #: Somebody else.
    other: object = None


class Asked(NamedTuple):
    """What a page is asked for."""

    place: Place
    scope: Scope
    measure: Measure


def compose(answers: Answers, asked: Asked) -> Content:
    """Return what stands on a page; a sentence where there is nothing yet."""
    makers: dict[str, Callable[[Answers, Asked], Content | None]] = {
        "players": _players,
        "person": _person,
        "luck": _luck,
        "rivals": _rivals,
        "rivalsOf": _rivals_of,
        "pair": _pair,
        "evenings": _evenings,
        "evening": _evening,
        "dice": _dice,
    }
    return makers[asked.place.section](answers, asked) or Content(
        title_of(asked.place.section), (Says(_nothing(asked), SAYS),), None
    )


def title_of(section: str) -> str:
    """Return what a section is called."""
    return {
        "players": players.told_players(),
        "luck": QCoreApplication.translate("statistics", "Luck over time"),
        "rivals": QCoreApplication.translate("statistics", "Head to head"),
        "evenings": QCoreApplication.translate("statistics", "Evenings"),
        "dice": QCoreApplication.translate("statistics", "All dice"),
    }.get(section, "")


def _nothing(asked: Asked) -> str:
    if asked.scope.evening is not None:
        return QCoreApplication.translate(
            "statistics", "Not a single round has been played this evening yet."
        )
    if asked.scope.rules:
        return QCoreApplication.translate(
            "statistics", "Not a single round has been played by these rules yet."
        )
    return QCoreApplication.translate(
        "statistics",
        "Not a single round has been played yet. After the first one you will find here who loses"
        " how often, who is lucky, what falls most.",
    )


def _players(answers: Answers, asked: Asked) -> Content | None:
    standings = played(answers, asked.scope)
    if not standings:
        return None

    def runs() -> Mapping[Who, Streak]:
        return answers.streaks(asked.scope)

    parts: list[Part] = [Says(told.played(answers.totals(asked.scope)), ABOUT)]
    if asked.measure is Measure.TAKEN:
        parts += _taken(standings)
    else:
        parts.append(players.compared(standings, asked.measure, runs))
    if asked.measure is Measure.ROUNDS:
        parts.append(Says(_about_expected(), NOTE, told.about_luck()))
    everything = partial(players.everything, standings, runs)
    return Content(players.told_players(), tuple(parts), everything)


def _person(answers: Answers, asked: Asked) -> Content | None:
    standing = _standing(answers, asked.scope, asked.place.subject)
    if standing is None:
        return None
    own = answers.points((standing.who,), asked.scope)
    named = when if asked.scope.evening is not None else short_day
    parts: list[Part] = [
        Says(told.played_by(standing), ABOUT),
        Says(told.luck(standing), SAYS),
        person.losses(standing),
        Says(told.about_luck(), NOTE),
    ]
    streak = answers.streaks(asked.scope).get(standing.who, NO_STREAK)
    counts = person.counts(standing, streak)
    parts += [Says(counts.picture.title, HEADING), counts]
    if standing.taken.total:
        taken = person.taken(standing)
        parts += [Says(taken.picture.title, HEADING), taken]
    line = luck.line(standing, own, named)
    if own:
        parts += [Says(line.picture.title, HEADING), Says(_about_line(), ABOUT), line]
    against = rivals.rivals_of(standing, met(answers, standing.who, asked.scope))
    if against.picture.rows:
        parts += [Says(against.picture.title, HEADING), against]
    return Content(standing.name, tuple(parts), lambda: counts.table)


def _luck(answers: Answers, asked: Asked) -> Content | None:
    standings = played(answers, asked.scope)[:_LINES]
    if not standings:
        return None
    named = when if asked.scope.evening is not None else short_day
    points = answers.points([each.who for each in standings], asked.scope)
    figure = luck.lines(standings, points, named)
    parts = (Says(_about_line(), ABOUT), figure, Says(told.about_luck(), NOTE))
    return Content(figure.picture.title, parts, lambda: figure.table)


def _rivals(answers: Answers, asked: Asked) -> Content | None:
    standings = played(answers, asked.scope)
    if not standings:
        return None
    figure = players.lost_rounds(standings)
    choose = QCoreApplication.translate("statistics", "Choose the first of the two.")
    return Content(title_of("rivals"), (Says(choose, ABOUT), figure), lambda: figure.table)


def _rivals_of(answers: Answers, asked: Asked) -> Content | None:
    standing = _standing(answers, asked.scope, asked.place.subject)
    if standing is None:
        return None
    figure = rivals.rivals_of(standing, met(answers, standing.who, asked.scope))
    choose = QCoreApplication.translate("statistics", "Choose the second of the two.")
    return Content(standing.name, (Says(choose, ABOUT), figure), lambda: figure.table)


def _pair(answers: Answers, asked: Asked) -> Content | None:
    standing = _standing(answers, asked.scope, asked.place.subject)
    if standing is None:
        return None
    found = met(answers, standing.who, asked.scope)
    rival = next((each for each in found if each.who == asked.place.other), None)
    if rival is None:
        return None
    parts: list[Part] = [Says(told.together(standing, rival), ABOUT)]
    for figure in (rivals.lost(standing, rival), rivals.higher(standing, rival)):
        parts += [Says(figure.picture.title, HEADING), figure]
    return Content(told.pair(standing, rival), tuple(parts), lambda: rivals.both(standing, rival))


def _evenings(answers: Answers, _asked: Asked) -> Content | None:
    found = answers.evenings()
    if not found:
        return None
    figure = evenings.listed(found)
    return Content(figure.picture.title, (figure,), lambda: figure.table)


def _evening(answers: Answers, asked: Asked) -> Content | None:
    evening = evenings.evening_at(answers.evenings(), asked.place.subject)
    if evening is None:
        return None
    scope = asked.scope._replace(evening=evening.id)
    standings = played(answers, scope)
    if not standings:
        return None
    runs = answers.streaks(scope)
    parts: list[Part] = [Says(told.played(answers.totals(scope)), ABOUT)]
    parts += [Says(sentence, MOMENT) for sentence in moments(standings, runs)]
    offer = QCoreApplication.translate("statistics", "The evening as a picture")
    parts.append(Offer(POSTER, offer, "picture"))
    parts.append(players.lost_rounds(standings))
    if any(each.taken.total for each in standings):
        parts += _taken(standings)
    elif any(each.lives_lost for each in standings):
        parts.append(players.lives(standings))
    everything = partial(players.everything, standings, lambda: runs)
    return Content(day(evening.began), tuple(parts), everything)


def _dice(answers: Answers, asked: Asked) -> Content | None:
    dice = answers.dice(asked.scope)
    if not dice.throws:
        return None
    faces, readings = fallen.faces(dice), fallen.readings(dice)
    about = QCoreApplication.translate(
        "statistics", "{dice}; the dashed line is one in six"
    ).format(dice=told.dice(dice.faces.total()))
    fair = QCoreApplication.translate("statistics", "Is it fair?")
    parts = (
        *(Says(about, ABOUT, told.dice(dice.faces.total())), faces, Offer(FAIR, fair, "fair")),
        *(Says(readings.picture.title, HEADING), Says(told.throws(dice.throws), ABOUT), readings),
    )
    return Content(title_of("dice"), parts, lambda: readings.table)


def _standing(answers: Answers, scope: Scope, who: object) -> Standing | None:
    found = played(answers, scope)
    return next((each for each in found if isinstance(who, Who) and each.who == who), None)


def _about_expected() -> str:
    text = QCoreApplication.translate("statistics", "The dashed line: what the odds expect.")
    return f"{text} {told.about_luck()}"


def _about_line() -> str:
    return QCoreApplication.translate(
        "statistics",
        "Above the dashed line: fewer rounds lost than the odds expect. Below it: more.",
    )


def _taken(standings: Sequence[Standing]) -> Iterator[Part]:
    """Yield who took what, what the patterns mean with the sums of all; then lives, if any."""
    for figure in (players.taken(standings), person.taken_by_all(standings)):
        yield from (Says(figure.picture.title, HEADING), figure)
    if any(each.lives_lost for each in standings):
        yield players.lives(standings)
