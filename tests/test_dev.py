"""The one door: what dev.py makes, asks for, runs."""

import ast
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import dev
from mexen_desktop import needs

Calls = list[list[str]]
PROJECT = tomllib.loads((dev.ROOT / "pyproject.toml").read_text("utf-8"))


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """Note what would be run instead of running it; all of it succeeds."""
    return noted(monkeypatch, lambda _: 0)


def noted(monkeypatch: pytest.MonkeyPatch, status: Callable[[list[str]], int]) -> Calls:
    made: Calls = []

    def run(words: list[Any], **options: Any) -> subprocess.CompletedProcess[str]:
        made.append([str(word) for word in words])
        done = subprocess.CompletedProcess[str](words, status(made[-1]))
        if options["check"]:
            done.check_returncode()
        return done

    monkeypatch.setattr(subprocess, "run", run)
    return made


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stand in for the checkout's environment: nothing is installed there yet."""
    noted(monkeypatch, lambda _: 0)
    monkeypatch.setattr(dev, "VENV", tmp_path)
    monkeypatch.setattr(dev, "STAMP", tmp_path / "stamp.json")
    monkeypatch.setattr(dev, "is_newer", lambda _: False)
    return tmp_path


def test_a_python_that_is_too_old_can_read_the_file_that_refuses_it() -> None:
    ast.parse((dev.ROOT / "dev.py").read_text("utf-8"), feature_version=(3, 8))


def test_without_a_command_all_commands_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main([]) == 0
    said = capsys.readouterr().out
    assert all(f"\n  {name} " in said for name in dev.COMMANDS)


def test_an_unknown_command_fails() -> None:
    assert dev.main(["fly"]) == 2


@pytest.mark.parametrize("name", dev.COMMANDS)
def test_a_command_asks_only_for_groups_that_exist(name: str) -> None:
    for group in dev.COMMANDS[name].groups:
        assert dev.group_members(PROJECT, group)


def test_a_group_brings_those_it_includes() -> None:
    project = {"dependency-groups": {"a": ["x", {"include-group": "b"}], "b": ["y>=2"]}}

    assert dev.group_members(project, "a") == ["x", "y>=2"]


def test_the_first_run_makes_an_environment_with_the_project(venv: Path, calls: Calls) -> None:
    dev.provide_environment(("lint",))

    make, requirements, project = calls
    assert make[1:] == ["-m", "venv", "--clear", str(venv)]
    assert {*PROJECT["project"]["dependencies"], *PROJECT["build-system"]["requires"]} <= {
        *requirements
    }
    assert any(word.startswith("ruff") for word in requirements)
    assert project[-2:] == ["--editable", "."]


@pytest.mark.usefixtures("venv")
def test_the_second_run_installs_nothing(calls: Calls) -> None:
    dev.provide_environment(("lint", "tests"))
    calls.clear()

    dev.provide_environment(("tests",))

    assert calls == []


@pytest.mark.usefixtures("venv")
def test_another_command_brings_only_what_it_needs_more(calls: Calls) -> None:
    dev.provide_environment(("lint",))
    calls.clear()

    dev.provide_environment(("hooks",))
    dev.provide_environment(("lint",))

    assert [words[-1] for words in calls] == PROJECT["dependency-groups"]["hooks"]


@pytest.mark.usefixtures("venv")
def test_a_changed_project_file_is_installed_anew(calls: Calls) -> None:
    dev.provide_environment(())
    change_stamp("project", "something else")
    calls.clear()

    dev.provide_environment(())

    assert [words[-1] for words in calls][-1] == "."
    assert not any("venv" in words for words in calls)


@pytest.mark.usefixtures("venv")
def test_another_python_gets_another_environment(calls: Calls) -> None:
    dev.provide_environment(())
    change_stamp("python", "2.7")
    calls.clear()

    dev.provide_environment(())

    assert "venv" in calls[0]


@pytest.mark.usefixtures("venv")
def test_a_failed_installation_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    noted(monkeypatch, lambda words: int("pip" in words))
    with pytest.raises(subprocess.CalledProcessError):
        dev.provide_environment(())
    made = noted(monkeypatch, lambda _: 0)

    dev.provide_environment(())

    assert made


def test_words_that_changed_are_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "PACKAGE", tmp_path)
    words = tmp_path / "mexen_nl.ts"
    words.touch()
    assert dev.is_newer(words)

    compiled = tmp_path / "resources" / "translations" / "mexen_nl.qm"
    compiled.parent.mkdir(parents=True)
    compiled.touch()
    os.utime(words, (1, 1))
    assert not dev.is_newer(words)


def change_stamp(name: str, value: str) -> None:
    stamp = json.loads(dev.STAMP.read_text())
    dev.STAMP.write_text(json.dumps({**stamp, name: value}))


