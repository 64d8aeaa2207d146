"""However the program ends, the next start goes on exactly where it stood."""

import json
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from subprocess import TimeoutExpired
from typing import Any

import msgspec
import pytest

from mexen_desktop.store.kept import Kept
from mexen_desktop.store.store import Store
from tests.program.conftest import Home, ended

KILLS = 20
EARLY = 0.15
#: Seconds: the longest that it plays, or that it is let open its window.
LONGEST = 0.3
OPENING = 0.8

Said = tuple[int | None, dict[str, Any], str]


def lines(shown: str) -> list[Said]:
    # Only whole lines were seen.
    return [tuple(json.loads(line)) for line in shown.splitlines(keepends=True) if "\n" in line]


def kept_in(home: Home) -> Kept | None:
    store = Store(home.games)
    assert store.saving
    assert store.notice is None
    kept = store.left_open()
    store.close()
    return kept


def state_of(kept: Kept) -> dict[str, Any]:
    state: dict[str, Any] = json.loads(msgspec.json.encode(kept.state))
    return state


def test_a_program_killed_twenty_times_goes_on_where_its_last_step_was_kept(home: Home) -> None:
    random = Random(4)
    continued = 0
    for seed in range(KILLS):
        before = kept_in(home)
        process = home.play(seed)
        assert process.stdout is not None
        early = random.random() < EARLY
        shown = "" if early else process.stdout.readline()
        with suppress(TimeoutExpired):
            process.wait(random.uniform(0, OPENING if early else LONGEST))
            pytest.fail(process.communicate()[1])
        process.kill()
        rest, complaints = ended(process)
        assert complaints == ""
        said = lines(shown + rest)
        if said and before is not None:
            assert said[0] == (before.game, state_of(before), "")
            continued += 1
        after = kept_in(home)
        seen = [state for game, state, _ in said if after is not None and game == after.game]
        if seen and after is not None:
            assert seen[-1] in (state_of(after), *_one_away(after))
    assert continued > KILLS / 2


def _one_away(kept: Kept) -> Iterator[dict[str, Any]]:
    """Yield what may have been shown last: one step, or its undoing, was kept but not yet shown."""
    from mexen_desktop.session.game import Game
    from tests.kit.at_table import ScriptedDice

    game = Game.restored(kept, ScriptedDice([]))
    before = [game.steps[-1].before] if game.steps else []
    after = [game.redo().after] if game.can_redo else []
    for state in before + after:
        yield json.loads(msgspec.json.encode(state))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_closes_the_window_properly(home: Home, name: str) -> None:
    process = home.play(1)
    assert process.stdout is not None
    for _ in range(5):
        process.stdout.readline()
    process.send_signal(getattr(signal, name))
    assert ended(process)[1] == ""
    assert process.returncode == 0
    kept = kept_in(home)
    # Closed as by its button: the window's size is remembered, nothing waits beside the file.
    remembered = json.loads(home.settings.read_text())
    assert remembered["window"]
    # The game may just have been over, or not yet begun.
    left_open = remembered.get("left_open", {})
    assert left_open.get("round") == (kept.state.round if kept else None)
    assert [path.name for path in home.games.iterdir()] == ["games.db"]
    assert list(home.runtime.iterdir()) == []
    if kept is not None:
        assert json.loads(home.look()[0]) == [kept.game, state_of(kept), ""]


def test_an_idle_program_can_be_ended_too(home: Home) -> None:
    process = home.stand()
    process.send_signal(signal.SIGTERM)
    assert ended(process) == ("", "")
    assert process.returncode == 0


def test_a_table_with_its_own_dice_goes_on_with_them_after_it_was_killed(home: Home) -> None:
    home.settings.write_text(
        json.dumps({**json.loads(home.settings.read_text()), "own_dice": True})
    )
    entered = 0
    for seed in range(3):
        process = home.play(seed)
        assert process.stdout is not None
        for _ in range(30):
            process.stdout.readline()
        process.kill()
        assert ended(process)[1] == ""
        kept = kept_in(home)
        if kept is not None:
            entered += sum(kept.fold.entered)
            assert json.loads(home.look()[0]) == [kept.game, state_of(kept), ""]
    assert entered > 3
