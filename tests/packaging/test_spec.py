"""The recipe for PyInstaller, carried out for each system with nothing behind it."""

import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bundle import closure, mac, names, place, rules
from bundle.place import PACKAGING
from bundle.rules import PLATFORMS, Platform

Made = dict[str, list[dict[str, Any]]]


def collected(platform: Platform) -> list[tuple[str, str, str]]:
    """Return what PyInstaller would find if it took everything in the wheels."""
    lines = (PACKAGING / "wheels" / f"{platform}.txt").read_text("utf-8").splitlines()
    paths = [line.partition(" ")[2] for line in lines]
    return [(path, f"/wheels/{path}", "BINARY") for path in paths]


def cook(platform: Platform, monkeypatch: pytest.MonkeyPatch, work: Path) -> Made:
    """Carry out the recipe as if on that system, returning what it asked PyInstaller for."""
    made: Made = {}

    def noting(kind: str) -> Any:
        def make(*parts: Any, **options: Any) -> Any:
            made.setdefault(kind, []).append({"parts": parts, **options})
            return SimpleNamespace(kind=kind)

        return make

    def analysis(scripts: list[str], **options: Any) -> Any:
        found = SimpleNamespace(
            binaries=collected(platform),
            datas=[(f"babel/locale-data/{code}.dat", "", "DATA") for code in ("da", "is")],
            scripts=[("pyi_rth_pyside6", "", "PYSOURCE"), ("entry", "", "PYSOURCE")],
            pure=[],
        )
        made["analysis"] = [{"scripts": scripts, "found": found, **options}]
        return found

    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(place, "WORK", work)
    monkeypatch.setattr(closure, "needed_by", lambda _: [])
    tools = {kind: noting(kind) for kind in ("PYZ", "EXE", "COLLECT", "BUNDLE")}
    recipe = PACKAGING / "mexen.spec"
    code = compile(recipe.read_text("utf-8"), recipe, "exec")
    path = list(sys.path)
    exec(code, {"SPECPATH": str(PACKAGING), "Analysis": analysis, **tools})
    sys.path[:] = path
    return made


@pytest.mark.parametrize("platform", PLATFORMS)
def test_every_system_gets_what_it_needs(
    platform: Platform, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (asked,) = cook(platform, monkeypatch, tmp_path)["analysis"]
    packed = {entry[0] for entry in asked["found"].binaries}
    assert set(rules.needed(platform)) <= packed
    assert [entry[0] for entry in asked["found"].datas] == ["babel/locale-data/da.dat"]
    assert len(json.loads((tmp_path / "contents.json").read_text("utf-8"))) == len(packed)


@pytest.mark.parametrize("platform", PLATFORMS)
def test_all_modules_come_along_though_they_are_imported_late(
    platform: Platform, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (asked,) = cook(platform, monkeypatch, tmp_path)["analysis"]
    assert {"mexen_desktop.sound.player", "_cffi_backend"} <= set(asked["hiddenimports"])
    assert set(asked["excludes"]) == set(rules.UNUSED_MODULES)


@pytest.mark.parametrize("platform", PLATFORMS)
def test_nothing_loads_qt_before_the_program_does(
    platform: Platform, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (asked,) = cook(platform, monkeypatch, tmp_path)["analysis"]
    assert [entry[0] for entry in asked["found"].scripts] == ["entry"]


@pytest.mark.parametrize("platform", PLATFORMS)
def test_it_is_one_folder_that_nothing_packs(
    platform: Platform, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made = cook(platform, monkeypatch, tmp_path)
    (folder,) = made["COLLECT"]
    assert folder["name"] == names.COMMAND
    for program in made["EXE"]:
        assert program["exclude_binaries"] is True
        assert program["upx"] is False


def test_windows_gets_a_twin_that_prints(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    windowed, console = cook("win32", monkeypatch, tmp_path)["EXE"]
    assert (windowed["name"], windowed["console"]) == (names.COMMAND, False)
    assert (console["name"], console["console"]) == (names.CONSOLE, True)
    for program in (windowed, console):
        assert program["icon"].endswith("mexen.ico")
        assert Path(program["version"]).read_text("utf-8").startswith("# UTF-8\nVSVersionInfo(")


def test_macos_gets_an_application(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(mac.SIGNER, raising=False)
    made = cook("darwin", monkeypatch, tmp_path)
    (application,) = made["BUNDLE"]
    assert application["name"] == "Mexen.app"
    assert application["info_plist"] == mac.info_plist()
    (asked,) = made["analysis"]
    icon = application["info_plist"]["CFBundleDocumentTypes"][0]["CFBundleTypeIconFile"]
    assert (str(tmp_path / icon), ".") in asked["datas"]
    (program,) = made["EXE"]
    assert program["codesign_identity"] is None
    assert Path(program["entitlements_file"]).is_file()


def test_linux_gets_one_program_for_window_and_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (program,) = cook("linux", monkeypatch, tmp_path)["EXE"]
    assert (program["name"], program["console"]) == (names.COMMAND, True)
