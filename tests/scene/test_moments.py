"""What a step shows, in which order."""

from mexen_desktop.scene.lying import Lying
from mexen_desktop.scene.moments import (
    READ_MS,
    READ_RESULT_MS,
    Beat,
    Flight,
    Grow,
    LifeDown,
    Medal,
    Moment,
    Roll,
    Word,
    moments,
)
from tests.kit.at_table import AtTable


def last(table: AtTable) -> tuple[Moment, ...]:
    return tuple(
        Roll(Lying(moment.dice.rolled, moment.dice.stayed)) if isinstance(moment, Roll) else moment
        for moment in moments(table.game.steps)
    )


def kinds(table: AtTable) -> list[type[Moment]]:
    return [type(moment) for moment in last(table)]


def test_a_plain_throw_is_only_a_roll() -> None:
    table = AtTable("knight", 65)
    table.throw()
    assert last(table) == (Roll(Lying((6, 5))),)


def test_a_double_lets_the_pot_grow_with_nothing_to_wait_for() -> None:
    table = AtTable("knight", 300)
    table.throw()
    assert last(table) == (Roll(Lying((3, 3))), Grow(4))


def test_a_mexico_is_read_before_its_word_covers_it() -> None:
    table = AtTable("knight", 21)
    table.throw()
    roll, grow, beat, word = last(table)
    assert (roll, grow, beat) == (Roll(Lying((2, 1))), Grow(8), Beat(READ_MS))
    assert isinstance(word, Word)
    assert word.icons == ("die-2", "die-1")


def test_a_new_knight_has_a_word_then_the_medallion_flies_there() -> None:
    table = AtTable("knight", 100)
    table.throw()
    *_, word, medal = last(table)
    assert isinstance(word, Word)
    assert word.icons == ("knight",)
    assert medal == Medal("knight", 1, 0, 250)


def test_what_the_knight_takes_flies_to_the_knight() -> None:
    table = AtTable("knight", 100, 500)
    table.throw()
    table.stop()
    table.throw()
    assert [moment for moment in last(table) if isinstance(moment, Flight)] == [
        Flight(5, 0, 250, "role")
    ]


def test_what_is_given_flies_from_the_giver() -> None:
    table = AtTable("pirate", 31)
    table.throw()
    table.controller.choose(2)
    assert last(table) == (Flight(1, 2, 250, "given", 0),)


def test_an_elbow_has_a_word() -> None:
    table = AtTable("knight", 31)
    table.throw()
    assert kinds(table) == [Roll, Beat, Word]


def test_a_31_to_hand_out_has_none() -> None:
    table = AtTable("pirate", 31)
    table.throw()
    assert kinds(table) == [Roll]


def test_a_race_opens_as_soon_as_the_dice_lie() -> None:
    table = AtTable("knight", 32)
    table.throw()
    assert kinds(table) == [Roll]


def test_a_stuck_32_is_stamped() -> None:
    table = AtTable("knight", 32)
    table.throw()
    table.controller.tap(1, table.clock() + 300)
    table.controller._decide_race()
    (word,) = last(table)
    assert isinstance(word, Word)
    assert word.stamped


def test_at_a_rounds_end_the_dice_are_read_then_the_pot_flies_to_the_loser() -> None:
    table = AtTable("knight", 65, 64, players=2)
    table.throw()
    table.stop()
    table.throw()
    assert last(table) == (
        Roll(Lying((6, 4))),
        Beat(READ_RESULT_MS),
        Grow(0),
        Flight(1, 1, 600, "pot"),
    )


def test_a_life_lost_lets_the_dice_be_read() -> None:
    table = AtTable("lives", 65, *[64] * 3, players=2)
    table.throw()
    table.stop()
    for _ in range(3):
        table.throw()
    assert kinds(table) == [Roll, Beat, LifeDown]


def test_a_stop_that_ends_nothing_shows_nothing() -> None:
    table = AtTable("knight", 65)
    table.throw()
    table.stop()
    assert last(table) == ()


def test_words_stand_as_long_as_they_are_meant_to() -> None:
    stand: list[int] = []
    for reading in (21, 31, 32):
        table = AtTable("knight", reading)
        table.throw()
        if reading == 32:
            table.controller.tap(1, table.clock() + 300)
            table.controller._decide_race()
        stand += [moment.ms for moment in last(table) if isinstance(moment, Word)]
    assert stand == [900, 500, 600]
