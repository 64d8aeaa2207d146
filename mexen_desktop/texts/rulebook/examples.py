"""Lets the engine play examples by a table's own rules, so that no page can say what is not so."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.actions import Action, Stop, Throw
from mexen_desktop.rules.engine import can_stop
from mexen_desktop.rules.errors import IllegalAction
from mexen_desktop.rules.options import Options
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import OVER, TIE_BREAK
from mexen_desktop.session.dice import SystemDice
from mexen_desktop.session.game import Game, Step
from mexen_desktop.texts.marks import fill
from mexen_desktop.texts.narrator import narrate
from mexen_desktop.texts.rulebook.scripts import ROUND, SCRIPTS, Script
from mexen_desktop.texts.rulebook.values import Example, ExampleLine, Section, ShownDie

#: Short names that all four languages know.
NAMES: Final = ("Ann", "Bo", "Cem", "Dee")


def examples(options: Options, stake: str) -> Section:
    """Return the pieces of games that these rules allow, one plain round first."""
    shown = [_example("round", play_round(options, stake))]
    for script in SCRIPTS:
        game = play(script, options, stake)
        if game is not None:
            shown.append(_example(script.id, game))
    heading = QCoreApplication.translate("rules", "Examples")
    return Section("examples", heading, examples=tuple(shown))


def play(script: Script, options: Options, stake: str) -> Game | None:
    """Return the game of a script; None where these rules do not let it happen."""
    if script.lives:
        if not options.costs_life:
            return None
        options = options._replace(lives=script.lives)
    if script.players < options.least or script.players > (options.most or script.players):
        return None
    game = _new(options, script.players, stake)
    try:
        for action in script.actions:
            game.submit(action)
    except IllegalAction:
        return None
    happened = {type(event) for step in game.steps for event in step.events}
    ended = any(isinstance(event, script.last) for event in game.steps[-1].events)
    return game if ended and happened.issuperset(script.shows) else None


def play_round(options: Options, stake: str) -> Game:
    """Return one round, in which everybody stops as soon as they may."""
    players = max(options.least, min(len(ROUND), options.most or len(ROUND)))
    game = _new(options, players, stake)
    left = [list(ROUND[seat % len(ROUND)]) for seat in range(players)]
    while game.state.round == 1 and game.state.phase not in (OVER, TIE_BREAK):
        seat = game.state.player or 0
        game.submit(Stop(seat) if can_stop(game.state) else Throw(seat, left[seat].pop(0)))
    return game


def _new(options: Options, players: int, stake: str) -> Game:
    # The preset's id says nothing in a game of which nothing is kept.
    return Game(next(iter(PRESETS)), options, NAMES[:players], SystemDice(), stake=stake)


def _example(name: str, game: Game) -> Example:
    lines: list[ExampleLine] = []
    for step in game.steps:
        line = _line(step, game)
        if isinstance(step.action, Stop) and lines and lines[-1].seat == line.seat:
            # A stop needs no line of its own.
            line = lines[-1]._replace(text=f"{lines.pop().text} {line.text}")
        lines.append(line)
    return Example(name, _headings()[name], tuple(lines))


def _line(step: Step, game: Game) -> ExampleLine:
    sentences = [narrate(event, game) for event in step.events]
    text = " ".join(each for each in [_done(step.action, game), *sentences] if each)
    seat = getattr(step.action, "by", 0)
    return ExampleLine(seat, _dice(step.action), text)


def _done(action: Action, game: Game) -> str | None:
    """Return a sentence for what somebody does that no event speaks of."""
    if isinstance(action, Stop):
        text = QCoreApplication.translate("rules", "{name} stops.")
        return fill(text, name=game.names[action.by])
    return None


def _dice(action: Action) -> tuple[ShownDie, ...]:
    if not isinstance(action, Throw):
        return ()
    kept = (ShownDie(action.keep, stayed=True),) if action.keep else ()
    thrown = tuple(ShownDie(value, stayed=False) for value in action.dice)
    return (*kept, *thrown)


def _headings() -> dict[str, str]:
    return {
        "round": QCoreApplication.translate("rules", "One round", "an example"),
        "elbow": QCoreApplication.translate("rules", "A 31 with one throw", "an example"),
        "knight": QCoreApplication.translate("rules", "The Knight changes, then a tie"),
        "race": QCoreApplication.translate("rules", "A race is lost", "an example"),
        "appoint": QCoreApplication.translate("rules", "The Knight throws 1 and 1", "an example"),
        "kept": QCoreApplication.translate("rules", "Dice that stay, a 31 between", "an example"),
        "early": QCoreApplication.translate("rules", "Done after two throws", "an example"),
        "pirate": QCoreApplication.translate("rules", "1 and 1 twice", "an example"),
        "pot": QCoreApplication.translate("rules", "How the pot changes", "an example"),
        "life": QCoreApplication.translate("rules", "One life", "an example"),
        "two_lives": QCoreApplication.translate("rules", "Two lives", "an example"),
        "dead": QCoreApplication.translate(
            "rules", "Both have one life left, and both throw 31", "an example"
        ),
    }
