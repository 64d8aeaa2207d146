"""Counts the different states that a rule set can lead to, as a chess program counts positions.

`python -m tests.rules.perft` writes the counts anew, after a change of the rules that was meant.
"""

from collections.abc import Iterator
from pathlib import Path

from mexen_desktop.rules.engine import apply, legal_actions
from mexen_desktop.rules.options import Options
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import State, new_game
from tests.kit.moves import PAIRS_ONCE, complete

COUNTS = Path(__file__).with_name("perft.txt")
PLAYERS = 3
DEPTH = 4


def perft(options: Options, depth: int = DEPTH) -> Iterator[int]:
    """Yield the number of different states after one action, after two, and so on."""
    states: set[State] = {new_game(options, PLAYERS)}
    for _ in range(depth):
        states = {
            apply(state, action)[0]
            for state in states
            for entry in legal_actions(state)
            for action in complete(state, entry, PAIRS_ONCE)
        }
        yield len(states)


def lines(rules: str) -> list[str]:
    """Return the lines of the file for one preset."""
    return [f"{rules} {n} {count}" for n, count in enumerate(perft(PRESETS[rules]), start=1)]


if __name__ == "__main__":
    COUNTS.write_text("".join(f"{line}\n" for rules in PRESETS for line in lines(rules)), "utf-8")
