"""Painted parts tell screen readers what they are."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton

from mexen_desktop.scene import accessible
from mexen_desktop.scene.accessible import speak_for_painted_parts
from tests.kit.whole_table import WholeTable, name_of, spoken

pytestmark = pytest.mark.usefixtures("qapp")


class Painted(QAbstractButton):
    def __init__(self) -> None:
        super().__init__()
        self.role = QAccessible.Role.StaticText
        self.clicks = 0
        self.clicked.connect(self._count)
        self.setAccessibleName("painted")

    def spoken_role(self) -> QAccessible.Role:
        return self.role

    def paintEvent(self, _event: QPaintEvent) -> None:
        pass

    def _count(self) -> None:
        self.clicks += 1


def test_a_painted_widget_has_the_role_that_it_tells_now() -> None:
    speak_for_painted_parts()
    widget = Painted()
    assert spoken(widget).role() == QAccessible.Role.StaticText
    assert name_of(widget) == "painted"
    widget.role = QAccessible.Role.Button
    assert spoken(widget).role() == QAccessible.Role.Button


def test_what_is_a_button_now_can_be_pressed_by_a_screen_reader() -> None:
    speak_for_painted_parts()
    widget = Painted()
    assert "Press" not in spoken(widget).actionInterface().actionNames()
    widget.role = QAccessible.Role.Button
    actions = spoken(widget).actionInterface()
    assert "Press" in actions.actionNames()
    actions.doAction("Press")
    assert widget.clicks == 1


def test_other_widgets_are_left_to_qt() -> None:
    speak_for_painted_parts()
    button = QPushButton("plain")
    assert spoken(button).role() == QAccessible.Role.Button


def test_nothing_is_kept_of_a_widget_that_is_gone() -> None:
    speak_for_painted_parts()
    widget = Painted()
    spoken(widget)
    assert len(accessible._KEPT) > 0
    before = len(accessible._KEPT)
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(accessible._KEPT) == before - 1


def test_what_belongs_together_is_told_as_a_group(seated: Callable[..., WholeTable]) -> None:
    whole = seated("knight", 65, players=3)
    whole.throw()
    names = {
        "Table": (
            "tray",
            "actions",
            "sheet",
            "statusLine",
            "menuButton",
            "seat0",
            "seat1",
            "seat2",
        ),
        "On the felt": ("pot", "die0", "die1"),
        "What can be done now": ("throwButton", "stopButton"),
        "Ranking and log": ("foldSheetButton", "rankingView", "logView"),
    }
    groups = (whole.page, whole.page.tray, whole.page.actions_bar, whole.page.sheet)
    for group, (name, parts) in zip(groups, names.items(), strict=True):
        told = spoken(group)
        assert told.role() == QAccessible.Role.Grouping
        assert name_of(group) == name
        children = [told.child(at) for at in range(told.childCount())]
        shown = {each.object().objectName() for each in children if not each.state().invisible}
        assert set(parts) <= shown
