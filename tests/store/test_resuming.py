from collections.abc import Callable
from pathlib import Path

import pytest

from mexen_desktop.rules.actions import Action, Finish, Join, Stop, Throw
from mexen_desktop.rules.engine import apply
from mexen_desktop.rules.events import Event
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import APPOINT, GIVE, RACE, TIE_BREAK, State
from mexen_desktop.session import steps
from mexen_desktop.session.game import Game
from mexen_desktop.store.entries import Aside, Look, Player
from mexen_desktop.store.store import Store
from mexen_desktop.store.writing import EVERY
from tests.kit.evening import Evening, opened, played
from tests.kit.moves import at_random

Opens = Callable[..., Store]


class Falling:
    """Dice that fall as they are told."""

    def __init__(self, *rolls: tuple[int, ...]) -> None:
        self._rolls = list(rolls)

    def roll(self, count: int) -> tuple[int, ...]:
        dice = self._rolls.pop(0)
        assert len(dice) == count
        return dice


def resumed(store: Store) -> Game:
    kept = store.left_open()
    assert kept is not None
    return Game.restored(kept, Falling(), store.go_on(kept))


def same(one: Game, other: Game) -> bool:
    return (
        one.state == other.state
        and one.names == other.names
        and (one.rules, one.options, one.starter) == (other.rules, other.options, other.starter)
        and one.stake == other.stake
        and one.steps == other.steps
        and one.can_undo == other.can_undo
        and one._undone == other._undone
    )


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("rules", PRESETS)
def test_a_game_goes_on_exactly_where_it_was(opens: Opens, rules: str, seed: int) -> None:
    store = opens()
    evening = Evening(store, opened(rules), seed)
    evening.play(60)
    store.close()
    assert same(Game.restored(opens().game(1), Falling()), evening.game)


def test_a_game_that_is_taken_up_again_and_again_stays_one_game(opens: Opens) -> None:
    store = opens()
    game = Evening(store, opened(), 3).game
    game.throw()
    for seed in range(12):
        store.close()
        store = opens()
        kept = store.left_open()
        assert kept is not None
        evening = Evening(store, kept, seed)
        assert same(evening.game, game)
        evening.play(20)
        if evening.game.state.player is None:
            evening.game.undo()
        game = evening.game
    assert len(store.games()) == 1


def test_what_was_taken_back_can_be_done_again_after_a_start(opens: Opens) -> None:
    store = opens()
    game = Evening(store).game
    game.submit(Join("Dee"))
    game.rename(3, "Dora")
    game.undo()
    game.throw()
    game.enter((6, 4))
    game.undo()
    store.close()
    again = resumed(opens())
    assert again.names == ["Ann", "Bo", "Zoë"]
    assert again.can_redo
    assert again.redo().entered
    assert not again.can_redo


@pytest.mark.parametrize(
    ("rules", "rolls", "phase"),
    [
        ("knight", [(3, 2)], RACE),
        ("pirate", [(3, 1)], GIVE),
        ("knight", [(1, 1), (1, 1)], APPOINT),
        ("pirate", [(4, 2)] * 9, TIE_BREAK),
    ],
)
def test_a_game_is_left_in_the_middle_of_anything(
    opens: Opens, rules: str, rolls: list[tuple[int, ...]], phase: str
) -> None:
    store = opens()
    begun = opened(rules)
    journal = store.begin(begun)
    dice = Falling(*rolls)
    game = Game(rules, PRESETS[rules], ["Ann", "Bo", "Zoë"], dice, journal=journal)
    while game.state.phase != phase:
        game.throw()
    store.close()
    assert same(resumed(opens()), game)


def test_a_die_that_lies_aside_lies_there_after_a_start(opens: Opens) -> None:
    store = opens()
    game = Evening(store, opened("pirate")).game
    game.enter((4, 4))
    game.lay_aside(4, 1)
    store.close()
    store = opens()
    again = resumed(store)
    assert again.aside == Aside(4, 1)
    again.lay_aside(0, None)
    assert resumed(store).aside is None


def test_who_had_joined_comes_back_after_a_start_by_the_name_they_had_last(opens: Opens) -> None:
    store = opens()
    game = Evening(store).game
    game.submit(Join("Dee"))
    game.rename(3, "Dora")
    game.undo()
    store.close()
    again = Game.restored(opens().game(1), Falling())
    again.redo()
    assert again.names == ["Ann", "Bo", "Zoë", "Dora"]


def test_dice_lie_after_a_start_as_they_fell(opens: Opens) -> None:
    store = opens()
    game = Evening(store).game
    game.throw(fall=7)
    game.enter((6, 4), fall=8)
    game.enter((6, 5), fall=(1 << 32) - 1)
    game.undo()
    store.close()
    again = resumed(opens())
    assert [step.fall for step in again.steps[:]] == [7, 8]
    assert again.redo().fall == (1 << 32) - 1


def test_colours_and_keys_come_back_with_the_people(opens: Opens) -> None:
    store = opens()
    evening = Evening(store)
    evening.game.submit(Join("Dee"))
    evening.journal.dress(3, Look(7, "p"))
    evening.journal.dress(0, Look(5, "x", level=2))
    store.close()
    kept = opens().left_open()
    assert kept is not None
    assert kept.players == (
        Player("Ann", Look(5, "x", 2)),
        Player("Bo", Look(1, "s")),
        Player("Zoë", Look(2, "d")),
        Player("Dee", Look(7, "p")),
    )


