"""The window: it holds the pages, it does not play."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QWidget

from mexen_desktop.look.resources import resource
from mexen_desktop.settings import SettingsFile
from mexen_desktop.windows.appearance import follow
from mexen_desktop.windows.language import Language
from mexen_desktop.windows.start.notes import NAME
from mexen_desktop.windows.start.page import StartPage

if TYPE_CHECKING:
    from mexen_desktop.models.controller import Controller
    from mexen_desktop.scene.heard import Sounds
    from mexen_desktop.scene.page import TablePage
    from mexen_desktop.session.dice import DiceSource
    from mexen_desktop.windows.menus import Menus

LEAST_WIDTH: Final = 600
LEAST_HEIGHT: Final = 480
#: The desktop's title bar, which is not known before there is one, is hardly higher.
FRAME: Final = 40
ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)


class MainWindow(QWidget):
    """Shows the start page or the table, with what opens over them."""

    def __init__(
        self,
        settings: SettingsFile,
        language: Language,
        dice: "DiceSource | None" = None,
        sounds: "Sounds | None" = None,
    ) -> None:
        """`dice` are those of the games: the system's where none are given; `sounds` are heard."""
        super().__init__()
        self.setObjectName("mainWindow")
        self.settings = settings
        self.language = language
        self.controller: Controller | None = None
        self.table: TablePage | None = None
        self._dice = dice
        self._sounds = sounds
        self.start = StartPage(settings, language, self)
        self._page: QWidget = self.start
        self._menus: Menus | None = None
        self.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)
        self.setWindowTitle(NAME)
        self._connect()

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self._page

    def open(self) -> None:
        """Show the window as it was left."""
        width, height = self.settings.now.window
        room = self.screen().availableSize()
        self.resize(min(width, room.width()), min(height, room.height() - FRAME))
        self.start.take_focus()
        if self.settings.now.maximized:
            self.showMaximized()
        else:
            self.show()

    def complete(self) -> None:
        """Get all else ready, little by little, now that the first page stands."""
        from mexen_desktop.windows.later import Later, imports

        Later([self._show_icon, lambda: self.menus, *imports()], self)

    # Games

    def start_game(self) -> None:
        """Begin a game with who plays tonight; nothing where they cannot play."""
        from mexen_desktop.windows.play import new_game

        if self.start.play.isEnabled():
            self.sit_down(new_game(self.settings.now, self._dice))

    def open_record(self, path: str) -> None:
        """Play on where a record ends. Raises RecordError for whatever is wrong with it."""
        from mexen_desktop.windows.play import recorded_game

        self.sit_down(recorded_game(path, self._dice))

    def sit_down(self, controller: "Controller") -> None:
        """Show the table of a game instead of any other."""
        from mexen_desktop.look.fade import fading
        from mexen_desktop.scene.heard import SILENCE
        from mexen_desktop.scene.page import TablePage

        with fading(self):
            self._clear_table()
            self.controller = controller
            self.table = table = TablePage(controller, self, self._sounds or SILENCE)
            controller.setParent(table)
            table.menu_requested.connect(self.show_table_menu)
            table.roster_requested.connect(self.show_roster)
            table.home_requested.connect(self.show_start)
            table.again_requested.connect(self.start_game)
            table.escaped.connect(self.leave_full_screen)
            self._show(table)

    def go_on(self) -> None:
        """Go back to the table that was left."""
        from mexen_desktop.look.fade import fading

        if self.table is not None:
            with fading(self):
                self._show(self.table)

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

        game = left_open(self.controller)
        with fading(self):
            self._show(self.start)
            self.start.offer(game)
            if game is None:
                self._clear_table()
        self.start.take_focus()

    # What opens over a page

    def show_roster(self) -> None:
        """Let people be added, changed, seated."""
        from mexen_desktop.dialogs.roster import RosterDialog
        from mexen_desktop.windows.seating import dialog_for

        if self.findChild(RosterDialog) is None:
            dialog_for(self).open_over()

    def show_menu(self, name: str, button: QWidget) -> None:
        """Open the menu of that name below a button."""
        menus = self.menus
        makers = {
            "table": menus.table,
            "appearance": menus.appearance,
            "languages": menus.languages,
            "starters": menus.starters,
        }
        makers[name](button)

    def show_table_menu(self) -> None:
        """Open the menu of the table."""
        if self.table is not None:
            self.show_menu("table", self.table.top_bar.menu)

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
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._page.setGeometry(self.rect())
        for child in self.findChildren(QDialog):
            child.setGeometry(self.rect())

    def leave_full_screen(self) -> None:
        """Give the screen back, if it was taken."""
        if self.isFullScreen():
            self.toggle_full_screen()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave_full_screen()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        # Nothing is asked: whatever was done is kept already.
        if self.isMaximized() or self.isFullScreen():
            self.settings.change(maximized=self.isMaximized())
        else:
            self.settings.change(window=self.size().toTuple(), maximized=False)
        super().closeEvent(event)

    def _connect(self) -> None:
        self.settings.changed.connect(lambda: follow(self.settings.now, self.language))
        self.start.play_requested.connect(self.start_game)
        self.start.continue_requested.connect(self.go_on)
        self.start.roster_requested.connect(self.show_roster)
        self.start.menu_requested.connect(self.show_menu)

    def _show(self, page: QWidget) -> None:
        before, self._page = self._page, page
        page.setGeometry(self.rect())
        page.show()
        focused: QWidget | None = self.focusWidget()
        if focused is None or not page.isAncestorOf(focused):
            page.setFocus()
        if before is not page:
            before.hide()

    def _clear_table(self) -> None:
        if self.table is not None:
            self.table.hide()
            self.table.deleteLater()
        self.table = self.controller = None

    def _show_icon(self) -> None:
        from PySide6.QtGui import QIcon

        icon = QIcon()
        for size in ICON_SIZES:
            icon.addFile(resource("app", f"mexen-{size}.png"))
        self.setWindowIcon(icon)
