"""The workflows are bound to what was looked at, with no more rights than they need."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from bundle.place import ROOT

FOLDER = ROOT / ".github" / "workflows"
WORKFLOWS = sorted(FOLDER.glob("*.yml"))
PINNED = re.compile(r"[\w.-]+/[\w.-]+@[0-9a-f]{40}")


def read(path: Path) -> dict[Any, Any]:
    said: dict[Any, Any] = yaml.safe_load(path.read_text("utf-8"))
    return said


def steps(workflow: dict[Any, Any]) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job.get("steps", ())]


def test_there_are_some() -> None:
    assert [path.name for path in WORKFLOWS] == ["checks.yml", "release.yml"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_pinned_by_its_commit(path: Path) -> None:
    used = [step["uses"] for step in steps(read(path)) if "uses" in step]
    assert used
    assert all(PINNED.fullmatch(action) for action in used)
    # A comment says which version that is.
    for line in path.read_text("utf-8").splitlines():
        if PINNED.search(line):
            assert re.search(r"# v\d+\.\d+\.\d+$", line)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_nobody_may_write_who_need_not(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    may_write = [name for name, job in workflow["jobs"].items() if "permissions" in job]
    assert may_write == (["draft"] if path.name == "release.yml" else [])


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_no_foreign_text_becomes_a_command(path: Path) -> None:
    for step in steps(read(path)):
        assert "${{" not in step.get("run", "")
        if step.get("uses", "").startswith("actions/checkout"):
            assert step["with"]["persist-credentials"] is False


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_nothing_runs_for_ever(path: Path) -> None:
    for job in read(path)["jobs"].values():
        assert "timeout-minutes" in job or "uses" in job


def test_every_python_is_tried_on_every_system() -> None:
    jobs = read(FOLDER / "checks.yml")["jobs"]
    matrix = jobs["test"]["strategy"]["matrix"]
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]
    kinds = {system.partition("-")[0] for system in matrix["system"]}
    assert kinds == {"ubuntu", "windows", "macos"}
    assert matrix["system"] == jobs["build"]["strategy"]["matrix"]["system"]


def test_a_release_is_a_draft_after_all_checks() -> None:
    jobs = read(FOLDER / "release.yml")["jobs"]
    assert jobs["checks"]["uses"] == "./.github/workflows/checks.yml"
    assert jobs["checks"]["needs"] == "fits"
    assert jobs["draft"]["needs"] == "checks"
    assert "--draft" in jobs["draft"]["steps"][-1]["run"]


def test_a_name_of_a_branch_or_tag_reaches_the_shell_quoted() -> None:
    for step in steps(read(FOLDER / "release.yml")):
        for use in re.findall(
            r".?\$(?:GITHUB_REF_NAME|\{GITHUB_REF_NAME[^}]*\})", step.get("run", "")
        ):
            assert use.startswith(('"', " "))
