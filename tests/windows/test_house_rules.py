"""The page on which a table makes rules of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from mexen_desktop.models.house_rules import HouseRules
from mexen_desktop.models.options import ROWS
from mexen_desktop.record.house_rules import read, write
from mexen_desktop.rules.actions import Stop
from mexen_desktop.rules.engine import legal_actions
from mexen_desktop.rules.options import changed
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.rule_set import RuleSet
from mexen_desktop.settings import SettingsFile
from mexen_desktop.windows.files import open_named
from mexen_desktop.windows.house.page import HousePage
from mexen_desktop.windows.house.visit import house_of
from mexen_desktop.windows.main_window import MainWindow
from mexen_desktop.windows.past.drops import Drops
from tests.kit.pages import blocks
from tests.windows.conftest import Opened, people
from tests.windows.test_past import drag

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

FRIDAY = RuleSet("pirate", changed(PRESETS["pirate"], {"stop_early": True}), "Friday table")
BROKEN = RuleSet("pirate", changed(PRESETS["pirate"], {"keep": "none"}), "Not yet")


def part(window: MainWindow, name: str) -> QWidget:
    found = [each for each in window.findChildren(QWidget, name) if each.isVisible()]
    assert len(found) == 1, f"{len(found)} parts called {name}"
    return found[0]


def of(option: str, name: str, *number: int) -> str:
    """Return what a part of an option's row is called."""
    return "".join(map(str, (name, ROWS.index(option), *number)))


def seen(window: MainWindow, name: str) -> bool:
    return any(each.isVisible() for each in window.findChildren(QWidget, name))


def click(window: MainWindow, *names: str) -> None:
    for name in names:
        QTest.mouseClick(part(window, name), Qt.MouseButton.LeftButton)
        QApplication.processEvents()


def choose(window: MainWindow, option: str, index: int) -> None:
    """Choose a word of an option by the mouse."""
    segment = part(window, option).findChild(QAbstractButton, f"segment{index}")
    assert segment is not None
    QTest.mouseClick(segment, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def house(window: MainWindow) -> HousePage:
    page = window.page
    assert isinstance(page, HousePage)
    return page


def names(settings: SettingsFile) -> list[str]:
    return [rules.name for rules in settings.now.house_rules]


def changes(window: MainWindow) -> dict[str, object]:
    return window.settings.now.house_rules[0].changes


def test_the_start_page_leads_to_the_rules_that_are_chosen_and_back(opened: Opened) -> None:
    window = opened(rules="extreme")
    click(window, "houseRulesButton")
    assert house(window).rules.key == "extreme"
    assert not part(window, "optionValue0").isHidden()
    assert not seen(window, "optionThrows")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.page is window.start


def test_published_rules_are_a_beginning(opened: Opened) -> None:
    window = opened(rules="knight")
    click(window, "houseRulesButton", "startFromTheseButton")
    field = part(window, "houseNameField")
    assert window.focusWidget() is field
    QTest.keyClicks(field, "Friday table")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert names(window.settings) == ["Friday table"]
    assert part(window, "houseTitle").accessibleName() == "Friday table"
    about = part(window, "houseAbout")
    assert about.accessibleName() == "from Mexico with the Knight, nothing changed yet"
    stepper = part(window, "optionPotStart")
    for _ in range(2):
        more = stepper.findChild(QAbstractButton, "more")
        assert more is not None
        QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    click(window, "optionStopEarly")
    choose(window, "optionThirtyTwo", 2)
    assert changes(window) == {"pot_start": 3, "stop_early": False, "thirty_two": "counts"}
    assert about.accessibleName() == "from Mexico with the Knight, 3 changed"
    assert ". changed." in part(window, of("thirty_two", "optionWords")).accessibleName()


def test_what_clashes_is_said_at_the_option_and_settled_by_its_button(opened: Opened) -> None:
    window = opened(house_rules=(FRIDAY,), rules=FRIDAY.key)
    click(window, "houseRulesButton")
    choose(window, "optionKeep", 0)
    assert "no die may stay" in part(window, of("keep", "clashSentence", 0)).accessibleName()
    assert part(window, "houseNote").accessibleName() == "1 thing to settle"
    assert not part(window, "playTheseButton").isEnabled()
    assert not part(window, "shareRulesButton").isEnabled()
    click(window, of("keep", "mendButton", 0))
    assert changes(window) == {"stop_early": True, "keep": "none", "pass_one": False}
    assert not seen(window, of("keep", "clash", 0))
    assert part(window, "playTheseButton").isEnabled()


def test_rules_with_something_to_settle_wait_for_that(opened: Opened) -> None:
    window = opened(house_rules=(BROKEN, FRIDAY), rules=BROKEN.key)
    cards = [card.rules.key for card in window.start.cards]
    assert cards == [*PRESETS, FRIDAY.key]
    assert [card.rules.key for card in window.start.cards if card.isChecked()] == ["pirate"]
    click(window, "houseRulesButton")
    assert house(window).rules == BROKEN
    assert part(window, of("pass_one", "clashSentence", 0)).isVisible()


def test_back_to_the_published_rules(opened: Opened) -> None:
    window = opened(house_rules=(FRIDAY,), rules=FRIDAY.key)
    click(window, "houseRulesButton", "publishedRulesButton")
    assert changes(window) == {}
    assert names(window.settings) == ["Friday table"]
    assert not seen(window, "publishedRulesButton")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "need a name"),
        ("   ", "need a name"),
        ("x" * 41, "at most 40"),
        ("classic mexico", "already"),
        ("ÉTÉ", "already"),
    ],
)
def test_a_name_that_cannot_be_is_refused_beside_the_field(
    opened: Opened, name: str, why: str
) -> None:
    other = FRIDAY._replace(name="e\u0301te\u0301")
    window = opened(house_rules=(FRIDAY, other), rules=FRIDAY.key)
    click(window, "houseRulesButton", "renameRulesButton")
    field = part(window, "houseNameField")
    QTest.keyClicks(field, name) if name else QTest.keyClick(field, Qt.Key.Key_Delete)
    assert why in part(window, "houseNameTrouble").accessibleName()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.isVisible()
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert names(window.settings)[0] == "Friday table"
    assert window.focusWidget() is part(window, "renameRulesButton")


