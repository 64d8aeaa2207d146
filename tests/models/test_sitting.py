"""Who comes, goes or moves in a game that is on (C8)."""

import pytest

from mexen_desktop.models.roster import Roster
from mexen_desktop.models.sitting import Sitting, Wait
from mexen_desktop.settings import Player
from tests.kit.at_table import AtTable

KNOWN = [Player("Bo", 1, "B"), Player("Zoë", 5, "Z")]


def sit(table: AtTable) -> tuple[Sitting, Roster]:
    sitting = Sitting(table.controller)
    return sitting, sitting.roster(KNOWN)


def names(table: AtTable) -> list[str]:
    return [table.controller.people[seat].name for seat in table.game.state.in_game]


def test_the_roster_has_those_in_the_game_first_then_everybody_else() -> None:
    _, roster = sit(AtTable("knight"))
    assert [(e.name, e.plays, e.seat) for e in roster.entries] == [
        ("Ann", True, 0),
        ("Bo", True, 1),
        ("Cem", True, 2),
        ("Zoë", False, None),
    ]


def test_C8_somebody_joins_at_the_end_and_plays_with_their_colour_and_key() -> None:
    table = AtTable("knight")
    sitting, roster = sit(table)
    roster.toggle(roster.entries[3])

    sitting.apply(roster)

    assert names(table) == ["Ann", "Bo", "Cem", "Zoë"]
    assert table.controller.people[3][1:] == (5, "Z", 0)
    assert table.game.names == ["Ann", "Bo", "Cem", "Zoë"]


def test_C8_somebody_leaves() -> None:
    table = AtTable("knight")
    sitting, roster = sit(table)
    roster.toggle(roster.entries[1])

    sitting.apply(roster)

    assert names(table) == ["Ann", "Cem"]


def test_C8_the_order_changes() -> None:
    table = AtTable("knight")
    sitting, roster = sit(table)
    roster.entries.insert(0, roster.entries.pop(2))

    sitting.apply(roster)

    assert names(table) == ["Cem", "Ann", "Bo"]


def test_C8_a_newcomer_may_sit_between_others() -> None:
    table = AtTable("knight")
    sitting, roster = sit(table)
    roster.toggle(roster.entries[3])
    roster.entries.insert(1, roster.entries.pop(3))

    sitting.apply(roster)

    assert names(table) == ["Ann", "Zoë", "Bo", "Cem"]


def test_of_two_one_can_be_replaced() -> None:
    table = AtTable("knight", players=2)
    sitting, roster = sit(table)
    roster.toggle(roster.entries[2])
    roster.toggle(roster.entries[0])

    sitting.apply(roster)

    assert names(table) == ["Bo", "Zoë"]


def test_of_the_most_one_can_be_replaced() -> None:
    table = AtTable("knight", players=8)
    sitting, roster = sit(table)
    roster.toggle(roster.entries[0])
    roster.toggle(roster.entries[8])

    sitting.apply(roster)

    assert len(table.game.state.in_game) == 8
    assert names(table)[-1] == "Zoë"


def test_another_name_colour_and_key_count_at_once_in_the_midst_of_a_round() -> None:
    table = AtTable("knight", 65)
    table.controller.throw()
    table.controller.settle()
    sitting, roster = sit(table)
    roster.rename(roster.entries[0], "Anna")
    roster.change_key(roster.entries[0], "x")

    sitting.apply(roster)

    assert table.controller.people[0][::2] == ("Anna", "X")
    assert table.game.names[0] == "Anna"
    assert len(table.game.steps) == 1


@pytest.mark.parametrize("plays", [True, False])
def test_in_the_midst_of_a_round_who_comes_or_goes_waits(plays: bool) -> None:
    table = AtTable("knight", 65)
    table.controller.throw()
    table.controller.settle()
    sitting, roster = sit(table)
    entry = next(entry for entry in roster.entries if entry.plays is plays)

    assert sitting.why_not_toggled(entry, 3) is Wait.ROUND
    roster.toggle(entry)
    sitting.apply(roster)
    assert names(table) == ["Ann", "Bo", "Cem"]


def test_in_the_midst_of_a_round_who_plays_keeps_their_place() -> None:
    table = AtTable("knight", 65)
    table.controller.throw()
    table.controller.settle()
    sitting, roster = sit(table)
    assert sitting.why_not_moved(roster.entries[0]) is Wait.ROUND
    assert sitting.why_not_moved(roster.entries[3]) is None


def test_nobody_joins_where_lives_are_played_but_everybody_may_leave() -> None:
    table = AtTable("lives")
    sitting, roster = sit(table)
    assert sitting.why_not_toggled(roster.entries[3], 3) is Wait.LIVES
    assert sitting.why_not_toggled(roster.entries[0], 2) is None
    assert sitting.why_not_toggled(roster.entries[0], 1) is Wait.TOO_FEW


def test_the_least_and_the_most_hold() -> None:
    sitting, roster = sit(AtTable("knight"))
    assert sitting.why_not_toggled(roster.entries[0], 2) is Wait.TOO_FEW
    assert sitting.why_not_toggled(roster.entries[3], 8) is Wait.TOO_MANY
    assert sitting.why_not_toggled(roster.entries[3], 7) is None


def test_nothing_changed_is_nothing_done() -> None:
    table = AtTable("knight")
    sitting, roster = sit(table)
    sitting.apply(roster)
    assert table.game.steps == []


def test_who_is_known_in_other_letters_is_who_sits_there() -> None:
    table = AtTable("knight")
    sitting = Sitting(table.controller)
    known = [Player("ANN", 3, "X", coach=False), Player("Zoë", 5, "Z")]
    roster = sitting.roster(known)
    assert [(entry.name, entry.coach) for entry in roster.entries] == [
        ("Ann", False),
        ("Bo", True),
        ("Cem", True),
        ("Zoë", True),
    ]
    assert not roster.unsettled
