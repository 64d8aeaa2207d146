"""A published rule set, or the house rules that a table made of one."""

import pytest

from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.rule_set import PUBLISHED, RuleSet, house_rules


def test_every_preset_is_published_in_its_order() -> None:
    # Whoever goes through them leaves them to whoever comes next.
    for _ in range(2):
        assert [each.base for each in PUBLISHED] == list(PRESETS)
    for each in PUBLISHED:
        assert (each.key, each.options, each.changes) == (each.base, PRESETS[each.base], {})
        assert each.published
        assert each.playable


def test_a_tables_rules_are_chosen_by_their_name() -> None:
    ours = house_rules("Gran's", "knight", {"throws": 4})
    assert ours == RuleSet("knight", PRESETS["knight"]._replace(throws=4), "Gran's")
    # Settings and statistics of before are found by it.
    assert ours.key == "house:Gran's"
    assert ours.changes == {"throws": 4}
    assert not ours.published
    assert ours.playable


def test_no_table_can_take_the_name_of_a_preset() -> None:
    keys = {each.key for each in PUBLISHED}
    for name in PRESETS:
        ours = house_rules(name, name, {})
        assert ours is not None
        assert ours.key not in keys


@pytest.mark.parametrize(
    ("base", "changes"),
    [
        ("unheard of", {}),
        (["knight"], {}),
        (None, {}),
        ("knight", None),
        ("knight", ["throws"]),
        ("knight", {"unheard of": 1}),
        ("knight", {"throws": "many"}),
    ],
)
def test_what_makes_no_sense_is_no_rule_set(base: object, changes: object) -> None:
    assert house_rules("Gran's", base, changes) is None


def test_rules_that_clash_are_a_rule_set_that_cannot_be_played() -> None:
    ours = house_rules("Gran's", "knight", {"loss": "life"})
    assert ours is not None
    assert not ours.playable
