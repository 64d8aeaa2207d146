"""Does little by little what the first page need not wait for."""

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from mexen_desktop.windows.main_window import MainWindow

#: What Play, the roster, a menu need: each is imported in a moment of its own, lightest first.
#: Pages for which the game waits are not worth the memory before they are asked for.
MODULES: Final = (
    "mexen_desktop.windows.menus",
    "mexen_desktop.rules.engine",
    "mexen_desktop.session.game",
    "mexen_desktop.models.controller",
    "mexen_desktop.scene.tray",
    "mexen_desktop.scene.page",
    "mexen_desktop.odds.chances",
    "mexen_desktop.models.computers",
    "mexen_desktop.windows.play",
    "mexen_desktop.dialogs.roster",
    "mexen_desktop.sound.player",
)

#: What the file with all games needs.
KEEPING: Final = (
    "mexen_desktop.rules.engine",
    "mexen_desktop.store.store",
    "mexen_desktop.session.game",
    "mexen_desktop.windows.play",
)


class Later(QObject):
    """Takes one task after another whenever the window is idle, then never again."""

    def __init__(self, tasks: Sequence[Callable[[], object]], parent: QObject) -> None:
        super().__init__(parent)
        self._tasks = list(tasks)
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._next)
        self._timer.start()

    def _next(self) -> None:
        if self._tasks:
            self._tasks.pop(0)()
        else:
            self._timer.stop()
            self.deleteLater()


def imports(modules: Sequence[str] = MODULES) -> list[Callable[[], object]]:
    """Return the tasks that make the next press as quick as all later ones."""
    return [partial(import_module, name) for name in modules]


def complete(window: "MainWindow", *before: Callable[[], object]) -> None:
    """Get everything ready that a window was shown without."""
    from mexen_desktop.windows.calm import Calm
    from mexen_desktop.windows.hands import Hands
    from mexen_desktop.windows.icon import show_icon
    from mexen_desktop.windows.past.drops import Drops

    own = (
        lambda: Hands(window),
        window.look_for_game,
        lambda: show_icon(window),
        lambda: Calm(window),
        lambda: window.menus,
        lambda: Drops(window),
    )
    Later([*before, *imports(KEEPING), *own, *imports()], window)
