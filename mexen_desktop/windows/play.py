"""Sits people down to a game."""

from os import PathLike

from mexen_desktop.models.controller import Controller
from mexen_desktop.models.facts import Person
from mexen_desktop.models.tap_keys import DEFAULTS
from mexen_desktop.record.reading import read
from mexen_desktop.record.replaying import replay
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import OVER
from mexen_desktop.session.dice import DiceSource, SystemDice
from mexen_desktop.session.game import Game
from mexen_desktop.settings import COLOURS, Player, Settings
from mexen_desktop.windows.start.left_open import LeftOpen
from mexen_desktop.windows.tonight import tonight


def new_game(settings: Settings, dice: DiceSource | None) -> Controller:
    """Return a new game of who plays tonight."""
    evening = tonight(settings)
    game = Game(
        settings.rules,
        PRESETS[settings.rules],
        [player.name for player in evening.people],
        dice or SystemDice(),
        starter=evening.starter,
        stake=settings.stake,
    )
    people = [Person(player.name, player.colour, player.tap_key) for player in evening.people]
    return Controller(game, people)


def recorded_game(path: str | PathLike[str], dice: DiceSource | None) -> Controller:
    """Return the game of a record, to be played on from where it stands.

    Raises RecordError for whatever is wrong with the record.
    """
    record = read(path)
    for _ in replay(record):
        # Whatever is wrong with an action is said as the command line says it.
        pass
    game = Game(
        record.rules,
        record.rule_set(),
        record.players,
        dice or SystemDice(),
        starter=record.starter,
        stake=record.stake,
    )
    for action in record.actions:
        game.submit(action)
    people = [
        Person(name, seat % COLOURS, DEFAULTS[seat] if seat < len(DEFAULTS) else "")
        for seat, name in enumerate(game.names)
    ]
    return Controller(game, people)


def left_open(controller: Controller | None) -> LeftOpen | None:
    """Return what the start page says of a game that can go on; None where none can."""
    state = controller.game.state if controller is not None else None
    if controller is None or state is None or state.phase == OVER or state.player is None:
        return None
    people = [controller.people[seat] for seat in state.in_game]
    return LeftOpen(
        controller.game.rules,
        state.round,
        controller.people[state.player].name,
        tuple(Player(person.name, person.colour, person.tap_key) for person in people),
    )
