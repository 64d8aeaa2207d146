"""A throw that was entered stays one, whichever way its game comes back."""

from collections.abc import Callable
from pathlib import Path

import pytest

from mexen_desktop.record.errors import RecordError
from mexen_desktop.record.reading import read
from mexen_desktop.rules.actions import Stop
from mexen_desktop.session.dice import SystemDice
from mexen_desktop.session.game import Game
from mexen_desktop.windows.main_window import MainWindow
from mexen_desktop.windows.past.visit import past_of
from mexen_desktop.windows.play import recorded_game
from tests.kit.records import document, throw

Opened = Callable[..., MainWindow]

STOP = {"do": "stop", "by": 0}
OWN = document(throw(0, 6, 4), throw(0, 5, 3), STOP, x_own_dice=[2])


def marks(game: Game) -> list[bool]:
    return [step.entered for step in game.steps]


def test_a_record_that_is_right_up_to_some_point_shows_its_marks(
    opened: Opened, tmp_path: Path
) -> None:
    path = tmp_path / "evening.mexen"
    path.write_bytes(document(throw(0, 6, 4), throw(0, 5, 3), STOP, STOP, x_own_dice=[2]))
    window = opened()
    with pytest.raises(RecordError):
        past_of(window).open_record(str(path))
    watch = past_of(window).watch
    assert watch is not None
    watch.replay.last()
    assert marks(watch.replay.game) == [False, True, False]


def test_a_record_that_could_not_be_kept_is_played_on_with_its_marks(opened: Opened) -> None:
    store = opened().keeping.store
    controller = recorded_game(read(OWN), store, SystemDice())
    assert marks(controller.game) == [False, True, False]
    controller.game.enter((6, 2))
    (past,) = store.games()
    assert list(store.game(past.game).fold.entered) == [0, 1, 0, 1]
    assert store.record(past.game).own_dice() == {2, 4}


def test_a_throw_that_was_entered_before_can_be_taken_back_later(opened: Opened) -> None:
    store = opened().keeping.store
    controller = recorded_game(read(OWN), store, SystemDice())
    assert isinstance(controller.game.undo().action, Stop)
    assert controller.game.undo().entered
    assert not controller.game.can_undo


def test_the_page_of_past_games_remarks_own_dice(opened: Opened) -> None:
    window = opened()
    store = window.keeping.store
    with_own, without = store.add(read(OWN)), store.add(read(document(throw(0, 6, 4))))
    page = past_of(window).page
    past_of(window).show_list(with_own)
    assert page.about.accessibleName().endswith(" · own dice")
    page.choose(without)
    assert "own dice" not in page.about.accessibleName()
    assert [past.own_dice for past in store.games()] == [False, True]
