"""A table throws dice of its own: what people enter is a throw, once, until it is taken back."""

import pytest

from mexen_desktop.models.controller import Stage
from mexen_desktop.rules.state import RACE, TIE_BREAK, TURN
from tests.kit.at_table import AtTable

pytestmark = pytest.mark.usefixtures("qapp")


def own(rules: str, *readings: int | tuple[int, ...], players: int = 3) -> AtTable:
    """Sit down to a game with dice of one's own; `readings` are those of the program's dice."""
    table = AtTable(rules, *readings, players=players)
    table.controller.use_own_dice(True)
    return table


def enter(table: AtTable, *faces: int) -> None:
    """Enter faces one after the other, without haste; everything comes to rest."""
    for face in faces:
        table.clock.pass_by(1_000)
        table.controller.enter(face)
        table.controller.settle()


def test_two_faces_are_a_throw_in_whatever_order() -> None:
    for faces in ((6, 1), (1, 6)):
        table = own("knight")
        enter(table, *faces)
        assert table.game.state.last_reading == 61
        assert table.game.steps[-1].entered
        assert table.dice.asked == 0


def test_the_same_face_twice_is_a_double() -> None:
    table = own("knight")
    enter(table, 4, 4)
    assert table.game.state.last_reading == 400


def test_one_face_alone_is_no_throw() -> None:
    table = own("knight")
    enter(table, 6)
    assert table.controller.faces == (6,)
    assert not table.game.steps


def test_a_face_is_taken_back_before_the_throw_is_whole() -> None:
    table = own("knight")
    enter(table, 6)
    table.controller.take_back_face()
    assert table.controller.faces == ()
    enter(table, 5, 4)
    assert table.game.state.last_reading == 54


def test_undo_takes_a_face_back_first_then_the_throw_before() -> None:
    table = own("knight")
    enter(table, 6, 5, 3)
    assert table.controller.can_undo
    table.controller.undo()
    assert table.controller.faces == ()
    assert len(table.game.steps) == 1
    table.controller.undo()
    assert not table.game.steps
    table.controller.redo()
    assert table.game.state.last_reading == 65
    assert table.game.steps[-1].entered


def test_a_face_that_is_struck_twice_is_entered_once() -> None:
    for pause in (30, 250):
        table = own("knight")
        enter(table, 6)
        table.clock.pass_by(pause)
        table.controller.enter(6)
        assert table.controller.faces == (6,)
        assert not table.game.steps


def test_a_key_that_is_struck_twice_in_haste_is_a_double_unless_it_bounces() -> None:
    table = own("knight")
    table.clock.pass_by(1_000)
    table.controller.enter(6, typed=True)
    table.clock.pass_by(30)
    table.controller.enter(6, typed=True)
    assert table.controller.faces == (6,)
    table.clock.pass_by(120)
    table.controller.enter(6, typed=True)
    table.controller.settle()
    assert table.game.state.last_reading == 600


def test_two_fingers_at_once_are_two_faces() -> None:
    table = own("knight")
    table.clock.pass_by(1_000)
    table.controller.enter(6)
    table.controller.enter(5)
    table.controller.settle()
    assert table.game.state.last_reading == 65


def test_a_third_finger_does_not_begin_the_next_throw() -> None:
    table = own("knight")
    table.clock.pass_by(1_000)
    for face in (6, 5, 4):
        table.controller.enter(face)
    table.controller.settle()
    table.clock.pass_by(100)
    table.controller.enter(3)
    assert table.controller.faces == ()
    assert len(table.game.steps) == 1


def test_who_lets_a_die_stay_enters_the_other_one_alone() -> None:
    table = own("knight")
    enter(table, 6, 1)
    table.controller.toggle_keep(1)
    assert table.controller.dice_to_enter == 1
    enter(table, 5)
    assert table.game.state.last_reading == 51


