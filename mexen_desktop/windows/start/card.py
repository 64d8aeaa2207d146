"""A rule set as a card to choose."""

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QPainter, QTouchEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.pressable import Pressable
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.lines import broken, fitted_lines, paint_lines, step_of
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.palette import Palette
from mexen_desktop.look.paper import RADIUS_CARD
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import fitted
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font
from mexen_desktop.rules.rule_set import RuleSet
from mexen_desktop.texts import words
from mexen_desktop.windows.start.card_paper import paint_card_paper
from mexen_desktop.windows.start.picture import paint_picture, picture_fits
from mexen_desktop.windows.start.swipe import Swipe
from mexen_desktop.windows.start.tick import paint_tick

#: Around the paper, for shadow and frame.
MARGIN: Final = 12

_PADDING: Final = 16
_TICK: Final = 40
_ICON: Final = 24
_SENTENCE: Final = 18.5
_LEAST_NAME: Final = 0.85
#: How much of the room for words the name may take; less, before there is no sentence below it.
_NAME_SHARES: Final = (0.45, 0.3)


class RuleCard(Pressable):
    """One of the cards of which one is chosen, as radio buttons are."""

    #: The keyboard's focus has come to it.
    reached = Signal()
    #: A finger swipes over it: the swipe begins, it is so far from there, it ends so fast.
    grasped = Signal()
    swiped = Signal(float)
    let_go = Signal(float)

    def __init__(self, rules: RuleSet, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rules = rules
        self._swipe: Swipe | None = None
        self._stake = words.POINTS
        self._texts: tuple[str, str, str] = ("", "", "")
        #: So far below the paper's upper edge the words begin; None for where they need to.
        self._words_from: float | None = None
        #: No name on any card is larger.
        self._largest_name: int | None = None
        #: Nor is any sentence, where not all of them can be as large.
        self._largest_sentence: int | None = None
        #: Nor is what any card says of who can play.
        self._largest_players: int | None = None
        #: How the words were laid out last, for what.
        self._laid: tuple[object, _Words] | None = None
        self.setObjectName(name)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        # A click chooses the game; the keyboard's focus stays with Play, which Space then presses.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_stake(self, stake: str) -> None:
        """Say the sentence for what is played for."""
        self._stake = stake
        self.retranslate()

    def retranslate(self) -> None:
        """Write the card in the language that is spoken now."""
        name = words.name_of(self.rules)
        sentence = words.sentence_of(self.rules, self._stake)
        players = words.players_range(self.rules.options)
        self._texts = name, sentence, players
        self.setAccessibleName(name)
        self.setAccessibleDescription(f"{sentence} {players}.")
        self.update()

    def corner(self) -> float:
        return RADIUS_CARD

    def upright_size(self) -> QSize:
        metrics = metrics_of(self)
        return QSize(metrics.px(288), metrics.px(352))

    def body(self) -> QRectF:
        """Give the paper's place in the widget; around it is room for shadow and frame."""
        margin = metrics_of(self).px(MARGIN)
        return QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)

    def ring_body(self) -> QRect:
        return self.body().toRect()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter is Play's, on every part of the page that has no better use for it.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _touch(self, event: QTouchEvent) -> None:
        super()._touch(event)
        if not event.points():
            return
        # Where the finger is in the window: the card itself moves with it.
        at, stamp = event.points()[0].globalPosition().x(), event.timestamp()
        if event.type() == QEvent.Type.TouchBegin:
            self._swipe = Swipe(at, stamp)
        elif self._swipe is not None:
            begins = self._swipe.follow(at, stamp)
            if begins:
                # It was no press, then.
                self.setDown(False)
                self.grasped.emit()
            if self._swipe.on:
                self.swiped.emit(self._swipe.distance)
            if event.type() != QEvent.Type.TouchUpdate:
                if self._swipe.on:
                    self.let_go.emit(self._swipe.speed)
                self._swipe = None

    def name_size(self) -> int:
        """Give how large its name can be in one line; as large as any if that needs two."""
        wanted = font("title", metrics_of(self))
        fits = fitted(self._texts[0], wanted, self._name_width(self._inside(self.body())))
        return fits.pixelSize() if self._in_one_line(fits, wanted) else wanted.pixelSize()

    def limit_name(self, size: int) -> None:
        """Write the name no larger than that, as on the cards beside it."""
        if size != self._largest_name:
            self._largest_name = size
            self.update()

    def sentence_size(self) -> int:
        """Give how large its sentence can be; as large as any if it has no room for one."""
        return self._words(self._inside(self.body())).sentence.pixelSize()

    def limit_sentence(self, size: int | None) -> None:
        """Write the sentence no larger than that, as on the cards beside it; None: as it fits."""
        if size != self._largest_sentence:
            self._largest_sentence = size
            self.update()

    def players_size(self) -> int:
        """Give how large it can say who can play."""
        return self._players(self._inside(self.body()), metrics_of(self))[0].pixelSize()

    def limit_players(self, size: int | None) -> None:
        """Say who can play no larger than that, as on the cards beside it; None: as it fits."""
        if size != self._largest_players:
            self._largest_players = size
            self.update()

    def words_top(self) -> float:
        """Give how far below the paper's upper edge its words begin at the latest."""
        return self._words(self._inside(self.body())).top - self.body().top()

    def begin_words(self, top: float) -> None:
        """Let the words begin there, as on the cards beside it."""
        if top != self._words_from:
            self._words_from = top
            self.update()

    def paint(self, painter: QPainter, _size: QSize) -> None:
        metrics, palette = metrics_of(self), theme().palette
        body = self.body().translated(0, metrics.px(2) * self.sunk)
        face = palette.surface_2 if self.hovered else palette.surface
        if self.isDown():
            face = palette.surface_down
        paint_card_paper(painter, body, face, metrics, palette, chosen=self.isChecked())
        inside = self._inside(body)
        self._paint_players(painter, inside, metrics, palette)
        laid = self._words(inside)
        top = laid.top
        if self._words_from is not None:
            top = min(top, body.top() + self._words_from)
        high = top - metrics.px(10) - inside.top()
        if not picture_fits(high, metrics.s):
            # So low a card has room for its words alone: what is to spare keeps them apart.
            top -= max(0.0, high)
        left, gap = inside.left() + metrics.px(6), metrics.px(4)
        painter.setFont(laid.name)
        below = paint_lines(painter, left, top, laid.names, step_of(laid.name), palette.ink)
        painter.setFont(laid.sentence)
        paint_lines(painter, left, below + gap, laid.lines, step_of(laid.sentence), palette.ink)
        picture = QRectF(inside.left(), inside.top(), inside.width(), high)
        paint_picture(
            painter,
            self.rules.base,
            picture,
            metrics.s,
            palette,
            own=not self.rules.published,
        )

    def _inside(self, body: QRectF) -> QRectF:
        padding = metrics_of(self).px(_PADDING)
        return body.adjusted(padding, padding, -padding, -padding)

    def _players(self, inside: QRectF, metrics: Metrics) -> tuple[QFont, list[str], float]:
        """Give font and lines of who can play, with the middle of where they stand."""
        # Only the chosen card has the tick, but no words move when it comes.
        room = inside.right() - metrics.px(_TICK) - metrics.px(4) - self._players_left(inside)
        used = fitted(self._texts[2], font("small", metrics), room)
        used.setPixelSize(min(used.pixelSize(), self._largest_players or used.pixelSize()))
        lines = broken(self._texts[2], used, room)
        height = max(float(metrics.px(_ICON)), len(lines) * step_of(used))
        return used, lines, inside.bottom() - height / 2 - metrics.px(2)

    def _players_left(self, inside: QRectF) -> float:
        metrics = metrics_of(self)
        return inside.left() + metrics.px(5) + metrics.px(_ICON) + metrics.px(8)

    def _paint_players(
        self, painter: QPainter, inside: QRectF, metrics: Metrics, palette: Palette
    ) -> None:
        side, tick = metrics.px(_ICON), metrics.px(_TICK)
        used, lines, middle = self._players(inside, metrics)
        place = QRectF(inside.left() + metrics.px(5), middle - side / 2, side, side)
        paint_icon(painter, "players", place, palette.ink_2)
        painter.setFont(used)
        step = step_of(used)
        top, left = middle - len(lines) * step / 2, self._players_left(inside)
        paint_lines(painter, left, top, lines, step, palette.ink_2)
        if self.isChecked():
            centre = QPointF(inside.right() - tick / 2 + metrics.px(1), inside.bottom() - tick / 2)
            paint_tick(painter, centre, tick, metrics, palette)

    def _words(self, inside: QRectF) -> "_Words":
        """Lay out name and sentence above who can play, as low as they may stand."""
        # The strip asks before it is painted: a start does not lay out every card twice.
        metrics = metrics_of(self)
        limits = self._largest_name, self._largest_sentence, self._largest_players
        wanted = (self._texts, inside, metrics.s, metrics.text_factor, limits)
        if self._laid is None or self._laid[0] != wanted:
            self._laid = wanted, self._lay_words(inside, metrics)
        return self._laid[1]

    def _lay_words(self, inside: QRectF, metrics: Metrics) -> "_Words":
        used, players, middle = self._players(inside, metrics)
        bottom = middle - max(float(metrics.px(_ICON)), len(players) * step_of(used)) / 2
        width, gap = self._name_width(inside), metrics.px(4)
        room = bottom - inside.top() - metrics.px(12) - gap
        name, sentence = font("title", metrics), font("body", metrics)
        size = metrics.text(_SENTENCE)
        sentence.setPixelSize(min(size, self._largest_sentence or size))
        # One line looks calmer, as long as it need not become much smaller.
        smaller = fitted(self._texts[0], name, width)
        if self._in_one_line(smaller, name):
            name = smaller
        if self._largest_name is not None:
            name.setPixelSize(min(name.pixelSize(), self._largest_name))
        for share in _NAME_SHARES:
            name, names = fitted_lines(self._texts[0], name, width, room * share)
            left = room - len(names) * step_of(name)
            smaller, lines = fitted_lines(self._texts[1], sentence, width, left)
            if len(lines) * step_of(smaller) <= left + 1:
                sentence = smaller
                break
        else:
            # So low a card says which game it is, who can play it: both need to be read.
            lines = []
        height = len(names) * step_of(name) + gap + len(lines) * step_of(sentence)
        return _Words(name, names, sentence, lines, bottom - metrics.px(12) - height)

    def _name_width(self, inside: QRectF) -> float:
        return inside.width() - metrics_of(self).px(6)

    @staticmethod
    def _in_one_line(smaller: QFont, wanted: QFont) -> bool:
        return smaller.pixelSize() >= wanted.pixelSize() * _LEAST_NAME


class _Words(NamedTuple):
    """Name and sentence as they are written, with their top."""

    name: QFont
    names: list[str]
    sentence: QFont
    lines: list[str]
    top: float
