"""The system's wish for less motion is followed, also while the window is open."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from mexen_desktop.look.theme import theme
from mexen_desktop.windows.calm import Calm
from mexen_desktop.windows.main_window import MainWindow


@pytest.fixture(autouse=True)
def not_calm() -> Iterator[None]:
    yield
    theme().set_calm(False)


@pytest.mark.parametrize(("speed", "moves"), [("system", False), ("full", True)])
def test_nothing_moves_where_the_system_wishes_so(
    opened: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch, speed: str, moves: bool
) -> None:
    wish = [False]
    monkeypatch.setattr("mexen_desktop.windows.calm.ask", lambda answer, _parent: answer(wish[0]))
    window = opened(speed=speed)
    calm = Calm(window)
    assert theme().duration(100) == 100
    wish[0] = True
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
    assert (theme().duration(100) > 0) == moves
    assert calm.parent() is window
