"""What the documents name is there."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
#: The folders that have something to name in them.
TOP = ("benchmarks", "docs", "mexen_desktop", "packaging", "tests", "tools", "translations")
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
LINK = re.compile(r"\[[^\]]*\]\((?!https?:)([^)#]+)?(?:#([^)]*))?\)")
#: A file or a folder of the project, between backticks; a star or capitals stand for several.
PATH = re.compile(r"(?<!`)`([a-z_*][a-z_*./-]*(?:/|\.(?:py|md|json|toml|txt|xml|iss)))`")
#: Made by a command, or kept for whoever plays: not in git.
ELSEWHERE = re.compile(r"^(build|dist|mexen-desktop)/|settings\.json")


@pytest.fixture(scope="module")
def known() -> str:
    """Return every file and folder of the project, a line each, with a slash before it."""
    paths = [
        *(path for path in ROOT.iterdir() if path.name in TOP or path.is_file()),
        *(path for folder in TOP for path in (ROOT / folder).rglob("*")),
    ]
    return "\n".join(f"/{path.relative_to(ROOT).as_posix()}{'/' * path.is_dir()}" for path in paths)


def anchors(document: Path) -> Iterator[str]:
    """Return what the headings of a document are linked by."""
    for heading in re.findall(r"^#+ (.*)$", document.read_text("utf-8"), re.MULTILINE):
        yield re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(document: Path) -> None:
    for path, anchor in LINK.findall(document.read_text("utf-8")):
        target = document.parent / path if path else document
        assert target.exists(), f"{document.name}: {path}"
        if anchor:
            assert anchor in anchors(target), f"{document.name}: {path}#{anchor}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_file_that_is_named_is_there(document: Path, known: str) -> None:
    named = set(PATH.findall(document.read_text("utf-8")))
    missing = [
        path
        for path in sorted(named)
        if not ELSEWHERE.search(path)
        and not re.search(
            rf"/{re.escape(path).replace(re.escape('*'), '[^/]*')}$", known, re.MULTILINE
        )
    ]
    assert not missing, document.name


def test_the_picture_of_the_layers_is_the_contract() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (layers,) = [c for c in project["tool"]["importlinter"]["contracts"] if c["type"] == "layers"]
    picture = "\n".join("  " * depth + layer for depth, layer in enumerate(layers["layers"]))
    assert f"```\n{picture}\n```" in (ROOT / "docs" / "architecture.md").read_text("utf-8")


def test_the_map_names_every_part_of_the_program() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for part in (ROOT / "mexen_desktop").iterdir():
        if not part.name.startswith("__"):
            name = f"{part.name}/" if part.is_dir() else part.name
            assert re.search(rf"`(mexen_desktop/)?{re.escape(name)}`", readme), part.name
