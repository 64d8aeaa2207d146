"""The few words on a paper slip: a moment, a round's end, the end of a game."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.events import Event, RolePassed, RoundEnded, Stuck, Thrown, Voided
from mexen_desktop.rules.state import OVER, State
from mexen_desktop.rules.throw import MEXICO
from mexen_desktop.session.game import Game
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.texts.marks import fill
from mexen_desktop.texts.showing import Showing


class SlipText(NamedTuple):
    """A slip: its large words, the quieter line under them."""

    headline: str
    under: str


def slip(showing: Showing) -> SlipText | None:
    """Return the slip that lies on the table at a round's or the game's end, None in between.

    One more tells who starts, where that was thrown for.
    """
    game, state = showing.game, showing.state
    if state.phase == OVER:
        return _over(game, state)
    if showing.lots is not None and showing.lots.settled:
        text = QCoreApplication.translate("slips", "{name} starts")
        under = QCoreApplication.translate("slips", "with the highest die")
        return SlipText(fill(text, name=isolated(game.names[showing.lots.turn])), under)
    if showing.ended is None:
        return None
    return SlipText(_loss(game, showing.ended), _next(game, state, showing.ended))


def _over(game: Game, state: State) -> SlipText:
    if state.winner is not None:
        text = QCoreApplication.translate("slips", "{name} wins")
        under = QCoreApplication.translate("slips", "in round {round}")
        return SlipText(
            fill(text, name=isolated(game.names[state.winner])), fill(under, round=state.round)
        )
    if state.options.costs_life and not state.in_game:
        return SlipText(
            QCoreApplication.translate("slips", "Dead game"),
            QCoreApplication.translate("slips", "Everyone is out at once: nobody wins."),
        )
    finished = state.round - 1
    under = QCoreApplication.translate("slips", "before its first round ended")
    if finished:
        under = QCoreApplication.translate("slips", "after %n finished round(s)", "", finished)
    return SlipText(QCoreApplication.translate("slips", "The game is over"), under)


def _loss(game: Game, ended: RoundEnded) -> str:
    people = words.names([game.names[seat] for seat in ended.losers])
    if game.options.costs_life:
        text = (
            QCoreApplication.translate("slips", "{names} loses %n life/lives", "", ended.amount)
            if len(ended.losers) == 1
            else QCoreApplication.translate(
                "slips", "{names} lose %n life/lives each", "", ended.amount
            )
        )
    elif game.stake == words.SIPS:
        text = QCoreApplication.translate("slips", "{names} takes %n sip(s)", "", ended.amount)
    else:
        text = QCoreApplication.translate("slips", "{names} takes %n point(s)", "", ended.amount)
    return fill(text, names=people)


def _next(game: Game, state: State, ended: RoundEnded) -> str:
    if ended.losers == (state.starter,):
        return QCoreApplication.translate("slips", "and starts the next round")
    text = QCoreApplication.translate("slips", "{name} starts the next round")
    return fill(text, name=isolated(game.names[state.starter]))


def moment(event: Event, game: Game) -> str | None:
    """Return the one or two words for an event that has its own short moment, None for others."""
    if isinstance(event, Thrown) and event.reading == MEXICO:
        text = QCoreApplication.translate("slips", "{mexico}!", "Mexico! or Mex!")
        return fill(text, mexico=words.reading(MEXICO, game.options))
    if isinstance(event, Voided) and event.how == "restart":
        return QCoreApplication.translate("slips", "Elbow")
    if isinstance(event, Voided) and event.how == "again":
        return QCoreApplication.translate("slips", "31, again")
    if isinstance(event, Stuck):
        return QCoreApplication.translate("slips", "STUCK!")
    if isinstance(event, RolePassed):
        return _role(event, game)
    return None


def _role(event: RolePassed, game: Game) -> str:
    if event.level > 1:
        text = QCoreApplication.translate("slips", "{name}: Pirate ×{level}")
    else:
        text = {
            "knight": QCoreApplication.translate("slips", "{name} is Knight"),
            "pirate": QCoreApplication.translate("slips", "{name} is Pirate"),
        }[event.kind]
    return fill(text, name=isolated(game.names[event.holder]), level=event.level)
