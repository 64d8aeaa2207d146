"""How the rows of the page with games of before are painted."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem

from mexen_desktop.look.coins import paint_counter
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.lines import step_of, two_lines
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.paper import BORDER, RADIUS_SEAT, paint_paper
from mexen_desktop.look.pegs import PEG, paint_peg
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import elided, fitted_name, paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width
from mexen_desktop.look.whole_tips import WholeTips
from mexen_desktop.models.index import Index
from mexen_desktop.models.past import PAST_ROLE
from mexen_desktop.models.scores import SCORE_ROLE, Score
from mexen_desktop.settings import COLOURS
from mexen_desktop.store.past import Past
from mexen_desktop.texts import words
from mexen_desktop.texts.past import when

_GAP: Final = 8
_INSET: Final = 14
_SCORE_ROW: Final = 48
_COUNTER: Final = 9


class PastRows(WholeTips):
    """Rules, who played on up to two lines, the time; the chosen one is brass."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        metrics = metrics_of(option.widget)
        assert isinstance(option.widget, QAbstractItemView)
        width = option.widget.viewport().width() - metrics.px(_GAP)
        lines = self._lines(index.data(PAST_ROLE), metrics, width)
        height = sum(step_of(used) for _text, used in lines)
        return QSize(0, max(metrics.target(60), round(height)) + metrics.px(2 * _GAP))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        metrics, palette = metrics_of(option.widget), theme().palette
        half = metrics.px(_GAP) / 2
        rect = QRectF(option.rect).adjusted(0, half, -metrics.px(_GAP), -half)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        ink, quiet = palette.ink, palette.ink_2
        painter.save()
        if chosen:
            ink = quiet = palette.on_brass
            border = BORDER * metrics.s
            radius = RADIUS_SEAT * metrics.s
            colours = (palette.brass_edge, palette.brass)
            paint_paper(painter, rect, radius, colours, (border, border))
        lines = self._lines(index.data(PAST_ROLE), metrics, rect.width())
        left = rect.left() + metrics.px(_INSET)
        top = rect.center().y() - sum(step_of(used) for _text, used in lines) / 2
        for text, used in lines:
            painter.setFont(used)
            step = step_of(used)
            paint_line(painter, left, top + step / 2, text, quiet if text is lines[-1][0] else ink)
            top += step
        painter.restore()

    @staticmethod
    def _lines(past: Past, metrics: Metrics, width: float) -> list[tuple[str, QFont]]:
        """Give what stands below each other in a row so wide, each line with its font."""
        room = width - 2 * metrics.px(_INSET)
        game, strong = words.game_name(past.rules, past.house), font("name", metrics)
        strong = fitted_name(game, strong, room)
        small = font("small", metrics)
        last = when(past.last)
        dated = fitted_name(last, small, room)
        names = two_lines(words.names(past.people), small, room)
        return [
            (elided(game, strong, room), strong),
            *((line, small) for line in names),
            (elided(last, dated, room), dated),
        ]


class ScoreRows(WholeTips):
    """Peg, name, crown of the winner, what was taken or the lives that were left."""

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        metrics = metrics_of(option.widget)
        return QSize(0, max(metrics.px(_SCORE_ROW), round(metrics.font_px("title") * 1.6)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: Score = index.data(SCORE_ROLE)
        metrics, palette = metrics_of(option.widget), theme().palette
        rect = QRectF(option.rect).adjusted(0, 0, -metrics.px(_INSET), 0)
        painter.save()
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), palette.line)
        middle, side = rect.center().y(), metrics.px(PEG)
        peg = QRectF(rect.left() + 2, middle - side / 2, side, side)
        paint_peg(painter, peg, words.number(row.seat + 1), row.seat % COLOURS, palette)
        right = self._paint_score(painter, row, rect, metrics) - metrics.px(12)
        if row.winner or row.most:
            right -= side
            place = QRectF(right, middle - side / 2, side, side)
            icon, colour = ("crown", palette.brass_ink) if row.winner else ("pot", palette.red_ink)
            paint_icon(painter, icon, place, colour, 2.4)
            right -= metrics.px(12)
        used = font("name" if row.winner or row.most else "body", metrics)
        left = peg.right() + metrics.px(12)
        painter.setFont(used)
        if row.level:
            right -= side + metrics.px(12)
        shown = elided(row.name, used, right - left)
        paint_line(painter, left, middle, shown, palette.ink)
        if row.level:
            left += text_width(shown, used) + metrics.px(10)
            place = QRectF(left, middle - side / 2, side, side)
            paint_icon(painter, f"computer-{row.level}", place, palette.ink_2)
        painter.restore()

    def _paint_score(self, painter: QPainter, row: Score, rect: QRectF, metrics: Metrics) -> float:
        """Write the score at the right; give where it begins."""
        if row.score is None:
            return rect.right()
        palette, used = theme().palette, font("title", metrics)
        text, middle = words.number(row.score), rect.center().y()
        left = rect.right() - text_width(text, used)
        painter.setFont(used)
        paint_line(painter, left, middle, text, palette.ink)
        # Numbers of two figures stand in one column with those of one.
        left = min(left, rect.right() - text_width("88", used))
        if row.life:
            side = metrics.px(PEG)
            left -= side + metrics.px(8)
            paint_icon(painter, "life", QRectF(left, middle - side / 2, side, side), palette.ink_2)
        else:
            radius = metrics.px(_COUNTER)
            left -= 3 * radius
            paint_counter(painter, QPointF(left + radius, middle), radius, palette)
        return left
