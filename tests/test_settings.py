"""What is remembered, whatever stands in the file."""

import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QJsonDocument
from pytestqt.qtbot import QtBot

from mexen_desktop.look.theme import CHOICES as THEMES
from mexen_desktop.look.theme import SPEEDS
from mexen_desktop.record.value import STAKES
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.rule_set import PUBLISHED, RuleSet
from mexen_desktop.settings import (
    CHOICES,
    LeftOpen,
    Player,
    Settings,
    SettingsFile,
    default_path,
    folded,
    load,
    parse,
)
from mexen_desktop.whole_file import Trouble

FAMILY = (
    Player("Ann", 0, "A"),
    Player("Søren & <b>Bo</b>", 3, "Ø", plays=False),
    Player("爺爺", 7, ""),
)


def test_a_new_player_finds_the_defaults(tmp_path: Path) -> None:
    assert load(tmp_path / "nothing.json") == Settings()


def test_what_was_changed_is_there_the_next_time(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    changes = Settings(
        players=FAMILY,
        starter="Ann",
        rules="lives",
        stake="sips",
        language="nl",
        theme="dark",
        speed="off",
        text_size=125,
        own_dice=True,
        window=(1024, 600),
        maximized=True,
    )

    SettingsFile(path).change(**changes._asdict())

    assert load(path) == changes
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_a_change_is_told_once_and_no_change_not_at_all(tmp_path: Path, qtbot: QtBot) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    with qtbot.waitSignal(file.changed):
        file.change(rules="pirate")
    with qtbot.assertNotEmitted(file.changed):
        file.change(rules="pirate")


def test_a_change_is_on_the_disk_before_it_takes_the_place_of_the_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    file = SettingsFile(path)
    file.change(rules="pirate")
    there: list[str] = []
    monkeypatch.setattr(os, "fsync", lambda _: there.append(load(path).rules))
    file.change(rules="lives")
    assert [*there, load(path).rules] == ["pirate", "lives"]


def test_a_folder_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    file = SettingsFile(tmp_path / "taken" / "settings.json")

    file.change(rules="extreme")

    assert file.now.rules == "extreme"


@pytest.mark.parametrize(
    "damage", [b'{"players": [],}', b"[1]", b"\xff\xfe{\x00}\x00", b"\x00" * 9]
)
def test_a_file_that_cannot_be_read_is_set_aside_before_another_takes_its_place(
    tmp_path: Path, damage: bytes
) -> None:
    path = tmp_path / "settings.json"
    kept = []
    for _ in range(2):
        path.write_bytes(damage)
        file = SettingsFile(path)
        assert file.now == Settings()
        assert file.trouble is not None
        assert file.trouble.aside is not None
        kept.append(file.trouble.aside)
        file.change(rules="lives")
    assert load(path).rules == "lives"
    assert [aside.read_bytes() for aside in kept] == [damage, damage]
    assert sorted(tmp_path.iterdir()) == sorted([path, *kept])


def test_a_damaged_file_that_cannot_be_set_aside_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"damage")

    def refuse(self: Path, _target: Path) -> Path:
        raise PermissionError(self)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", refuse)
        file = SettingsFile(path)
        file.change(rules="lives")
        assert file.trouble == Trouble(path, None)
    assert path.read_bytes() == b"damage"
    file.change(stake="sips")
    assert load(path) == file.now
    assert file.trouble is not None
    assert file.trouble.aside is not None
    assert file.trouble.aside.read_bytes() == b"damage"


