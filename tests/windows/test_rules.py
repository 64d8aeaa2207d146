"""The rules can be read from anywhere, at any moment; then all is as it was."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mexen_desktop.dialogs.roster import RosterDialog
from mexen_desktop.languages import NAMES
from mexen_desktop.look.controls.thin_bar import ThinBar
from mexen_desktop.look.icons import icon_names
from mexen_desktop.look.theme import CHOICES, theme
from mexen_desktop.record.reading import read
from mexen_desktop.rules.options import change
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.texts import words
from mexen_desktop.windows.blocks import Block, Lines
from mexen_desktop.windows.contents import Row
from mexen_desktop.windows.main_window import MainWindow
from mexen_desktop.windows.past.visit import past_of
from mexen_desktop.windows.rules.page import OWN, Played, RulesView
from mexen_desktop.windows.rules.paragraphs import Rule
from mexen_desktop.windows.rules.ranking import RankingBox
from mexen_desktop.windows.rules.visit import rules_of
from tests.kit.pages import blocks
from tests.kit.records import document, throw
from tests.windows.conftest import Opened, people

# The offscreen platform has no window manager for the menus that are opened.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def press(window: MainWindow, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(window.focusWidget() or window, key)
        QApplication.processEvents()


def click(window: MainWindow, name: str) -> None:
    found = [part for part in window.findChildren(QWidget, name) if part.isVisible()]
    assert len(found) == 1, name
    QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def reading(window: MainWindow) -> RulesView:
    page = window.page
    assert isinstance(page, RulesView)
    assert page.isVisible()
    return page


def titles(page: RulesView) -> list[str]:
    return [block.accessibleName() for block in blocks(page.sheet) if isinstance(block, Lines)]


def top_of(page: RulesView, anchor: str) -> int:
    """Give how far below the upper edge something is seen."""
    block = next(block for block in blocks(page.sheet) if block.anchor == anchor)
    return block.mapTo(page.sheet.viewport(), QPoint(0, 0)).y()


def whole(window: MainWindow) -> str:
    return " ".join(block.accessibleName() for block in blocks(reading(window).sheet))


def test_f1_on_the_start_page_opens_the_rules_of_the_chosen_game(opened: Opened) -> None:
    window = opened(players=people(3), rules="pirate")
    window.complete()
    focus = window.focusWidget()
    window.menus  # noqa: B018 - its keys are there as soon as it is
    press(window, Qt.Key.Key_F1)
    page = reading(window)
    assert titles(page)[0] == words.rule_set_name("pirate")
    assert window.focusWidget() is page.sheet
    press(window, Qt.Key.Key_Escape)
    assert window.page is window.start
    assert window.focusWidget() is focus


def test_the_start_page_has_a_button_for_the_rules(opened: Opened) -> None:
    window = opened(players=people(3))
    click(window, "startRulesButton")
    assert reading(window).chosen.rules == "knight"
    click(window, "closeRulesButton")
    assert window.page is window.start


def test_in_the_middle_of_a_turn_the_rules_change_nothing(opened: Opened) -> None:
    window = opened(65, 54, players=people(3))
    window.start_game()
    controller, table = window.controller, window.table
    assert controller is not None
    controller.throw()
    QApplication.processEvents()
    before, steps = controller.state, len(controller.game.steps)
    click(window, "rulesButton")
    press(window, Qt.Key.Key_Space, Qt.Key.Key_S, Qt.Key.Key_5, Qt.Key.Key_Escape)
    assert window.page is table
    assert controller.state is before
    assert len(controller.game.steps) == steps
    # The game goes on at once.
    controller._last_act = controller._last_press = -1_000
    press(window, Qt.Key.Key_Space)
    assert controller.state.last_reading == 54


def test_the_menu_of_the_table_and_f1_lead_there_and_back(opened: Opened) -> None:
    window = opened(players=people(3))
    window.start_game()
    table = window.table
    window.show_table_menu()
    action = window.menus._actions.rules
    assert action.text() == "Rules"
    assert action.shortcut().toString() == "F1"
    menu = QApplication.activePopupWidget()
    assert menu is not None
    assert action in menu.actions()
    menu.close()
    action.trigger()
    reading(window)
    action.trigger()
    assert window.page is table


def test_a_race_opens_the_rules_at_the_race(opened: Opened) -> None:
    window = opened(32, players=people(3))
    window.resize(1280, 800)
    window.start_game()
    assert window.controller is not None
    window.controller.throw()
    QApplication.processEvents()
    assert window.controller.state.phase == "race"
    window.show_rules()
    QApplication.processEvents()
    assert 0 <= top_of(reading(window), "thirty_two.race") < 40
    press(window, Qt.Key.Key_Escape)
    assert window.controller.state.phase == "race"


@pytest.mark.parametrize(
    ("rules", "dice", "anchor"),
    [("pirate", (31,), "thirty_one.what"), ("knight", (100, 100), "role.appoint")],
)
def test_the_rules_open_at_what_is_asked_for_now(
    opened: Opened, rules: str, dice: tuple[int, ...], anchor: str
) -> None:
    window = opened(*dice, players=people(3), rules=rules)
    window.start_game()
    controller = window.controller
    assert controller is not None
    for each in dice:
        controller._last_act = controller._last_press = -1_000
        controller.throw()
        QApplication.processEvents()
        assert controller.state.last_reading in (each, 0)
    window.show_rules()
    QApplication.processEvents()
    assert 0 <= top_of(reading(window), anchor) < 60


def test_a_game_seen_again_has_the_rules_it_was_played_by(opened: Opened, tmp_path: Path) -> None:
    record = tmp_path / "evening.mexen"
    record.write_bytes(document(throw(0, 6, 5), rules="extreme"))
    window = opened(players=people(3))
    past_of(window).open_wanted(str(record))
    watch = window.page
    click(window, "rulesButton")
    assert reading(window).chosen.rules == "extreme"
    press(window, Qt.Key.Key_Escape)
    assert window.page is watch


def test_while_a_dialog_is_open_the_rules_wait(opened: Opened) -> None:
    window = opened(players=people(3))
    window.show_roster()
    window.show_rules()
    assert window.page is window.start
    (dialog,) = window.findChildren(RosterDialog)
    dialog.reject()


def test_a_table_with_house_rules_reads_its_own(opened: Opened, tmp_path: Path) -> None:
    record = tmp_path / "evening.mexen"
    record.write_bytes(document(throw(0, 6, 5), options={"throws": 2, "pot_start": 5}))
    assert read(record.read_bytes()).rule_set().throws == 2
    window = opened(players=people(3))
    past_of(window).open_wanted(str(record))
    window.show_rules()
    page = reading(window)
    assert page.chosen.key == OWN
    assert "2 house rules" in titles(page)[1] or "2 house rule(s)" in titles(page)[1]
    own = [b for b in blocks(page.sheet) if isinstance(b, Rule) and b.accessibleDescription()]
    assert {block.anchor for block in own} >= {"turn.throws", "pot.start", "end.pot"}
    click(window, "rulesKnight")
    assert not [b for b in blocks(page.sheet) if isinstance(b, Rule) and b.accessibleDescription()]
    press(window, Qt.Key.Key_Escape)
    window.show_start()
    window.show_rules()
    assert not any(part.isVisible() for part in window.findChildren(Row, "rulesOurTable"))


def test_another_rule_set_is_read_by_a_click_or_by_arrow_keys(opened: Opened) -> None:
    window = opened(players=people(3))
    window.show_rules()
    page = reading(window)
    page.sheet.verticalScrollBar().setValue(400)
    click(window, "rulesLives")
    assert titles(page)[0] == "Mexico with lives"
    assert page.sheet.verticalScrollBar().value() == 0
    row = page.contents.findChild(Row, "rulesLives")
    assert isinstance(row, Row)
    row.setFocus()
    press(window, Qt.Key.Key_Up)
    assert titles(page)[0] == "Mexen extreme"
    # What is read is not what is played.
    assert window.settings.now.rules == "knight"


def test_the_list_leads_to_the_parts_and_shows_where_one_is(opened: Opened) -> None:
    window = opened(players=people(3))
    window.resize(1280, 800)
    window.show_rules()
    page = reading(window)
    headings = [row.accessibleName() for row in page.contents._parts.values()]
    assert headings == [title for title in titles(page) if title in headings]
    for part, row in page.contents._parts.items():
        row.click()
        QApplication.processEvents()
        bar = page.sheet.verticalScrollBar()
        assert 0 <= top_of(page, part) < 60 or bar.value() in (0, bar.maximum()), part
    assert page.contents._parts[page.sheet.part]._read
    assert len([row for row in page.contents._rows if row._read]) == 1


def test_keys_scroll_the_page(opened: Opened) -> None:
    window = opened(players=people(3))
    window.show_rules()
    bar = reading(window).sheet.verticalScrollBar()
    assert isinstance(bar, ThinBar)
    assert bar.isVisible()
    at = [bar.value()]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_Space, Qt.Key.Key_End):
        press(window, key)
        at.append(bar.value())
    assert at == sorted(set(at))
    assert at[-1] == bar.maximum()
    press(window, Qt.Key.Key_PageUp, Qt.Key.Key_Up)
    assert bar.value() < bar.maximum()
    press(window, Qt.Key.Key_Home)
    assert bar.value() == 0


def test_a_change_of_language_rewrites_the_page_where_one_is(opened: Opened) -> None:
    window = opened(players=people(3))
    window.resize(1280, 800)
    window.show_rules()
    page = reading(window)
    page.go_to("role")
    window.settings.change(language="de")
    QApplication.processEvents()
    assert window.page is page
    assert titles(page)[0] == "Mexico mit dem Ritter"
    assert page.title.accessibleName() == "Regeln"
    assert page.sheet.part == "role"
    row = page.contents.findChild(Row, "rulesKnight")
    assert isinstance(row, Row)
    assert row.accessibleName() == "Mexico mit dem Ritter"
    window.settings.change(language="en")
    QApplication.processEvents()
    assert titles(page)[0] == "Mexico with the Knight"


def test_a_change_of_what_is_played_for_rewrites_the_page(opened: Opened) -> None:
    window = opened(players=people(3))
    window.show_rules()
    assert "18" not in whole(window)
    window.settings.change(stake="sips")
    assert "sip" in whole(window)
    assert "18 or older" in whole(window)


@pytest.mark.parametrize("choice", CHOICES)
def test_the_page_follows_the_theme(opened: Opened, choice: str) -> None:
    window = opened(players=people(3))
    window.resize(1280, 800)
    window.show_rules()
    window.settings.change(theme=choice)
    QApplication.processEvents()
    page, palette = reading(window), theme().palette
    shown = page.grab().toImage()
    assert shown.pixelColor(page.width() - 60, 300) == palette.surface
    assert shown.pixelColor(2, page.height() - 2) == palette.surface_2
    # Something is written in the ink of the theme.
    ink = {shown.pixelColor(x, y).name() for x in range(340, 760) for y in range(20, 70)}
    assert palette.ink.name() in ink


def test_a_screen_reader_finds_headings_texts_and_throws(opened: Opened) -> None:
    window = opened(players=people(3))
    window.show_rules()
    page = reading(window)
    roles = []
    for block in blocks(page.sheet):
        found = QAccessible.queryAccessibleInterface(block)
        assert found.text(QAccessible.Text.Name), block.anchor
        roles.append(found.role())
    assert roles[0] == QAccessible.Role.Heading
    assert roles.count(QAccessible.Role.Heading) > 12
    assert set(roles) == {QAccessible.Role.Heading, QAccessible.Role.StaticText}
    (box,) = [block for block in blocks(page.sheet) if isinstance(block, RankingBox)]
    assert box.accessibleName().startswith("Mexico, 600, 500")


#: How large text is, how large the window.
SIZES = [
    *((100, size) for size in ((1280, 800), (1024, 600), (1920, 1080), (720, 600), (800, 1280))),
    *((150, size) for size in ((720, 600), (720, 1280))),
]


def whole_in(page: RulesView) -> None:
    """Check that every block and every row has the room that it needs."""
    room = page.sheet.viewport().width()
    below = 0
    for block in blocks(page.sheet):
        assert isinstance(block, Block)
        assert block.x() >= 0
        assert block.geometry().right() < room
        assert block.y() >= below
        assert block.height() == block.height_in(block.width()) > 0
        below = block.geometry().bottom()
    assert page.sheet.paper.height() > below
    for row in page.contents.findChildren(Row):
        if row.isVisible():
            row.grab()
            assert row.toolTip() == "", row.accessibleName()
            assert row.height() >= max(48, row.height_in(row.width()))


@pytest.mark.parametrize("language", NAMES)
def test_nothing_is_cut_off(opened: Opened, language: str) -> None:
    window = opened(players=people(3), language=language)
    window.show_rules()
    page = reading(window)
    for text_size, size in SIZES:
        window.settings.change(text_size=text_size)
        window.resize(*size)
        for rules in PRESETS:
            page.contents.chosen.emit(rules)
            QApplication.processEvents()
            whole_in(page)


def test_the_second_look_makes_nothing_anew(opened: Opened) -> None:
    window = opened(players=people(3))
    window.show_rules()
    before = blocks(reading(window).sheet)
    press(window, Qt.Key.Key_Escape)
    window.show_rules()
    assert blocks(reading(window).sheet) == before


def test_every_rule_set_has_an_icon_that_is_there(opened: Opened) -> None:
    window = opened(players=people(3))
    own = change(PRESETS["knight"], {"throws": 2})
    page = RulesView(window)
    played = [Played(rules, rules, options, "points") for rules, options in PRESETS.items()]
    page.show_rules([*played, Played(OWN, "knight", own, "points")], OWN)
    icons = {row._icon for row in page.contents._sets.values()}
    assert len(icons) == len(PRESETS) + 1, "each of its own: ICONS in windows/rule_icons.py"
    assert icons <= set(icon_names())


def test_one_page_serves_a_window(opened: Opened) -> None:
    window = opened(players=people(3))
    assert rules_of(window) is rules_of(window)
