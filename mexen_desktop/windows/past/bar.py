"""The row of buttons that go through a game."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.drawn import Drawn
from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.controls.translated import Translated
from mexen_desktop.look.focus_ring import GAP, WIDTH
from mexen_desktop.look.lines import step_of
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import elided, fitted, paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width
from mexen_desktop.models.replaying import Replaying
from mexen_desktop.scene.accessible import announce
from mexen_desktop.texts import words
from mexen_desktop.windows.past.timeline import Timeline

#: So far a focus ring reaches around a button, at scale 1.
_RING: Final = WIDTH + GAP
_STEP_SHARE: Final = 0.22
#: Between the two parts of what is said of a moment.
BETWEEN: Final = " · "


class Moment(Drawn):
    """Says which moment is shown, on two lines where it finds no room on one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("momentLine")
        self._text = ""

    def say(self, text: str) -> None:
        """Say that."""
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.renew()

    def upright_size(self) -> QSize:
        return QSize(0, round(2 * step_of(font("small_strong", metrics_of(self)))))

    def paint(self, painter: QPainter, size: QSize) -> None:
        wanted = font("small_strong", metrics_of(self))
        lines = [self._text]
        if text_width(self._text, wanted) > size.width():
            lines = self._text.split(BETWEEN, 1)
        step = step_of(wanted)
        # The last line lies on the timeline, whether there is one above it or not.
        middle = size.height() - (len(lines) - 0.5) * step
        for line in lines:
            used = fitted(line, wanted, size.width())
            shown = elided(line, used, size.width() + 1)
            painter.setFont(used)
            left = (size.width() - text_width(shown, used)) / 2
            paint_line(painter, left, middle, shown, theme().palette.ink)
            middle += step


class ReplayBar(Translated):
    """Back and forward by moment, by round, to either end; at the end the game can go on."""

    #: The game is to be played on.
    play_on_requested = Signal()

    def __init__(self, replay: Replaying, parent: QWidget, *, goes_on: bool) -> None:
        """`goes_on` where the game can be played on from its end."""
        super().__init__(parent)
        self.setObjectName("replayBar")
        self._replay = replay
        self._goes_on = goes_on
        self.first = self._icon("first", "firstMomentButton", replay.first)
        self.round_back = self._icon("round-back", "roundBackButton", replay.round_back)
        self.back = self._button("step-back", "backButton", replay.back)
        self.moment = Moment(self)
        self.timeline = Timeline(self)
        self.forward = self._button("step", "forwardButton", replay.forward)
        self.forward.set_variant("brass")
        self.play_on = self._button("throw", "playOnButton", self.play_on_requested.emit)
        self.play_on.set_variant("brass")
        self.round_on = self._icon("round-on", "roundForwardButton", replay.round_forward)
        self.last = self._icon("last", "lastMomentButton", replay.last)
        self.timeline.setRange(0, replay.length)
        self.timeline.valueChanged.connect(self._slide)
        replay.changed.connect(self.refresh)
        self.retranslate()

    def place(self, row: QRect) -> None:
        """Lie there, in the parent's coordinates; focus rings have room around."""
        out = metrics_of(self).px(_RING)
        self.setGeometry(row.adjusted(-out, -out, out, out))
        self._lay_out()

    def refresh(self) -> None:
        """Show which moment it is, offer what can be gone to from there."""
        replay = self._replay
        focused = self.window().focusWidget()
        on, back = not replay.is_last, not replay.is_first
        # Where the game can go on, that takes the place of all that leads further.
        goes_on = self._goes_on and not on
        self.play_on.setVisible(goes_on)
        for button in (self.forward, self.round_on, self.last):
            button.setVisible(not goes_on)
        for button, offered in (
            (self.first, back),
            (self.round_back, back),
            (self.back, back),
            (self.forward, on),
            (self.round_on, on),
            (self.last, on),
        ):
            button.setEnabled(offered)
        self.timeline.blockSignals(True)
        self.timeline.setValue(replay.at)
        self.timeline.blockSignals(False)
        self._say()
        if isinstance(focused, QAbstractButton) and self.isAncestorOf(focused):
            self._keep_focus(focused)

    def say(self, sentence: str) -> None:
        """Say that instead of the moment, until another is shown."""
        self.moment.say(sentence)
        announce(self.moment, sentence)

    def take_focus(self) -> None:
        """Give the focus to the likeliest button."""
        likely = (self.play_on, self.forward, self.back)
        for button in likely:
            if button.isVisibleTo(self) and button.isEnabled():
                button.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.first.set_label(self.tr("To the beginning"))
        self.round_back.set_label(self.tr("Back one round"))
        self.back.set_label(self.tr("Back"))
        self.forward.set_label(self.tr("Forward"))
        self.play_on.set_label(self.tr("Play on"))
        self.round_on.set_label(self.tr("Forward one round"))
        self.last.set_label(self.tr("To the end"))
        self.timeline.setAccessibleName(self.tr("Moment of the game"))
        self.refresh()

    def _say(self) -> None:
        replay = self._replay
        rounds = self.tr("Round {round} of {rounds}").format(
            round=words.number(replay.round), rounds=words.number(replay.rounds)
        )
        actions = self.tr("action {number} of {all}").format(
            number=words.number(replay.at), all=words.number(replay.length)
        )
        text = f"{rounds}{BETWEEN}{actions}"
        self.moment.say(text)
        self.timeline.setAccessibleDescription(text)

    def _slide(self, at: int) -> None:
        self._replay.go_to(at)

    def _keep_focus(self, focused: QAbstractButton) -> None:
        if not focused.isEnabled() or not focused.isVisibleTo(self):
            self.take_focus()

    def _icon(self, icon: str, name: str, act: Callable[[], None]) -> Button:
        return self._connected(IconButton(icon, parent=self), name, act)

    def _button(self, icon: str, name: str, act: Callable[[], None]) -> Button:
        return self._connected(Button(icon=icon, kind="action", parent=self), name, act)

    @staticmethod
    def _connected(button: Button, name: str, act: Callable[[], None]) -> Button:
        button.setObjectName(name)
        button.clicked.connect(lambda _=False: act())
        return button

    def _lay_out(self) -> None:
        metrics = metrics_of(self)
        out, gap, side = metrics.px(_RING), metrics.px(8), metrics.icon_button
        row = self.rect().adjusted(out, out, -out, -out)
        step = round(row.width() * _STEP_SHARE)
        high = row.top() + (row.height() - side) // 2
        left, right = row.left(), row.right() + 1
        for button in (self.first, self.round_back):
            button.setGeometry(left, high, side, side)
            left += side + gap
        for button in (self.last, self.round_on):
            right -= side
            button.setGeometry(right, high, side, side)
            right -= gap
        self.back.setGeometry(left, row.top(), step, row.height())
        self.forward.setGeometry(right - step, row.top(), step, row.height())
        wide = row.right() + 1 - (right - step)
        self.play_on.setGeometry(right - step, row.top(), wide, row.height())
        left, right = left + step + 2 * gap, right - step - 2 * gap
        line, slide = self.moment.sizeHint().height(), self.timeline.sizeHint().height()
        top = row.top() + max(0, (row.height() - line - slide) // 2)
        self.moment.setGeometry(left, top, right - left, line)
        # In a low row the air around the timeline's knob lies on the words, never below the row.
        lowest = row.bottom() + 1 + out - slide
        self.timeline.setGeometry(left, min(top + line, lowest), right - left, slide)
