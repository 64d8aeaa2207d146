"""All keys stand in one list."""

from collections.abc import Iterator
from itertools import chain, pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mexen_desktop.dialogs.key_rows import KeyRow, Line, written
from mexen_desktop.dialogs.keys import KeysDialog
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.scale import set_metrics
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import load_fonts
from mexen_desktop.texts.keys import parts
from mexen_desktop.windows.language import Language


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    """Let another language be spoken, then English again."""
    made = Language(qapp)
    yield made
    made.use("en")


@pytest.fixture
def dialog(qapp: QApplication) -> Iterator[KeysDialog]:
    """Open the list over a page."""
    load_fonts()
    window = QWidget()
    window.resize(1280, 800)
    page = QWidget(window)
    window.show()
    set_metrics(window, Metrics(1280, 800))
    made = KeysDialog(page)
    made.open_over()
    qapp.processEvents()
    yield made
    theme().set_text_factor(1.0)
    window.close()


def lines(dialog: KeysDialog) -> list[Line]:
    return [each for each in dialog.list.paper.findChildren(Line) if each.isVisible()]


def test_each_row_is_read_as_it_is_written(dialog: KeysDialog) -> None:
    rows = [each.accessibleName() for each in lines(dialog) if isinstance(each, KeyRow)]
    assert rows == [
        f"{', '.join(row.keys)}: {row.does}" for row in chain(*(part.rows for part in parts()))
    ]


def test_lines_lie_below_each_other_in_two_columns(dialog: KeysDialog) -> None:
    by_column: dict[int, list[Line]] = {}
    for line in lines(dialog):
        by_column.setdefault(line.x(), []).append(line)
    assert len(by_column) == 2
    for column in by_column.values():
        for above, below in pairwise(column):
            assert above.geometry().bottom() < below.y()


def test_what_keys_do_begins_at_one_line(dialog: KeysDialog) -> None:
    rows = [line for line in lines(dialog) if isinstance(line, KeyRow)]
    beside = [row._laid_out(row.width()) for row in rows]
    assert len({left for left, top, _ in beside if not top or left}) == 1


def test_large_text_has_one_column_that_scrolls_by_keyboard(dialog: KeysDialog) -> None:
    window = dialog.window()
    theme().set_text_factor(2.0)
    set_metrics(window, Metrics(1280, 800, 2.0))
    dialog.rearrange()
    assert len({line.x() for line in lines(dialog)}) == 1
    bar = dialog.list.verticalScrollBar()
    assert bar.maximum() > 0
    assert dialog.focusWidget() is dialog.list
    QTest.keyClick(dialog.list, Qt.Key.Key_PageDown)
    assert bar.value() > 0


def test_keys_are_named_as_the_language_names_them(language: Language, dialog: KeysDialog) -> None:
    language.use("de")
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert written("Ctrl+Z") == "Strg+Z"
    names = [line.accessibleName() for line in lines(dialog)]
    assert any(name.startswith("Strg+Z: ") for name in names)
    assert not any(name.startswith("Ctrl") for name in names)


def test_esc_closes_it(dialog: KeysDialog) -> None:
    QTest.keyClick(dialog.list, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_what_had_the_focus_may_be_gone_when_the_list_is_closed(qapp: QApplication) -> None:
    window = QWidget()
    page = QWidget(window)
    page.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    behind = QWidget(page)
    behind.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.show()
    set_metrics(window, Metrics(1280, 800))
    window.activateWindow()
    behind.setFocus()
    qapp.processEvents()
    assert qapp.focusWidget() is behind
    dialog = KeysDialog(page)
    dialog.open_over()
    # Lists are made anew in another language.
    behind.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    dialog.reject()
    assert page.isEnabled()
    assert qapp.focusWidget() is page
    window.close()


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_what_moves_the_list_lies_beside_the_words(dialog: KeysDialog, text: float) -> None:
    set_metrics(dialog.window(), Metrics(1280, 800, text))
    dialog.rearrange()
    dialog.list.resize(dialog.list.width(), 200)
    QApplication.processEvents()
    bar = dialog.list.verticalScrollBar()
    assert bar.isVisible()
    left = bar.mapTo(dialog, bar.rect().topLeft()).x()
    assert all(row.mapTo(dialog, row.rect().topRight()).x() + 8 < left for row in lines(dialog))
