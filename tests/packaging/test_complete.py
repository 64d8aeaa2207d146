"""A program in which something is missing is refused."""

from pathlib import Path

import pytest

from bundle import complete, rules


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Give a package with two files of its own."""
    resources = tmp_path / "source" / "mexen_desktop" / "resources"
    (resources / "fonts").mkdir(parents=True)
    (resources / "palette.json").write_text("{}")
    (resources / "fonts" / "Lato.ttf").write_text("letters")
    return resources.parent


def built(program: Path, *names: str) -> Path:
    for name in names:
        file = program / "_internal" / "mexen_desktop" / "resources" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")
    return program


def test_with_all_its_files_nothing_is_missing(package: Path, tmp_path: Path) -> None:
    program = built(tmp_path / "program", "palette.json", "fonts/Lato.ttf")
    assert complete.missing_resources(program, package) == []


def test_a_file_that_did_not_come_along_is_named(package: Path, tmp_path: Path) -> None:
    program = built(tmp_path / "program", "palette.json")
    assert complete.missing_resources(program, package) == ["resources/fonts/Lato.ttf"]


def test_a_library_must_come_along_or_be_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "program"
    program.mkdir()
    (program / "libqxcb.so").write_bytes(b"\x7fELF")
    (program / "libxcb-icccm.so.4").write_bytes(b"\x7fELF")
    (program / "READ-ME.txt").write_text("no library")
    wants = {
        "libqxcb.so": ["libxcb-icccm.so.4", "libxcb-cursor.so.0", "libGL.so.1"],
        "libxcb-icccm.so.4": ["libxcb.so.1", "libc.so.6", "ld-linux-x86-64.so.2"],
    }
    monkeypatch.setattr(complete, "needed_by", lambda source: wants[Path(source).name])
    assert complete.missing_libraries(program) == ["libxcb-cursor.so.0"]


@pytest.mark.parametrize("name", ["libEGL.so.1", "libm.so.6", "libstdc++.so.6", "libmvec.so.1"])
def test_what_every_desktop_has_is_known(name: str) -> None:
    assert rules.is_of_the_system(name)


def test_what_desktops_may_lack_is_not() -> None:
    assert not rules.is_of_the_system("libxcb-cursor.so.0")
    assert not rules.is_of_the_system("libgssapi_krb5.so.2")
