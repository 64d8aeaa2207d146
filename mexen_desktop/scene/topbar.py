"""The buttons in the corners above the table."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.models.controller import Controller
from mexen_desktop.models.replaying import Replaying
from mexen_desktop.scene.places import TableLayout


class TopBar(QObject):
    """Keeps the corner buttons, which lie directly on the table page."""

    menu_requested = Signal()
    rules_requested = Signal()
    sheet_requested = Signal()
    close_requested = Signal()

    def __init__(self, controller: Controller, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._controller = controller
        self.menu = self._button("menu", "menuButton")
        #: The same for who sits at the other side of a screen that lies flat.
        self.far_menu = self._button("menu", "farMenuButton")
        self.far_menu.quarter_turns = 2
        self._replaying = isinstance(controller, Replaying)
        if self._replaying:
            # Nothing can be taken back there: in this place is the way out.
            self.undo = self._button("close", "closeReplayButton")
        else:
            self.undo = self._button("undo", "undoButton")
        self.redo = self._button("redo", "redoButton")
        self.rules = self._button("rules", "rulesButton")
        self.sheet = self._button("sheet", "sheetButton")
        #: Which of the two was pressed last.
        self.asked = self.menu
        for button in (self.menu, self.far_menu):
            button.clicked.connect(partial(self._ask, button))
        self.undo.clicked.connect(self.close_requested if self._replaying else controller.undo)
        self.redo.clicked.connect(controller.redo)
        self.rules.clicked.connect(self.rules_requested)
        self.sheet.clicked.connect(self.sheet_requested)
        self.retranslate()

    def place(self, layout: TableLayout) -> None:
        """Put the buttons where they lie in that layout."""
        for button in (self.undo, self.redo):
            button.quarter_turns = 2 if layout.flat else 0
        for button, rect in (
            (self.menu, layout.menu),
            (self.far_menu, layout.far_menu or QRect()),
            (self.undo, layout.undo),
            (self.redo, layout.redo),
            (self.rules, layout.rules),
            (self.sheet, layout.sheet_button),
        ):
            button.setVisible(not rect.isEmpty())
            button.setGeometry(rect)

    def refresh(self) -> None:
        """Offer only what is possible now."""
        self.undo.setEnabled(self._replaying or self._controller.can_undo)
        self.redo.setEnabled(self._controller.can_redo)

    def retranslate(self) -> None:
        """Name the buttons in the language that is spoken now."""
        for menu in (self.menu, self.far_menu):
            menu.set_label(QCoreApplication.translate("TopBar", "Menu"))
        undo = QCoreApplication.translate("TopBar", "Undo")
        close = QCoreApplication.translate("TopBar", "Close")
        self.undo.set_label(close if self._replaying else undo)
        self.redo.set_label(QCoreApplication.translate("TopBar", "Redo"))
        self.rules.set_label(QCoreApplication.translate("TopBar", "Rules"))
        self.sheet.set_label(QCoreApplication.translate("TopBar", "Ranking and log"))

    def _ask(self, button: IconButton) -> None:
        self.asked = button
        self.menu_requested.emit()

    def _button(self, icon: str, name: str) -> IconButton:
        button = IconButton(icon, parent=self._page)
        button.setObjectName(name)
        return button
