"""The window: it holds the pages, it does not play."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QWidget

from mexen_desktop import TITLE

# What a first look at the window can do without is imported where it is needed.
if TYPE_CHECKING:
    from mexen_desktop.models.controller import Controller
    from mexen_desktop.scene.heard import Sounds
    from mexen_desktop.scene.page import TablePage
    from mexen_desktop.session.dice import DiceSource
    from mexen_desktop.settings import SettingsFile
    from mexen_desktop.windows.keeping import Keeping
    from mexen_desktop.windows.language import Language
    from mexen_desktop.windows.menus import Menus
    from mexen_desktop.windows.start.page import StartPage
    from mexen_desktop.windows.trouble_strip import Strip

LEAST_WIDTH: Final = 720
LEAST_HEIGHT: Final = 480
#: The desktop's title bar, which is not known before there is one, is hardly higher.
FRAME: Final = 40


class MainWindow(QWidget):
    """Shows the start page or the table, with what opens over them."""

    def __init__(
        self,
        settings: "SettingsFile",
        language: "Language",
        keeping: "Keeping",
        dice: "DiceSource | None" = None,
        sounds: "Sounds | None" = None,
    ) -> None:
        """`dice` are those of the games: the system's where none are given; `sounds` are heard."""
        super().__init__()
        self.setObjectName("mainWindow")
        self.settings = settings
        self.language = language
        self.keeping = keeping
        self.controller: Controller | None = None
        self.table: TablePage | None = None
        self.dice = dice
        self._sounds = sounds
        self._start: StartPage | None = None
        self._page: QWidget | None = None
        self._menus: Menus | None = None
        self.strip: Strip | None = None
        self.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)
        self.setWindowTitle(TITLE)
        keeping.heed(settings, self._tell)
        settings.changed.connect(self._follow)

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self._page or self.start

    @property
    def start(self) -> "StartPage":
        """The first page, made when first asked for."""
        if self._start is None:
            from mexen_desktop.windows.pages import start_page

            self._start = start_page(self)
        return self._start

    def open(self) -> None:
        """Show the window as it was left, on the first page unless there is another."""
        self.resize(self.size_left())
        if self._page is None:
            self.show_page(self.start)
            self.start.take_focus()
        if self.settings.now.maximized:
            self.showMaximized()
        else:
            self.show()

    def size_left(self) -> QSize:
        """Return the size in which the window was left, as far as the screen has room for it."""
        width, height = self.settings.now.window
        room = self.screen().availableSize()
        return QSize(min(width, room.width()), min(height, room.height() - FRAME))

    def complete(self, *before: Callable[[], object]) -> None:
        """Get all else ready, little by little, `before` first, now that the first page stands."""
        from mexen_desktop.windows.later import complete

        complete(self, *before)

    # Games

    def start_game(self) -> None:
        """Begin a game with who plays tonight; nothing where they cannot play."""
        from mexen_desktop.windows.play import new_game

        if self.start.play.isEnabled():
            self.sit_down(new_game(self.settings.now, self.keeping.store, self.dice))

    def play_again(self) -> None:
        """Begin another game of the same people by the same rules."""
        from mexen_desktop.windows.play import next_game

        over, now = self.controller, self.settings.now
        if over is not None:
            self.sit_down(next_game(over, now, self.keeping.store, self.dice))

    def sit_down(self, controller: "Controller") -> None:
        """Show the table of a game instead of any other."""
        from mexen_desktop.look.fade import fading
        from mexen_desktop.windows.pages import table_page

        with fading(self):
            self._clear_table()
            self.controller = controller
            controller.use_own_dice(self.settings.now.own_dice)
            self.table = table_page(self, controller, self._sounds)
            self.show_page(self.table)

    def go_on(self) -> None:
        """Go back to the table that was left, in this run or an earlier one."""
        from mexen_desktop.look.fade import fading
        from mexen_desktop.windows.play import kept_game

        if self.table is not None:
            with fading(self):
                self.show_page(self.table)
        elif (kept := self.keeping.left_open()) is not None:
            self.sit_down(kept_game(kept, self.keeping.store, self.dice))
        else:
            self.look_for_game()

    @property
    def game_is_on(self) -> bool:
        """Whether there is a game that can be ended."""
        from mexen_desktop.windows.play import left_open

        return left_open(self.controller) is not None

    def end_game(self) -> None:
        """End the game that is on; its standings are shown."""
        if self.controller is not None:
            self.controller.finish()

    def show_start(self) -> None:
        """Go to the start page, from which an open game can be gone back to."""
        from mexen_desktop.look.fade import fading
        from mexen_desktop.windows.play import left_open

        with fading(self):
            self.show_page(self.start)
            if left_open(self.controller) is None:
                self._clear_table()
            self.look_for_game()
        self.start.take_focus()

    def show_past(self) -> None:
        """Show the games of before."""
        from mexen_desktop.windows.past.visit import past_of

        past_of(self).show_list()

    def show_rules(self) -> None:
        """Show the rules of what is on; from there go back to it."""
        from mexen_desktop.windows.rules.visit import rules_of

        rules_of(self).show()

    def show_page(self, page: QWidget) -> None:
        """Show that page instead of any other."""
        before, self._page = self._page, page
        self._place_page()
        page.show()
        focused: QWidget | None = self.focusWidget()
        if focused is None or not page.isAncestorOf(focused):
            page.setFocus()
        if before is not None and before is not page:
            before.hide()

    # What opens over a page

    def show_roster(self) -> None:
        """Let people be added, changed, seated."""
        from mexen_desktop.dialogs.roster import RosterDialog
        from mexen_desktop.windows.seating import dialog_for

        if self.findChild(RosterDialog) is None:
            dialog_for(self).open_over()

    def show_menu(self, name: str, button: QWidget) -> None:
        """Open the menu of that name below a button."""
        self.menus.open(name, button)

    def show_table_menu(self) -> None:
        """Open the menu of the table."""
        if self.table is not None:
            self.show_menu("table", self.table.top_bar.asked)

    @property
    def menus(self) -> "Menus":
        """The window's menus, with the actions in them."""
        if self._menus is None:
            from mexen_desktop.windows.actions import Actions
            from mexen_desktop.windows.menus import Menus

            self._menus = Menus(self, Actions(self))
        return self._menus

    def toggle_full_screen(self) -> None:
        """Take the whole screen, or give it back."""
        from PySide6.QtCore import Qt

        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_page()
        for child in self.findChildren(QDialog):
            # A dialog of the desktop's own is a window with a place of its own.
            if not child.isWindow():
                child.setGeometry(self.rect())

    def leave_full_screen(self) -> None:
        """Give the screen back, if it was taken."""
        if self.isFullScreen():
            self.toggle_full_screen()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        from PySide6.QtCore import Qt

        if event.key() == Qt.Key.Key_Escape:
            self.leave_full_screen()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        # Nothing is asked: whatever was done is kept already, or could not be.
        self.remember()
        if self.keeping.unsaved():
            from mexen_desktop.windows.leaving import leaving_of

            if not leaving_of(self).may_go():
                event.ignore()
                return
        self.keeping.close()
        super().closeEvent(event)

    def remember(self) -> None:
        """Remember how the window is left, should it not come to be closed."""
        maximized = self.isMaximized()
        as_it_is = maximized or self.isFullScreen()
        self.settings.change(
            window=self.settings.now.window if as_it_is else self.size().toTuple(),
            maximized=maximized,
        )
        if self.keeping.is_open:
            self.look_for_game()

    # What is kept

    def look_for_game(self) -> None:
        """Offer the game that was left open: that of the table, else what the file tells."""
        from mexen_desktop.windows.offering import offer

        offer(self)

    def _tell(self) -> None:
        """Show what is wrong with the file, or that nothing is any more."""
        if self.strip is None and self.keeping.error is not None:
            from mexen_desktop.windows.trouble_strip import Strip

            self.strip = Strip(self.keeping, self)
            self.strip.rearranged.connect(self._place_page)
        if self.strip is not None:
            self.strip.show_error(self.keeping.error)
            self._place_page()

    def _follow(self) -> None:
        from mexen_desktop.windows.appearance import follow

        follow(self.settings.now, self.language)

    def _place_page(self) -> None:
        """Give the page the window, without what a strip at its foot takes."""
        below = self.strip.place(self.rect()) if self.strip is not None else 0
        if self._page is not None:
            self._page.setGeometry(self.rect().adjusted(0, 0, 0, -below))

    def _clear_table(self) -> None:
        if self.table is not None:
            self.table.hide()
            self.table.deleteLater()
        self.table = self.controller = None
