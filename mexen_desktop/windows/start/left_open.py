"""The way back to a game that was left open."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.metrics import LEAST_TEXT, Token
from mexen_desktop.look.paper import BORDER, RADIUS_SEAT, paint_paper
from mexen_desktop.look.pegs import PEG_IN_TURN, paint_peg
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.shadow import paint_shadow
from mexen_desktop.look.tags import paint_medallion
from mexen_desktop.look.text import elided, fitted, paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width
from mexen_desktop.settings import LeftOpen
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.windows.rule_icons import ICONS, OWN_ICON

#: Around the paper, for its shadow.
MARGIN: Final = 8

_HEIGHT: Final = 80
_MEDAL: Final = 48
_PEG_STEP: Final = 38
_TOKENS: Final[tuple[Token, Token]] = ("title", "small")
#: How far the middle of each line is below that of the paper; how high both are together.
_MIDDLES: Final = (-13, 14)
_LINES: Final = 60


class LeftOpenCard(QWidget):
    """Says which game it is, how far it is; the button leads back to it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("leftOpenCard")
        self._game = LeftOpen("", 0, "", ())
        self._texts = ("", "")
        self.button = Button(icon="play", parent=self)
        self.button.setObjectName("continueButton")
        self.hide()

    def offer(self, game: LeftOpen) -> None:
        """Offer to go on with that game."""
        self._game = game
        self.retranslate()

    def retranslate(self) -> None:
        """Write the card in the language that is spoken now."""
        self.button.set_label(self.tr("Continue"))
        if not self._game.people:
            return
        name = words.game_name(self._game.rules, isolated(self._game.house))
        round_number = words.number(self._game.round)
        self._texts = (
            self.tr("{game}, round {number}").format(game=name, number=round_number),
            self.tr("It is {name}’s turn.").format(name=isolated(self._game.name)),
        )
        self.setAccessibleName(" ".join(self._texts))
        self.button.setAccessibleDescription(" ".join(self._texts))
        self.update()

    def place(self, paper: QRect) -> None:
        """Lay the paper there, its shadow around it."""
        margin = metrics_of(self).px(MARGIN)
        self.setGeometry(paper.adjusted(-margin, -margin, margin, margin))

    def sizeHint(self) -> QSize:
        metrics = metrics_of(self)
        return QSize(0, max(metrics.px(_HEIGHT), self.button.sizeHint().height() + metrics.px(16)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        paper, size = self._paper(), self.button.sizeHint()
        right = paper.right() - metrics_of(self).px(14)
        top = paper.center().y() - size.height() // 2
        self.button.setGeometry(QRect(right - size.width(), top, size.width(), size.height()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        metrics, palette = metrics_of(self), theme().palette
        paper, border = QRectF(self._paper()), BORDER * metrics.s
        radius = RADIUS_SEAT * metrics.s
        painter = QPainter(self)
        paint_shadow(painter, paper, radius, 1, metrics.s, palette)
        paint_paper(painter, paper, radius, (palette.line, palette.surface), (border, border))
        middle, side = paper.center().y(), metrics.px(_MEDAL)
        medal = QRectF(paper.left() + metrics.px(20), middle - side / 2, side, side)
        paint_medallion(
            painter,
            medal,
            OWN_ICON if self._game.house else ICONS[self._game.rules],
            "",
            metrics.s,
            palette,
        )
        left = medal.right() + metrics.px(20)
        wanted = max(
            text_width(text, font(token, metrics))
            for text, token in zip(self._texts, _TOKENS, strict=True)
        )
        right = self._paint_pegs(painter, left + wanted + metrics.px(16), middle)
        room, apart = right - left, metrics.s * metrics.text_factor
        # Both lines stay on the paper, however large the text is.
        share = min(1.0, paper.height() / (_LINES * apart))
        for line, (token, below) in enumerate(zip(_TOKENS, _MIDDLES, strict=True)):
            used = font(token, metrics)
            used.setPixelSize(max(LEAST_TEXT, int(used.pixelSize() * share)))
            self._write(painter, (left, middle + below * apart * share, room), line, used)
        painter.end()

    def _paint_pegs(self, painter: QPainter, from_x: float, middle: float) -> float:
        """Paint everybody's peg where all find room there; give where they begin."""
        metrics, palette = metrics_of(self), theme().palette
        step, side = metrics.px(_PEG_STEP), metrics.px(PEG_IN_TURN)
        right = self.button.x() - metrics.px(16)
        people = self._game.people
        left = right - len(people) * step
        if left < from_x:
            return right
        for place, person in enumerate(people):
            where = QRectF(left + place * step, middle - side / 2, side, side)
            paint_peg(painter, where, words.number(place + 1), person.colour, palette)
        return left - metrics.px(8)

    def _write(
        self, painter: QPainter, where: tuple[float, float, float], line: int, wanted: QFont
    ) -> None:
        left, middle, room = where
        palette, text = theme().palette, self._texts[line]
        used = fitted(text, wanted, room)
        painter.setFont(used)
        ink = palette.ink_2 if line else palette.ink
        paint_line(painter, left, middle, elided(text, used, room), ink)

    def _paper(self) -> QRect:
        margin = metrics_of(self).px(MARGIN)
        return self.rect().adjusted(margin, margin, -margin, -margin)
