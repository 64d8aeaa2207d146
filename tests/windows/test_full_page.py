"""What all pages do that one comes to for a while."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mexen_desktop.windows.full_page import FullPage


class Page(FullPage):
    """Notes what it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    def lay_out(self) -> None:
        self.asked.append("lay out")

    def retranslate(self) -> None:
        self.asked.append("say")


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    """Give a page that is shown."""
    page = Page()
    qtbot.addWidget(page)
    page.show()
    return page


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Back])
def test_a_page_is_left_by_the_keys_for_it(qtbot: QtBot, page: Page, key: Qt.Key) -> None:
    with qtbot.waitSignal(page.closed, timeout=0):
        QTest.keyClick(page, key)


def test_a_page_is_not_left_by_another_key(qtbot: QtBot, page: Page) -> None:
    with qtbot.assertNotEmitted(page.closed):
        QTest.keyClick(page, Qt.Key.Key_A)


def test_a_page_is_laid_out_as_it_is_shown_then_in_each_size(page: Page) -> None:
    assert "lay out" in page.asked
    page.asked.clear()
    page.resize(page.width() + 10, page.height())
    assert page.asked == ["lay out"]


def test_a_page_says_everything_again_in_another_language(page: Page) -> None:
    page.asked.clear()
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.asked == ["say"]
