"""The table of options, what is refused in it."""

import re
from random import Random

import pytest
from hypothesis import given

from mexen_desktop.rules.engine import apply
from mexen_desktop.rules.errors import (
    BadOptionValue,
    BadTable,
    RulesError,
    UnknownOption,
    Unplayable,
)
from mexen_desktop.rules.options import ALLOWED, Options, change, check, clashes, differing
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import new_game
from tests.kit.mixes import ANY_MIX, mixed, two_changes
from tests.kit.moves import at_random
from tests.kit.rules_doc import RULES

ROWS = {
    cells[0].split("`")[1]: cells[1:]
    for line in RULES.splitlines()
    if line.startswith("| `")
    for cells in [[cell.strip() for cell in line.strip("|").split("|")]]
}


def option_value(text: str) -> object:
    """Return what a cell of the table says."""
    if text.isdigit():
        return int(text)
    return {"yes": True, "no": False}.get(text, text)


def allowed_values(text: str) -> tuple[object, ...]:
    """Return what a cell of the column `values` says."""
    if text == "yes/no":
        return (True, False)
    if match := re.fullmatch(r"(\d+)–(\d+)", text):
        return tuple(range(int(match[1]), int(match[2]) + 1))
    return tuple(re.findall(r"`(\w+)`", text))


def test_the_table_has_a_row_for_every_option() -> None:
    assert list(ROWS) == list(ALLOWED), "docs/rules.md: a row for each option, in their order"
    assert [*ALLOWED, "least", "most"] == list(Options._fields)


def test_the_table_has_a_column_for_every_preset() -> None:
    columns = " | ".join(("option", "values", *PRESETS))
    assert f"| {columns} |\n" in RULES, f"docs/rules.md: the columns {columns}"


@pytest.mark.parametrize("name", ROWS)
def test_each_row_of_the_table_says_what_is_played(name: str) -> None:
    values, *by_preset = ROWS[name]
    assert ALLOWED[name] == allowed_values(values)
    played = [getattr(options, name) for options in PRESETS.values()]
    written = [option_value(cell) for cell in by_preset]
    assert played == written, f"docs/rules.md: the row of `{name}`, as rules/presets.py plays it"


def test_the_row_of_players_says_what_is_played() -> None:
    (row,) = re.findall(r"^\| least–most players \|.*$", RULES, re.MULTILINE)
    cells = [f"{o.least}–{o.most or 'any'}" for o in PRESETS.values()]
    assert [cell.strip() for cell in row.strip("|").split("|")][2:] == cells


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize(("name", "value"), [(n, v) for n, vs in ALLOWED.items() for v in vs])
def test_every_value_of_every_option_plays_or_is_refused_with_a_sentence(
    rules: str, name: str, value: object
) -> None:
    if clashes(mixed(PRESETS[rules], {name: value})):
        with pytest.raises(Unplayable) as refused:
            change(PRESETS[rules], {name: value})
        assert name in refused.value.clash
        return
    options = change(PRESETS[rules], {name: value})
    assert getattr(options, name) == value
    state, random = new_game(options, 3), Random(3)
    for _ in range(40):
        if state.player is not None:
            state, _ = apply(state, at_random(state, random))
    assert state.options == options


@pytest.mark.parametrize(
    ("rules", "changes", "sentence"),
    [
        (
            "pirate",
            {"keep": "none"},
            "pass_one does not go with keep: a 1 cannot be passed on where no die may stay",
        ),
        (
            "knight",
            {"tie_break": "all_lose"},
            "tie_break does not go with loss: a pot is taken by one player",
        ),
        (
            "pirate",
            {"mexico_ends_turn": False},
            (
                "limit does not go with mexico_ends_turn: "
                "a Mexico sets no limit where it does not end the turn"
            ),
        ),
        (
            "lives",
            {"role": "knight"},
            "role does not go with loss: a role costs sips or points, not lives",
        ),
        (
            "lives",
            {"thirty_one": "give"},
            "thirty_one does not go with loss: where lives are played there is nothing to hand out",
        ),
    ],
)
def test_what_cannot_be_played_together_is_refused_with_a_sentence(
    rules: str, changes: dict[str, object], sentence: str
) -> None:
    with pytest.raises(Unplayable) as refused:
        change(PRESETS[rules], changes)
    assert str(refused.value) == sentence
    first, second = refused.value.clash
    assert sentence.startswith(f"{first} does not go with {second}: ")


def test_every_pair_that_clashes_is_told() -> None:
    options = PRESETS["pirate"]._replace(loss="life", keep="none", mexico_ends_turn=False)
    found = [clash for clash, _ in clashes(options)]
    assert found == [
        ("pass_one", "keep"),
        ("limit", "mexico_ends_turn"),
        ("role", "loss"),
        ("thirty_one", "loss"),
    ]


