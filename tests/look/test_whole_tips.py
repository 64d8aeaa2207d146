"""What was cut in a row is told by its tip, as typed."""

import pytest
from PySide6.QtCore import QEvent, QStringListModel
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QListView, QToolTip
from pytestqt.qtbot import QtBot

from mexen_desktop.look.whole_tips import WholeTips

# The offscreen platform has no window manager for the tip that is shown.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_a_rows_whole_text_is_its_tip_as_typed(qtbot: QtBot) -> None:
    view = QListView()
    qtbot.addWidget(view)
    rows = QStringListModel(["<b>Zoë</b> & Bo"], view)
    view.setModel(rows)
    view.setItemDelegate(WholeTips(view))
    view.show()
    place = view.visualRect(rows.index(0)).center()
    event = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), event)
    assert "&lt;b&gt;Zoë&lt;/b&gt; &amp; Bo" in QToolTip.text()
    QToolTip.hideText()