@pytest.mark.parametrize("content", [None, b"", b" \n", b"{}", b'\xef\xbb\xbf{"rules": "lives"}'])
def test_a_file_in_which_nothing_is_wrong_is_not_set_aside(
    tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "settings.json"
    if content is not None:
        path.write_bytes(content)
    file = SettingsFile(path)
    assert file.trouble is None
    file.change(rules="pirate")
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", CHOICES)
@pytest.mark.parametrize("value", ["null", '"nonsense"', "[]", "{}", "1e9", "true", "-5"])
def test_a_choice_that_does_not_exist_is_as_if_never_made(name: str, value: str) -> None:
    settings = parse(f'{{"{name}": {value}, "window": [900, 700]}}'.encode())

    assert settings == Settings(window=(900, 700))


@pytest.mark.parametrize("value", ["true", 1, None, [True]])
def test_own_dice_are_only_thrown_where_the_file_says_so_clearly(value: object) -> None:
    assert parse(b'{"own_dice": true}').own_dice
    assert not parse(json.dumps({"own_dice": value}).encode()).own_dice


def test_of_two_of_one_name_the_first_is_kept() -> None:
    players = '[{"name": "Ann", "plays": true}, {"name": " aNN "}, {"name": ""}, 7, {"name": "B"}]'

    settings = parse(f'{{"players": {players}}}'.encode())

    assert [player.name for player in settings.players] == ["Ann", "B"]
    assert [player.plays for player in settings.players] == [True, False]


def test_of_two_names_that_only_look_different_to_a_machine_the_first_is_kept() -> None:
    both = ["Zo\u00eb", "Zoe\u0308"]
    data = {
        "players": [{"name": name, "plays": True} for name in both],
        "house_rules": [
            {"name": name, "rules": "pirate", "options": {}} for name in (*both, "x", " X ")
        ],
    }
    settings = parse(json.dumps(data).encode())
    assert [player.name for player in settings.players] == both[:1]
    assert [rules.name for rules in settings.house_rules] == [both[0], "x"]


def test_of_two_of_one_key_only_the_first_keeps_it() -> None:
    players = '[{"name": "Ann", "tap_key": "A"}, {"name": "Bo", "tap_key": "A"}]'

    assert [p.tap_key for p in parse(f'{{"players": {players}}}'.encode()).players] == ["A", ""]


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "line\\nbreak", "\\u0000", "\\u0085"])
def test_what_can_be_no_name_is_left_out(name: str) -> None:
    assert parse(f'{{"players": [{{"name": "{name}"}}]}}'.encode()).players == ()


@given(st.binary(max_size=400))
def test_whatever_bytes_stand_in_the_file_the_program_goes_on(text: bytes) -> None:
    assert isinstance(parse(text), Settings)


values = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**6), 10**6) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["name", "colour", "tap_key", "plays"]), inner, max_size=4
        )
    ),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from(Settings._fields), values))
def test_whatever_values_stand_in_the_file_only_possible_ones_are_taken(
    data: dict[str, object],
) -> None:
    settings = parse(bytes(QJsonDocument.fromVariant(data).toJson().data()))

    assert all(getattr(settings, name) in allowed for name, allowed in CHOICES.items())
    assert len({folded(player.name) for player in settings.players}) == len(settings.players)
    assert all(0 <= player.colour < 8 for player in settings.players)


def test_the_choices_are_those_that_the_program_has() -> None:
    assert CHOICES["theme"] == THEMES, "settings.py: CHOICES, as look/palette.py has them"
    assert CHOICES["speed"] == SPEEDS, "settings.py: CHOICES, as look/theme.py has them"
    assert set(CHOICES["stake"]) == set(STAKES)
    assert all(getattr(Settings(), name) == allowed[0] for name, allowed in CHOICES.items())


def test_the_file_lies_where_the_platform_wants_it(qapp: QCoreApplication) -> None:
    qapp.setApplicationName("mexen-desktop")

    assert default_path().name == "settings.json"
    assert default_path().parent.name == "mexen-desktop"


@pytest.mark.parametrize("key", [" ", "s", "S", "1", "AB", ""])
def test_a_tap_key_that_means_something_else_is_dropped(key: str) -> None:
    text = f'{{"players": [{{"name": "Ann", "colour": 0, "tap_key": "{key}", "plays": true}}]}}'
    assert parse(text.encode()).players[0].tap_key == ""


def test_the_game_left_open_comes_back(tmp_path: Path) -> None:
    game = LeftOpen("pirate", 3, "Bo", (Player("Ann", 2, "A"), Player("Bo", 1, "")))
    file = tmp_path / "settings.json"
    SettingsFile(file).change(left_open=game)
    assert load(file).left_open == game
    SettingsFile(file).change(left_open=None)
    assert load(file).left_open is None


