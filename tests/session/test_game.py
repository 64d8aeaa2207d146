import pytest

from mexen_desktop.rules.actions import Finish, Give, Join, Leave, Stop, Tap, Throw
from mexen_desktop.rules.errors import IllegalAction
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import OVER, RACE, TURN
from mexen_desktop.session.game import Game
from mexen_desktop.store.entries import Look


class Scripted:
    """Dice that fall as they are told, and count how often they were asked."""

    def __init__(self, *rolls: tuple[int, ...]) -> None:
        self.rolls = list(rolls)

    def roll(self, count: int) -> tuple[int, ...]:
        dice = self.rolls.pop(0)
        assert len(dice) == count
        return dice


def game(rules: str, *rolls: tuple[int, ...], players: int = 3) -> Game:
    return Game(rules, PRESETS[rules], ["Ann", "Bo", "Cem"][:players], Scripted(*rolls))


def test_a_throw_rolls_at_the_moment_it_is_made() -> None:
    played = game("knight", (6, 4))
    step = played.throw()
    assert step.action == Throw(0, (6, 4))
    assert played.state.last_reading == 64


def test_a_throw_that_keeps_a_die_rolls_one() -> None:
    played = game("knight", (6, 1), (5,))
    played.throw()
    assert played.throw(keep=1).action == Throw(0, (5,), keep=1)


def test_one_die_decides_a_tie_of_the_pirate() -> None:
    played = game("pirate", (3, 2), (3, 2), (4,), (5,), players=2)
    for _ in range(4):
        played.throw()
    assert played.state.round == 2
    assert played.state.scores == (0, 1)


def test_nothing_is_rolled_for_a_throw_that_is_not_possible() -> None:
    dice = Scripted((6, 4))
    played = Game("knight", PRESETS["knight"], ["Ann", "Bo"], dice)
    played.submit(Finish())
    with pytest.raises(IllegalAction):
        played.throw()
    assert dice.rolls == [(6, 4)]


def test_nothing_is_rolled_for_a_die_that_may_not_stay() -> None:
    dice = Scripted((4,))
    played = Game("knight", PRESETS["knight"], ["Ann", "Bo"], dice)
    with pytest.raises(IllegalAction) as refused:
        played.throw(keep=6)
    assert dice.rolls == [(4,)]
    assert refused.value.state is played.state
    assert refused.value.action == Throw(0, keep=6)


def test_a_game_is_played_by_published_rules_unless_it_is_said_otherwise() -> None:
    played = game("knight")
    assert (played.rules, played.house, played.stake) == ("knight", "", "points")


def test_a_game_that_is_kept_nowhere_can_do_all_that_a_kept_one_can() -> None:
    played = game("knight", (6, 1))
    played.play_for("sips")
    assert played.stake == "sips"
    played.rename(1, "Bob")
    assert played.names == ["Ann", "Bob", "Cem"]
    played.throw()
    before = played.state
    played.lay_aside(1, 1)
    played.dress(1, Look(2))
    assert played.state is before


def test_undo_of_a_stop_gives_the_state_before_it() -> None:
    played = game("knight", (6, 4))
    played.throw()
    before = played.state
    played.submit(Stop(0))
    assert played.can_undo
    played.undo()
    assert played.state == before


def test_undo_never_takes_back_a_throw() -> None:
    played = game("knight", (6, 4))
    played.throw()
    assert not played.can_undo
    with pytest.raises(IndexError):
        played.undo()
    assert played.state.last_reading == 64


def test_undo_never_takes_back_the_outcome_of_a_race() -> None:
    tapped = game("knight", (3, 2))
    tapped.throw()
    assert tapped.state.phase == RACE
    tapped.submit(Tap(1))
    assert not tapped.can_undo
    stopped = game("knight", (3, 2))
    stopped.throw()
    stopped.submit(Stop(0))
    assert not stopped.can_undo


def test_undo_of_a_hand_out_returns_the_point() -> None:
    played = game("pirate", (3, 1))
    played.throw()
    played.submit(Give(0, 2))
    assert played.state.scores == (0, 0, 1)
    played.undo()
    assert played.state.scores == (0, 0, 0)


def test_redo_does_again_what_was_taken_back() -> None:
    played = game("knight", (6, 4))
    played.throw()
    played.submit(Stop(0))
    after = played.state
    played.undo()
    assert played.can_redo
    played.redo()
    assert played.state == after
    assert not played.can_redo


def test_a_new_step_forgets_what_could_be_done_again() -> None:
    played = game("knight", (6, 4), (5, 3))
    played.throw()
    played.submit(Stop(0))
    played.undo()
    played.throw()
    assert not played.can_redo


def test_who_joins_has_a_name_at_the_new_seat_until_it_is_taken_back() -> None:
    played = game("knight")
    played.submit(Join("Dora"))
    assert played.names[3] == "Dora"
    played.undo()
    assert played.names == ["Ann", "Bo", "Cem"]


def test_a_name_stays_after_its_player_has_left() -> None:
    played = game("knight")
    played.submit(Leave(1))
    assert played.names[1] == "Bo"
    assert played.state.in_game == (0, 2)


def test_a_finished_game_can_be_taken_up_again() -> None:
    played = game("knight")
    played.submit(Finish())
    assert played.state.phase == OVER
    played.undo()
    assert played.state.phase == TURN
