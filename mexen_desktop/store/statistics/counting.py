"""Goes through a game to count what it comes to."""

from collections.abc import Generator
from typing import Final

from mexen_desktop.odds.rest import essence
from mexen_desktop.odds.starting import starting_chances
from mexen_desktop.rules.engine import apply
from mexen_desktop.rules.errors import RulesError
from mexen_desktop.rules.events import RoundEnded
from mexen_desktop.rules.options import Options, differing
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import new_game
from mexen_desktop.store.kept import options_of
from mexen_desktop.store.statistics.log import Log
from mexen_desktop.store.statistics.stretch import Stretch
from mexen_desktop.store.statistics.values import house_rules

#: So many actions are gone through between two looks at anything else: a few milliseconds.
_AT_ONCE: Final = 256


class Chances:
    """Everybody's chance to lose a round before it begins, each found once."""

    def __init__(self) -> None:
        self._found: dict[tuple[Options, int], tuple[float, ...]] = {}

    def of(self, options: Options, players: int) -> Generator[None, None, tuple[float, ...]]:
        """Return the chances of so many players by their place in the turn order."""
        key = essence(options), players
        if key not in self._found:
            self._found[key] = yield from starting_chances(options, players)
        return self._found[key]


def rules_of(log: Log) -> str:
    """Return the rule set that a game is counted under."""
    opened = log.fold.opened
    preset = PRESETS.get(opened.rules)
    changed = preset is not None and differing(preset, options_of(opened))
    return house_rules(opened.house) if changed else opened.rules


def count(log: Log, chances: Chances) -> Generator[None, None, list[Stretch]]:
    """Return what each stretch of a game comes to, those in which nothing happened left out.

    Of a game that is not possible by the rules of this program only the dice count.
    """
    try:
        stretches = yield from _played(log, chances)
    except RulesError:
        stretches = _fallen(log)
    return [each for each in stretches.values() if each.tallies or any(each.dice)]


def _played(log: Log, chances: Chances) -> Generator[None, None, dict[int, Stretch]]:
    fold, stretches = log.fold, _begun(log)
    if fold.opened.rules not in PRESETS:
        return _fallen(log)
    options = options_of(fold.opened)
    state = new_game(options, len(fold.opened.players), fold.starter)
    known: dict[int, tuple[float, ...]] = {}
    steps = zip(fold.actions, log.places, fold.entered, strict=True)
    for number, (action, place, entered) in enumerate(steps, 1):
        if number % _AT_ONCE == 0:
            yield
        stretch = stretches[place]
        stretch.fall(action, entered=bool(entered))
        state, events = apply(state, action)
        for event in events:
            if isinstance(event, RoundEnded):
                players = len(event.results)
                if players not in known:
                    known[players] = yield from chances.of(options, players)
                stretch.end(event, known[players])
            else:
                stretch.take(action, event, entered=bool(entered))
    for stretch in stretches.values():
        for seat, tally in stretch.tallies.items():
            look = fold.players[seat].look
            tally.colour, tally.level = look.colour, look.level
    return stretches


def _fallen(log: Log) -> dict[int, Stretch]:
    """Return the stretches of a game with the dice alone."""
    fold, stretches = log.fold, _begun(log)
    for action, place, entered in zip(fold.actions, log.places, fold.entered, strict=True):
        stretches[place].fall(action, entered=bool(entered))
    return stretches


def _begun(log: Log) -> dict[int, Stretch]:
    return {place: Stretch(place, *span) for place, span in log.spans.items()}
