"""What lies on the tray, from the steps of a game alone."""

import pytest

from mexen_desktop.scene.lying import Lying, deciding_throws, lying
from tests.kit.at_table import AtTable


def test_before_the_first_throw_the_tray_is_empty() -> None:
    assert lying(AtTable("knight").game.steps) == Lying()


def test_a_throw_lies_as_it_fell() -> None:
    table = AtTable("knight", (2, 6))
    table.throw()
    assert lying(table.game.steps).values == (2, 6)


def test_a_die_that_stayed_comes_last() -> None:
    table = AtTable("knight", 61, (4,))
    table.throw()
    table.controller.toggle_keep(1)
    table.throw()
    lies = lying(table.game.steps)
    assert (lies.rolled, lies.stayed, lies.values) == ((4,), 1, (4, 1))
    assert lies.before is not None
    assert lies.before.values == (6, 1)


def test_a_void_31_lies_there() -> None:
    table = AtTable("pirate", 31)
    table.throw()
    assert lying(table.game.steps).values == (3, 1)


def test_after_handing_out_the_31_still_lies_there() -> None:
    table = AtTable("pirate", 31)
    table.throw()
    table.controller.choose(1)
    table.controller.settle()
    assert lying(table.game.steps).values == (3, 1)


def test_P4_the_next_player_finds_the_dice_of_the_one_before() -> None:
    table = AtTable("pirate", 65, 65, (1, 4))
    for _ in range(3):
        table.throw()
    assert table.controller.state.player == 1
    assert table.controller.may_stay == (1,)
    assert lying(table.game.steps).values == (1, 4)


def test_a_new_round_finds_the_tray_empty() -> None:
    table = AtTable("knight", 65, 64, players=2)
    table.throw()
    table.stop()
    table.throw()
    assert lying(table.game.steps) == Lying()


def test_a_finished_game_finds_the_tray_empty() -> None:
    table = AtTable("knight", 65)
    table.throw()
    table.controller.finish()
    assert lying(table.game.steps) == Lying()


def test_what_is_taken_back_lies_there_again() -> None:
    table = AtTable("lives", 65, 64, players=2)
    table.throw()
    table.stop()
    table.throw()
    table.stop()
    assert lying(table.game.steps) == Lying()
    table.controller.undo()
    assert lying(table.game.steps).values == (6, 4)


@pytest.mark.parametrize(
    ("lies", "value", "wanted", "place"),
    [
        (Lying((6, 1)), 1, None, 1),
        (Lying((4, 4)), 4, None, 0),
        (Lying((4, 4)), 4, 1, 1),
        (Lying((4,), 4), 4, None, 0),
        (Lying((6, 1)), 6, 1, 0),
        (Lying((6, 1)), 5, None, None),
        (Lying((6,)), 6, 1, 0),
    ],
)
def test_which_die_a_value_means(
    lies: Lying, value: int, wanted: int | None, place: int | None
) -> None:
    assert lies.place_of(value, wanted) == place


def tie(*readings: int | tuple[int, ...], rules: str = "knight") -> AtTable:
    table = AtTable(rules, *readings, players=2)
    table.throw()
    if table.controller.may_stop:
        table.stop()
    while table.dice.rolls:
        table.throw()
    return table


def test_the_deciding_throws_of_the_round_that_ended() -> None:
    table = tie(42, 42, 600, 65)
    assert [each[:3] for each in deciding_throws(table.game.steps)] == [
        (0, (6, 6), 600),
        (1, (6, 5), 65),
    ]


def test_of_more_passes_the_last_throw_of_each_counts() -> None:
    table = tie(42, 42, 54, 54, 65, 64)
    assert [(each.seat, each.value) for each in deciding_throws(table.game.steps)] == [
        (0, 65),
        (1, 64),
    ]


def test_K12_a_void_deciding_throw_is_left_out() -> None:
    table = tie(42, 42, 54, 31, 64)
    assert [each.value for each in deciding_throws(table.game.steps)] == [54, 64]


def test_a_round_without_a_tie_has_no_deciding_throws() -> None:
    assert deciding_throws(tie(42, 65).game.steps) == ()