def test_a_new_name_is_followed_everywhere(opened: Opened) -> None:
    window = opened(house_rules=(FRIDAY,), rules=FRIDAY.key)
    click(window, "houseRulesButton", "renameRulesButton")
    field = part(window, "houseNameField")
    QTest.keyClicks(field, "<b>Tom & Jerry</b>")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert window.settings.now.chosen.name == "<b>Tom & Jerry</b>"
    click(window, "closeHouseButton")
    assert part(window, "cardHouse0").accessibleName() == "<b>Tom & Jerry</b>"


def test_what_is_deleted_can_be_put_back(opened: Opened) -> None:
    window = opened(house_rules=(FRIDAY, BROKEN), rules=FRIDAY.key)
    click(window, "houseRulesButton", "removeRulesButton")
    assert names(window.settings) == ["Not yet"]
    assert window.settings.now.rules == "pirate"
    assert "Friday table" in part(window, "houseNote").accessibleName()
    assert window.focusWidget() is part(window, "undoRemoveButton")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert names(window.settings) == ["Friday table", "Not yet"]
    assert window.settings.now.rules == FRIDAY.key
    assert house(window).rules == FRIDAY


def test_what_is_put_back_is_chosen_again_under_the_name_that_is_free(opened: Opened) -> None:
    window = opened(house_rules=(FRIDAY,), rules=FRIDAY.key)
    rules = HouseRules(window.settings)
    rules.remove(FRIDAY)
    other = rules.add(FRIDAY._replace(options=changed(FRIDAY.options, {"pot_start": 7})))
    assert other.name == FRIDAY.name
    back = rules.put_back()
    assert back is not None
    assert (back.name, back.options) == ("Friday table 2", FRIDAY.options)
    assert window.settings.now.chosen == back


def test_what_was_chosen_in_the_meantime_stays_chosen(opened: Opened) -> None:
    window = opened(house_rules=(FRIDAY, BROKEN), rules=FRIDAY.key)
    rules = HouseRules(window.settings)
    rules.remove(FRIDAY)
    window.settings.change(rules="lives")
    rules.put_back()
    assert window.settings.now.rules == "lives"


def test_a_game_is_played_by_house_rules(opened: Opened) -> None:
    window = opened(65, house_rules=(FRIDAY,), players=people(3))
    click(window, "houseRulesButton", "houseOwn0", "playTheseButton")
    assert window.page is window.table
    assert window.controller is not None
    game = window.controller.game
    assert (game.rules, game.options, game.house) == ("pirate", FRIDAY.options, "Friday table")
    window.controller.throw()
    # It may stop early, as nobody may by the published rules.
    assert Stop(0) in legal_actions(window.controller.game.state)


