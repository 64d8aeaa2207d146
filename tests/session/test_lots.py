import pytest

from mexen_desktop.rules.actions import Finish, Join, Throw
from mexen_desktop.rules.errors import IllegalAction
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import OVER
from mexen_desktop.session.game import Cast, Game

NAMES = ["Ann", "Bo", "Cem"]


class Scripted:
    """Dice that fall as they are told."""

    def __init__(self, *rolls: tuple[int, ...]) -> None:
        self.rolls = list(rolls)

    def roll(self, count: int) -> tuple[int, ...]:
        dice = self.rolls.pop(0)
        assert len(dice) == count
        return dice


def game(*rolls: tuple[int, ...], rules: str = "knight") -> Game:
    return Game(rules, PRESETS[rules], NAMES, Scripted(*rolls), starter=None)


def test_a_game_whose_starter_was_chosen_throws_for_nothing() -> None:
    chosen = Game("knight", PRESETS["knight"], NAMES, Scripted(), starter=1)
    assert not chosen.casting
    with pytest.raises(ValueError, match="nothing"):
        chosen.cast()


def test_one_die_is_rolled_at_the_moment_it_is_thrown() -> None:
    played = game((5,))
    assert played.cast(fall=7) == Cast(5, fall=7)
    assert played.casting


@pytest.mark.parametrize("rules", PRESETS)
def test_who_threw_highest_starts_the_first_round(rules: str) -> None:
    played = game((2,), (5,), (4,), (6, 4), rules=rules)
    for _ in range(3):
        played.cast()
    assert not played.casting
    assert played.starter == played.state.player == played.state.starter == 1
    assert played.throw().action == Throw(1, (6, 4))


def test_as_long_as_it_is_thrown_for_whose_throw_it_is_has_the_move() -> None:
    played = game((2,), (5,))
    seats = [played.state.player]
    for _ in range(2):
        played.cast()
        seats.append(played.state.player)
    assert seats == [0, 1, 2]


def test_dice_of_the_tables_own_are_entered() -> None:
    played = game()
    assert played.take_cast(3) == Cast(3, entered=True)
    with pytest.raises(ValueError, match="7"):
        played.take_cast(7)
    assert len(played.casts) == 1


def test_nothing_else_can_be_done_before_it_is_known_who_starts() -> None:
    dice = Scripted((6, 4))
    played = Game("knight", PRESETS["knight"], NAMES, dice, starter=None)
    with pytest.raises(IllegalAction):
        played.throw()
    assert dice.rolls == [(6, 4)]
    with pytest.raises(IllegalAction) as refused:
        played.submit(Join("Dee"))
    assert refused.value.state is played.state
    assert refused.value.action == Join("Dee")
    with pytest.raises(IllegalAction):
        played.enter((6, 4))
    assert not played.steps


def test_undo_never_takes_them_back() -> None:
    played = game((2,), (5,), (4,))
    for _ in range(3):
        assert not played.can_undo
        played.cast()
    assert not played.can_undo


def test_the_game_can_be_ended_before_it_is_known_who_starts() -> None:
    played = game((2,))
    played.cast()
    played.submit(Finish())
    assert played.state.phase == OVER
    assert not played.casting
    with pytest.raises(ValueError, match="nothing"):
        played.cast()
    played.undo()
    assert played.casting
