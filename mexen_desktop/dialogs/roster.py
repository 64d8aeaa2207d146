"""The dialog in which people are added, changed, seated."""

from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.dialogs.message import Message, Tone
from mexen_desktop.dialogs.overlay import Overlay
from mexen_desktop.dialogs.people_view import PeopleView
from mexen_desktop.dialogs.roster_words import about_coming, about_key
from mexen_desktop.dialogs.starter_row import StarterRow
from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import fitted, paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font
from mexen_desktop.models.players import Column, PlayersModel
from mexen_desktop.models.roster import Entry, Roster
from mexen_desktop.models.sitting import Sitting, Wait
from mexen_desktop.settings import NORMAL
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.texts.people import computer_name, default_name

_TITLE: Final = 29
#: Narrower than this, at scale 1, is no room for a sentence.
_LEAST_MESSAGE: Final = 260


class RosterDialog(Overlay):
    """Changes a roster; `kept` gives it back when the dialog closes, however it is closed.

    What was done stays done: only a name that cannot stay goes back to what it was.
    """

    kept = Signal(Roster)

    def __init__(self, page: QWidget, roster: Roster, sitting: Sitting | None = None) -> None:
        """`sitting` are the people of a game that is on."""
        super().__init__(page)
        self.setObjectName("rosterDialog")
        self._sitting = sitting
        self._removed: tuple[int, Entry] | None = None
        self.model = PlayersModel(roster, self)
        self.table = PeopleView(self.model, self)
        self.table.setObjectName("rosterTable")
        self.starter = StarterRow(self.model, self)
        self.add = self._button("addPersonButton", Button(icon="add"))
        self.add_computer = self._button("addComputerButton", Button(icon="computer-2"))
        self.put_back = self._button("putBackButton", Button(icon="undo", kind="small"))
        self.put_back.hide()
        self.message = Message(self)
        self.done_button = self._button("doneButton", Button(variant="brass"))
        self.close_button = self._button("closeButton", IconButton("close"))
        self._connect()
        self.retranslate()

    def retranslate(self) -> None:
        """Write the dialog in the language that is spoken now."""
        self.setAccessibleName(self.tr("Who is playing tonight?"))
        self.table.setAccessibleName(self.tr("People"))
        self.add.set_label(self.tr("Add a person"))
        self.add_computer.set_label(self.tr("Add a computer player"))
        self.put_back.set_label(self.tr("Bring back"))
        self.done_button.set_label(self.tr("Done"))
        self.close_button.set_label(self.tr("Close"))
        self.starter.retranslate()
        self._follow()

    def open_over(self) -> None:
        super().open_over()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def done(self, result: int) -> None:
        # Whatever is being written is written.
        self.done_button.setFocus()
        self.kept.emit(self.model.roster)
        super().done(result)

    def lay_out(self, paper: QRect) -> None:
        metrics = metrics_of(self)
        pad = metrics.px(32)
        left, width = paper.left() + pad, paper.width() - 2 * pad
        close = self.close_button.sizeHint()
        self.close_button.setGeometry(
            QRect(
                paper.right() - metrics.px(16) - close.width(),
                paper.top() + metrics.px(12),
                close.width(),
                close.height(),
            )
        )
        foot = self._foot(paper)
        self._lay_out_foot(QRect(left, foot, width, paper.bottom() - foot))
        below = min(foot, self.message.geometry().top())
        if self._has_starter():
            height = self.starter.sizeHint().height() + metrics.px(28)
            below -= height
            self.starter.setGeometry(
                QRect(left + metrics.px(4), below, width - metrics.px(4), height)
            )
        top = self.close_button.geometry().bottom() + metrics.px(4)
        out = metrics.px(12)
        self.table.setGeometry(QRect(left - out, top, width + 2 * out, below - top))
        self.table.set_scale()

    def wanted_height(self) -> int:
        metrics = metrics_of(self)
        foot = self.add.sizeHint().height() + metrics.px(39)
        starter = self.starter.sizeHint().height() + metrics.px(40) if self._has_starter() else 0
        head = self.close_button.sizeHint().height() + metrics.px(20)
        return head + self.table.wanted_height() + starter + foot

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        metrics, palette, paper = metrics_of(self), theme().palette, self.paper()
        painter = QPainter(self)
        line = metrics.px(2)
        painter.fillRect(paper.left(), self._foot(paper), paper.width(), line, palette.line)
        left = paper.left() + metrics.px(32)
        title = self.accessibleName()
        used = font("title", metrics)
        used.setPixelSize(metrics.text(_TITLE))
        painter.setFont(fitted(title, used, self.close_button.x() - left))
        paint_line(painter, left, self.close_button.geometry().center().y(), title, palette.ink)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _foot(self, paper: QRect) -> int:
        metrics = metrics_of(self)
        return paper.bottom() - self.add.sizeHint().height() - metrics.px(39)

    def _lay_out_foot(self, foot: QRect) -> None:
        metrics = metrics_of(self)
        middle, gap = foot.center().y(), metrics.px(16)
        add, done, back = (b.sizeHint() for b in (self.add, self.done_button, self.put_back))
        done.setWidth(max(done.width(), metrics.px(143)))
        self.add.setGeometry(_beside(foot.left(), middle, add))
        beside = self.add.geometry().right() + 1 + gap
        computer = self.add_computer.sizeHint()
        self.add_computer.setGeometry(_beside(beside, middle, computer))
        self.done_button.setGeometry(_beside(foot.right() + 1 - done.width(), middle, done))
        right = self.done_button.x() - gap
        if self.put_back.isVisibleTo(self):
            right -= back.width()
            self.put_back.setGeometry(_beside(right, middle, back))
            right -= gap
        left = self.add_computer.geometry().right() + gap
        room = QRect(left, foot.top(), right - left, foot.height())
        if room.width() < metrics.px(_LEAST_MESSAGE) * max(1.0, metrics.text_factor):
            # Between the buttons no sentence fits: it has a line of its own above them.
            height = self.message.sizeHint().height() * 2 // 3
            room = QRect(foot.left(), foot.top() - height, foot.width(), height)
        self.message.setGeometry(room)

    def type_by_touch(self, typing: bool) -> None:
        super().type_by_touch(typing)
        self.starter.setVisible(self._has_starter())
        self.rearrange()

    def _has_starter(self) -> bool:
        if self._typing:
            return False
        return self._sitting is None and self.model.roster.starter is not None

    def _connect(self) -> None:
        self.model.summary_changed.connect(self._follow)
        self.table.acted.connect(self._act)
        self.table.writing.connect(self.type_by_touch)
        self.table.carried.connect(self._carry)
        self.table.key_typed.connect(self._set_key)
        self.add.clicked.connect(self._add)
        self.add_computer.clicked.connect(self._add_computer)
        self.put_back.clicked.connect(self._put_back)
        self.done_button.clicked.connect(self.accept)
        self.close_button.clicked.connect(self.reject)

    def _follow(self) -> None:
        unsettled = self.model.roster.unsettled
        self.done_button.setEnabled(not unsettled)
        self.starter.setVisible(self._has_starter())
        if unsettled:
            self.message.say(self.tr("%n name(s) to put right", "", unsettled))
        elif self._sitting is not None and (wait := self._sitting.why_not_now) is not None:
            self._refuse(wait, "quiet")
        else:
            self.message.say("")
        self.rearrange()

    def _act(self, row: int, column: int) -> None:
        entry = self.model.entry(row)
        self._follow()
        if column == Column.GRIP:
            self.message.say(
                self.tr("Drag it up or down, or press Alt with an arrow key."), "quiet"
            )
        elif column == Column.PLAYS and self._may_toggle(entry):
            self.model.toggle(row)
        elif column == Column.PEG:
            self.model.change_colour(row)
        elif column == Column.NAME:
            self.table.write_name(row)
        elif column == Column.WHO:
            self.model.change_level(row)
        elif column == Column.KEY and entry.plays and not entry.level:
            self.table.wait_for_key(row)
        elif column == Column.REMOVE and (not entry.plays or self._may_toggle(entry)):
            self._remove(row)

    def _carry(self, row: int, to: int) -> None:
        entry = self.model.entry(row)
        wait = self._sitting.why_not_moved(entry) if self._sitting is not None else None
        if wait is not None:
            self._refuse(wait)
        elif self.model.move(row, to):
            column = self.table.currentIndex().column()
            self.table.setCurrentIndex(self.model.index(to, column))

    def _set_key(self, row: int, typed: str) -> None:
        problem = self.model.change_key(row, typed)
        if problem is None:
            self.table.wait_for_key(-1)
        else:
            self.message.say(about_key(problem))

    def _add(self) -> None:
        roster = self.model.roster
        name = roster.free_name(default_name, len(roster.entries) + 1)
        self.table.write_name(self._newcomer(name))

    def _add_computer(self) -> None:
        """Add a computer player; the next press changes how well it plays."""
        row = self._newcomer(self.model.roster.free_name(computer_name), NORMAL)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.table.go_to(row, Column.WHO)

    def _newcomer(self, name: str, level: int = 0) -> int:
        row = self.model.add(name, plays=False, level=level)
        if self._may_toggle(self.model.entry(row)):
            self.model.toggle(row)
        return row

    def _remove(self, row: int) -> None:
        self._removed = row, self.model.remove(row)
        name = isolated(self._removed[1].name.strip())
        self.put_back.show()
        self.rearrange()
        self.message.say(self.tr("{name} is no longer in the list.").format(name=name), "quiet")

    def _put_back(self) -> None:
        if self._removed is not None:
            row, entry = self._removed
            self._removed = None
            self.put_back.hide()
            self.model.put_back(min(row, self.model.rowCount()), entry)
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _may_toggle(self, entry: Entry) -> bool:
        if self._sitting is None:
            return True
        wait = self._sitting.why_not_toggled(entry, len(self.model.roster.playing()))
        if wait is not None:
            self._refuse(wait)
        return wait is None

    def _refuse(self, wait: Wait, tone: Tone = "warning") -> None:
        assert self._sitting is not None
        self.message.say(about_coming(wait, self._sitting.options), tone)

    def _button(self, name: str, button: Button) -> Button:
        button.setParent(self)
        button.setObjectName(name)
        return button


def _beside(left: int, middle: int, size: QSize) -> QRect:
    return QRect(left, middle - size.height() // 2, size.width(), size.height())
