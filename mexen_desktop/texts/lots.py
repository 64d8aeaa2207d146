"""The words for dice that are thrown for who starts."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.lots import Lots, Pass
from mexen_desktop.session.game import Game
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.texts.marks import fill


def told_of(game: Game, number: int) -> list[Callable[[], str]]:
    """Return what tells a die in sentences, then what came of it, each when it is asked."""
    if game.lots is None:
        return []
    lots = game.lots._replace(dice=game.lots.dice[: number + 1])
    seat = lots.seat_of(number)
    tells = [lambda: _thrown(game.names[seat], lots.dice[number])]
    if lots.settled:
        tells.append(lambda: _starts(game.names[lots.turn]))
    elif not lots.passes[-1].dice:
        tells.append(lambda: _level([game.names[seat] for seat in lots.passes[-1].seats]))
    return tells


def to_throw(lots: Lots, names: Sequence[str]) -> str:
    """Return what the one in turn is to do, as the status line says it."""
    text = QCoreApplication.translate("lots", "<b>{name}:</b> throw for who starts")
    if len(lots.passes) > 1:
        text = QCoreApplication.translate("lots", "<b>{name}:</b> level, so throw again")
    return fill(text, name=isolated(names[lots.turn]))


def highest(lots: Lots, names: Sequence[str]) -> str:
    """Return what is the highest so far, as the status line says it; nothing before any die."""
    last = _last_thrown(lots)
    if not last.dice:
        return ""
    text = QCoreApplication.translate("lots", "highest: <b>{die}</b> ({names})")
    return fill(text, die=max(last.dice), names=highest_of(lots, names))


def highest_of(lots: Lots, names: Sequence[str]) -> str:
    """Return the names of those who threw highest so far."""
    return words.names([names[seat] for seat in _last_thrown(lots).highest])


def _last_thrown(lots: Lots) -> Pass:
    # Those who are level and throw again see with whom, until the first of them has thrown.
    return next((each for each in reversed(lots.passes) if each.dice), lots.passes[-1])


def _thrown(name: str, die: int) -> str:
    text = QCoreApplication.translate("lots", "{name} throws a <b>{die}</b> for who starts.")
    return fill(text, name=isolated(name), die=die)


def _level(names: Sequence[str]) -> str:
    text = QCoreApplication.translate("lots", "{names} are level and throw again.")
    return fill(text, names=words.names(names))


def _starts(name: str) -> str:
    return fill(QCoreApplication.translate("lots", "{name} starts."), name=isolated(name))
