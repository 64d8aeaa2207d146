"""What has happened, as sentences for the log."""

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules import events as e
from mexen_desktop.session.game import Game
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.texts.marks import fill


def _name(game: Game, seat: int) -> str:
    return isolated(game.names[seat])


def _thrown(event: e.Thrown, game: Game) -> str:
    text = (
        QCoreApplication.translate("log", "{name} keeps the {kept} and throws <b>{reading}</b>.")
        if event.kept
        else QCoreApplication.translate("log", "{name} throws <b>{reading}</b>.")
    )
    shown = words.reading(event.reading, game.options)
    return fill(text, name=_name(game, event.by), kept=event.kept, reading=shown)


def _voided(event: e.Voided, game: Game) -> str:
    text = {
        "restart": QCoreApplication.translate("log", "Elbow! {name} begins the turn again."),
        "give": QCoreApplication.translate(
            "log", "31 does not count as a throw: {name} hands out, then goes on."
        ),
        "again": QCoreApplication.translate("log", "31 does not count: {name} throws again."),
    }[event.how]
    return fill(text, name=_name(game, event.by))


def _pot_changed(event: e.PotChanged, game: Game) -> str:  # noqa: ARG001 - one shape for all
    return fill(QCoreApplication.translate("log", "The pot is now <b>{pot}</b>."), pot=event.pot)


def _role_passed(event: e.RolePassed, game: Game) -> str:
    if event.level > 1:
        text = QCoreApplication.translate("log", "{name} is now Pirate ×{level}.")
    else:
        text = {
            "knight": QCoreApplication.translate("log", "{name} becomes Knight."),
            "pirate": QCoreApplication.translate("log", "{name} becomes Pirate."),
        }[event.kind]
    return fill(text, name=_name(game, event.holder), level=event.level)


def _role_vacated(event: e.RoleVacated, game: Game) -> str:  # noqa: ARG001 - one shape for all
    return {
        "knight": QCoreApplication.translate("log", "There is no Knight any more."),
        "pirate": QCoreApplication.translate("log", "There is no Pirate any more."),
    }[event.kind]


def _took(event: e.Took, game: Game) -> str:
    return (_took_sips if game.stake == words.SIPS else _took_points)(event, game)


def _took_points(event: e.Took, game: Game) -> str:
    count = event.amount
    text = {
        "role": QCoreApplication.translate(
            "log", "The double costs {name} %n point(s).", "", count
        ),
        "given": QCoreApplication.translate("log", "{giver} gives {name} %n point(s).", "", count),
        "pot": QCoreApplication.translate(
            "log", "{name} loses the round and takes <b>%n point(s)</b>.", "", count
        ),
    }[event.cause]
    return _fill_took(text, event, game)


def _took_sips(event: e.Took, game: Game) -> str:
    count = event.amount
    text = {
        "role": QCoreApplication.translate("log", "The double costs {name} %n sip(s).", "", count),
        "given": QCoreApplication.translate("log", "{giver} gives {name} %n sip(s).", "", count),
        "pot": QCoreApplication.translate(
            "log", "{name} loses the round and takes <b>%n sip(s)</b>.", "", count
        ),
    }[event.cause]
    return _fill_took(text, event, game)


def _fill_took(text: str, event: e.Took, game: Game) -> str:
    giver = "" if event.giver is None else _name(game, event.giver)
    return fill(text, name=_name(game, event.seat), giver=giver)


def _race_opened(event: e.RaceOpened, game: Game) -> str:
    text = QCoreApplication.translate(
        "log", "32! Everybody else may tap before {name} throws or stops."
    )
    return fill(text, name=_name(game, event.by))


def _race_escaped(event: e.RaceEscaped, game: Game) -> str:
    text = QCoreApplication.translate("log", "{name} is faster than any tap.")
    return fill(text, name=_name(game, event.by))


def _stuck(event: e.Stuck, game: Game) -> str:
    text = QCoreApplication.translate("log", "{tapper} taps: {name} is stuck with <b>32</b>.")
    return fill(text, tapper=_name(game, event.tapper), name=_name(game, event.by))


