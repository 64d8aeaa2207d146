"""The one line that says what is going on."""

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.metrics import LEAST_TEXT, Metrics
from mexen_desktop.look.paper import BORDER, RADIUS_SEAT, paint_paper
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import tell_whole
from mexen_desktop.look.theme import theme
from mexen_desktop.look.turning import upright
from mexen_desktop.look.type import sized_font, text_width
from mexen_desktop.models.controller import Controller
from mexen_desktop.scene.accessible import announce
from mexen_desktop.scene.runs import (
    STRONG,
    Run,
    Runs,
    fitted_runs,
    paint_runs,
    runs_text,
    runs_width,
)
from mexen_desktop.texts.refusals import refusal
from mexen_desktop.texts.status import status

#: The sizes that are tried, one after the other, before the line breaks into two.
STEPS: Final = (31, 28, 24)
_PADDING: Final = 20
_DOT: Final = 16
_DOT_PITCH: Final = 22
_BEFORE_DOTS: Final = 20
_BESIDE_RULE: Final = 20
_RULE: Final = 2
#: So much of a name stays, in heights of its letters, before the line is written smaller.
_NAME_LEAST: Final = 5.0


class _Plan(NamedTuple):
    """How the line is written: on one line, or broken into two."""

    pixels: int
    broken: bool
    left: Runs
    right: Runs


