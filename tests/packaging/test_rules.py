"""What goes into the program, tried on the files of the wheels of each system."""

from pathlib import Path

import pytest

from bundle import budget, rules
from bundle.place import PACKAGE, PACKAGING
from bundle.rules import PLATFORMS, Platform
from mexen_desktop.languages import NAMES

#: How much of the program on disk is neither Qt's nor PySide's: Python, the system's, our own.
THE_REST = 40_000_000


def wheel_files(platform: Platform) -> dict[str, int]:
    """Return the files of a system's wheels by path, with their sizes."""
    lines = (PACKAGING / "wheels" / f"{platform}.txt").read_text("utf-8").splitlines()
    return {path: int(size) for size, _, path in (line.partition(" ") for line in lines)}


def packed(platform: Platform) -> dict[str, int]:
    files = wheel_files(platform)
    return {path: files[path] for path in rules.kept(files, platform)}


@pytest.mark.parametrize("platform", PLATFORMS)
def test_the_wheels_have_everything_that_is_needed(platform: Platform) -> None:
    assert set(rules.needed(platform)) <= set(wheel_files(platform))


@pytest.mark.parametrize("platform", PLATFORMS)
def test_everything_that_is_needed_is_kept(platform: Platform) -> None:
    assert set(rules.needed(platform)) <= set(packed(platform))


@pytest.mark.parametrize("platform", PLATFORMS)
def test_nothing_of_qt_is_kept_that_nobody_needs(platform: Platform) -> None:
    qt = {path for path in packed(platform) if path.startswith(("PySide6/", "shiboken6/"))}
    beside = {path.rpartition("/")[2] for path in qt - set(rules.needed(platform))}
    known = {"Info.plist"} | {f"{name}.dll" for name in rules.RUNTIME}
    assert all(
        name in known or name.startswith(("libpyside6.abi3", "libshiboken6.abi3", "libicu"))
        for name in beside
    )


@pytest.mark.parametrize("platform", PLATFORMS)
def test_no_connection_is_ever_made(platform: Platform) -> None:
    kept = packed(platform)
    assert any("/tls/" in path for path in wheel_files(platform))
    assert not any("/tls/" in path or "/networkinformation/" in path for path in kept)


@pytest.mark.parametrize("platform", PLATFORMS)
def test_a_window_can_open(platform: Platform) -> None:
    plugins = [path for path in packed(platform) if "/plugins/platforms/" in path]
    assert len(plugins) == (2 if platform == "linux" else 1)


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_it_looks_like_the_system(platform: Platform) -> None:
    assert any("/plugins/styles/" in path for path in packed(platform))


@pytest.mark.parametrize("platform", PLATFORMS)
def test_there_is_room_in_the_budget_for_all_else(platform: Platform) -> None:
    of_qt = sum(packed(platform).values())
    if platform == "linux":
        # ICU's data is cut.
        of_qt -= wheel_files("linux")["PySide6/Qt/lib/libicudata.so.73"]
    assert of_qt + THE_REST < budget.ON_DISK[platform]


def test_every_picture_is_of_a_kind_that_qt_reads_without_a_plugin() -> None:
    pictures = (PACKAGE / "resources").rglob("*.*")
    kinds = {path.suffix for path in pictures}
    assert kinds & {".jpg", ".jpeg", ".gif", ".webp", ".ico"} == set()
    used = {path for path in PACKAGE.rglob("*.py") if "QtSvg" in path.read_text("utf-8")}
    assert used == set()


def test_the_program_imports_no_module_of_pysides_that_is_left_out() -> None:
    imported = {
        word.partition(".")[2]
        for path in PACKAGE.rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        for word in line.split()
        if line.lstrip().startswith(("from PySide6.", "import PySide6."))
        if word.startswith("PySide6.")
    }
    assert imported == set(rules.MODULES)


def test_qts_own_words_come_in_every_language() -> None:
    assert set(rules.TRANSLATIONS) == {f"qtbase_{code}.qm" for code in NAMES if code != "en"}


@pytest.mark.parametrize(
    ("place", "kept"),
    [
        ("babel/locale-data/da.dat", True),
        ("babel/locale-data/de_AT.dat", True),
        ("babel/locale-data/is.dat", False),
        ("babel/locale-data/den.dat", False),
        ("babel/global.dat", True),
        ("libstdc++.so.6", False),
        ("libX11.so.6", False),
        ("libX11-xcb.so.1", True),
        ("libxcb-cursor.so.0", True),
        ("libQt6Core.so.6", True),
        ("libQt6Svg.so.6", False),
        ("libicudata.so.73", True),
        ("python3.11/lib-dynload/_sqlite3.cpython-311-x86_64-linux-gnu.so", True),
        ("mexen_desktop/resources/translations/mexen_de.qm", True),
        ("mexen_desktop/resources/fonts/Lato-Bold.ttf", True),
    ],
)
def test_what_is_not_of_a_wheel_of_qts(place: str, kept: bool) -> None:
    assert rules.is_kept(place, "linux") is kept


def test_paths_of_windows_are_understood() -> None:
    assert rules.is_kept("PySide6\\plugins\\platforms\\qwindows.dll", "win32")
    assert not rules.is_kept("PySide6\\opengl32sw.dll", "win32")


def test_the_lists_are_of_files_as_wheels_name_them() -> None:
    for platform in PLATFORMS:
        assert all(
            "\\" not in path and not Path(path).is_absolute() for path in wheel_files(platform)
        )
