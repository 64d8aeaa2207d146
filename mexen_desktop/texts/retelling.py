"""A whole game as plain text."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.events import RoundBegan
from mexen_desktop.rules.state import OVER
from mexen_desktop.session.game import Game
from mexen_desktop.store.totals import totals
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.texts.lots import told_of
from mexen_desktop.texts.marks import plain
from mexen_desktop.texts.narrator import narrate
from mexen_desktop.texts.own_dice import by_hand, with_own_dice


def retold(game: Game, title: str = "") -> str:
    """Return rules and players, every sentence of the log, how it ended; `title` comes second."""
    return "\n".join([*_head(game, title), "", *_told(game), "", *_end(game), ""])


def _head(game: Game, title: str) -> Iterator[str]:
    yield words.game_name(game.rules, isolated(game.house))
    if title:
        yield title
    text = QCoreApplication.translate("retelling", "Players: {names}")
    yield text.format(names=words.names(game.names))


def _told(game: Game) -> Iterator[str]:
    for number, cast in enumerate(game.casts):
        for at, tell in enumerate(told_of(game, number)):
            yield with_own_dice(plain(tell())) if cast.entered and not at else plain(tell())
    for step in game.steps:
        for event in step.events:
            sentence = narrate(event, game)
            if sentence is not None:
                if isinstance(event, RoundBegan):
                    yield ""
                told = plain(sentence)
                yield with_own_dice(told) if by_hand(event, entered=step.entered) else told


def _end(game: Game) -> Iterator[str]:
    state = game.state
    if state.phase != OVER:
        text = QCoreApplication.translate("retelling", "As it stands in round {round}:")
        yield text.format(round=words.number(state.round))
    else:
        yield QCoreApplication.translate("retelling", "How it ended:")
    scores = state.scores_by_seat()
    taken = totals(game.names, scores)
    for name, score, in_all in zip(game.names, scores, taken, strict=True):
        if state.options.costs_life:
            amount = QCoreApplication.translate("retelling", "%n life/lives", "", score)
        elif in_all is None:
            # Whoever left that seat came back to another.
            continue
        else:
            amount = words.amount(in_all, game.stake)
        text = QCoreApplication.translate("retelling", "{name}: {amount}")
        yield text.format(name=isolated(name), amount=amount)
