"""Gives every test run a quiet screen, with a home that is nobody's."""

import os
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import settings
from PySide6.QtCore import QCoreApplication, QEvent, QStandardPaths
from PySide6.QtWidgets import QApplication

import dev
from mexen_desktop.store import database
from mexen_desktop.windows.language import Language
from translations import pipeline

_HOME = tempfile.TemporaryDirectory(prefix="mexen-tests-")

# Before Qt starts: it reads these once.
os.environ.update(
    {
        "QT_QPA_PLATFORM": "offscreen",
        "HOME": _HOME.name,
        "USERPROFILE": _HOME.name,
        "LC_ALL": "C.UTF-8",
        "LANGUAGE": "en_GB",
    }
)
for _name in ("CONFIG", "DATA", "STATE", "CACHE"):
    os.environ[f"XDG_{_name}_HOME"] = f"{_HOME.name}/{_name.lower()}"
for _name in ("QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "QT_LOGGING_RULES", "QT_PLUGIN_PATH"):
    os.environ.pop(_name, None)

# A run says the same today as tomorrow; HYPOTHESIS_PROFILE=deep looks further.
settings.register_profile("suite", deadline=None, derandomize=True, database=None)
settings.register_profile("deep", deadline=None, max_examples=2_000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))


def pytest_sessionstart() -> None:
    """Compile words that changed, for who runs pytest without the one door."""
    if any(dev.is_newer(words) for words in pipeline.FOLDER.glob("*.ts")):
        pipeline.release()


def pytest_unconfigure() -> None:
    """Leave nothing behind."""
    _HOME.cleanup()


@pytest.fixture(scope="session", autouse=True)
def isolated_qt_paths() -> None:
    """Keep Qt's standard paths away from the player's files on Windows and macOS too."""
    QStandardPaths.setTestModeEnabled(True)


@pytest.fixture(scope="session", autouse=True)
def english(qapp: QApplication) -> None:
    """Let every test hear the English that players hear: "2 points", not "2 point(s)"."""
    Language(qapp).use("en")


@pytest.fixture(scope="session", autouse=True)
def hasty() -> Iterator[None]:
    """Wait for no disk: a program that is killed loses nothing by it, no test cuts the power."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _file: None)
        patch.setattr(database, "SETTINGS", (*database.SETTINGS, "PRAGMA synchronous = OFF"))
        yield


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """Delete what a test has closed: it would go on following languages and themes."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
