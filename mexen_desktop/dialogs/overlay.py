"""A dialog on paper that lies over a page, inside its window."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from shiboken6 import isValid

from mexen_desktop.look.fade import Fade, fading, moves
from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.palette import faded
from mexen_desktop.look.paper import BORDER, RADIUS_CARD, paint_paper
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.shadow import paint_shadow
from mexen_desktop.look.theme import theme

SCRIM: Final = 0.55
#: How wide paper is at most, at scale 1.
WIDTH: Final = 1038
_LEAST_HEIGHT: Final = 640
_ELEVATION: Final = 4
#: The share of the window that a keyboard on the screen leaves.
_ABOVE_KEYBOARD: Final = 0.52


class Overlay(QDialog):
    """Takes the whole window, full screen or not; until it is finished the page behind rests.

    It is no window of its own: those get lost behind others, or are see-through nowhere near
    every desktop.
    """

    def __init__(self, page: QWidget) -> None:
        window = page.window()
        behind = window.grab()
        super().__init__(window)
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._page = page
        self._behind = behind
        self._typing = False
        self._focus = QApplication.focusWidget()
        page.setEnabled(False)
        theme().changed.connect(self._dress)
        self.finished.connect(self._give_back)
        QGuiApplication.inputMethod().keyboardRectangleChanged.connect(self.rearrange)

    def lay_out(self, paper: QRect) -> None:
        """Put the parts in their places on that paper."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        raise NotImplementedError

    def wanted_height(self) -> int:
        """Give how high the paper would have to be to show everything."""
        raise NotImplementedError

    def paper(self) -> QRect:
        """Give the place of the paper."""
        metrics = metrics_of(self)
        gap, room = metrics.px(16), self.room()
        paper = QRect(
            0,
            0,
            min(self.width() - 2 * gap, metrics.px(WIDTH)),
            min(room.height() - 2 * gap, max(metrics.px(_LEAST_HEIGHT), self.wanted_height())),
        )
        paper.moveCenter(room.center())
        return paper

    def room(self) -> QRect:
        """Give where the paper may lie: above the keyboard on the screen, where there is one."""
        room = self.rect()
        if self._typing:
            keyboard = QGuiApplication.inputMethod().keyboardRectangle()
            top = self.mapFromGlobal(self.window().mapToGlobal(keyboard.topLeft())).y()
            # Most systems do not say where theirs is: it takes the lower half at most.
            known = not keyboard.isEmpty() and 0 < top < room.height()
            room.setHeight(round(top if known else room.height() * _ABOVE_KEYBOARD))
        return room

    def type_by_touch(self, typing: bool) -> None:
        """Say whether something is written where people use no other keys than those on the screen.

        The paper leaves them room as long as it is.
        """
        typing = typing and not input_mode().keys_shown
        if typing != self._typing:
            self._typing = typing
            self.rearrange()

    def open_over(self) -> None:
        """Show it over the page."""
        window = self._page.window()
        self.setGeometry(window.rect())
        self.show()
        self.raise_()
        if moves(window):
            Fade(window, self._behind).show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.rearrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.rearrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette, scale = theme().palette, metrics_of(self).s
        painter = QPainter(self)
        painter.drawPixmap(self.rect(), self._behind)
        painter.fillRect(self.rect(), faded(palette.scrim, SCRIM))
        paper = QRectF(self.paper())
        radius, border = RADIUS_CARD * scale, BORDER * scale
        paint_shadow(painter, paper, radius, _ELEVATION, scale, palette)
        edge = palette.line_strong if palette.dark else palette.line
        paint_paper(painter, paper, radius, (edge, palette.surface), (border, border))
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # The page behind has heard of it before: it lay there first.
        if event.type() == QEvent.Type.LanguageChange:
            self._look_behind()
            self.retranslate()

    def _look_behind(self) -> None:
        """Take another picture of the page, which looks as if it did not rest."""
        if not self.isVisible():
            # Nobody is kept from the page any more.
            return
        self._page.setEnabled(True)
        painter = QPainter(self._behind)
        self._page.render(painter, self._page.mapTo(self._page.window(), QPoint()))
        painter.end()
        self._page.setEnabled(False)
        self.update()

    def _dress(self) -> None:
        self._look_behind()
        self.rearrange()
        self.update()

    def rearrange(self) -> None:
        """Lay out the parts anew, once they are to be seen."""
        if self.isVisible():
            self.lay_out(self.paper())
            # The paper itself may have another size.
            self.update()

    def done(self, result: int) -> None:
        with fading(self._page.window()):
            super().done(result)

    def _give_back(self) -> None:
        self._page.setEnabled(True)
        # What lay behind may have been made anew, as lists are in another language.
        there = self._focus is not None and isValid(self._focus)
        if there and self._focus is not None and self._page.isAncestorOf(self._focus):
            self._focus.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not there:
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.deleteLater()
