"""What systems say of how much they want to move."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from mexen_desktop.look import less_motion
from mexen_desktop.look.less_motion import (
    ask,
    wish_in_mask,
    wish_of_gnome,
    wish_of_kde,
    wish_of_mac,
)
from mexen_desktop.look.theme import Theme


@pytest.mark.parametrize(
    ("said", "wanted"), [("0", True), ("0.0", True), ("1", False), ("0.5", False), ("", False)]
)
def test_kde_says_it_by_a_factor(said: str, wanted: bool, tmp_path: Path) -> None:
    path = tmp_path / "kdeglobals"
    path.write_text(f"[KDE]\nAnimationDurationFactor={said}\n", encoding="utf-8")
    assert wish_of_kde(str(path)) == wanted


def test_without_a_file_nothing_is_wished(tmp_path: Path) -> None:
    assert not wish_of_kde(str(tmp_path / "none"))
    assert not wish_of_mac(str(tmp_path / "none"))


@pytest.mark.parametrize(("said", "wanted"), [(b"false\n", True), (b"true\n", False), (b"", False)])
def test_gnome_says_whether_things_may_move(said: bytes, wanted: bool) -> None:
    assert wish_of_gnome(said) == wanted


@pytest.mark.parametrize(
    ("mask", "wanted"),
    [
        (bytes.fromhex("9e3e078012000000"), False),
        (bytes.fromhex("9012038010000000"), True),
        (b"", False),
    ],
)
def test_windows_says_it_by_a_bit(mask: bytes, wanted: bool) -> None:
    assert wish_in_mask(mask) == wanted


@pytest.mark.parametrize("said", ["false", "true"])
def test_a_desktop_is_asked_without_waiting_for_it(
    said: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(less_motion, "_GNOME", ("/bin/echo", [said]))
    monkeypatch.setattr(less_motion, "wish_of_kde", lambda _path: False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME")
    answers: list[bool] = []
    parent = QObject()
    ask(answers.append, parent)
    assert not answers
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [said == "false"]


def test_a_desktop_that_cannot_be_asked_wishes_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(less_motion, "_GNOME", ("/none/of/that/name", []))
    monkeypatch.setattr(less_motion, "wish_of_kde", lambda _path: False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME")
    answers: list[bool] = []
    parent = QObject()
    ask(answers.append, parent)
    qtbot.waitUntil(lambda: not parent.children())
    assert not answers


def test_less_motion_is_none_unless_the_player_wants_some(quiet_look: Theme) -> None:
    quiet_look.set_speed("system")
    assert quiet_look.speed == "full"
    quiet_look.set_calm(True)
    assert (quiet_look.speed, quiet_look.duration(200)) == ("off", 0)
    quiet_look.set_speed("quick")
    assert quiet_look.duration(200) == 100
    quiet_look.set_speed("system")
    assert quiet_look.duration(200) == 0
    quiet_look.set_calm(False)
    assert quiet_look.duration(200) == 200


def test_a_wish_that_changes_nothing_is_not_told(quiet_look: Theme, qtbot: QtBot) -> None:
    quiet_look.set_speed("off")
    with qtbot.assertNotEmitted(quiet_look.changed):
        quiet_look.set_calm(True)
        quiet_look.set_calm(False)


def test_a_desktop_of_another_kind_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(less_motion, "wish_of_kde", lambda _path: False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "sway")
    parent = QObject()
    ask(lambda _wanted: None, parent)
    assert not parent.children()
