"""A table that was left leaves nothing in memory."""

import gc
from weakref import ref

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from tests.windows.conftest import Opened, people


def test_a_table_whose_game_is_over_is_gone(opened: Opened) -> None:
    window = opened(65, 42, players=people(2))
    window.start_game()
    QApplication.processEvents()
    assert window.table is not None
    assert window.controller is not None
    left = ref(window.table), ref(window.controller)
    window.controller.throw(0)
    QApplication.processEvents()
    window.resize(900, 700)
    window.end_game()
    QApplication.processEvents()
    window.play_again()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    gc.collect()
    assert [each() for each in left] == [None, None]
