"""The dialog in which people are added, changed, seated."""

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.dialogs.finding import Finding
from mexen_desktop.dialogs.message import Message, Tone
from mexen_desktop.dialogs.overlay import Overlay
from mexen_desktop.dialogs.parting import Games, Parting
from mexen_desktop.dialogs.parting_words import keep
from mexen_desktop.dialogs.people_view import PeopleView
from mexen_desktop.dialogs.roster_places import around_people, lay_out_foot, lay_out_head
from mexen_desktop.dialogs.roster_words import about_coming, about_key
from mexen_desktop.dialogs.starter_row import StarterRow
from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import elided, fitted, paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width
from mexen_desktop.models.players import Column, PlayersModel
from mexen_desktop.models.roster import Entry, Roster
from mexen_desktop.models.sitting import Sitting, Wait
from mexen_desktop.settings import NORMAL
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.texts.people import computer_name, default_name

_TITLE: Final = 29


class RosterDialog(Overlay):
    """Changes a roster; `kept` gives it back when the dialog closes, however it is closed.

    What was done stays done: only a name that cannot stay goes back to what it was.
    """

    kept = Signal(Roster)

    def __init__(
        self,
        page: QWidget,
        roster: Roster,
        sitting: Sitting | None = None,
        games: Games | None = None,
        open_game: Collection[str] = (),
    ) -> None:
        """`sitting` are the people of a game that is on.

        Else `games` tells of those of before; `open_game` names who sits in the one left open.
        """
        super().__init__(page)
        self.setObjectName("rosterDialog")
        self._sitting = sitting
        self.model = PlayersModel(roster, self)
        self.table = PeopleView(self.model, self)
        self.table.setObjectName("rosterTable")
        self.finding = Finding(self.table, self)
        self.parting = Parting(self, self.model, games, open_game)
        QWidget.setTabOrder(self.finding.field, self.table)
        self.starter = StarterRow(self.model, self)
        self.add = self._button("addPersonButton", Button(icon="add"))
        self.add_computer = self._button("addComputerButton", Button(icon="computer-2"))
        self.put_back = self._button("putBackButton", Button(icon="undo", kind="small"))
        self.be_one = self._button("samePersonAsNamedButton", Button(icon="merge", kind="small"))
        self.message = Message(self)
        self.done_button = self._button("doneButton", Button(variant="brass"))
        self.close_button = self._button("closeButton", IconButton("close"))
        self._connect()
        self.retranslate()

    def retranslate(self) -> None:
        """Write the dialog in the language that is spoken now."""
        self.table.setAccessibleName(self.tr("People"))
        self.add.set_label(self.tr("Add a person"))
        self.add_computer.set_label(self.tr("Add a computer player"))
        self.put_back.set_label(self.tr("Bring back"))
        self.be_one.set_label(self.tr("Same person"))
        self.close_button.set_label(self.tr("Close"))
        self.starter.retranslate()
        self.finding.retranslate()
        self._follow()
        if self.finding.nobody:
            self._say_who_is_found()

    def open_over(self) -> None:
        super().open_over()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def reject(self) -> None:
        if not self.parting.stop_picking():
            super().reject()

    def _finish(self) -> None:
        if not self.parting.stop_picking():
            self.accept()

    def done(self, result: int) -> None:
        # Whatever is being written is written.
        self.done_button.setFocus()
        self.kept.emit(self.model.roster)
        super().done(result)

    def lay_out(self, paper: QRect) -> None:
        metrics = metrics_of(self)
        pad = metrics.px(32)
        left, width = paper.left() + pad, paper.width() - 2 * pad
        top = lay_out_head(self, paper, self._title_width())
        foot = self._foot(paper)
        lay_out_foot(self, QRect(left, foot, width, paper.bottom() - foot))
        said = self.message.geometry()
        # A sentence above the foot takes room from the people only while there is one.
        below = min(foot, said.top()) if self.message.sentence() else foot
        if self._has_starter():
            height = self.starter.height_in(width - metrics.px(4)) + metrics.px(28)
            below -= height
            self.starter.setGeometry(
                QRect(left + metrics.px(4), below, width - metrics.px(4), height)
            )
            self.starter.lay_out()
        out = metrics.px(12)
        self.table.setGeometry(QRect(left - out, top, width + 2 * out, below - top))
        self.table.set_scale()

    def wanted_height(self) -> int:
        return around_people(self, self._title_width()) + self.table.wanted_height()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        metrics, palette, paper = metrics_of(self), theme().palette, self.paper()
        painter = QPainter(self)
        line = metrics.px(2)
        painter.fillRect(paper.left(), self._foot(paper), paper.width(), line, palette.line)
        left = paper.left() + metrics.px(32)
        title = self.accessibleName()
        room = self.close_button.x() - left
        painter.setFont(fitted(title, self._title_font(), room))
        title = elided(title, painter.font(), room)
        paint_line(painter, left, self.close_button.geometry().center().y(), title, palette.ink)
        painter.end()

    def _title_font(self) -> QFont:
        metrics = metrics_of(self)
        used = font("title", metrics)
        used.setPixelSize(metrics.text(_TITLE))
        return used

    def _title_width(self) -> int:
        return round(text_width(self.accessibleName(), self._title_font()))

    def _foot(self, paper: QRect) -> int:
        metrics = metrics_of(self)
        return paper.bottom() - self.add.sizeHint().height() - metrics.px(39)

    def type_by_touch(self, typing: bool) -> None:
        super().type_by_touch(typing)
        self.starter.setVisible(self._has_starter())
        self.rearrange()

    def _has_starter(self) -> bool:
        if self._typing or self.parting.picks_for is not None:
            return False
        return self._sitting is None and self.model.roster.starter is not None

    def _connect(self) -> None:
        self.model.summary_changed.connect(self._follow)
        self.table.acted.connect(self._act)
        self.table.writing.connect(self.type_by_touch)
        self.finding.field.writing.connect(self.type_by_touch)
        self.finding.changed.connect(self._say_who_is_found)
        self.parting.said.connect(self.message.say)
        self.message.came_or_went.connect(self.rearrange)
        self.parting.changed.connect(self._parted)
        self.table.carried.connect(self._carry)
        self.table.key_typed.connect(self._set_key)
        self.add.clicked.connect(self._add)
        self.add_computer.clicked.connect(self._add_computer)
        self.put_back.clicked.connect(self.parting.put_back)
        self.be_one.clicked.connect(self.parting.be_one)
        self.done_button.clicked.connect(self._finish)
        self.close_button.clicked.connect(self.reject)

    def _follow(self) -> None:
        unsettled = self.model.roster.unsettled
        self._offer()
        if unsettled:
            self.message.say(self.tr("%n name(s) to put right", "", unsettled))
        elif self._sitting is not None and (wait := self._sitting.why_not_now) is not None:
            self._refuse(wait, "quiet")
        else:
            self.message.say("")
        self.rearrange()

    def _act(self, row: int, column: int) -> None:
        entry = self.model.entry(row)
        if self.parting.picks_for is not None:
            self.parting.pick(row)
            return
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
            self.parting.remove(row)

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
        """Add a person, by the name that was sought if nobody has it."""
        roster = self.model.roster
        name = self.finding.nobody or roster.free_name(default_name, len(roster.entries) + 1)
        self.table.write_name(self._newcomer(name))

    def _say_who_is_found(self) -> None:
        nobody = self.finding.nobody
        text = self.tr("Nobody is called {name}.").format(name=isolated(nobody)) if nobody else ""
        self.message.say(text, "quiet")
        self.rearrange()

    def _add_computer(self) -> None:
        """Add a computer player; the next press changes how well it plays."""
        row = self._newcomer(self.model.roster.free_name(computer_name), NORMAL)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.table.go_to(row, Column.WHO)

    def _newcomer(self, name: str, level: int = 0) -> int:
        self.finding.show_all()
        row = self.model.add(name, plays=False, level=level)
        if self._may_toggle(self.model.entry(row)):
            self.model.toggle(row)
        return row

    def _offer(self) -> None:
        """Offer what can be done now: while somebody is to be picked, nothing else."""
        asked = self.parting.picks_for
        self.setAccessibleName(self.parting.title or self.tr("Who is playing tonight?"))
        self.table.pick_for(asked)
        for button in (self.add, self.add_computer):
            button.setVisible(asked is None)
        self.done_button.set_label(self.tr("Done") if asked is None else keep(asked.name))
        self.done_button.setEnabled(asked is not None or not self.model.roster.unsettled)
        self.starter.setVisible(self._has_starter())
        self.be_one.setVisible(self.parting.can_be_one)
        self.put_back.setVisible(self.parting.can_put_back and not self.parting.can_be_one)

    def _parted(self) -> None:
        """Let people bring back who is gone, or press the row that is asked for."""
        self._offer()
        if self.parting.picks_for is not None:
            self.finding.show_all()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.rearrange()

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
