"""Who stands where at the end of a game."""

from mexen_desktop.rules.actions import Join, Leave
from mexen_desktop.scene.standings import standings
from tests.kit.at_table import AtTable
from tests.kit.table import house


def names(table: AtTable) -> list[str]:
    return [standing.person.name for standing in standings(table.controller)]


def test_C7_the_highest_tally_comes_last() -> None:
    table = AtTable("pirate", 31, 31, 31)
    for taker in (0, 0, 2):
        table.throw()
        table.controller.choose(taker or 1)
        table.controller.settle()
    table.controller.finish()
    assert names(table) == ["Ann", "Cem", "Bo"]
    assert [standing.score for standing in standings(table.controller)] == [0, 1, 2]


def test_who_has_left_is_still_listed_without_a_number() -> None:
    table = AtTable("pirate")
    table.controller.submit(Leave(1))
    table.controller.finish()
    assert [(s.person.name, s.number) for s in standings(table.controller)] == [
        ("Ann", 1),
        ("Bo", 0),
        ("Cem", 2),
    ]


def lives(*losers: int) -> AtTable:
    """Let these seats lose, round after round, with one life to begin with."""
    table = AtTable(house("lives", lives=1))
    for loser in losers:
        while table.controller.ended is None and table.controller.state.player is not None:
            low = table.controller.state.player == loser
            table.dice.rolls.append((3, 1) if low else (6, 5))
            table.throw()
            if table.controller.may_stop:
                table.stop()
        table.controller.next_round()
    return table


def test_L6_the_winner_comes_first_who_went_out_first_comes_last() -> None:
    table = lives(1, 0)
    assert names(table) == ["Cem", "Ann", "Bo"]
    assert [standing.winner for standing in standings(table.controller)] == [True, False, False]


def test_L6_a_dead_game_has_no_winner() -> None:
    table = AtTable(house("lives", lives=1), 31, 31, players=2)
    for _ in range(2):
        table.throw()
        table.stop()
    assert not any(standing.winner for standing in standings(table.controller))


def test_C6_who_leaves_and_comes_back_brings_along_what_they_have_taken() -> None:
    table = AtTable("pirate", 31, *[65] * 6, *[54] * 3)
    table.throw()
    table.controller.choose(1)
    table.controller.settle()
    for _ in range(9):
        table.throw()
    assert table.controller.ended is not None
    table.controller.submit(Leave(1))
    table.controller.submit(Join("Bo"), table.controller.people[1])
    shown = [(facts.person.name, facts.tally) for facts in table.controller.seats()]
    assert sorted(shown) == [("Ann", 0), ("Bo", 1), ("Cem", 1)]
    table.controller.finish()
    listed = [(each.seat, each.score) for each in standings(table.controller)]
    assert listed == [(0, 0), (2, 1), (3, 1)]
