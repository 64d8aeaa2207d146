"""The table page holds all parts together in any window."""

from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.theme import Theme
from mexen_desktop.scene.seat import Seat
from mexen_desktop.scene.status import StatusLine
from tests.kit.whole_table import WholeTable, name_of

SitDown = Callable[..., WholeTable]


def test_undo_is_possible_after_a_decision_only(seated: SitDown) -> None:
    whole = seated("knight", 65, 64)
    undo = whole.part(IconButton, "undoButton")
    whole.throw()
    assert not undo.isEnabled()
    whole.stop()
    assert undo.isEnabled()
    whole.click(undo)
    assert whole.controller.state.player == 0


def test_the_menu_is_asked_for(seated: SitDown) -> None:
    whole = seated("knight")
    asked: list[bool] = []
    whole.page.menu_requested.connect(lambda: asked.append(True))
    whole.click(whole.part(IconButton, "menuButton"))
    assert asked == [True]


def test_the_way_to_the_rules_is_shown_when_somebody_answers_it(seated: SitDown) -> None:
    whole = seated("knight")
    rules = whole.part(IconButton, "rulesButton")
    status = whole.part(StatusLine, "statusLine")
    wide = status.width()
    assert not rules.isVisible()
    asked: list[bool] = []
    whole.page.rules_requested.connect(lambda: asked.append(True))
    assert rules.isVisible()
    assert status.width() < wide
    whole.click(rules)
    assert asked == [True]


def test_the_end_of_a_game_leads_home_or_to_another(seated: SitDown) -> None:
    whole = seated("knight", 65)
    whole.throw()
    whole.controller.finish()
    asked: list[str] = []
    whole.page.home_requested.connect(lambda: asked.append("home"))
    whole.page.again_requested.connect(lambda: asked.append("again"))
    whole.click(whole.part(Button, "homeButton"))
    whole.click(whole.part(Button, "againButton"))
    assert asked == ["home", "again"]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080), (800, 1280)])
@pytest.mark.parametrize("players", [2, 7])
def test_seats_status_buttons_lie_apart_inside_the_window(
    seated: SitDown, size: tuple[int, int], players: int
) -> None:
    whole = seated("knight", 65, size=size, players=players)
    whole.throw()
    parts: list[QWidget] = [whole.part(StatusLine, "statusLine")]
    parts += [part for part in whole.page.findChildren(Seat) if part.isVisible()]
    parts += [part for part in whole.page.findChildren(IconButton) if part.isVisible()]
    for part in parts:
        assert whole.page.rect().contains(part.geometry()), part.objectName()
    for one, other in combinations(parts, 2):
        assert not one.geometry().intersects(other.geometry())


def test_a_window_of_another_size_lays_all_out_anew(seated: SitDown) -> None:
    whole = seated("knight")
    before = whole.seat(0).geometry()
    whole.page.resize(1920, 1080)
    QApplication.processEvents()
    assert whole.seat(0).height() > before.height()
    assert whole.page.tray.geometry().bottom() > 800


def test_larger_text_lays_all_out_anew(seated: SitDown, still: Theme) -> None:
    whole = seated("knight")
    before = whole.seat(0).height()
    still.set_text_factor(1.25)
    assert whole.seat(0).height() > before


def test_at_rest_no_timer_runs_nothing_moves(seated: SitDown) -> None:
    whole = seated("knight", 65)
    whole.throw()
    whole.stop()
    QApplication.processEvents()
    assert [timer for timer in whole.page.findChildren(QTimer) if timer.isActive()] == []
    motions = whole.page.findChildren(QAbstractAnimation)
    assert [each for each in motions if each.state() == QAbstractAnimation.State.Running] == []


def test_facts_that_stay_the_same_paint_nothing(
    seated: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = seated("knight", 65)
    whole.throw()
    QApplication.processEvents()
    painted: list[str] = []

    def count(self: Seat, _event: QEvent) -> None:
        painted.append(self.objectName())

    monkeypatch.setattr(Seat, "paintEvent", count)
    whole.page._refresh()
    QApplication.processEvents()
    assert "seat1" not in painted


def test_every_button_of_the_page_has_a_name_in_words(seated: SitDown) -> None:
    whole = seated("pirate", 31)
    whole.page.rules_requested.connect(lambda: None)
    whole.throw()
    for button in whole.page.findChildren(Button):
        if button.isVisible():
            assert name_of(button), button.objectName()


def test_another_language_is_taken_up_at_once(seated: SitDown) -> None:
    whole = seated("knight", 65)
    whole.throw()
    names = [name_of(button) for button in whole.page.findChildren(IconButton)]
    QApplication.sendEvent(whole.page, QEvent(QEvent.Type.LanguageChange))
    assert [name_of(button) for button in whole.page.findChildren(IconButton)] == names
    assert all(names)


def tabbed_after(first: QWidget) -> Iterator[QWidget]:
    """Give where the Tab key goes from there, until it is back."""
    part = first.nextInFocusChain()
    while part is not None and part is not first:
        tabbed = part.focusPolicy() & Qt.FocusPolicy.TabFocus
        if part.isVisible() and part.isEnabled() and tabbed:
            yield part
        part = part.nextInFocusChain()


def test_the_tab_key_goes_from_buttons_over_seats_to_the_corners_to_the_sheet(
    seated: SitDown,
) -> None:
    whole = seated("pirate", 65, 31)
    whole.page.rules_requested.connect(lambda: None)
    whole.throw(2)
    first = whole.part(Button, "chooseButton1")
    first.setFocus()
    names = [first.objectName(), *map(QWidget.objectName, tabbed_after(first))]
    order = ["chooseButton1", "chooseButton2", "seat1", "seat2", "menuButton", "rulesButton"]
    order += ["foldSheetButton", "rankingView", "logView"]
    assert [name for name in names if not name.startswith("die")] == order
