"""The one line that says what is going on, with what there is to beat."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.lots import Lots
from mexen_desktop.rules.state import APPOINT, GIVE, OVER, RACE, TIE_BREAK, State
from mexen_desktop.session.game import Game
from mexen_desktop.session.standing import to_beat
from mexen_desktop.texts import lots, words
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.texts.marks import fill, split
from mexen_desktop.texts.showing import Showing


class StatusText(NamedTuple):
    """The status line: a strong name, what goes on, a dot a throw; on the right what to beat."""

    name: str
    rest: str
    thrown: int
    limit: int
    right: str
    right_strong: str
    right_rest: str
    alarm: bool
    #: The names on the left and on the right, which are cut first where room is short.
    who: str
    whose: str


def status(showing: Showing) -> StatusText:
    """Return the line for what is shown."""
    game, state = showing.game, showing.state
    if showing.lots is not None and not showing.lots.settled:
        return _lots(showing.lots, game)
    _, name, rest = split(_left(showing))
    playing = showing.ended is None and state.phase not in (TIE_BREAK, OVER)
    racing = playing and state.phase == RACE and not showing.outran
    before, strong, after = split(_right(showing))
    return StatusText(
        name,
        rest,
        state.throws if playing else 0,
        state.limit if playing and not racing and state.phase not in (GIVE, APPOINT) else 0,
        before,
        strong,
        after,
        alarm=racing and game.state.phase == RACE and not showing.held,
        who=isolated(game.names[state.player or 0]),
        whose=_to_beat_of(game, state),
    )


def _lots(going_on: Lots, game: Game) -> StatusText:
    _, name, rest = split(lots.to_throw(going_on, game.names))
    before, strong, after = split(lots.highest(going_on, game.names))
    return StatusText(
        name,
        rest,
        thrown=0,
        limit=0,
        right=before,
        right_strong=strong,
        right_rest=after,
        alarm=False,
        who=isolated(game.names[going_on.turn]),
        whose=lots.highest_of(going_on, game.names),
    )


def _left(showing: Showing) -> str:
    game, state = showing.game, showing.state
    if state.phase == OVER:
        return fill(QCoreApplication.translate("status", "<b>The game is over</b>"))
    if showing.ended is not None:
        text = QCoreApplication.translate("status", "<b>Round {round} is over</b>")
        return fill(text, round=showing.ended.round)
    name = isolated(game.names[state.player or 0])
    if state.phase == GIVE:
        text = (
            QCoreApplication.translate("status", "<b>{name}:</b> 31. Who takes 1 sip?")
            if game.stake == words.SIPS
            else QCoreApplication.translate("status", "<b>{name}:</b> 31. Who takes 1 point?")
        )
        return fill(text, name=name)
    if showing.held:
        return fill(QCoreApplication.translate("status", "<b>32!</b> The race waits: get ready"))
    if showing.faces:
        text = QCoreApplication.translate(
            "status", "<b>{name}:</b> {value} and the other die?", "6 and the other die?"
        )
        return fill(text, name=name, value=showing.faces[0])
    text = {
        RACE: QCoreApplication.translate("status", "<b>32!</b> Tap before {name} throws"),
        APPOINT: QCoreApplication.translate("status", "<b>{name}:</b> who will be Knight?"),
        TIE_BREAK: QCoreApplication.translate("status", "<b>{name}:</b> a deciding throw"),
    }.get(state.phase, "")
    if not text or showing.outran:
        text = _turn(state)
    return fill(text, name=name, throw=state.throws + 1, limit=state.limit)


def _turn(state: State) -> str:
    if not state.void:
        return QCoreApplication.translate("status", "<b>{name}:</b> throw {throw} of {limit}")
    if state.options.thirty_one == "restart":
        return QCoreApplication.translate(
            "status", "<b>{name}:</b> Elbow, again: throw {throw} of {limit}"
        )
    return QCoreApplication.translate(
        "status", "<b>{name}:</b> 31, again: throw {throw} of {limit}"
    )


def _right(showing: Showing) -> str:
    game, state = showing.game, showing.state
    if state.phase == OVER:
        return ""
    if showing.ended is not None:
        if state.options.costs_life:
            return ""
        text = QCoreApplication.translate("status", "the next pot starts at <b>{pot}</b>")
        return fill(text, pot=state.pot)
    if state.phase == TIE_BREAK:
        return _tie(game, state)
    beat = to_beat(state)
    if beat is None:
        return ""
    text = QCoreApplication.translate("status", "to beat: <b>{reading}</b> ({names})")
    shown = words.reading(beat.reading, state.options)
    return fill(text, reading=shown, names=_to_beat_of(game, state))


def _to_beat_of(game: Game, state: State) -> str:
    beat = to_beat(state)
    return words.names([game.names[seat] for seat in beat.seats]) if beat else ""


def _tie(game: Game, state: State) -> str:
    highest = state.options.tie_break == "one_die_highest"
    if state.options.costs_life:
        return fill(
            QCoreApplication.translate("status", "the <b>highest</b> loses")
            if highest
            else QCoreApplication.translate("status", "the <b>lowest</b> loses")
        )
    text = (
        QCoreApplication.translate("status", "the <b>highest</b> takes {amount}")
        if highest
        else QCoreApplication.translate("status", "the <b>lowest</b> takes {amount}")
    )
    return fill(text, amount=words.amount(state.pot, game.stake))
