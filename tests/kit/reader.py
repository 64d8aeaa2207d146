"""Somebody at the program with a screen reader of Linux, who plays a round, then tells of it.

`python -m tests.kit.reader CARD` needs a Python that has Atspi, a bus of its own, and the program
on the same screen. It prints one JSON object: what was pressed, what was announced.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from tests.kit.blind import MOST_PRESSES, Part, decide, seated

PATIENCE = 30.0
#: So long somebody listens, in milliseconds, whether more is said: for longer than the program
#: takes two presses for one. So often they look again.
SILENCE = 400
GLANCE = 50
ROLES = {"push button": "button", "check box": "button", "radio button": "radio button"}


class Reader:
    """Hears what is announced, reads what is shown, presses what is named."""

    def __init__(self) -> None:
        import gi  # type: ignore[import-not-found]

        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib  # type: ignore[import-not-found]

        self._atspi = Atspi
        self._glib = GLib
        self._loop = GLib.MainContext.default()
        self.announced: list[str] = []
        Atspi.init()
        self._ear = Atspi.EventListener.new(self._hear)
        self._ear.register("object:announcement")

    def wait_for(self, there: Callable[[], Any]) -> Any:
        """Wait until something is there; return it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := there():
                return found
            # Whatever is heard is looked after at once.
            self._listen(GLANCE, at_most_one=True)
        raise AssertionError("it never comes")

    def parts(self) -> list[Part]:
        """Return all that is shown."""
        return [part for _, part in self._shown()]

    def press(self, name: str) -> None:
        """Press what is called so."""
        press = next(
            node
            for node, part in self._shown()
            if part.name == name and part.role in ROLES.values()
        )
        names = [press.get_action_name(at).lower() for at in range(press.get_n_actions())]
        press.do_action(names.index("press" if "press" in names else "toggle"))

    def listen(self) -> None:
        """Hear what else is said."""
        self._listen(SILENCE)

    def _shown(self) -> Iterator[tuple[Any, Part]]:
        desktop = self._atspi.get_desktop(0)
        for at in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(at)
            if program is not None and program.get_name() == "mexen-desktop":
                yield from self._below(program)

    def _below(self, node: Any) -> Iterator[tuple[Any, Part]]:
        state = self._atspi.StateType
        for at in range(node.get_child_count()):
            child = node.get_child_at_index(at)
            states = None if child is None else child.get_state_set()
            if states is None or not states.contains(state.SHOWING):
                continue
            role = ROLES.get(child.get_role_name(), "other")
            enabled, checked = states.contains(state.ENABLED), states.contains(state.CHECKED)
            yield child, Part(role, child.get_name() or "", enabled, checked)
            yield from self._below(child)

    def _hear(self, event: Any) -> None:
        self.announced.append(str(event.any_data))

    def _listen(self, milliseconds: int, *, at_most_one: bool = False) -> None:
        """Sleep until something comes in, again and again for so long."""
        over: list[bool] = []
        self._glib.timeout_add(milliseconds, lambda: over.append(True))
        heard = len(self.announced)
        while not over and not (at_most_one and len(self.announced) > heard):
            self._loop.iteration(True)


def main(card: str) -> int:
    """Choose that card, play a round, tell of it."""
    reader = Reader()
    reader.wait_for(lambda: card in [part.name for part in reader.parts()])
    reader.press(card)
    reader.listen()
    reader.press("Play")
    people = reader.wait_for(lambda: seated(reader.parts()))
    pressed: list[str] = []
    said: list[list[str]] = []
    while wanted := decide(reader.parts(), people):
        assert len(pressed) < MOST_PRESSES, "the round never ends"
        reader.announced.clear()
        reader.press(wanted)
        if not wanted.endswith("may stay"):
            # However slow the machine is, something is said.
            reader.wait_for(lambda: reader.announced)
        reader.listen()
        pressed.append(wanted)
        said.append(list(reader.announced))
    json.dump({"pressed": pressed, "said": said}, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
