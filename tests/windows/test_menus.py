"""The menus offer everything within the height of a small screen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QStyle

from mexen_desktop.languages import NAMES
from mexen_desktop.look.menu import Menu
from mexen_desktop.settings import CHOICES
from mexen_desktop.windows.main_window import MainWindow
from tests.windows.conftest import Opened, people

# The offscreen platform has no window manager for the menus that are opened.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def opened_menu(name: str) -> Menu:
    """Return the menu of that name; it is open, in front of any other."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, Menu)
    assert menu.objectName() == name
    return menu


def within(menu: QMenu) -> list[QMenu]:
    """Return a menu with all that open out of it."""
    inner = [action.menu() for action in menu.actions()]
    return [menu, *(each for one in inner if isinstance(one, QMenu) for each in within(one))]


def press(*keys: Qt.Key) -> None:
    """Press keys in whichever menu is in front."""
    for key in keys:
        menu = QApplication.activePopupWidget()
        assert menu is not None
        QTest.keyClick(menu, key)


def close_all() -> None:
    while (menu := QApplication.activePopupWidget()) is not None:
        menu.close()


def table(opened: Opened, **remembered: object) -> MainWindow:
    window = opened(65, players=people(3), coach=True, **remembered)
    window.resize(1024, 600)
    window.start_game()
    QApplication.processEvents()
    return window


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("name", ["tableMenu", "settingsMenu", "appearanceMenu"])
def test_no_menu_is_higher_than_a_screen_of_600_pixels(
    opened: Opened, name: str, language: str
) -> None:
    window = table(opened, language=language)
    if name == "appearanceMenu":
        window.show_start()
        window.show_menu("appearance", window.start.appearance)
    else:
        assert window.table is not None
        window.show_menu(name.removesuffix("Menu"), window.table.top_bar.menu)
    for menu in within(opened_menu(name)):
        assert menu.sizeHint().height() <= 600, menu.objectName()
        assert menu.sizeHint().width() <= 1024 // 2, menu.objectName()
    close_all()


def test_the_keys_of_the_settings_stand_in_the_menu(opened: Opened) -> None:
    window = table(opened)
    window.show_table_menu()
    row = next(each for each in opened_menu("tableMenu").actions() if each.menu() is not None)
    assert row.text() == "Settings"
    assert row.shortcut().toString() == "Ctrl+,"
    close_all()


def test_the_settings_open_by_their_keys_with_the_menu_around_them_closed(opened: Opened) -> None:
    window = table(opened)
    settings = window.menus._actions.settings
    settings.trigger()
    alone = [each.objectName() for each in within(opened_menu("settingsMenu"))]
    close_all()
    window.show_table_menu()
    inside = [each.objectName() for each in within(opened_menu("tableMenu"))]
    assert set(alone) < set(inside)
    close_all()


def test_the_theme_is_changed_by_keys_alone(opened: Opened) -> None:
    window = table(opened, theme="light")
    window.menus._actions.settings.trigger()
    press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right)
    opened_menu("themeMenu")
    press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert window.settings.now.theme == "dark"
    assert QApplication.activePopupWidget() is None


@pytest.mark.parametrize(
    ("menu", "setting"),
    [
        ("themeMenu", "theme"),
        ("textSizeMenu", "text_size"),
        ("diceMenu", "dice"),
        ("animationMenu", "speed"),
        ("soundMenu", "volume"),
    ],
)
def test_all_that_can_be_chosen_is_offered(opened: Opened, menu: str, setting: str) -> None:
    window = table(opened)
    window.menus._actions.settings.trigger()
    (offering,) = [m for m in within(opened_menu("settingsMenu")) if m.objectName() == menu]
    offered = {row.objectName() for row in offering.actions()}
    close_all()
    wanted = {f"choice_{value}" for value in CHOICES[setting]}
    assert offered == wanted, "windows/settings_rows.py offers each of CHOICES in settings.py"


def test_esc_goes_back_one_menu_at_a_time_to_what_had_the_keyboard(opened: Opened) -> None:
    window = table(opened)
    focused = window.focusWidget()
    window.show_table_menu()
    press(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right)
    opened_menu("settingsMenu")
    press(Qt.Key.Key_Escape)
    opened_menu("tableMenu")
    press(Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert window.focusWidget() is focused


def test_on_a_flat_screen_the_menu_opens_beside_the_button_that_was_pressed(opened: Opened) -> None:
    window = table(opened, table_top=True)
    assert window.table is not None
    bar = window.table.top_bar
    places = []
    for button in (bar.menu, bar.far_menu):
        button.click()
        places.append(opened_menu("tableMenu").geometry())
        close_all()
    near, far = places
    assert near.left() < window.mapToGlobal(window.rect().center()).x() < far.right()
    assert far.top() < window.mapToGlobal(window.rect().center()).y()


def test_the_first_page_offers_what_the_table_does(opened: Opened) -> None:
    window = table(opened)
    window.show_table_menu()
    at_table = names(opened_menu("tableMenu"))
    close_all()
    window.show_start()
    window.show_menu("appearance", window.start.appearance)
    at_start = names(opened_menu("appearanceMenu"))
    close_all()
    # What is missing there has a button of its own, or needs a game.
    assert at_table - at_start == {
        "actionPlayers",
        "actionRules",
        "actionHouseRules",
        "actionPastGames",
        "actionEndGame",
        "actionStartPage",
        "actionQuit",
        "languageMenu",
        "settingsMenu",
        "stakeMenu",
    }
    assert at_start <= at_table


def names(menu: QMenu) -> set[str]:
    """Return what a menu offers, with the menus in it but without their choices."""

    def name(action: QAction) -> str:
        inner = action.menu()
        return inner.objectName() if isinstance(inner, QMenu) else action.objectName()

    rows = [each for one in within(menu) for each in one.actions() if not each.isSeparator()]
    return {name(each) for each in rows if not each.objectName().startswith("choice_")}


def arrow_height(window: MainWindow) -> int:
    """Return how high the arrow is that leads to a menu in a menu."""
    window.show_menu("appearance", window.start.appearance)
    menu = opened_menu("appearanceMenu")
    inner = next(action for action in menu.actions() if action.menu() is not None)
    row = menu.actionGeometry(inner)
    picture = menu.grab(row.adjusted(row.width() - row.height() * 3 // 4, 0, -4, 0)).toImage()
    paper = picture.pixelColor(0, 0)
    columns = range(picture.width())
    inked = [
        y
        for y in range(picture.height())
        if any(picture.pixelColor(x, y) != paper for x in columns)
    ]
    scroller = menu.style().pixelMetric(QStyle.PixelMetric.PM_MenuScrollerHeight, None, menu)
    high = inked[-1] - inked[0]
    assert scroller >= 2 * high
    close_all()
    return high


def test_arrows_in_menus_grow_with_the_words(opened: Opened) -> None:
    window = opened(text_size=100)
    small = arrow_height(window)
    window.settings.change(text_size=200)
    QApplication.processEvents()
    assert arrow_height(window) >= 1.7 * small