def refused(options: Options) -> bool:
    """Whether docs/rules.md says that these options cannot be played together."""
    return (
        (options.pass_one and options.keep == "none")
        or (options.tie_break == "all_lose" and options.loss == "pot")
        or (options.limit == "lead_mexico" and not options.mexico_ends_turn)
        or (options.role in {"knight", "pirate"} and options.loss == "life")
        or (options.thirty_one == "give" and options.loss == "life")
    )


def test_what_is_refused_stands_in_the_rules() -> None:
    found = set()
    for options in two_changes():
        told = [pair for pair, _ in clashes(options)]
        found.update(told)
        assert bool(told) == refused(options), f"`refused` of this file: {told}"
    (listed,) = re.findall(r"^- Refused, [^:]*: (.*?)\.$", RULES, re.MULTILINE | re.DOTALL)
    named = [
        [word for word in re.findall(r"`(\w+)", each) if word in ALLOWED]
        for each in listed.split(";")
    ]
    assert set(map(tuple, named)) == found, "docs/rules.md: each pair that is refused"


@given(ANY_MIX)
def test_any_mix_is_played_or_refused(options: Options) -> None:
    if refused(options):
        with pytest.raises(Unplayable):
            new_game(options, 3)
    else:
        check(options)
        assert new_game(options, 3).options is options


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("throws", 0),
        ("throws", 6),
        ("throws", True),
        ("throws", 3.0),
        ("throws", "3"),
        ("throws", None),
        ("stop_early", 1),
        ("stop_early", "yes"),
        ("limit", "lead"),
        ("limit", None),
        ("pot_start", 0),
        ("pot_start", 21),
        ("lives", 0),
        ("lives", 13),
        ("lives", float("nan")),
        ("role", ""),
        ("keep", ["any"]),
    ],
)
def test_a_value_that_an_option_cannot_have_is_refused(name: str, value: object) -> None:
    with pytest.raises(BadOptionValue) as refused:
        change(PRESETS["knight"], {name: value})
    assert refused.value.name == name
    assert refused.value.value is value
    assert refused.value.allowed == ALLOWED[name]
    can = ", ".join(map(str, ALLOWED[name]))
    assert str(refused.value) == f"option {name!r} cannot be {value!r} (can: {can})"


@pytest.mark.parametrize("name", ["least", "most", "Throws", "stake", ""])
def test_an_unknown_option_is_refused(name: str) -> None:
    with pytest.raises(UnknownOption) as refused:
        change(PRESETS["knight"], {name: 2})
    assert refused.value.name == name
    assert str(refused.value) == f"there is no option {name!r}"


def test_each_of_several_changes_is_checked() -> None:
    with pytest.raises(BadOptionValue):
        change(PRESETS["knight"], {"throws": 3, "lives": 0})
    with pytest.raises(UnknownOption):
        change(PRESETS["knight"], {"throws": 3, "lives": 6, "stake": 2})


def test_a_change_leaves_the_preset_as_it_is() -> None:
    options = change(PRESETS["knight"], {"pot_start": 2, "throws": 3})
    assert options == PRESETS["knight"]._replace(pot_start=2)
    assert PRESETS["knight"].pot_start == 1
    assert differing(PRESETS["knight"], options) == {"pot_start": 2}


def test_what_differs_is_enough_to_make_a_rule_set_again() -> None:
    for base in PRESETS.values():
        for other in PRESETS.values():
            wanted = other._replace(least=base.least, most=base.most)
            assert change(base, differing(base, wanted)) == wanted


@pytest.mark.parametrize(
    ("rules", "players", "starter"),
    [
        ("knight", 1, 0),
        ("knight", 9, 0),
        ("lives", 7, 0),
        ("lives", 1, 0),
        ("pirate", 0, 0),
        ("pirate", 1, 0),
        ("extreme", 3, 3),
        ("extreme", 3, 4),
        ("extreme", 3, -1),
    ],
)
def test_a_table_without_a_place_is_refused(rules: str, players: int, starter: int) -> None:
    options = PRESETS[rules]
    with pytest.raises(BadTable) as refused:
        new_game(options, players, starter)
    told = refused.value
    assert (told.players, told.starter) == (players, starter)
    assert (told.least, told.most) == (options.least, options.most)
    assert isinstance(told, RulesError)
    places = {"knight": "2 to 8", "lives": "2 to 6", "classic": "2 to 8"}.get(
        rules, "2 to any number of"
    )
    sentence = f"{players} players with starter {starter} cannot play (players: {places})"
    assert str(told) == sentence


@pytest.mark.parametrize(
    ("rules", "players"), [("knight", 2), ("knight", 8), ("lives", 6), ("pirate", 40)]
)
def test_every_number_of_players_within_the_bounds_plays(rules: str, players: int) -> None:
    assert new_game(PRESETS[rules], players, players - 1).in_game == tuple(range(players))
