"""The window holds the pages, remembers how it was left, opens what belongs over them."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mexen_desktop.dialogs.keys import KeysDialog
from mexen_desktop.dialogs.roster import RosterDialog
from mexen_desktop.look.menu import Menu
from mexen_desktop.look.theme import theme
from mexen_desktop.models.controller import Stage
from mexen_desktop.settings import Settings
from mexen_desktop.texts.keys import ACTIONS, parts
from mexen_desktop.windows.main_window import MainWindow
from tests.windows.conftest import Opened, people

# The offscreen platform has no window manager for the menus that are opened.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def menu(window: MainWindow, name: str) -> Menu:
    found = window.findChild(Menu, name)
    assert found is not None, name
    return found


def action(window: MainWindow, *path: str) -> QAction:
    """Return an action by its name, preceded by the names of the menus it stands in."""
    *menus, name = path
    where: MainWindow | Menu = menu(window, menus[-1]) if menus else window
    found = where.findChild(QAction, name)
    assert found is not None, name
    return found


def roster(window: MainWindow) -> RosterDialog:
    found = window.findChild(RosterDialog)
    assert found is not None
    return found


def test_the_window_comes_back_as_large_as_it_was_left(opened: Opened) -> None:
    window = opened()
    window.resize(760, 640)
    window.close()
    assert window.settings.now.window == (760, 640)
    assert opened().size().toTuple() == (760, 640)


def test_a_window_larger_than_the_screen_is_made_to_fit(opened: Opened) -> None:
    window = opened(window=(9_000, 9_000))
    room = window.screen().availableGeometry()
    assert window.width() == room.width()
    assert room.height() - 48 <= window.height() < room.height()


def test_it_closes_without_a_question_in_the_midst_of_a_throw(opened: Opened) -> None:
    window = opened(65, players=people(3), speed="full")
    window.start_game()
    assert window.controller is not None
    window.controller.throw()
    assert window.controller.stage is Stage.MOVING
    assert window.close()
    assert not window.isVisible()


def test_full_screen_and_back_by_F11_and_by_esc(opened: Opened) -> None:
    window = opened()
    full_screen = window.menus._actions.full_screen
    assert full_screen.shortcut().toString() == "F11"
    full_screen.trigger()
    assert window.isFullScreen()
    assert full_screen.isChecked()
    QTest.keyClick(window.start.play, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert not full_screen.isChecked()


def test_esc_at_the_table_leaves_full_screen(opened: Opened) -> None:
    window = opened(players=people(3))
    window.start_game()
    window.toggle_full_screen()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not window.isFullScreen()


def test_each_key_of_the_window_is_in_the_list_of_keys(opened: Opened) -> None:
    window = opened()
    assert window.menus
    listed = {key for part in parts() for row in part.rows for key in row.keys}
    bound = {
        action.objectName(): action.shortcut().toString()
        for action in window.findChildren(QAction)
        if not action.shortcut().isEmpty()
    }
    assert bound == ACTIONS
    assert set(bound.values()) <= listed


@pytest.mark.parametrize("keys", ["Ctrl+K", "Ctrl+,"])
def test_keys_open_the_list_of_keys_or_the_settings_on_the_first_page_as_at_the_table(
    opened: Opened, keys: str
) -> None:
    window = opened(players=people(3))
    assert window.menus
    for name in ("appearanceMenu", "settingsMenu"):
        focused = window.focusWidget()
        press = action(window, "actionKeys" if keys == "Ctrl+K" else "actionSettings")
        assert press.shortcut().toString() == keys
        press.trigger()
        if keys == "Ctrl+K":
            dialog = window.findChild(KeysDialog)
            assert dialog is not None
            QTest.keyClick(dialog.list, Qt.Key.Key_Escape)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        else:
            menu(window, name).close()
        assert window.focusWidget() is focused
        window.start_game()


def test_quitting_by_its_keys_closes_the_window(opened: Opened) -> None:
    window = opened()
    quit_now = window.menus._actions.quit
    assert quit_now.shortcut().toString() == "Ctrl+Q"
    quit_now.trigger()
    assert not window.isVisible()


@pytest.mark.parametrize(
    ("submenu", "name", "remembered"),
    [
        ("themeMenu", "choice_dark", {"theme": "dark"}),
        ("themeMenu", "choice_high_contrast", {"theme": "high_contrast"}),
        ("textSizeMenu", "choice_125", {"text_size": 125}),
        ("textSizeMenu", "choice_200", {"text_size": 200}),
        ("animationMenu", "choice_quick", {"speed": "quick"}),
        ("languageMenu", "choice_en", {"language": "en"}),
    ],
)
def test_the_menu_of_the_table_changes_what_is_remembered(
    opened: Opened, submenu: str, name: str, remembered: dict[str, object]
) -> None:
    window = opened(players=people(3))
    window.start_game()
    window.show_table_menu()
    action(window, submenu, name).trigger()
    assert {key: getattr(window.settings.now, key) for key in remembered} == remembered


def test_what_is_chosen_is_in_force_at_once(opened: Opened) -> None:
    window = opened()
    window.settings.change(theme="dark", text_size=150, speed="quick")
    assert (theme().scheme, theme().text_factor, theme().speed) == ("dark", 1.5, "quick")
    large = window.start.heading.height()
    window.settings.change(text_size=90)
    assert window.start.heading.height() < large


def test_the_menu_ticks_what_is_in_force(opened: Opened) -> None:
    window = opened(theme="dark", players=people(2))
    window.show_menu("appearance", window.start.appearance)
    ticked = [each.objectName() for each in menu(window, "themeMenu").actions() if each.isChecked()]
    assert ticked == ["choice_dark"]


def test_a_game_can_be_ended_from_the_menu_only_while_it_is_on(opened: Opened) -> None:
    window = opened(players=people(3))
    window.start_game()
    window.show_table_menu()
    assert window.menus._actions.end_game in menu(window, "tableMenu").actions()
    window.menus._actions.end_game.trigger()
    assert window.controller is not None
    assert window.controller.stage is Stage.GAME_OVER
    menu(window, "tableMenu").close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.show_table_menu()
    assert window.menus._actions.end_game not in menu(window, "tableMenu").actions()


def test_a_menu_shows_names_as_typed(opened: Opened) -> None:
    ann, bo = people(2)
    window = opened(players=(ann._replace(name="Tom & Jerry"), bo))
    window.show_menu("starters", window.start.starter)
    rows = menu(window, "starterMenu").actions()
    assert [each.text() for each in rows[:2]] == ["Tom && Jerry", "Bo"]
    menu(window, "starterMenu").actions()[1].trigger()
    assert window.start.starter.label() == "Bo starts"


def test_a_game_that_was_left_open_can_be_gone_back_to(opened: Opened) -> None:
    window = opened(65, players=people(3))
    window.start_game()
    table, controller = window.table, window.controller
    assert controller is not None
    controller.throw()
    controller.settle()
    window.show_start()
    card = window.start.left_open
    assert card is not None
    assert card.isVisible()
    assert card.accessibleName() == "Mexico with the Knight, round 1 It is Ann’s turn."
    card.button.click()
    assert window.page is table
    assert window.controller is controller
    assert len(controller.game.steps) == 1


def test_a_game_that_is_over_is_not_offered_again(opened: Opened) -> None:
    window = opened(players=people(3))
    window.start_game()
    window.show_start()
    window.go_on()
    window.end_game()
    window.show_start()
    assert window.start.left_open is not None
    assert not window.start.left_open.isVisible()
    assert window.table is None


def test_another_game_takes_the_place_of_an_open_one(opened: Opened) -> None:
    window = opened(players=people(3))
    window.start_game()
    before = window.table
    window.show_start()
    window.start.play.click()
    assert window.page is window.table
    assert window.table is not before


def test_the_roster_rests_the_page_and_opens_once(opened: Opened) -> None:
    window = opened(players=people(3))
    window.show_roster()
    window.show_roster()
    assert len(window.findChildren(RosterDialog)) == 1
    assert not window.start.isEnabled()
    roster(window).accept()
    assert window.start.isEnabled()
    assert window.focusWidget() is window.start.play


def test_the_roster_follows_the_window(opened: Opened) -> None:
    window = opened(players=people(3))
    window.show_roster()
    window.resize(1000, 700)
    assert roster(window).geometry() == window.rect()


def test_a_newcomer_joins_from_the_roster_between_two_rounds(opened: Opened) -> None:
    window = opened(players=people(2))
    window.start_game()
    window.show_roster()
    dialog = roster(window)
    dialog.add.click()
    dialog.accept()
    assert window.controller is not None
    assert window.controller.game.names == ["Ann", "Bo", "Player 3"]
    assert [player.name for player in window.settings.now.players] == ["Ann", "Bo", "Player 3"]
    assert all(player.plays for player in window.settings.now.players)


def test_another_name_reaches_the_table_and_what_is_remembered(opened: Opened) -> None:
    window = opened(65, players=people(2))
    window.start_game()
    assert window.controller is not None
    window.controller.throw()
    window.controller.settle()
    window.show_roster()
    roster(window).model.rename(0, "Anna")
    roster(window).accept()
    assert window.controller.people[0].name == "Anna"
    assert window.settings.now.players[0].name == "Anna"
    assert window.table is not None
    log = window.table.sheet.log
    sentences = [str(log.index(row, 0).data()) for row in range(log.rowCount())]
    assert any("Anna" in sentence for sentence in sentences)
    assert not any("Ann " in sentence for sentence in sentences)


def test_after_the_game_the_roster_is_that_of_the_next_one(opened: Opened) -> None:
    window = opened(players=people(3))
    window.start_game()
    window.end_game()
    window.show_roster()
    roster(window).model.toggle(2)
    roster(window).accept()
    window.start_game()
    assert window.controller is not None
    assert window.controller.game.names == ["Ann", "Bo"]


def test_what_a_start_leaves_for_later_is_done_soon(opened: Opened) -> None:
    window = opened()
    window.complete()
    for _ in range(50):
        QApplication.processEvents()
    assert not window.windowIcon().isNull()
    assert window.findChild(QAction, "actionPlayers") is not None


def test_settings_that_were_never_made_open_a_window_too(opened: Opened) -> None:
    assert opened().settings.now == Settings(speed="off", language="en")