def test_a_new_store_has_nothing_to_go_on_with(tmp_path: Path, opens: Opens) -> None:
    store = opens(tmp_path / "deep" / "folder")
    assert store.saving
    assert store.left_open() is None
    assert store.games() == ()


def test_a_game_in_which_nothing_was_done_is_none(opens: Opens) -> None:
    store = opens()
    Evening(store)
    assert store.games() == ()
    game = Evening(store).game
    game.rename(0, "Anna")
    game.submit(Join("Dee"))
    game.undo()
    assert store.left_open() is None


def test_the_game_left_last_is_the_one_to_go_on_with_by_no_clock(opens: Opens) -> None:
    times = iter(range(2_000_000_000, 0, -1_000))
    store = opens(clock=lambda: next(times))
    games = [Evening(store, opened(rules)) for rules in ("knight", "pirate", "extreme")]
    for evening in games:
        evening.game.throw()
    assert resumed(store).rules == "extreme"
    kept = store.game(1)
    Game.restored(kept, Falling((6, 4)), store.go_on(kept)).throw()
    assert resumed(store).rules == "knight"
    assert [past.rules for past in store.games()] == ["knight", "extreme", "pirate"]


def test_a_game_that_is_over_is_not_gone_on_with_but_the_one_before_it_is(opens: Opens) -> None:
    store = opens()
    Evening(store, opened("pirate")).game.throw()
    over = Evening(store).game
    over.throw()
    over.submit(Finish())
    assert resumed(store).rules == "pirate"
    over.undo()
    assert resumed(store).rules == "knight"


def test_a_long_game_comes_back_by_the_states_on_the_way(
    tmp_path: Path, opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = played(tmp_path, 3 * EVERY, "pirate")
    kept = opens().game(1)
    assert len(kept.checkpoints) >= 3
    gone_through: list[Action] = []

    def counted(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        gone_through.append(action)
        return apply(state, action)

    with monkeypatch.context() as patch:
        patch.setattr(steps, "apply", counted)
        again = Game.restored(kept, Falling())
        assert again.state == game.state
    assert len(gone_through) < EVERY
    assert same(again, game)


def test_a_state_on_the_way_that_was_taken_back_misleads_nobody(opens: Opens) -> None:
    store = opens()
    evening = Evening(store, opened("pirate"))
    game = evening.game
    while len(game.steps) < EVERY:
        action = at_random(game.state, evening.random, restless=0)
        if isinstance(action, Throw):
            game.enter(action.dice, action.keep)
        else:
            game.submit(action)
    for _ in range(30):
        game.undo()
    game.submit(at_random(game.state, evening.random, restless=0))
    store.close()
    kept = opens().game(1)
    assert kept.checkpoints[0][0] == len(game.steps)
    assert same(Game.restored(kept, Falling()), game)


def test_a_stop_is_still_undone_after_a_start(opens: Opens) -> None:
    store = opens()
    game = Evening(store).game
    game.enter((6, 4))
    game.submit(Stop(0))
    store.close()
    again = resumed(opens())
    again.undo()
    again.undo()
    assert not again.steps
    assert not again.can_undo


def test_options_are_those_that_were_played_by(opens: Opens) -> None:
    house = PRESETS["knight"]._replace(pot_start=7, throws=4)
    store = opens()
    begun = opened()
    journal = store.begin(type(begun)(begun.rules, house._asdict(), "sips", begun.players, 2))
    game = Game(
        "knight", house, ["Ann", "Bo", "Zoë"], Falling((6, 4)), starter=2, stake="sips",
        journal=journal,
    )  # fmt: skip
    game.throw()
    store.close()
    again = resumed(opens())
    assert same(again, game)
    assert again.options == house


def closed(store: Store) -> list[int]:
    rows = store._database.connection().execute("SELECT game FROM known WHERE what = 'closed'")
    return sorted(game for (game,) in rows)


def test_a_start_looks_at_no_game_that_is_over_a_second_time(
    opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = opens()
    games = [Evening(store, opened("knight")).game for _ in range(4)]
    for game in games:
        game.throw()
    for game in games[1:]:
        game.submit(Finish())
    first = store.left_open()
    assert first is not None
    assert first.game == 1
    assert closed(store) == [2, 3, 4]
    games[0].submit(Finish())
    assert store.left_open() is None
    assert closed(store) == [1, 2, 3, 4]
    monkeypatch.setattr("mexen_desktop.store.past.cached", None)
    monkeypatch.setattr("mexen_desktop.store.past.load", None)
    assert store.left_open() is None


def test_a_game_that_goes_on_after_its_end_is_found_again(opens: Opens) -> None:
    store = opens()
    game = Evening(store, opened("knight")).game
    game.throw()
    game.submit(Finish())
    assert store.left_open() is None
    game.undo()
    kept = store.left_open()
    assert kept is not None
    assert kept.state == game.state


def test_a_start_goes_through_some_games_at_most(
    opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mexen_desktop.store.past._MOST_LOADED", 3)
    store = opens()
    for number in range(8):
        game = Evening(store, opened("knight")).game
        game.throw()
        if number:
            game.submit(Finish())
    found = []
    for _ in range(3):
        kept = store.left_open()
        found.append((kept and kept.game, closed(store)))
    assert found == [(None, [6, 7, 8]), (None, [3, 4, 5, 6, 7, 8]), (1, [2, 3, 4, 5, 6, 7, 8])]
