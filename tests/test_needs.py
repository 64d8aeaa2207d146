"""What the program says where it cannot open its window."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mexen_desktop import needs

linux_only = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux starts without its libraries"
)

MAKE_APPLICATION = """
from mexen_desktop.needs import ExplainedStart
from PySide6.QtWidgets import QApplication
with ExplainedStart():
    QApplication([])
print("made")
"""


def run(*words: str, **changes: str) -> subprocess.CompletedProcess[str]:
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_SESSION_TYPE")
    environment = {name: value for name, value in os.environ.items() if name not in screens}
    return subprocess.run(
        [sys.executable, *words],
        env=environment | changes,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def one_sentence(done: subprocess.CompletedProcess[str]) -> str:
    """Check that `done` failed politely, returning what it said."""
    assert done.returncode == 1, (done.returncode, done.stderr)
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("Mexen ")
    assert done.stderr.endswith(".\n")
    return done.stderr


def broken(folder: Path, library: str) -> str:
    """Put an unreadable `library` before the system's own, as good as if there were none."""
    (folder / library).write_bytes(b"")
    return str(folder)


@linux_only
def test_without_a_display_the_program_says_so() -> None:
    assert "there is no display" in one_sentence(run("-m", "mexen_desktop"))


@linux_only
def test_a_display_that_does_not_answer_is_named() -> None:
    said = one_sentence(run("-c", MAKE_APPLICATION, DISPLAY=":987"))

    assert needs.missing_libraries() or "display :987 does not answer" in said


@linux_only
def test_a_wayland_display_that_does_not_answer_is_named(tmp_path: Path) -> None:
    # Without a place to look for it, the system's own library has a word to say first.
    place = {"XDG_RUNTIME_DIR": str(tmp_path)}
    said = one_sentence(run("-c", MAKE_APPLICATION, WAYLAND_DISPLAY="wayland-987", **place))

    assert needs.missing_libraries() or "display wayland-987 does not answer" in said


@linux_only
def test_a_platform_that_qt_does_not_have_is_named() -> None:
    said = one_sentence(run("-c", MAKE_APPLICATION, QT_QPA_PLATFORM="papyrus"))

    assert needs.missing_libraries() or "QT_QPA_PLATFORM=papyrus" in said


@linux_only
def test_a_library_missing_for_the_window_is_named_with_its_package(tmp_path: Path) -> None:
    there = broken(tmp_path, "libxcb-cursor.so.0")

    said = one_sentence(run("-c", MAKE_APPLICATION, DISPLAY=":987", LD_LIBRARY_PATH=there))

    assert "libxcb-cursor.so.0" in said


@linux_only
def test_a_library_missing_for_qt_itself_is_named(tmp_path: Path) -> None:
    there = broken(tmp_path, "libEGL.so.1")

    said = one_sentence(run("-m", "mexen_desktop", DISPLAY=":987", LD_LIBRARY_PATH=there))

    assert "libEGL.so.1" in said


def test_a_start_that_succeeds_is_left_alone() -> None:
    done = run("-c", MAKE_APPLICATION, QT_QPA_PLATFORM="offscreen")

    assert (done.returncode, done.stdout, done.stderr) == (0, "made\n", "")


def test_what_qt_says_at_a_good_start_is_passed_on() -> None:
    speak = "    from PySide6.QtCore import qWarning\n    qWarning('a word')\nprint"
    script = MAKE_APPLICATION.replace("print", speak)

    done = run("-c", script, QT_QPA_PLATFORM="offscreen")

    assert (done.returncode, done.stderr) == (0, "a word\n")


def test_the_sentence_gives_the_apt_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needs, "missing_libraries", lambda: ["libEGL.so.1", "libGL.so.1"])
    monkeypatch.setattr("shutil.which", lambda _: "/usr/bin/apt-get")

    assert needs.why_no_window({}).endswith("apt-get install -y libegl1 libgl1'.")


def test_without_apt_the_sentence_names_the_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needs, "missing_libraries", lambda: ["libEGL.so.1"])
    monkeypatch.setattr("shutil.which", lambda _: None)

    said = needs.why_no_window({})

    assert "libEGL.so.1" in said
    assert "apt-get" not in said


def test_a_missing_pyside_is_told_from_a_mistake_of_our_own() -> None:
    missing = ModuleNotFoundError("No module named 'PySide6'", name="PySide6")
    own = ImportError("cannot import name 'x'", name="mexen_desktop.app", path="app.py")

    assert needs.is_about_qt(missing)
    assert "pip install mexen-desktop" in needs.why_not_imported(missing)
    assert not needs.is_about_qt(own)
