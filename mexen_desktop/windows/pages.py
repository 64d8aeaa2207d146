"""Makes the pages of a window, each connected to what it asks for."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mexen_desktop.models.controller import Controller
    from mexen_desktop.scene.heard import Sounds
    from mexen_desktop.scene.page import TablePage
    from mexen_desktop.windows.main_window import MainWindow
    from mexen_desktop.windows.start.page import StartPage


def start_page(window: "MainWindow") -> "StartPage":
    """Return the first page, which offers the game that was left open, if any."""
    from mexen_desktop.windows.start.page import StartPage

    page = StartPage(window.settings, window.language, window)
    # Who begins with a file sees another page first.
    page.hide()
    page.play_requested.connect(window.start_game)
    page.continue_requested.connect(window.go_on)
    page.roster_requested.connect(window.show_roster)
    page.people.computer.clicked.connect(lambda: _add_computer(window))
    page.rules_requested.connect(window.show_rules)
    page.past_requested.connect(window.show_past)
    page.house_rules_requested.connect(lambda: _show_house_rules(window))
    page.menu_requested.connect(window.show_menu)
    if window.settings.now.left_open is not None:
        page.offer(window.settings.now.left_open)
    return page


def _show_house_rules(window: "MainWindow") -> None:
    from mexen_desktop.windows.house.visit import house_of

    house_of(window).show()


def _add_computer(window: "MainWindow") -> None:
    from mexen_desktop.windows.seating import with_computer

    window.settings.change(players=with_computer(window.settings.now))


def table_page(
    window: "MainWindow", controller: "Controller", sounds: "Sounds | None"
) -> "TablePage":
    """Return the page on which a game is played."""
    from mexen_desktop.look.theme import theme
    from mexen_desktop.models.attention import Attention
    from mexen_desktop.models.computers import Computers
    from mexen_desktop.scene.heard import SILENCE
    from mexen_desktop.scene.page import TablePage
    from mexen_desktop.windows.guide import Guide
    from mexen_desktop.windows.patience import Patience
    from mexen_desktop.windows.titling import Titling

    page = TablePage(controller, window, sounds or SILENCE)
    page.set_flat(window.settings.now.table_top)
    controller.setParent(page)
    Patience(Computers(controller, lambda: theme().speed), Attention(controller), page)
    Guide(window.settings, controller, page)
    Titling(controller.game.house, page)
    page.menu_requested.connect(window.show_table_menu)
    page.rules_requested.connect(window.show_rules)
    page.roster_requested.connect(window.show_roster)
    page.home_requested.connect(window.show_start)
    page.again_requested.connect(window.play_again)
    page.evening_requested.connect(lambda: _show_evening(window))
    page.escaped.connect(window.leave_full_screen)
    return page


def _show_evening(window: "MainWindow") -> None:
    from mexen_desktop.windows.evening.visit import evening_of

    evening_of(window).show()
