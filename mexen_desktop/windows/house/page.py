"""The page of house rules: all rule sets at the left, the options of one beside them."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.paper import BORDER
from mexen_desktop.look.scale import set_metrics
from mexen_desktop.look.theme import theme
from mexen_desktop.models.house_rules import HouseRules
from mexen_desktop.models.options import OptionsModel
from mexen_desktop.rules.options import clashes
from mexen_desktop.rules.rule_set import PUBLISHED, RuleSet
from mexen_desktop.scene.accessible import speak_for_painted_parts
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.texts.options.meeting import to_settle
from mexen_desktop.windows.column import ColumnTitle, column_width, paint_column
from mexen_desktop.windows.contents import Choice, Contents
from mexen_desktop.windows.full_page import FullPage
from mexen_desktop.windows.house.foot import Foot
from mexen_desktop.windows.house.head import Head
from mexen_desktop.windows.house.sheet import OptionsSheet
from mexen_desktop.windows.rule_icons import ICONS, OWN_ICON


class HousePage(FullPage):
    """An editor over the options of what a table plays."""

    #: The key of the rules that are to be played.
    play_requested = Signal(str)
    share_requested = Signal(QWidget)
    import_requested = Signal()

    def __init__(self, house: HouseRules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        speak_for_painted_parts()
        self.setObjectName("housePage")
        self._house = house
        self._rules = PUBLISHED[0]
        self._done = ("", False)
        self._column = QRect()
        self.model = OptionsModel(self._set, self)
        self.close_button = IconButton("close", parent=self)
        self.close_button.setObjectName("closeHouseButton")
        self.title = ColumnTitle("housePageTitle", self)
        self.contents = Contents(self, "house")
        self.new = Button(icon="add", kind="small", parent=self)
        self.new.setObjectName("newHouseRulesButton")
        self.take = Button(icon="import", kind="small", parent=self)
        self.take.setObjectName("importRulesButton")
        self.head = Head(lambda name: house.trouble_with(self._rules, name), self)
        self.sheet = OptionsSheet(self.model, self)
        self.foot = Foot(self)
        self._connect()

    @property
    def rules(self) -> RuleSet:
        """The rules that are shown."""
        return self._rules

    def show_rules(self, rules: RuleSet, latest: str = "") -> None:
        """Show these rules; `latest` is the option that was changed last."""
        self._rules = rules
        if not latest:
            self._done = ("", False)
        self._show(latest)

    def say(self, sentence: str, *, wrong: bool = False) -> None:
        """Say what was done, or what went wrong."""
        self._done = (sentence, wrong)
        self._show_foot()
        self.lay_out()

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setAccessibleName(self.tr("House rules"))
        self.title.set_text(self.tr("House rules"))
        self.close_button.set_label(self.tr("Close"))
        self.new.set_label(self.tr("New house rules"))
        self.take.set_label(self.tr("Import …"))
        self.sheet.setAccessibleName(self.tr("Options"))
        self.head.retranslate()
        self.foot.retranslate()
        self._done = ("", False)
        self.model.retell()
        self.sheet.show_all()
        self._show(self.model.latest)

    def take_focus(self) -> None:
        """Put the keyboard's focus where one begins."""
        wanted: QWidget = self.foot.start if self._rules.published else self.sheet
        wanted.setFocus(Qt.FocusReason.OtherFocusReason)

    # Changes

    def begin_new(self) -> None:
        """Make house rules of those that are shown, to be named at once."""
        wanted = self.tr("Our rules") if self._rules.published else self._rules.name
        self.show_rules(self._house.add_copy(self._rules, wanted))
        self.head.begin_naming()

    def remove(self) -> None:
        """Forget the rules that are shown; it can be undone."""
        rules = self._rules
        self._house.remove(rules)
        self.show_rules(self._house.find(rules.base))
        self.foot.undo.show()
        text = self.tr("“{name}” was deleted.")
        self.say(text.format(name=isolated(rules.name)))
        self.foot.undo.setFocus()

    def _put_back(self) -> None:
        rules = self._house.put_back()
        if rules is not None:
            self.show_rules(rules)
            self.take_focus()

    def _set(self, option: str, value: object) -> None:
        self.show_rules(self._house.change(self._rules, option, value), option)

    def _rename(self, name: str) -> None:
        self.show_rules(self._house.rename(self._rules, name))

    def _publish_again(self) -> None:
        self.show_rules(self._house.publish_again(self._rules))
        self.take_focus()

    # Inside

    def _show(self, latest: str = "") -> None:
        editable = self.model.rules.published
        self.model.show_rules(self._rules, latest)
        if editable != self._rules.published:
            self.sheet.show_all()
        self.contents.offer([self._choice(each) for each in self._all()], self._rules.key)
        self.contents.come_between(self.close_button, self.new)
        self.head.show_rules(self._rules)
        self._show_foot()
        self.lay_out()
        if not latest:
            self.contents.show_chosen()

    def _show_foot(self) -> None:
        rules, foot = self._rules, self.foot
        count = len(clashes(rules.options))
        sentence, wrong = self._done
        if not sentence:
            foot.undo.hide()
        foot.note.say(to_settle(count) if count else sentence, wrong=bool(count) or wrong)
        foot.published.setVisible(bool(rules.changes) and not rules.published)
        foot.start.setVisible(rules.published)
        foot.play.setEnabled(rules.playable)

    def _all(self) -> tuple[RuleSet, ...]:
        return (*PUBLISHED, *self._house.own)

    def _choice(self, rules: RuleSet) -> Choice:
        number = self._all().index(rules) - len(PUBLISHED)
        part = rules.base.capitalize() if rules.published else f"Own{number}"
        icon = ICONS[rules.base] if rules.published else OWN_ICON
        return Choice(rules.key, words.name_of(rules), icon, part)

    def _choose(self, key: str) -> None:
        self.show_rules(self._house.find(key))
        self.sheet.verticalScrollBar().setValue(0)

    def _connect(self) -> None:
        self.close_button.clicked.connect(self.closed)
        self.contents.chosen.connect(self._choose)
        self.new.clicked.connect(self.begin_new)
        self.take.clicked.connect(self.import_requested)
        self.head.renamed.connect(self._rename)
        self.head.remove_requested.connect(self.remove)
        self.head.share_requested.connect(self.share_requested)
        self.head.rearranged.connect(self.lay_out)
        self.foot.undo_requested.connect(self._put_back)
        self.foot.published_requested.connect(self._publish_again)
        self.foot.start_requested.connect(self.begin_new)
        self.foot.play_requested.connect(lambda: self.play_requested.emit(self._rules.key))
        theme().changed.connect(self.lay_out)

    # Layout

    def lay_out(self) -> None:
        """Put everything in its place in the window as it is."""
        if not self.isVisible():
            return
        metrics = Metrics(self.width(), self.height(), theme().text_factor)
        set_metrics(self.window(), metrics)
        right = self._lay_column(metrics)
        edge = metrics.px(24 if metrics.portrait or metrics.s < 1 else 48)
        width = right.width() - 2 * edge
        high = self.head.height_in(width)
        top = right.top() + metrics.margin
        self.head.place(QRect(right.left() + edge, top, width, high))
        foot = self.foot.height_in(right.width())
        self.foot.setGeometry(right.left(), right.bottom() + 1 - foot, right.width(), foot)
        self.foot.lay_out()
        top += high + metrics.px(8)
        bar = metrics.margin // 2
        self.sheet.setGeometry(right.left(), top, right.width() - bar, self.foot.y() - top)
        self.sheet.lay_out()
        self.update()

    def _lay_column(self, metrics: Metrics) -> QRect:
        """Lay out the list with what belongs to it; return what is left of the window."""
        margin, side, gap = metrics.margin, metrics.icon_button, metrics.px(8)
        wide = column_width(self, metrics)
        self.close_button.setGeometry(margin, margin, side, side)
        left = margin + side + margin
        buttons = (self.new, self.take)
        if metrics.portrait:
            right = wide - margin
            for button in reversed(buttons):
                size = button.sizeHint()
                right -= size.width()
                button.setGeometry(right, margin + (side - size.height()) // 2, *size.toTuple())
                right -= gap
            room = right - left
        else:
            room = wide - left - margin
        high = self.title.sizeHint().height()
        self.title.setGeometry(left, margin + (side - high) // 2, room, high)
        top = margin + max(side, high) + gap
        if metrics.portrait:
            high = self.contents.room_for_tabs(wide, self.height())
            self._column = QRect(0, 0, wide, top + high)
            self.contents.setGeometry(0, top, wide, self._column.height() - top)
            self.contents.lay_out()
            return self.rect().adjusted(0, self._column.height(), 0, 0)
        self._column = QRect(0, 0, wide, self.height())
        line = max(1, metrics.px(BORDER))
        bottom = self.height() - margin
        for button in reversed(buttons):
            size = button.sizeHint()
            bottom -= size.height()
            button.setGeometry(margin, bottom, wide - 2 * margin - line, size.height())
            bottom -= gap
        self.contents.setGeometry(0, top, wide - line, max(0, bottom - top))
        self.contents.lay_out()
        return self.rect().adjusted(wide, 0, 0, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_column(self, self._column)