def test_the_window_says_which_rules_the_table_plays(opened: Opened) -> None:
    window = opened(house_rules=(FRIDAY,), rules=FRIDAY.key, players=people(3))
    window.start_game()
    assert window.windowTitle() == "Friday table – Mexen"
    window.show_start()
    assert window.windowTitle() == "Mexen"
    window.go_on()
    assert window.windowTitle() == "Friday table – Mexen"
    window.settings.change(rules="knight")
    window.show_start()
    window.start_game()
    assert window.windowTitle() == "Mexen"


def test_editing_changes_no_game_that_is_on(opened: Opened) -> None:
    window = opened(65, house_rules=(FRIDAY,), rules=FRIDAY.key, players=people(3))
    window.start_game()
    window.menus._actions.house_rules.trigger()
    click(window, "optionStopEarly")
    click(window, "closeHouseButton")
    assert window.page is window.table
    assert window.controller is not None
    assert window.controller.game.options == FRIDAY.options
    window.show_rules()
    # What is played is read, though the rules have become others since.
    assert window.page.chosen.options == FRIDAY.options  # type: ignore[attr-defined]
    assert window.page.chosen.house == "Friday table"  # type: ignore[attr-defined]


def test_the_rules_page_reads_house_rules(opened: Opened) -> None:
    window = opened(house_rules=(FRIDAY, BROKEN), rules=FRIDAY.key)
    window.show_rules()
    assert part(window, "rulesHouse0").accessibleName() == "Friday table"
    assert window.findChild(QWidget, "rulesHouse1") is None
    said = [block.accessibleName() for block in blocks(window.page.sheet)]  # type: ignore[attr-defined]
    assert said[0] == "Friday table"
    assert "from Mexen with the Pirate" in said[1]


def test_who_comes_back_goes_on_by_the_same_name(opened: Opened) -> None:
    window = opened(65, house_rules=(FRIDAY,), rules=FRIDAY.key, players=people(3))
    window.start_game()
    assert window.controller is not None
    window.controller.throw()
    window.show_start()
    assert "Friday table, round 1" in part(window, "leftOpenCard").accessibleName()
    (past,) = window.keeping.store.games(None, 9)
    assert (past.rules, past.house) == ("pirate", "Friday table")
    record = window.keeping.store.record(past.game)
    assert (record.house(), record.rule_set()) == ("Friday table", FRIDAY.options)


# Sharing


@pytest.fixture
def sharing(opened: Opened) -> Iterator[MainWindow]:
    window = opened(house_rules=(FRIDAY,), rules=FRIDAY.key)
    click(window, "houseRulesButton", "shareRulesButton")
    yield window
    for menu in window.findChildren(QMenu):
        menu.close()


def trigger(window: MainWindow, name: str) -> None:
    (menu,) = window.findChildren(QMenu, "shareMenu")
    (action,) = [each for each in menu.actions() if each.objectName() == name]
    menu.close()
    action.trigger()


def test_they_are_saved_as_a_small_file(sharing: MainWindow, tmp_path: Path) -> None:
    trigger(sharing, "actionSaveRules")
    dialog = sharing.findChild(QWidget, "fileDialog")
    assert dialog is not None
    path = tmp_path / "friday.mexen-rules"
    dialog.fileSelected.emit(str(path))  # type: ignore[attr-defined]
    dialog.close()
    assert read(path) == FRIDAY
    assert "friday.mexen-rules" in part(sharing, "houseNote").accessibleName()


def test_they_are_copied_as_text(sharing: MainWindow) -> None:
    trigger(sharing, "actionCopyRules")
    text = QGuiApplication.clipboard().text()
    assert text == "Friday table: Mexen with the Pirate, but\n– Stop early: Yes\n"


