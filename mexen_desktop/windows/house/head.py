"""What stands above the options: what the rules are called, what can be done with them."""

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.field import Field
from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.controls.line import Line
from mexen_desktop.look.controls.note import Note
from mexen_desktop.look.controls.translated import Translated
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.rules.rule_set import RuleSet
from mexen_desktop.texts import words
from mexen_desktop.texts.options.meeting import about_rules

#: Far more than a name may have, so that what is too long can be said to be.
_MOST: int = 200
_RING: int = 6


class NewName(Field):
    """The field for another name: Enter takes it, Esc leaves things as they were."""

    taken = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("houseNameField")
        self.setMaxLength(_MOST)
        self._token = "title"
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # A menu, another window take the focus for a while only.
        if event.reason() not in (
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.ActiveWindowFocusReason,
        ):
            self.taken.emit()


class Head(Translated):
    """The name with a line about it; of a table's own rules it can be changed."""

    #: Somebody wants another name.
    renamed = Signal(str)
    remove_requested = Signal()
    share_requested = Signal(QWidget)
    #: Something needs more room, or less.
    rearranged = Signal()

    def __init__(self, trouble: Callable[[str], str], parent: QWidget) -> None:
        """`trouble` says why the rules cannot be called something."""
        super().__init__(parent)
        self.setObjectName("houseHead")
        self._trouble = trouble
        self._rules: RuleSet | None = None
        self.title = Line("houseTitle", "page_title", self)
        self.about = Line("houseAbout", "body", self)
        self.rename = self._button("renameRulesButton", IconButton("rename", parent=self))
        self.remove = self._button("removeRulesButton", IconButton("remove", parent=self))
        self.share = self._button("shareRulesButton", Button(icon="export", parent=self))
        self.field = NewName(self)
        self.field.hide()
        self.wrong = Note("houseNameTrouble", self)
        self.rename.clicked.connect(self.begin_naming)
        self.remove.clicked.connect(self.remove_requested)
        self.share.clicked.connect(lambda: self.share_requested.emit(self.share))
        self.field.textEdited.connect(self._judge)
        self.field.taken.connect(self._take)
        self.field.left.connect(self.end_naming)

    def show_rules(self, rules: RuleSet) -> None:
        """Head these rules."""
        if self._rules is not None and self._rules.key != rules.key:
            self.end_naming()
        self._rules = rules
        self.title.set_text(words.name_of(rules))
        if rules.published:
            self.about.set_text(words.players_range(rules.options))
        else:
            self.about.set_text(about_rules(rules.base, len(rules.changes)))
        for button in (self.rename, self.remove, self.share):
            button.setVisible(not rules.published)
        self.share.setEnabled(rules.playable)

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.rename.set_label(self.tr("Rename"))
        self.remove.set_label(self.tr("Delete"))
        self.share.set_label(self.tr("Share"))
        self.field.setAccessibleName(self.tr("What you call these rules"))
        if self._rules is not None:
            self.show_rules(self._rules)

    def begin_naming(self) -> None:
        """Let another name be written."""
        if self._rules is None or self._rules.published:
            return
        self.field.setText(self._rules.name)
        self.field.selectAll()
        self._judge(self._rules.name)
        self.field.show()
        self.title.hide()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.rearranged.emit()

    def end_naming(self) -> None:
        """Go back to the name as it is."""
        if not self.field.isHidden():
            focused = self.field.hasFocus()
            self.field.hide()
            self.wrong.say("")
            self.title.show()
            if focused:
                self.rename.setFocus()
            self.rearranged.emit()

    def height_in(self, width: int) -> int:
        """Give how high it is at that width."""
        gap = metrics_of(self).px(4)
        high = self._name_height() + gap + self._below(width)
        return high + (self._buttons_height() + gap if self._buttons_below(width) else 0)

    def place(self, room: QRect) -> None:
        """Fill that room; around it is some for the ring of the focus."""
        ring = metrics_of(self).px(_RING)
        self.setGeometry(room.adjusted(-ring, -ring, ring, ring))
        self._lay_out(room.translated(ring - room.left(), ring - room.top()))

    def _lay_out(self, room: QRect) -> None:
        metrics, width = metrics_of(self), room.width()
        gap, name = metrics.px(8), self._name_height()
        buttons = [each for each in (self.rename, self.remove, self.share) if self._there(each)]
        below = self._buttons_below(width)
        about = room.top() + name + metrics.px(4)
        top = about + self._below(width) if below else room.top()
        right = room.right()
        for button in reversed(buttons):
            size = button.sizeHint()
            at = QRect(0, top + (0 if below else (name - size.height()) // 2), *size.toTuple())
            at.moveRight(right)
            button.setGeometry(at)
            right -= size.width() + gap
        beside = width if below or not buttons else right - room.left()
        self.title.setGeometry(room.left(), room.top(), beside, name)
        high = self.field.sizeHint().height()
        self.field.setGeometry(room.left(), room.top() + (name - high) // 2, beside, high)
        self.about.setGeometry(room.left(), about, width, self.about.sizeHint().height())
        self.wrong.setGeometry(room.left(), about, width, self._below(width))
        self.about.setVisible(not self._there(self.wrong))

    def _judge(self, name: str) -> None:
        why = self._trouble(name)
        self.field.set_wrong(why)
        self.wrong.say(why, wrong=True)
        self.rearranged.emit()

    def _take(self) -> None:
        """Take the name that is written, unless it cannot be had."""
        name = self.field.text()
        if self.field.isHidden():
            return
        if not self._trouble(name):
            self.end_naming()
            if self._rules is not None and name.strip() != self._rules.name:
                self.renamed.emit(name)
        elif not self.field.hasFocus():
            self.end_naming()

    def _below(self, width: int) -> int:
        if self._there(self.wrong):
            return self.wrong.height_in(width)
        return self.about.sizeHint().height()

    def _name_height(self) -> int:
        parts = (self.title, self.field, self.rename, self.share)
        return max(part.sizeHint().height() for part in parts)

    def _buttons_height(self) -> int:
        return max(self.share.sizeHint().height(), self.rename.sizeHint().height())

    def _buttons_below(self, width: int) -> bool:
        """Whether the name needs a line of its own."""
        buttons = [each for each in (self.rename, self.remove, self.share) if self._there(each)]
        gap = metrics_of(self).px(8)
        taken = sum(each.sizeHint().width() + gap for each in buttons)
        return bool(buttons) and width - taken < width * 0.45

    def _there(self, part: QWidget) -> bool:
        return part.isVisibleTo(self)

    def _button(self, name: str, button: Button) -> Button:
        button.setObjectName(name)
        return button
