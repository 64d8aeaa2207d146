"""Sits people down to a game."""

from collections.abc import Sequence

from mexen_desktop.models.controller import Controller
from mexen_desktop.models.facts import Person
from mexen_desktop.models.tap_keys import DEFAULTS
from mexen_desktop.record.value import Record
from mexen_desktop.rules.actions import Action, Leave
from mexen_desktop.rules.rule_set import RuleSet
from mexen_desktop.rules.state import OVER, State
from mexen_desktop.session.dice import DiceSource, SystemDice
from mexen_desktop.session.game import Game
from mexen_desktop.settings import COLOURS, LeftOpen, Player, Settings
from mexen_desktop.store import entries
from mexen_desktop.store.entries import Entered, Look, Lot, Opened
from mexen_desktop.store.kept import Kept
from mexen_desktop.store.records import entries_of, lots_of
from mexen_desktop.store.store import Store
from mexen_desktop.texts.somebody import called
from mexen_desktop.windows.tonight import How, tonight, who_starts


def new_game(settings: Settings, store: Store, dice: DiceSource | None) -> Controller:
    """Return a new game of who plays tonight."""
    evening = tonight(settings)
    people = [
        Person(player.name, player.colour, player.tap_key, player.level)
        for player in evening.people
    ]
    rules = settings.chosen
    starter = None if evening.how is How.DICE else evening.starter
    return _begun(rules, people, starter, settings.stake, store, dice)


def next_game(
    over: Controller, settings: Settings, store: Store, dice: DiceSource | None
) -> Controller:
    """Return a new game of the same people by the same rules, without those who left.

    Where too few stayed somebody gave up, to play another.
    """
    game = over.game
    left = {action.by for _, action in game.steps.comings if isinstance(action, Leave)}
    stayed = [seat for seat in over.order if seat not in left]
    seats = stayed if len(stayed) >= game.options.least else over.order
    people = [over.people[seat] for seat in seats]
    lost = tuple(over.people[seat].name for seat in game.state.losers)
    names = [person.name for person in people]
    starter, how = who_starts(settings._replace(lost=lost), names)
    start = None if how is How.DICE else starter
    rules = RuleSet(game.rules, game.options, game.house)
    return _begun(rules, people, start, game.stake, store, dice)


def _begun(
    rules: RuleSet,
    people: Sequence[Person],
    starter: int | None,
    stake: str,
    store: Store,
    dice: DiceSource | None,
) -> Controller:
    players = tuple(entries.Player(person.name, person.look) for person in people)
    opened = Opened(
        rules.base,
        rules.options._asdict(),
        stake,
        players,
        starter or 0,
        lots=starter is None,
        house=rules.name,
    )
    game = Game(
        rules.base,
        rules.options,
        [person.name for person in people],
        dice or SystemDice(),
        starter=starter,
        stake=stake,
        journal=store.begin(opened),
    )
    game.house = rules.name
    return Controller(game, people)


def kept_game(kept: Kept, store: Store, dice: DiceSource | None) -> Controller:
    """Return a game that was kept, to be played on from its last step."""
    game = Game.restored(kept, dice or SystemDice(), store.go_on(kept))
    return Controller(game, people_of(kept))


def recorded_game(record: Record, store: Store, dice: DiceSource | None) -> Controller:
    """Return the game of a record that could not be kept, to be played on from its end."""
    options = record.rule_set()
    lots = lots_of(record)
    game = Game(
        record.rules,
        options,
        record.players,
        dice or SystemDice(),
        starter=None if lots else record.starter,
        stake=record.stake,
    )
    game.house = record.house()
    done = [*lots, *entries_of(record)]
    for entry in done:
        do(game, entry)
    levels = record.computers()
    people = [stranger(seat, name, levels.get(seat, 0)) for seat, name in enumerate(game.names)]
    players = tuple(
        entries.Player(person.name, person.look) for person in people[: len(record.players)]
    )
    opened = Opened(
        record.rules,
        options._asdict(),
        record.stake,
        players,
        record.starter,
        lots=bool(lots),
        house=record.house(),
    )
    game.keep_in(store.begin(opened, done))
    return Controller(game, people)


def do(game: Game, entry: Action | Entered | Lot) -> None:
    """Do in a game what a record tells. Raises IllegalAction, which changes nothing."""
    if isinstance(entry, Lot):
        game.take_cast(entry.die, entered=entry.entered)
    elif isinstance(entry, Entered):
        game.enter(entry.throw.dice, entry.throw.keep)
    else:
        game.submit(entry)


def left_open(controller: Controller | None) -> LeftOpen | None:
    """Return what the start page says of a game that can go on; None where none can."""
    if controller is None:
        return None
    game = controller.game
    return _left_open(game.rules, game.house, game.state, controller.people)


def left_open_in(kept: Kept | None) -> LeftOpen | None:
    """Return what the start page says of a game that was kept; None without one."""
    if kept is None:
        return None
    return _left_open(kept.rules, kept.house, kept.state, people_of(kept))


def people_of(kept: Kept) -> list[Person]:
    """Return everybody by seat, with those who come back when their joining is done again."""
    gone = [undone.player for undone in reversed(kept.fold.undone) if undone.player]
    imported = kept.fold.opened.imported
    return [_person(seat, player, imported) for seat, player in enumerate([*kept.players, *gone])]


def _person(seat: int, player: entries.Player, imported: bool) -> Person:
    name, look = called(player.name), player.look
    if imported and look == Look(level=look.level):
        return stranger(seat, name, look.level)
    return Person(name, look.colour, look.tap_key, look.level)


def stranger(seat: int, name: str, level: int = 0) -> Person:
    """Return somebody of whom nothing is known but the name, for a computer the level too."""
    key = DEFAULTS[seat] if seat < len(DEFAULTS) and not level else ""
    return Person(name, seat % COLOURS, key, level)


def _left_open(rules: str, house: str, state: State, people: Sequence[Person]) -> LeftOpen | None:
    if state.phase == OVER or state.player is None:
        return None
    return LeftOpen(
        rules,
        state.round,
        people[state.player].name,
        tuple(Player(*people[seat][:3], level=people[seat].level) for seat in state.in_game),
        house,
    )