@pytest.fixture
def bare_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in for a Debian where one library is missing, with the module that fills .venv."""
    monkeypatch.setattr(needs, "missing_libraries", lambda: ["libEGL.so.1"])
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    monkeypatch.setattr(shutil, "which", lambda _: "/usr/bin/apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)


WANTED = f"libegl1 python3.{sys.version_info.minor}-venv"


@pytest.mark.usefixtures("bare_system")
def test_what_the_system_lacks_is_named_in_one_sentence(calls: Calls) -> None:
    with pytest.raises(SystemExit) as refusal:
        dev.provide_system_packages(install=False)

    assert f"'sudo apt-get install -y {WANTED}'" in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert calls == []


@pytest.mark.usefixtures("bare_system")
def test_where_nothing_can_be_installed_the_command_is_named(
    monkeypatch: pytest.MonkeyPatch, calls: Calls
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: name if name == "apt-get" else None)

    with pytest.raises(SystemExit, match="apt-get install"):
        dev.provide_system_packages(install=True)

    assert calls == []


@pytest.mark.usefixtures("bare_system")
def test_what_the_system_lacks_is_installed_when_asked(calls: Calls) -> None:
    dev.provide_system_packages(install=True)

    (install,) = calls
    assert install[0] == "sudo"
    assert " ".join(install).endswith(WANTED)


@pytest.mark.usefixtures("bare_system")
def test_package_lists_are_fetched_where_they_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    made: Calls = noted(monkeypatch, lambda words: int("install" in words and len(made) == 1))

    dev.provide_system_packages(install=True)

    assert ["install" in words for words in made] == [True, False, True]
    assert "update" in made[1]


@pytest.mark.usefixtures("bare_system")
def test_a_system_without_apt_is_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)

    with pytest.raises(SystemExit, match="libegl1"):
        dev.provide_system_packages(install=True)


def test_a_complete_system_is_left_alone(monkeypatch: pytest.MonkeyPatch, calls: Calls) -> None:
    monkeypatch.setattr(needs, "missing_libraries", list)

    dev.provide_system_packages(install=True)

    assert calls == []


def test_a_failed_check_fails_a_run_whose_tests_pass(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = noted(monkeypatch, lambda words: int("mypy" in words))

    assert dev.test([]) != 0
    assert "pytest" in made[-1]
    assert capsys.readouterr().out.endswith("failed before the tests: types\n")


def test_failed_tests_fail_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    noted(monkeypatch, lambda words: int("pytest" in words))

    assert dev.test([]) != 0


def test_words_for_pytest_run_the_tests_alone(calls: Calls) -> None:
    assert dev.test(["-k", "knight"]) == 0
    assert [words[1:] for words in calls] == [["-m", "pytest", "-k", "knight"]]


def test_words_for_the_game_reach_it(calls: Calls) -> None:
    assert dev.play(["evening.mexen"]) == 0
    assert calls[0][1:] == ["-m", "mexen_desktop", "evening.mexen"]


def test_resources_are_made_by_their_names(calls: Calls) -> None:
    assert dev.make(["odds", "sounds"]) == 0
    assert [words[1:] for words in calls] == [
        ["-m", "tools.make_odds"],
        ["-m", "tools.make_sounds"],
    ]


@pytest.mark.parametrize("words", [[], ["gold"], ["odds", "gold"]])
def test_what_cannot_be_made_is_refused_with_what_can(
    calls: Calls, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    assert dev.make(words) == 2
    assert not calls
    assert "icons, odds, pictures, sounds, textures" in capsys.readouterr().out


def test_each_script_that_makes_a_resource_has_its_name_there() -> None:
    made = {path.stem.removeprefix("make_") for path in (dev.ROOT / "tools").glob("make_*.py")}
    assert made == set(dev.MADE)


@pytest.mark.skipif(sys.platform != "linux", reason="Debian is a Linux")
def test_a_command_brings_the_programs_it_runs(
    monkeypatch: pytest.MonkeyPatch, calls: Calls
) -> None:
    monkeypatch.setattr(needs, "missing_libraries", list)
    monkeypatch.setattr(dev, "has", lambda tool: tool != "ld")

    dev.provide_system_packages(install=True, tools=("Xvfb", "ld"))

    (install,) = calls
    assert install[-1] == "binutils"


def test_every_program_that_a_command_runs_has_a_package() -> None:
    for command in dev.COMMANDS.values():
        assert set(command.tools) <= set(dev.TOOLS)


def test_python_itself_may_not_be_there_as_a_library(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr("ctypes.CDLL", asked.append)
    assert dev.has("libpython")
    assert asked == [f"libpython3.{sys.version_info.minor}.so.1.0"]

    def lacking(_: str) -> None:
        raise OSError

    monkeypatch.setattr("ctypes.CDLL", lacking)
    assert not dev.has("libpython")


@pytest.mark.parametrize(
    ("words", "made"),
    [
        (["wheel"], ["hatchling"]),
        (["program"], ["packaging/build.py"]),
        ([], ["hatchling", "packaging/build.py"]),
    ],
)
def test_a_build_is_of_the_wheel_or_the_program_or_both(
    words: list[str], made: list[str], calls: Calls
) -> None:
    assert dev.build(words) == 0
    ran = [
        next(word for word in call if word in {"hatchling", "packaging/build.py"}) for call in calls
    ]
    assert ran == made


def test_a_failed_wheel_fails_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    made = noted(monkeypatch, lambda words: int("hatchling" in words))

    assert dev.build([]) != 0
    assert len(made) == 1
