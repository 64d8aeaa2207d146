"""What people tap to enter the dice that they have thrown themselves."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.drawn import Drawn
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.lines import fitted_lines, paint_lines, step_of
from mexen_desktop.look.paper import BORDER
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font
from mexen_desktop.scene.dice.keypad import die_on_key
from mexen_desktop.scene.die_sets import dice_of_theme
from mexen_desktop.texts import words

#: How much of a key's smaller side a die takes.
_DIE_SHARE: Final = 0.66
_PADDING: Final = 8
_ICON: Final = 40
_LEAST_WITH_ICON: Final = 130


class FaceButton(Button):
    """A key with a die on it that shows one face; brass while that face is entered."""

    def __init__(self, face: int, parent: QWidget) -> None:
        super().__init__(variant="felt", kind="action", parent=parent)
        self.setObjectName(f"face{face}")
        self._face = face
        self._entered = False
        self.retranslate()

    def retranslate(self) -> None:
        """Say in the language of now which face it is."""
        name = self.tr("the die shows {value}").format(value=words.number(self._face))
        self.setAccessibleName(name)
        self.setAccessibleDescription(self.tr("entered") if self._entered else "")

    def show_entered(self, entered: bool) -> None:
        """Show whether this face is one of those that are entered."""
        self._entered = entered
        self.retranslate()
        self.set_variant("brass" if entered else "felt")
        self.set_held(entered)

    def paint(self, painter: QPainter, size: QSize) -> None:
        face = self.paint_face(painter, size)
        ratio = self.devicePixelRatioF()
        width = round(min(face.width(), face.height()) * _DIE_SHARE)
        shadow, body = die_on_key(dice_of_theme(), self._face, width, ratio)
        centre = face.center() - body.rect.center()
        # On whole pixels of the screen, so that nothing blurs.
        at = QPointF(round(centre.x() * ratio) / ratio, round(centre.y() * ratio) / ratio)
        inside = QPainterPath()
        radius = max(0.0, (self.corner() - BORDER) * metrics_of(self).s)
        inside.addRoundedRect(face, radius, radius)
        painter.setClipPath(inside)
        painter.translate(at)
        shadow.paint(painter)
        body.paint(painter)
        painter.translate(-at)


class TapHint(Drawn):
    """Says beside the faces what is to be tapped."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tapHint")
        self._sentence = ""
        self.hide()

    def say(self, sentence: str) -> None:
        """Say that."""
        if sentence != self._sentence:
            self._sentence = sentence
            self.setAccessibleName(sentence)
            self.renew()

    def upright_size(self) -> QSize:
        return QSize(0, 0)

    def least_width(self) -> int:
        """Give how wide it must be for its sign."""
        return metrics_of(self).px(_ICON)

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics = metrics_of(self)
        side, ink = metrics.px(_ICON), theme().palette.ink
        used, lines = self.lines_in(size)
        if not lines or self._has_both(size):
            left = metrics.px(_PADDING) if lines else (size.width() - side) / 2
            paint_icon(painter, "tap", QRectF(left, (size.height() - side) / 2, side, side), ink)
        step = step_of(used)
        painter.setFont(used)
        top = (size.height() - len(lines) * step) / 2
        paint_lines(painter, self._before_words(size), top, lines, step, ink)

    def lines_in(self, size: QSize) -> tuple[QFont, list[str]]:
        """Give how the sentence is written in a place of that size: whole, if need be smaller.

        Where there is room for the icon only there are no lines.
        """
        room = size.width() - self._before_words(size)
        wanted = font("name", metrics_of(self))
        used, lines = fitted_lines(self._sentence, wanted, room, size.height())
        return used, lines if " ".join(lines) == self._sentence else []

    def _has_both(self, size: QSize) -> bool:
        """Whether there is room for more than the words."""
        return size.width() >= metrics_of(self).px(_LEAST_WITH_ICON)

    def _before_words(self, size: QSize) -> int:
        metrics = metrics_of(self)
        return metrics.px(_ICON) + 2 * metrics.px(_PADDING) if self._has_both(size) else 0
