"""A release is refused unless tag, version, changelog agree."""

from pathlib import Path

import pytest

import release

CHANGELOG = """\
# Changelog

## [Unreleased]

## [1.2.3] - 2026-11-29

### Added

- Dice.

## [1.2.2] - 2026-10-01

- Older.
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Give a project of version 1.2.3 that is ready."""
    (tmp_path / "mexen_desktop").mkdir()
    (tmp_path / "mexen_desktop" / "__init__.py").write_text('"""It."""\n\n__version__ = "1.2.3"\n')
    linux = tmp_path / "packaging" / "linux"
    linux.mkdir(parents=True)
    listed = '<component><releases><release version="1.2.3"/></releases></component>'
    (linux / "x.metainfo.xml").write_text(listed)
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    return tmp_path


def test_what_is_new_is_the_changelogs_entry(project: Path) -> None:
    assert release.check("v1.2.3", project) == "### Added\n\n- Dice.\n"


@pytest.mark.parametrize("tag", ["1.2.3", "v1.2.4", "v1.2.3-rc1"])
def test_another_tag_is_refused(project: Path, tag: str) -> None:
    with pytest.raises(release.RefusedError, match=r"version is 1\.2\.3"):
        release.check(tag, project)


def test_without_a_dated_entry_it_is_refused(project: Path) -> None:
    (project / "CHANGELOG.md").write_text(CHANGELOG.replace(" - 2026-11-29", ""))
    with pytest.raises(release.RefusedError, match="no dated entry"):
        release.check("v1.2.3", project)


def test_an_empty_entry_is_refused(project: Path) -> None:
    (project / "CHANGELOG.md").write_text(CHANGELOG.replace("### Added\n\n- Dice.\n", ""))
    with pytest.raises(release.RefusedError, match="says nothing"):
        release.check("v1.2.3", project)


def test_the_shops_page_must_list_it(project: Path) -> None:
    (metainfo,) = (project / "packaging" / "linux").iterdir()
    metainfo.write_text("<component/>")
    with pytest.raises(release.RefusedError, match="does not list"):
        release.check("v1.2.3", project)


def test_a_refusal_fails_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["v0.0.0"]) == 1
    assert capsys.readouterr().err.startswith("no release: the tag is v0.0.0")


def test_the_projects_version_is_found_without_importing_it() -> None:
    from mexen_desktop import __version__

    assert release.version() == __version__
