"""A program that plays as fast as it can, for others to kill: it says what it has shown.

`python -m tests.kit.kept_game FOLDER SEED [RULES]` goes on with the game that was left open, or
begins one by RULES. It prints a line for each step, once the step can be seen.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from mexen_desktop.rules.actions import Action
from mexen_desktop.rules.state import State
from mexen_desktop.store.entries import Look
from mexen_desktop.store.journal import Journal
from mexen_desktop.store.store import Store
from tests.kit.evening import Evening, opened


class Saying(Journal):
    """A journal that remembers what it was told last, in words of its own."""

    #: One thing, as JSON can say it.
    said: dict[str, Any]

    def append(self, action: Action, after: State, *, entered: bool = False, fall: int = 0) -> None:
        done: dict[str, Any] = msgspec.to_builtins(action)
        self.said = {"do": "enter", "throw": done} if entered else done
        super().append(action, after, entered=entered, fall=fall)

    def take_back(self) -> None:
        self.said = {"do": "undo"}
        super().take_back()

    def put_back(self) -> None:
        self.said = {"do": "redo"}
        super().put_back()

    def rename(self, seat: int, name: str) -> None:
        self.said = {"do": "rename", "seat": seat, "name": name}
        super().rename(seat, name)

    def dress(self, seat: int, look: Look) -> None:
        self.said = {"do": "look", "seat": seat, "look": msgspec.to_builtins(look)}
        super().dress(seat, look)

    def stake(self, stake: str) -> None:
        self.said = {"do": "stake", "stake": stake}
        super().stake(stake)


def main(folder: str, seed: str, rules: str = "") -> None:
    """Play until somebody ends it."""
    store = Store(Path(folder))
    evening = Evening(store, opened(rules) if rules else store.left_open(), int(seed))
    journal = evening.journal
    # The store makes journals of its own kind; this one differs in nothing but what it remembers.
    journal.__class__ = Saying
    assert isinstance(journal, Saying)
    while store.saving:
        journal.said = {}
        evening.step()
        if journal.said:
            sys.stdout.write(json.dumps([journal.game, journal.said]) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