def test_a_throw_taken_back_leaves_the_die_aside_that_stayed() -> None:
    table = own("knight")
    enter(table, 6, 1)
    table.controller.toggle_keep(1)
    enter(table, 5)
    table.controller.undo()
    assert table.controller.keep == 1
    enter(table, 4)
    assert table.game.state.last_reading == 41


def test_setting_a_die_aside_forgets_a_face_that_was_entered_too_early() -> None:
    table = own("knight")
    enter(table, 6, 1, 5)
    table.controller.toggle_keep(1)
    assert table.controller.faces == ()
    assert len(table.game.steps) == 1


def test_nobody_stops_between_two_dice() -> None:
    table = own("knight")
    enter(table, 6, 5)
    assert table.controller.may_stop
    enter(table, 3)
    assert not table.controller.may_stop
    table.stop()
    assert table.game.state.player == 0


def test_the_programs_dice_rest_while_the_table_throws_its_own() -> None:
    table = own("knight", 65)
    refused: list[str] = []
    table.controller.refused.connect(refused.append)
    table.throw()
    assert table.dice.asked == 0
    assert refused == ["own_dice"]


def test_dice_can_be_changed_in_the_midst_of_a_turn() -> None:
    table = own("knight", 64)
    enter(table, 6, 5, 3)
    table.controller.use_own_dice(False)
    assert table.controller.faces == ()
    table.throw()
    assert [step.entered for step in table.game.steps] == [True, False]
    assert not table.controller.can_undo
    table.controller.use_own_dice(True)
    enter(table, 4, 3)
    assert table.game.steps[-1].entered
    table.controller.undo()
    assert not table.controller.can_undo


def race(table: AtTable) -> None:
    enter(table, 3, 2)
    assert table.controller.state.phase == RACE


def test_no_face_is_entered_while_a_race_is_on() -> None:
    table = own("knight")
    race(table)
    enter(table, 6, 5)
    assert table.controller.state.phase == RACE
    assert table.controller.faces == ()


def decide(table: AtTable) -> None:
    table.controller._decide_race()
    table.controller.settle()


def test_a_tap_wins_the_race_as_ever() -> None:
    table = own("knight")
    race(table)
    table.clock.pass_by(1_000)
    table.controller.tap(2, table.clock())
    decide(table)
    assert table.game.state.results == ((0, 32),)


def test_a_thrower_who_was_faster_enters_the_throw_in_peace() -> None:
    table = own("knight")
    race(table)
    table.clock.pass_by(1_000)
    table.controller.throw(table.clock())
    table.controller.tap(2, table.clock() + 1)
    decide(table)
    assert table.controller.outran
    assert table.controller.tappers == ()
    assert not table.controller.may_stop
    assert not table.controller.can_undo
    table.clock.pass_by(5_000)
    table.controller.tap(1, table.clock())
    decide(table)
    enter(table, 6, 5)
    assert table.game.state.results == ((0, 65),) or table.game.state.last_reading == 65
    assert not table.controller.outran
    assert not table.controller.can_undo


def test_a_32_can_be_taken_back_as_long_as_nobody_was_faster() -> None:
    table = own("knight")
    race(table)
    assert table.controller.can_undo
    table.controller.undo()
    assert table.controller.state.phase == TURN
    assert not table.game.steps


def test_a_tie_is_broken_by_one_die_each() -> None:
    table = own("pirate", players=2)
    while table.controller.state.phase != TIE_BREAK:
        enter(table, 6, 5)
    assert table.controller.dice_to_enter == 1
    enter(table, 4, 2)
    assert table.controller.stage is Stage.ROUND_OVER


def test_the_end_of_a_round_is_taken_back_with_the_throw_that_brought_it() -> None:
    table = own("extreme", players=2)
    for faces in ((6, 5), (6, 4)):
        while table.controller.stage is not Stage.ROUND_OVER:
            before = table.controller.state
            enter(table, *faces)
            if table.controller.state.player != before.player:
                break
    assert table.controller.stage is Stage.ROUND_OVER
    table.controller.undo()
    assert table.controller.stage is Stage.READY
    assert table.controller.state == before
