"""The rest of a round, found once."""

import pytest

from mexen_desktop.odds.known import read
from mexen_desktop.odds.rest import Rest, essence, fresh_rest_of
from mexen_desktop.rules.options import ALLOWED, OF_LIVES, OF_POT, Options, change, clashes
from mexen_desktop.rules.presets import KNIGHT, LIVES, PRESETS
from tests.kit.mixes import mixed


@pytest.mark.parametrize("rules", [KNIGHT, LIVES])
def test_what_was_found_once_is_kept(rules: Options) -> None:
    rest = Rest(rules)
    assert rest.lead() is rest.lead()
    assert rest.follow(3) is rest.follow(3)
    assert rest.first_turn(1) is rest.first_turn(1)
    assert rest.later_turn(3, 1, 5, 1) is rest.later_turn(3, 1, 5, 1)
    assert rest._turn(3, 5) is rest._turn(3, 5)


def test_what_is_known_is_not_found_again() -> None:
    rest = Rest(KNIGHT)
    told = (0.125, 0.125)
    rest.learn([((3, 5, 1, 1), told)])
    true = Rest(KNIGHT).among_lowest(3, 2, 5, 1)
    assert rest.among_lowest(3, 2, 5, 1) < true, "it rests on what was told"
    assert rest.among_lowest(3, 1, 5, 1) == told


@pytest.mark.parametrize("rules", PRESETS)
def test_each_published_rule_set_knows_its_table(rules: str) -> None:
    rest = fresh_rest_of(PRESETS[rules])
    for (limit, rank, left, count), chance in read(rules):
        assert rest._cells[limit, rank][left, count] == chance


@pytest.mark.parametrize("option", ["role", "next_starter"])
def test_roles_and_who_starts_next_have_no_say_in_who_loses(option: str) -> None:
    assert {essence(change(KNIGHT, {option: value})) for value in ALLOWED[option]} == {
        essence(KNIGHT)
    }


#: What has no say in who loses; what is lost is of the pot as well as of lives.
NO_SAY = (*OF_POT, *OF_LIVES, "loss", "role", "next_starter")


@pytest.mark.parametrize("option", [name for name in ALLOWED if name not in NO_SAY])
def test_whatever_else_a_table_may_change_has_a_say(option: str) -> None:
    changed = (
        (rules, mixed(rules, {option: value}))
        for rules in PRESETS.values()
        for value in ALLOWED[option]
    )
    assert any(
        Rest(rules).first_turn(2) != Rest(own).first_turn(2)
        for rules, own in changed
        if not clashes(own)
    ), (
        f"{option} has no say in who loses: it is of the pot or of lives (rules/options.py), "
        "or belongs into `essence` of odds/rest.py, into NO_SAY here"
    )


def test_nor_has_how_many_may_play() -> None:
    assert essence(KNIGHT._replace(least=3, most=20)) == essence(KNIGHT)
