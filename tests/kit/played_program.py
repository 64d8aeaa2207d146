"""The program itself, played at random by somebody quick who tells what can be seen.

`python -m tests.kit.played_program SEED` plays until it is ended. It prints a line for each
moment of the game that is shown: the game's number, the state, what is said to be wrong. `look`
for a seed only looks: it continues where that is offered, prints what is shown, then leaves.
`wait` does nothing but print a line when everything is ready.
"""

import sys
from random import Random
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QTimer

from mexen_desktop import __main__ as program
from mexen_desktop.models.controller import Controller, Stage
from mexen_desktop.windows.main_window import MainWindow
from tests.kit.at_table import FakeClock

#: Of the chances to do something else than throw.
RARELY = 0.08


class Hand(QObject):
    """Does one thing after another as soon as the table waits for it."""

    def __init__(self, window: MainWindow, what: str) -> None:
        super().__init__(window)
        self._window = window
        self._random = Random(what)
        self._what = what
        self._clock = FakeClock()
        self._seen: Controller | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._act)
        self._timer.start()

    def _act(self) -> None:
        controller = self._window.controller
        if not self._window.isVisible():
            # Nobody plays in a window that is closed, or not open yet.
            return
        if controller is None:
            self._sit_down()
        elif controller is not self._seen:
            self._seen = controller
            controller._clock = self._clock
            controller.changed.connect(self._tell)
            self._tell()
            if self._what == "look":
                self._window.close()
        elif controller.stage is not Stage.MOVING:
            self._clock.pass_by(1_000)
            self._move(controller)

    def _sit_down(self) -> None:
        if not self._window.keeping.is_open:
            return
        card = self._window.start.left_open
        if self._what == "wait":
            self._say(None, {})
            self._timer.stop()
        elif card is not None and card.isVisible():
            card.button.click()
        elif self._what == "look":
            self._window.close()
        else:
            self._window.start.play.click()

    def _move(self, controller: Controller) -> None:
        random = self._random
        if controller.stage is Stage.GAME_OVER:
            self._window.start_game()
        elif random.random() < RARELY:
            random.choice((controller.undo, controller.redo, self._window.show_start))()
            self._window.go_on()
        elif random.random() < RARELY / 8:
            controller.finish()
        elif random.random() < RARELY / 2:
            self._window.menus._actions.own_dice.trigger()
        elif controller.choices:
            controller.choose(random.choice(controller.choices))
        elif controller.tappers and random.random() < 0.5:
            controller.tap(random.choice(controller.tappers))
        elif controller.may_stop and random.random() < 0.2:
            controller.stop()
        elif controller.may_enter:
            controller.enter(random.randint(1, 6))
        else:
            controller.throw()

    def _tell(self) -> None:
        controller = self._window.controller
        if controller is not None and controller.stage is not Stage.MOVING:
            journal = controller.game._journal
            self._say(getattr(journal, "game", None), msgspec.to_builtins(controller.state))

    def _say(self, game: int | None, state: dict[str, Any]) -> None:
        strip = self._window.strip
        sentence = strip.sentence.accessibleName() if strip and strip.isVisible() else ""
        sys.stdout.buffer.write(msgspec.json.encode([game, state, sentence]) + b"\n")
        sys.stdout.buffer.flush()


def main(what: str) -> int:
    """Play the program until it is ended."""
    complete = MainWindow.complete

    def completed(window: MainWindow, *before: Any) -> None:
        complete(window, *before)
        Hand(window, what)

    # Somebody sits down to it.
    setattr(MainWindow, "complete", completed)  # noqa: B010
    return program.main([])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
