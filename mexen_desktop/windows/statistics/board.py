"""The paper on which figures lie below each other."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.scrolled import Scrolled
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.models.statistics.figure import Figure, Shape
from mexen_desktop.windows.blocks import Lines
from mexen_desktop.windows.column import edge
from mexen_desktop.windows.statistics.line import Line
from mexen_desktop.windows.statistics.parts import Offer, Part, Says
from mexen_desktop.windows.statistics.stacked import Stacked
from mexen_desktop.windows.statistics.tiles import Tiles
from mexen_desktop.windows.statistics.view import TableOnPaper

_TOP: Final = 4
_FOOT: Final = 40
_ABOVE_FIGURE: Final = 12
_BELOW_FIGURE: Final = 32
_ABOVE_OFFER: Final = 20
_WIDEST: Final = 1_100
_PICTURES: Final[dict[Shape, type[Line] | type[Tiles] | type[Stacked]]] = {
    Shape.LINE: Line,
    Shape.TILES: Tiles,
    Shape.PARTS: Stacked,
}


class Board(Scrolled):
    """Shows the parts of a page; it scrolls to where the keyboard goes."""

    #: The key of a row that is opened; the name of an offer that is taken.
    opened = Signal(object)
    wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("statisticsBoard")
        self._parts: list[tuple[Part, QWidget]] = []

    @property
    def figures(self) -> list[TableOnPaper]:
        """The figures that are shown, from top to foot."""
        return [widget for _, widget in self._parts if isinstance(widget, TableOnPaper)]

    def show_parts(self, parts: Sequence[Part], *, as_table: bool, keep: bool) -> None:
        """Show those parts instead of any others; `keep` the place where one reads."""
        place = self.verticalScrollBar().value() if keep else 0
        focused: QWidget | None = self.focusWidget()
        name = "" if focused is None else focused.objectName()
        for _, widget in self._parts:
            widget.hide()
            widget.deleteLater()
        self._parts = [
            (part, self._made(part, number, as_table=as_table)) for number, part in enumerate(parts)
        ]
        self.lay_out()
        for _, widget in self._parts:
            widget.show()
            if name and widget.objectName() == name:
                widget.setFocus(Qt.FocusReason.OtherFocusReason)
        self.verticalScrollBar().setValue(place)

    def lay_out(self) -> None:
        """Put every part below the one before."""
        metrics = metrics_of(self)
        side = edge(metrics)
        width = min(self.viewport().width() - 2 * side, metrics.px(_WIDEST))
        top = metrics.px(_TOP)
        before: QWidget | None = None
        for part, widget in self._parts:
            if isinstance(widget, Lines):
                top += metrics.px(widget.above())
                widget.setGeometry(side, top, width, widget.height_in(width))
            elif isinstance(widget, TableOnPaper):
                below = isinstance(before, TableOnPaper)
                top += metrics.px(_BELOW_FIGURE if below else _ABOVE_FIGURE)
                widget.setGeometry(side, top, width, widget.height_in(width))
                widget.lay_out()
            elif isinstance(part, Offer):
                top += metrics.px(_ABOVE_OFFER)
                size = widget.sizeHint()
                widget.setGeometry(side, top, min(width, size.width()), size.height())
            top += widget.height()
            widget.update()
            before = widget
        self.paper.resize(self.viewport().width(), top + metrics.px(_FOOT))
        self.verticalScrollBar().setSingleStep(metrics.px(48))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        steps = {
            Qt.Key.Key_Home: -bar.maximum(),
            Qt.Key.Key_End: bar.maximum(),
            Qt.Key.Key_PageUp: -bar.pageStep(),
            Qt.Key.Key_PageDown: bar.pageStep(),
        }
        if event.key() in steps:
            bar.setValue(bar.value() + steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _made(self, part: Part, number: int, *, as_table: bool) -> QWidget:
        if isinstance(part, Says):
            text = part.of_table if as_table and part.of_table else part.text
            lines = Lines("", text, part.kind, self.paper)
            lines.setObjectName(f"statisticsText{number}")
            return lines
        if isinstance(part, Offer):
            button = Button(part.label, icon=part.icon, parent=self.paper)
            button.setObjectName(part.name)
            button.clicked.connect(lambda: self.wanted.emit(part.name))
            return button
        return self._view(part, as_table=as_table)

    def _view(self, figure: Figure, *, as_table: bool) -> TableOnPaper:
        picture = _PICTURES[figure.shape]() if figure.shape in _PICTURES else None
        view = TableOnPaper(self.paper, picture)
        view.setObjectName(figure.name)
        view.show_table(figure.table if as_table else figure.picture, as_table=as_table)
        view.opened.connect(self.opened)
        view.went_to.connect(lambda where: self._follow(view, where))
        return view

    def _follow(self, view: QWidget, where: QRect) -> None:
        """Scroll to where the keyboard is in a figure."""
        metrics = metrics_of(self)
        place = where.translated(view.mapTo(self.paper, QPoint(0, 0)))
        half = min(place.height() // 2 + metrics.px(12), self.viewport().height() // 2)
        self.ensureVisible(place.left(), place.center().y(), 0, half)