def _turn_ended(event: e.TurnEnded, game: Game) -> str:
    text = QCoreApplication.translate(
        "log", "{name} has <b>{reading}</b> after %n throw(s).", "", event.throws
    )
    if event.why == "thirty_two":
        text = QCoreApplication.translate(
            "log",
            "{reading} ends the turn: {name} has <b>{reading}</b> after %n throw(s).",
            "",
            event.throws,
        )
    shown = words.reading(event.reading, game.options)
    return fill(text, name=_name(game, event.by), reading=shown)


def _limit_set(event: e.LimitSet, game: Game) -> str:  # noqa: ARG001 - one shape for all
    return QCoreApplication.translate(
        "log", "Everyone else has at most %n throw(s).", "", event.limit
    )


def _tie_opened(event: e.TieOpened, game: Game) -> str:
    text = QCoreApplication.translate("log", "{names} are level: deciding throws.")
    return fill(text, names=words.names([game.names[seat] for seat in event.seats]))


def _deciding_thrown(event: e.DecidingThrown, game: Game) -> str:
    if event.void:
        text = QCoreApplication.translate("log", "31 decides nothing: {name} throws again.")
    else:
        text = QCoreApplication.translate("log", "{name}’s deciding throw is <b>{value}</b>.")
    shown = words.reading(event.value, game.options)
    return fill(text, name=_name(game, event.by), value=shown)


def _life_lost(event: e.LifeLost, game: Game) -> str:
    text = QCoreApplication.translate("log", "{name} loses %n life/lives.", "", event.amount)
    return fill(text, name=_name(game, event.seat))


def _went_out(event: e.WentOut, game: Game) -> str:
    return fill(QCoreApplication.translate("log", "{name} is out."), name=_name(game, event.seat))


def _round_began(event: e.RoundBegan, game: Game) -> str:
    text = QCoreApplication.translate("log", "Round {round}: {name} starts.")
    return fill(text, round=event.round, name=_name(game, event.starter))


def _joined(event: e.Joined, game: Game) -> str:
    text = QCoreApplication.translate("log", "{name} joins the game.")
    return fill(text, name=_name(game, event.seat))


def _left(event: e.Left, game: Game) -> str:
    text = QCoreApplication.translate("log", "{name} leaves the game.")
    return fill(text, name=_name(game, event.seat))


def _reordered(event: e.Reordered, game: Game) -> str:
    text = QCoreApplication.translate("log", "New seating order: {names}.")
    return fill(text, names=words.names([game.names[seat] for seat in event.seats]))


def _starter_changed(event: e.StarterChanged, game: Game) -> str:
    text = QCoreApplication.translate("log", "{name} starts instead.")
    return fill(text, name=_name(game, event.starter))


def _game_ended(event: e.GameEnded, game: Game) -> str:
    if event.winner is not None:
        text = QCoreApplication.translate("log", "{name} wins the game.")
        return fill(text, name=_name(game, event.winner))
    if event.how == "dead":
        return QCoreApplication.translate("log", "Dead game: everyone went out at once.")
    return QCoreApplication.translate("log", "The game is over.")


def _silent(event: e.Event, game: Game) -> None:  # noqa: ARG001 - one shape for all
    return None


#: Every event to its sentence; what the status line or another sentence already says is silent.
SENTENCES: Final[dict[type[e.Event], Callable[[Any, Game], str | None]]] = {
    e.Thrown: _thrown,
    e.Voided: _voided,
    e.PotChanged: _pot_changed,
    e.RolePassed: _role_passed,
    e.RoleVacated: _role_vacated,
    e.Took: _took,
    e.GiveDue: _silent,
    e.AppointDue: _silent,
    e.RaceOpened: _race_opened,
    e.RaceEscaped: _race_escaped,
    e.Stuck: _stuck,
    e.TurnEnded: _turn_ended,
    e.LimitSet: _limit_set,
    e.TurnBegan: _silent,
    e.TieOpened: _tie_opened,
    e.DecidingThrown: _deciding_thrown,
    e.RoundEnded: _silent,
    e.LifeLost: _life_lost,
    e.WentOut: _went_out,
    e.RoundBegan: _round_began,
    e.Joined: _joined,
    e.Left: _left,
    e.Reordered: _reordered,
    e.StarterChanged: _starter_changed,
    e.GameEnded: _game_ended,
}


def narrate(event: e.Event, game: Game) -> str | None:
    """Return the sentence for an event, strong words between marks; None for a silent one."""
    return SENTENCES[type(event)](event, game)