@pytest.mark.parametrize(
    "damage",
    [
        {"rules": "poker"},
        {"rules": 5},
        {"rules": []},
        {"round": 0},
        {"round": 1.5},
        {"round": "3"},
        {"name": ""},
        {"name": None},
        {"people": []},
        {"people": "Ann"},
        {"people": [{"name": 3}]},
    ],
)
def test_of_a_damaged_game_left_open_nothing_is_said(damage: dict[str, object]) -> None:
    people = [{"name": "Ann", "colour": 2, "tap_key": "A", "plays": True}]
    sound = {"rules": "pirate", "round": 3, "name": "Ann", "people": people}
    assert parse(json.dumps({"left_open": sound}).encode()).left_open is not None
    assert parse(json.dumps({"left_open": {**sound, **damage}}).encode()).left_open is None


def test_a_computer_stays_one_without_a_key_of_its_own(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    file.change(players=(Player("Computer", 1, "", level=3), Player("Ann", 0, "A", coach=False)))
    assert load(tmp_path / "settings.json").players == file.now.players
    parsed = parse(b'{"players": [{"name": "C", "tap_key": "Q", "level": 2, "plays": true}]}')
    assert parsed.players == (Player("C", 0, "", level=2),)


@pytest.mark.parametrize("level", ["2", "-1", "4", "1.5", "true", '"easy"', "null"])
def test_a_level_that_there_is_not_is_a_person(level: str) -> None:
    parsed = parse(b'{"players": [{"name": "C", "level": %s}]}' % level.encode())
    assert parsed.players[0].level == (2 if level == "2" else 0)


def test_the_coach_is_off_unless_it_was_chosen() -> None:
    assert not Settings().coach
    assert not parse(b'{"coach": 1}').coach
    assert parse(b'{"coach": true}').coach


FRIDAY = RuleSet("pirate", PRESETS["pirate"]._replace(pot_start=3), "Friday table")
#: Two options that cannot be played together: it is there to be settled.
UNSETTLED = RuleSet("pirate", PRESETS["pirate"]._replace(keep="none"), "Not yet")


def test_house_rules_come_back(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    file.change(house_rules=(FRIDAY, UNSETTLED), rules=FRIDAY.key)
    again = load(tmp_path / "settings.json")
    assert again.house_rules == (FRIDAY, UNSETTLED)
    assert again.chosen == FRIDAY
    assert again.offered == (*PUBLISHED, FRIDAY)


@pytest.mark.parametrize(
    "damaged",
    [
        None,
        7,
        {"name": "x", "rules": "pirate"},
        {"name": "x", "rules": "poker", "options": {}},
        {"name": "x", "rules": [], "options": {}},
        {"name": "", "rules": "pirate", "options": {}},
        {"name": "x" * 41, "rules": "pirate", "options": {}},
        {"name": 3, "rules": "pirate", "options": {}},
        {"name": "x", "rules": "pirate", "options": {"throws": 9}},
        {"name": "x", "rules": "pirate", "options": {"throws": True}},
        {"name": "x", "rules": "pirate", "options": {"cheat": True}},
        {"name": "friday TABLE", "rules": "pirate", "options": {}},
    ],
)
def test_house_rules_that_make_no_sense_take_no_others_with_them(damaged: object) -> None:
    whole = {"name": "Friday table", "rules": "pirate", "options": {"pot_start": 3}}
    last = {"name": "Other", "rules": "lives", "options": {}}
    data = {"house_rules": [whole, damaged, last], "rules": "house:Other"}
    settings = parse(bytes(QJsonDocument.fromVariant(data).toJson().data()))
    assert [rules.name for rules in settings.house_rules] == ["Friday table", "Other"]
    assert settings.house_rules[0] == FRIDAY
    assert settings.chosen.name == "Other"


@pytest.mark.parametrize("rules", ["house:Nobody", "house:", "poker", 3, None, ["knight"]])
def test_rules_that_are_not_there_are_not_chosen(rules: object) -> None:
    data = {"rules": rules, "house_rules": []}
    assert parse(bytes(QJsonDocument.fromVariant(data).toJson().data())).chosen == PUBLISHED[0]


def test_rules_that_cannot_be_played_give_way_to_what_they_come_from() -> None:
    settings = Settings(house_rules=(UNSETTLED,), rules=UNSETTLED.key)
    assert settings.chosen.key == "pirate"
