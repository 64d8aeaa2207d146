"""What is offered at each moment of a game."""

from mexen_desktop.scene.offers import Kind, Offer, offers
from tests.kit.at_table import AtTable


def kinds(table: AtTable) -> list[Kind]:
    return [offer.kind for offer in offers(table.controller)]


def test_before_the_first_throw_there_is_only_the_throw() -> None:
    assert kinds(AtTable("knight")) == [Kind.THROW]


def test_after_a_throw_one_may_stop() -> None:
    table = AtTable("knight", 65)
    table.throw()
    assert kinds(table) == [Kind.THROW, Kind.STOP]


def test_P1_where_nobody_stops_early_it_is_not_offered() -> None:
    table = AtTable("pirate", 65)
    table.throw()
    assert kinds(table) == [Kind.THROW]


def test_in_a_race_the_thrower_has_both() -> None:
    table = AtTable("knight", 32)
    table.throw()
    assert kinds(table) == [Kind.THROW, Kind.STOP]


def test_P8_a_31_is_handed_to_one_of_the_others() -> None:
    table = AtTable("pirate", 31)
    table.throw()
    assert offers(table.controller) == (Offer(Kind.CHOOSE, 1), Offer(Kind.CHOOSE, 2))


def test_K8_a_knight_who_throws_100_names_another() -> None:
    table = AtTable("knight", 100, 100)
    table.throw()
    table.throw()
    assert kinds(table) == [Kind.CHOOSE, Kind.CHOOSE]


def test_while_something_moves_nothing_is_offered() -> None:
    table = AtTable("knight", 65)
    table.controller.throw()
    assert offers(table.controller) == ()


def test_at_a_rounds_end_the_table_goes_on_or_ends() -> None:
    table = AtTable("knight", 65, 64, players=2)
    table.throw()
    table.stop()
    table.throw()
    assert kinds(table) == [Kind.NEXT_ROUND, Kind.END_GAME]


def test_after_a_game_another_one_is_offered() -> None:
    table = AtTable("knight")
    table.controller.finish()
    assert kinds(table) == [Kind.AGAIN, Kind.EVENING, Kind.HOME]
