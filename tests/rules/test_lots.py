import pytest

from mexen_desktop.rules.lots import Lots, Pass

ANN, BO, CEM = range(3)


def thrown(players: int, *dice: int) -> Lots:
    lots = Lots(players)
    for die in dice:
        lots = lots.after(die)
    return lots


def test_everybody_throws_one_die_in_seating_order() -> None:
    order = [thrown(3, *[2, 5, 3][:count]).turn for count in range(3)]
    assert order == [ANN, BO, CEM]


def test_the_highest_starts() -> None:
    lots = thrown(3, 2, 5, 3)
    assert lots.settled
    assert lots.turn == BO


def test_who_is_level_for_the_highest_throws_again() -> None:
    lots = thrown(3, 6, 2, 6)
    assert not lots.settled
    assert lots.passes == (Pass((ANN, BO, CEM), (6, 2, 6)), Pass((ANN, CEM), ()))
    assert lots.turn == ANN
    assert thrown(3, 6, 2, 6, 1).turn == CEM
    assert thrown(3, 6, 2, 6, 1, 4).turn == CEM
    assert thrown(3, 6, 2, 6, 1, 4).settled


def test_who_is_level_below_the_highest_has_lost() -> None:
    assert thrown(3, 2, 2, 5).turn == CEM


def test_all_can_be_level_any_number_of_times() -> None:
    lots = thrown(2, *[4] * 40)
    assert not lots.settled
    assert lots.turn == ANN
    assert thrown(2, *[4] * 40, 1, 2).turn == BO


def test_each_time_fewer_may_throw_again() -> None:
    lots = thrown(3, 4, 4, 4, 6, 6, 1, 2, 5)
    assert [each.seats for each in lots.passes] == [(ANN, BO, CEM), (ANN, BO, CEM), (ANN, BO)]
    assert lots.settled
    assert lots.turn == BO


def test_who_was_level_stays_so_however_high_is_thrown_then() -> None:
    assert thrown(2, 3, 3, 5, 1).passes == (Pass((ANN, BO), (3, 3)), Pass((ANN, BO), (5, 1)))
    assert thrown(2, 3, 3, 5, 1).turn == ANN


def test_some_are_highest_as_soon_as_anybody_has_thrown() -> None:
    assert Pass((ANN, BO, CEM), ()).highest == ()
    assert Pass((ANN, BO, CEM), (4, 4)).highest == (ANN, BO)


def test_eight_can_throw_for_it() -> None:
    assert thrown(8, 1, 6, 6, 2, 6, 3, 4, 5, 2, 2, 3).turn == 4


def test_what_each_threw_last_is_told_until_they_are_to_throw_again() -> None:
    assert thrown(3, 6, 2).latest() == {ANN: 6, BO: 2}
    assert thrown(3, 6, 2, 6).latest() == {BO: 2}
    assert thrown(3, 6, 2, 6, 1).latest() == {ANN: 1, BO: 2}


def test_each_die_is_somebodys() -> None:
    lots = thrown(3, 6, 2, 6, 1, 4)
    assert [lots.seat_of(number) for number in range(5)] == [ANN, BO, CEM, ANN, CEM]


@pytest.mark.parametrize("die", [0, 7])
def test_only_faces_of_a_die_can_fall(die: int) -> None:
    with pytest.raises(ValueError, match=str(die)):
        Lots(2).after(die)


def test_nothing_is_thrown_once_it_is_settled() -> None:
    with pytest.raises(ValueError, match="3"):
        thrown(2, 1, 2).after(3)
