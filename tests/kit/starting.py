"""The chances at a round's start, found in one go."""

from mexen_desktop.odds.starting import starting_chances
from mexen_desktop.rules.options import Options


def chances_at_once(options: Options, players: int) -> tuple[float, ...]:
    """Return each place's chance to lose, without a rest."""
    work = starting_chances(options, players)
    while True:
        try:
            next(work)
        except StopIteration as done:
            chances: tuple[float, ...] = done.value
            return chances
