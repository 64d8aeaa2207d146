"""Spares the tests the disk's own pace, which no test of what is written depends on."""

import pytest

from mexen_desktop.store import database


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the disk write in its own time."""
    hasty = (*database.SETTINGS, "PRAGMA synchronous = OFF")
    monkeypatch.setattr(database, "SETTINGS", hasty)