def dropped(window: MainWindow, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    assert drag(window, data) == (True, True)


def test_a_file_that_is_dropped_is_kept_once(opened: Opened, tmp_path: Path) -> None:
    window = opened()
    Drops(window)
    path = tmp_path / "friday.mexen-rules"
    path.write_bytes(write(FRIDAY))
    for _ in range(2):
        dropped(window, path)
        assert house(window).rules == FRIDAY
    assert window.settings.now.house_rules == (FRIDAY,)
    path.write_bytes(write(FRIDAY._replace(options=PRESETS["pirate"])))
    dropped(window, path)
    assert names(window.settings) == ["Friday table", "Friday table 2"]


def test_who_begins_with_a_file_sees_nothing_else(
    opened: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    other = opened()
    path = tmp_path / "friday.mexen-rules"
    path.write_bytes(write(FRIDAY))
    window = MainWindow(other.settings, other.language, other.keeping)
    qtbot.addWidget(window)
    assert open_named(window, str(path)) == ""
    window.open()
    assert house(window).rules == FRIDAY
    assert not window.start.isVisible()


def test_a_file_that_is_wrong_says_what_is(opened: Opened, tmp_path: Path) -> None:
    window = opened()
    path = tmp_path / "friday.mexen-rules"
    path.write_bytes(write(BROKEN))
    house_of(window).open_wanted(str(path))
    said = part(window, "houseNote").accessibleName()
    assert said == "friday.mexen-rules: Nobody can play by the rules in this file."
    assert window.settings.now.house_rules == ()


def test_the_house_rules_of_a_record_can_be_kept(opened: Opened, tmp_path: Path) -> None:
    window = opened(65, house_rules=(FRIDAY,), rules=FRIDAY.key, players=people(3))
    window.start_game()
    assert window.controller is not None
    window.controller.throw()
    window.controller.finish()
    (past,) = window.keeping.store.games(None, 9)
    from mexen_desktop.record.writing import write as write_record
    from mexen_desktop.windows.past.visit import past_of

    record = tmp_path / "game.mexen"
    record.write_bytes(write_record(window.keeping.store.record(past.game)))
    window.settings.change(house_rules=(), rules="knight")
    past_of(window).open_record(str(record))
    watch = past_of(window).watch
    assert watch is not None
    watch.table.top_bar.menu.click()
    (menu,) = window.findChildren(QMenu, "watchMenu")
    (keep,) = [each for each in menu.actions() if each.objectName() == "actionKeepHouseRules"]
    menu.close()
    keep.trigger()
    assert window.settings.now.house_rules == (FRIDAY,)
    assert house(window).rules == FRIDAY


# By keys alone


def test_everything_is_reached_by_the_tab_key(opened: Opened) -> None:
    window = opened(house_rules=(BROKEN,), rules=BROKEN.key)
    click(window, "houseRulesButton")
    reached = set()
    for _ in range(60):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        reached.add(window.focusWidget().objectName())
    wanted = {"closeHouseButton", "houseOwn0", "newHouseRulesButton", "importRulesButton"}
    wanted |= {
        "renameRulesButton",
        "removeRulesButton",
        "optionStopEarly",
        of("pass_one", "mendButton", 0),
    }
    assert wanted | {"publishedRulesButton", "more", "less"} <= reached


def test_an_option_is_set_by_keys(opened: Opened) -> None:
    window = opened(house_rules=(FRIDAY,), rules=FRIDAY.key)
    click(window, "houseRulesButton")
    switch = part(window, "optionStopEarly")
    switch.setFocus()
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert changes(window) == {}
    assert window.focusWidget() is switch
    segment = part(window, "optionThirtyTwo").findChild(QAbstractButton, "segment1")
    assert segment is not None
    segment.setFocus()
    QTest.keyClick(segment, Qt.Key.Key_Right)
    assert changes(window) == {"thirty_two": "counts"}


def test_the_card_of_new_rules_is_reached_where_cards_are(opened: Opened) -> None:
    window = opened(rules="pirate")
    click(window, "houseRulesButton", "startFromTheseButton")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    window.settings.change(rules=window.settings.now.house_rules[0].key)
    click(window, "closeHouseButton")
    assert window.focusWidget().objectName() == "playButton"
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert window.focusWidget().objectName() == "cardHouse0"


def test_who_settles_something_by_keys_goes_on_there(opened: Opened) -> None:
    window = opened(house_rules=(FRIDAY,), rules=FRIDAY.key)
    click(window, "houseRulesButton")
    choose(window, "optionKeep", 0)
    part(window, of("keep", "mendButton", 0)).setFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert not seen(window, of("keep", "mendButton", 0))
    focused = window.focusWidget()
    assert focused.parentWidget() is part(window, "optionKeep")


def test_another_language_reaches_every_row(opened: Opened) -> None:
    window = opened(house_rules=(BROKEN,), rules=BROKEN.key)
    click(window, "houseRulesButton")
    choose(window, "optionThirtyOne", 0)
    choose(window, "optionLoss", 1)
    window.settings.change(language="de")
    QApplication.processEvents()
    assert (
        part(window, of("loss", "clashSentence", 0)).accessibleName().startswith("Ritter und Pirat")
    )
    assert part(window, "optionStopEarly").accessibleName() == "Früher aufhören"
    assert part(window, "houseNote").accessibleName() == "2 Sachen sind noch zu klären"
    assert part(window, "closeHouseButton").accessibleName() == "Schließen"
