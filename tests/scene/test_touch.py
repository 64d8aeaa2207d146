"""When a press was made."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from mexen_desktop.scene.touch import stamp_from, stamp_of

NOW = 5_000_000_000


@pytest.mark.parametrize("age", [0, 1, 700, 9_999])
def test_a_fresh_stamp_is_trusted(age: int) -> None:
    assert stamp_from(NOW - age, NOW) == NOW - age


def test_a_stamp_of_32_bits_is_trusted() -> None:
    assert stamp_from((NOW - 130) % 2**32, NOW) == NOW - 130


def test_a_stamp_from_before_the_32_bits_ran_over_is_trusted() -> None:
    now = 3 * 2**32 + 40
    assert stamp_from(2**32 - 60, now) == now - 100


def test_clocks_may_differ_a_little() -> None:
    assert stamp_from(NOW + 20, NOW) == NOW + 20


@pytest.mark.parametrize("stamp", [0, 1, NOW - 10_000, NOW + 21, NOW - 2**31])
def test_a_stamp_that_says_nothing_is_the_present(stamp: int) -> None:
    assert stamp_from(stamp, NOW) == NOW


def test_an_events_own_stamp_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mexen_desktop.scene.touch.clock_ms", lambda: NOW)
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(NOW - 250)
    assert stamp_of(event) == NOW - 250
