"""The word on the ledge: that a die stays there, or may."""

from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QRectF
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.tag import Tag
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.turning import UPSIDE_DOWN
from mexen_desktop.models.controller import Controller

#: So high a die is seen, of its width.
_DIE_HEIGHT: Final = 1.16


class LedgeTags(QObject):
    """Keeps two tags, of which one is shown at most, turned towards who is to read it."""

    def __init__(self, controller: Controller, tray: QWidget) -> None:
        super().__init__(tray)
        self._controller = controller
        self._ledge = QRect()
        self._metrics = Metrics(1280, 800)
        #: Whether a die lies there.
        self._there = False
        self._turns = 0
        self.stays = Tag("keep", kind="stays", parent=tray)
        self.stays.setObjectName("stays")
        self.stays.hide()
        self._invitation = Tag("keep", kind="may_stay", parent=tray)
        self._invitation.setObjectName("mayStay")
        self._invitation.hide()

    def place(self, ledge: QRect, metrics: Metrics) -> None:
        """Hang on that ledge, in the tray's coordinates."""
        self._ledge, self._metrics = ledge, metrics
        self._place()

    def face(self, turns: int) -> None:
        """Turn towards a side of the table."""
        if turns != self._turns:
            self._turns = turns
            self._place()

    def note(self, *, stays: bool) -> None:
        """Say whether a die lies there now."""
        self.stays.setVisible(stays)
        self._there = stays
        self._place()

    def invite(self) -> None:
        """Say that a die may be laid there, as long as none is."""
        values = self._controller.may_stay
        self._invitation.setVisible(bool(values) and not self._there)
        if len(values) == 1:
            text = self.tr("keep the {value}?").format(value=values[0])
        else:
            text = self.tr("keep a die?")
        self._invitation.set_text(text)
        self._place()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.stays.set_text(self.tr("stays"))
        self._place()

    def _place(self) -> None:
        """Lay the tag under a die that stays, as who reads it sees that; in portrait beside it."""
        ledge, metrics = self._ledge, self._metrics
        if ledge.isEmpty():
            return
        tag = self.stays if self._there else self._invitation
        gap = metrics.margin
        die = QRectF(0, 0, metrics.die_aside, _DIE_HEIGHT * metrics.die_aside)
        die.moveCenter(QRectF(ledge).center())
        if ledge.width() > ledge.height():
            tag.quarter_turns = 0 if self._turns % 2 else self._turns
            tag.set_room(ledge.width())
            where = QRect(QPoint(), tag.sizeHint())
            where.moveCenter(ledge.center())
            where.moveLeft(round(die.right()) + 3 * gap)
            if tag.quarter_turns == UPSIDE_DOWN:
                where.moveRight(round(die.left()) - 3 * gap)
            # A long word may lie where a die would.
            where.moveLeft(max(ledge.left(), min(where.left(), ledge.right() - where.width())))
        else:
            room = (ledge.height() - die.height()) / 2 - gap
            tag.quarter_turns = self._turns
            # Wider than the ledge it would lie on dice, and be cut at the tray's edge.
            tag.set_room(None if self._turns % 2 else ledge.width())
            if tag.sizeHint().height() > room:
                # A word that is turned by a quarter may be too long.
                tag.quarter_turns = 0
                tag.set_room(ledge.width())
            where = QRect(QPoint(), tag.sizeHint())
            where.moveCenter(QPoint(ledge.center().x(), 0))
            where.moveBottom(ledge.bottom() - gap)
            if tag.quarter_turns == UPSIDE_DOWN:
                where.moveTop(ledge.top() + gap)
        tag.setGeometry(where)