class StatusLine(QWidget):
    """Says who does what on its left, what there is to beat on its right.

    Red in a race. A press that is refused is explained on the left until the next action. A second
    one, turned to who sits on the other side, says the same to eyes alone.
    """

    def __init__(self, controller: Controller, parent: QWidget, *, far: bool = False) -> None:
        super().__init__(parent)
        self.setObjectName("farStatusLine" if far else "statusLine")
        self._far = far
        self._controller = controller
        self._text = status(controller)
        self._reason = self._refusal = ""
        controller.refused.connect(self._refuse)
        controller.stepped.connect(self._forget)
        controller.jumped.connect(self._forget)
        self._name()

    def spoken_role(self) -> QAccessible.Role:
        """It is read, not pressed."""
        return QAccessible.Role.StaticText

    def set_scale(self, _metrics: Metrics) -> None:
        """Draw at other sizes from now on."""
        self.update()

    def refresh(self) -> None:
        """Say what is going on now."""
        text = status(self._controller)
        if text != self._text:
            self._text = text
            self._name()
            self.update()

    def sentence(self) -> str:
        """Give all that the line says, as one text."""
        parts = (runs_text(self._left()).strip(), runs_text(self._right()).strip())
        return ", ".join(part for part in parts if part)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            if self._refusal:
                self._refusal = refusal(self._reason, self._controller)
                self._name()
                self.update()
            self.refresh()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        metrics, palette = metrics_of(self), theme().palette
        alarm = self._text.alarm and not self._refusal
        border, face = (palette.red_edge, palette.red) if alarm else (palette.line, palette.surface)
        ink = palette.on_red if alarm else palette.ink
        painter = QPainter(self)
        upright(painter, self, 2 if self._far else 0)
        line = BORDER * metrics.s
        paint_paper(
            painter, QRectF(self.rect()), RADIUS_SEAT * metrics.s, (border, face), (line, line)
        )
        inside = QRectF(self.rect()).adjusted(metrics.px(_PADDING), 0, -metrics.px(_PADDING), 0)
        plan = self._plan(metrics, inside.width())
        shown = [runs_text(plan.left), runs_text(plan.right)]
        cut = shown != [runs_text(self._left()), runs_text(self._right())]
        tell_whole(self, self.sentence(), "" if cut else self.sentence())
        middle = inside.center().y()
        apart = plan.pixels * 0.56 if plan.broken else 0.0
        left = inside.left()
        if self._refusal:
            ink = palette.red_ink
            side = plan.pixels
            paint_icon(painter, "warning", QRectF(left, middle - apart - side / 2, side, side), ink)
            left += side * 1.4
        end = paint_runs(painter, QPointF(left, middle - apart), plan.left, plan.pixels, ink)
        ink = palette.on_red if alarm else palette.ink
        self._paint_dots(painter, end + metrics.px(_BEFORE_DOTS), middle - apart, metrics)
        if not plan.right:
            return
        start = inside.right() - runs_width(plan.right, plan.pixels)
        if plan.broken:
            start = inside.left()
        else:
            rule = QRectF(0, metrics.px(8), _RULE * metrics.s, self.height() - 2 * metrics.px(8))
            rule.moveLeft(start - metrics.px(_BESIDE_RULE))
            painter.fillRect(rule, palette.on_red if alarm else palette.line)
        paint_runs(painter, QPointF(start, middle + apart), plan.right, plan.pixels, ink)

    def _paint_dots(self, painter: QPainter, left: float, middle: float, metrics: Metrics) -> None:
        palette = theme().palette
        side, line = _DOT * metrics.s, 2 * metrics.s
        for at in range(self._dots()):
            dot = QRectF(left + at * _DOT_PITCH * metrics.s, middle - side / 2, side, side)
            now = at == self._text.thrown
            painter.setPen(QPen(palette.ink, line))
            painter.setBrush(
                palette.ink
                if at < self._text.thrown
                else palette.brass
                if now
                else Qt.BrushStyle.NoBrush
            )
            painter.drawEllipse(dot.adjusted(line / 2, line / 2, -line / 2, -line / 2))

    def _dots(self) -> int:
        return 0 if self._refusal else self._text.limit

    def _left(self) -> list[Run]:
        if self._refusal:
            return [Run(self._refusal)]
        return [Run(self._text.name, STRONG), Run(self._text.rest)]

    def _right(self) -> list[Run]:
        text = self._text
        runs = (Run(text.right), Run(text.right_strong, STRONG), Run(text.right_rest))
        return [run for run in runs if run.text]

    def _plan(self, metrics: Metrics, room: float) -> _Plan:
        left, right = self._left(), self._right()
        extra = self._extra(metrics)
        between = 2 * metrics.px(_BESIDE_RULE) if right else 0
        for step in STEPS:
            pixels = metrics.text(step)
            if runs_width(left, pixels) + extra + between + runs_width(right, pixels) <= room:
                return _Plan(pixels, False, left, right)
        pixels = metrics.text(STEPS[-1])
        if right:
            # Two lines must fit into the height that one has.
            pixels = max(LEAST_TEXT, min(pixels, int(self.height() / 2.4)))
        # Smaller words are better than none, a shorter name is better than small words.
        while pixels > LEAST_TEXT and (
            runs_width(left, pixels) - self._spare(pixels) > room - extra
            or runs_width(right, pixels) > room
        ):
            pixels -= 1
        return _Plan(
            pixels,
            bool(right),
            fitted_runs(left, pixels, room - extra, self._text.who),
            fitted_runs(right, pixels, room, self._text.whose),
        )

    def _spare(self, pixels: int) -> float:
        """Give how much of the name may be cut at that size."""
        name = text_width(self._text.who, sized_font(pixels, STRONG))
        return max(0.0, name - pixels * _NAME_LEAST)

    def _extra(self, metrics: Metrics) -> float:
        if self._refusal:
            return metrics.text(STEPS[0]) * 1.4
        dots = self._dots()
        return metrics.px(_BEFORE_DOTS + dots * _DOT_PITCH) if dots else 0

    def _refuse(self, reason: str) -> None:
        self._reason = reason
        self._refusal = refusal(reason, self._controller)
        self._name()
        if not self._far:
            announce(self, self._refusal)
        self.update()

    def _forget(self) -> None:
        if self._refusal:
            self._refusal = ""
            self._name()
            self.update()

    def _name(self) -> None:
        sentence = "" if self._far else self.sentence()
        self.setAccessibleName(sentence)
