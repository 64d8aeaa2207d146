"""A row of cards that may be longer than the window is wide."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.windows.start.card import MARGIN, RuleCard
from mexen_desktop.windows.start.plan import CardPlaces

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation

_BUTTON: Final = 48
_MOVE_MS: Final = 250
#: A wheel's step, as Qt counts it.
_NOTCH: Final = 120
#: Where the middle of a picture is on its card.
_PICTURE: Final = 0.3
#: A flick is as good as so many milliseconds more of the same swipe.
_FLICK_MS: Final = 150


class CardStrip(QWidget):
    """Cards side by side, to be moved sideways by a swipe, a wheel, two buttons.

    It reaches from one side of the window to the other, so that a neighbour of the cards that are
    seen whole peeps in from the margin.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("cardStrip")
        # The cloth around the cards belongs to the page.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        #: What the cards lie on.
        self.belt = QWidget(self)
        self.cards: tuple[RuleCard, ...] = ()
        self._places = CardPlaces(QRect(0, 0, 1, 1), 1, 1, 0, 0)
        self._shown: RuleCard | None = None
        self._offset = 0.0
        self._held: float | None = None
        self._grip = 0.0
        self._motion: QVariantAnimation | None = None
        self.back = self._button("cardsBackButton", "back", -1)
        self.on = self._button("cardsOnButton", "on", 1)

    def set_cards(self, cards: Sequence[RuleCard]) -> None:
        """Show these cards, in that order."""
        self.cards = tuple(cards)
        for card in cards:
            card.setParent(self.belt)
            card.show()
            # Else Qt would not give it a place among those that the Tab key goes to.
            card.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # Some are made long after the rest of the page.
        for before, after in pairwise(cards):
            QWidget.setTabOrder(before, after)

    def set_names(self, back: str, on: str) -> None:
        """Say what the two buttons do."""
        self.back.set_label(back)
        self.on.set_label(on)

    def place(self, places: CardPlaces, shown: RuleCard | None) -> None:
        """Lay out all cards in the window as it is, so that one of them is to be seen whole."""
        out = metrics_of(self).px(MARGIN)
        self.setGeometry(places.area.adjusted(-places.area.left(), -out, places.bleed, out))
        width = places.length(len(self.cards)) + 2 * out
        fresh = (places, width) != (self._places, self.belt.width())
        self._places = places
        for number, card in enumerate(self.cards):
            # The belt begins a margin to the left of the first card.
            place = places.card(number).translated(out, out)
            card.setGeometry(place.adjusted(-out, -out, out, out))
        for card in self.cards:
            card.limit_players(None)
        largest = min((card.players_size() for card in self.cards), default=0)
        for card in self.cards:
            card.limit_players(largest)
        largest = min((card.name_size() for card in self.cards), default=0)
        for card in self.cards:
            card.limit_name(largest)
            card.limit_sentence(None)
        largest = min((card.sentence_size() for card in self.cards), default=0)
        for card in self.cards:
            if card.sentence_size() > largest:
                card.limit_sentence(largest)
        # All pictures are as low as the lowest, so that names stand in one line.
        begin = min((card.words_top() for card in self.cards), default=0.0)
        for card in self.cards:
            card.begin_words(begin)
        self.belt.resize(width, self.height())
        before, self._shown = self._shown, shown
        if fresh:
            self._stop()
            self._offset = self._in_view(shown, self._offset)
            self._move_to(self._offset)
            self._place_buttons()
        elif shown is not None and shown is not before:
            # Who looks at other cards meanwhile goes on looking at them.
            self.reveal(shown)

    def reveal(self, card: RuleCard) -> None:
        """Move until that card is to be seen whole."""
        self._glide(self._in_view(card, self._offset))

    def step(self, by: int) -> None:
        """Move by so many columns."""
        pitch = self._places.pitch
        self._glide((round(self._goal() / pitch) + by) * pitch)

    # By finger, by wheel

    def hold(self) -> None:
        """Let a swipe begin."""
        self._stop()
        self._held = self._offset

    def pull(self, distance: float) -> None:
        """Follow a finger that is so far from where it began."""
        if self._held is not None:
            self._offset = self._held - distance
            self._move_to(self._offset)

    def let_go(self, speed: float) -> None:
        """Come to rest where a swipe ends, whose speed is given in pixels a millisecond."""
        if self._held is not None:
            before, self._held = self._held, None
            goal = self._offset - speed * _FLICK_MS
            pitch = self._places.pitch
            columns = round(goal / pitch)
            if columns == round(before / pitch) and abs(goal - before) > pitch / 4:
                # Who swipes wants to see something else.
                columns += 1 if goal > before else -1
            self._glide(columns * pitch)

    def wheelEvent(self, event: QWheelEvent) -> None:
        exact, notches = event.pixelDelta(), event.angleDelta()
        if not exact.isNull():
            self._stop()
            self._offset = self._inside(self._offset - (exact.x() or exact.y()))
            self._move_to(self._offset)
        elif way := notches.x() or notches.y():
            self.step(-way // _NOTCH if abs(way) >= _NOTCH else -1 if way > 0 else 1)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # Between cards, a finger that nothing else answers.
        self._grip = event.globalPosition().x()
        self.hold()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pull(event.globalPosition().x() - self._grip)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self.let_go(0.0)

    # Inside

    def _in_view(self, card: RuleCard | None, offset: float) -> float:
        """Give the offset nearest to one at which that card is to be seen whole."""
        places = self._places
        if card is not None and card in self.cards:
            column = self.cards.index(card) // places.rows
            last, first = column * places.pitch, (column - places.columns + 1) * places.pitch
            offset = max(first, min(last, offset))
        return self._inside(offset)

    def _inside(self, offset: float) -> float:
        return max(0.0, min(self._furthest(), offset))

    def _furthest(self) -> float:
        return max(0.0, float(self._places.length(len(self.cards)) - self._places.area.width()))

    def _goal(self) -> float:
        moving = self._motion is not None and self._motion.state() == self._motion.State.Running
        return float(self._motion.endValue()) if self._motion and moving else self._offset

    def _glide(self, offset: float) -> None:
        offset = self._inside(offset)
        self._stop()
        duration = theme().duration(_MOVE_MS) if self.isVisible() else 0
        if offset == self._offset or not duration:
            self._offset = offset
            self._move_to(offset)
            return
        self._motion = self._motion or self._new_motion()
        self._motion.setStartValue(self._offset)
        self._motion.setEndValue(offset)
        self._motion.setDuration(duration)
        self._motion.start()

    def _new_motion(self) -> "QVariantAnimation":
        # No start of the program waits for what only a press needs.
        from PySide6.QtCore import QEasingCurve, QVariantAnimation

        motion = QVariantAnimation(self)
        motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        motion.valueChanged.connect(self._follow)
        return motion

    def _follow(self, offset: float) -> None:
        self._offset = offset
        self._move_to(offset)

    def _stop(self) -> None:
        if self._motion is not None:
            self._motion.stop()

    def _move_to(self, offset: float) -> None:
        out = metrics_of(self).px(MARGIN)
        self.belt.move(self._places.area.left() - out - round(offset), 0)
        self._show_buttons()

    def _place_buttons(self) -> None:
        metrics, area = metrics_of(self), self._places.area
        side = metrics.target(_BUTTON)
        # Beside the pictures, where it lies on no words, or between two rows.
        share = _PICTURE if self._places.rows == 1 else 0.5
        top = round(self.height() * share) - side // 2
        outer = max(0, area.left() // 2 - side // 2)
        self.back.setGeometry(outer, top, side, side)
        self.on.setGeometry(self.width() - outer - side, top, side, side)
        self.back.raise_()
        self.on.raise_()

    def _show_buttons(self) -> None:
        self.back.setVisible(self._offset > 1)
        self.on.setVisible(self._offset < self._furthest() - 1)

    def _button(self, name: str, icon: str, way: int) -> IconButton:
        button = IconButton(icon, parent=self)
        button.setObjectName(name)
        # Arrow keys go from card to card, as far as there are any.
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self.step(way * self._places.columns))
        button.hide()
        return button
