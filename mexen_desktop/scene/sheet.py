"""The side sheet of the table."""

from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QPoint,
    QPropertyAnimation,
    QRect,
    QRectF,
    QSize,
    Signal,
)
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.pressable import Pressable
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.paper import BORDER, RADIUS_SEAT, paint_round
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import fitted, paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font
from mexen_desktop.models.controller import Controller
from mexen_desktop.models.log import LogModel
from mexen_desktop.models.ranking import RankingModel
from mexen_desktop.scene.list_view import PaperList
from mexen_desktop.scene.log_rows import LogRows
from mexen_desktop.scene.ranking_rows import RankingRows, row_height
from mexen_desktop.texts import words

SLIDE_MS: Final = 200


class FoldButton(Pressable):
    """The quiet button in the sheet's corner that folds it away."""

    def upright_size(self) -> QSize:
        side = metrics_of(self).target(48)
        return QSize(side, side)

    def paint(self, painter: QPainter, size: QSize) -> None:
        palette, scale = theme().palette, metrics_of(self).s
        rect = QRectF(0, 0, size.width(), size.height())
        if self.hovered or self.isDown():
            face = palette.surface_down if self.isDown() else palette.surface_2
            paint_round(painter, rect, RADIUS_SEAT * scale, face)
        side = 28 * scale
        place = QRectF(0, 0, side, side)
        place.moveCenter(rect.center())
        paint_icon(painter, "sheet", place, palette.ink_2)


class Sheet(QWidget):
    """Paper beside the table, or over it: the ranking of the round, what happened, which round."""

    fold_requested = Signal()
    #: It has slid away.
    folded = Signal()

    def __init__(self, controller: Controller, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("sheet")
        self._page = parent
        self._controller = controller
        self._round = 0
        self._titles = ("", "", "")
        self._edge_at = "left"
        self._rule = QRect()
        self.fold_button = FoldButton(self)
        self.fold_button.setObjectName("foldSheetButton")
        self.fold_button.clicked.connect(self.fold_requested)
        self.log = LogModel(controller, self)
        self.ranking_view = PaperList(
            RankingModel(controller, self), RankingRows(controller, self), self
        )
        self.ranking_view.setObjectName("rankingView")
        self.log_view = PaperList(self.log, LogRows(), self)
        self.log_view.setObjectName("logView")
        self._slide = QPropertyAnimation(self, b"pos", self)
        self._slide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._slide.finished.connect(self._slid)
        self._opening = False
        self.hide()
        self.retranslate()

    @property
    def open(self) -> bool:
        """Whether it is open, or about to be."""
        return self._opening

    def set_scale(self, _metrics: Metrics) -> None:
        """Draw at other sizes from now on; `place` follows."""
        self.ranking_view.scheduleDelayedItemsLayout()
        self.log_view.scheduleDelayedItemsLayout()

    def place(self, rect: QRect, *, open_now: bool, slide: bool) -> None:
        """Lie there when open, outside the page when not; `slide` is with motion."""
        page = self._page.rect()
        away = QPoint(rect.left(), page.bottom() + 1)
        if rect.height() == page.height():
            on_right = rect.left() > 0
            away = QPoint(page.right() + 1 if on_right else -rect.width(), rect.top())
            self._edge_at = "left" if on_right else "right"
        else:
            self._edge_at = "top"
        changes = open_now != self._opening
        self._opening = open_now
        duration = theme().duration(SLIDE_MS)
        self.resize(rect.size())
        self._lay_out()
        self._slide.stop()
        target = rect.topLeft() if open_now else away
        if slide and changes and duration:
            self._slide.setStartValue(away if open_now else self.pos())
            self._slide.setEndValue(target)
            self._slide.setDuration(duration)
            self.show()
            self._slide.start()
        else:
            self.move(target)
            self._slid()
        self.raise_()

    def refresh(self) -> None:
        """Show the round of now; rows follow by themselves."""
        shown = self._controller.ended
        now = shown.round if shown else self._controller.state.round
        if now != self._round:
            self._round = now
            self.retranslate()
        if self.ranking_view.height() != self._ranking_height():
            self._lay_out()

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        number = words.number(self._round)
        self._titles = (
            QCoreApplication.translate("Sheet", "This round"),
            QCoreApplication.translate("Sheet", "What has happened"),
            QCoreApplication.translate("Sheet", "Round {number}").format(number=number),
        )
        self.fold_button.setAccessibleName(QCoreApplication.translate("Sheet", "Fold away"))
        self.fold_button.setToolTip(self.fold_button.accessibleName())
        self.ranking_view.setAccessibleName(self._titles[0])
        self.log_view.setAccessibleName(self._titles[1])
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.log.retell()
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        metrics, palette = metrics_of(self), theme().palette
        painter = QPainter(self)
        painter.fillRect(self.rect(), palette.surface)
        line = max(1, metrics.px(BORDER))
        edge = {
            "left": QRect(0, 0, line, self.height()),
            "right": QRect(self.width() - line, 0, line, self.height()),
            "top": QRect(0, 0, self.width(), line),
        }[self._edge_at]
        painter.fillRect(edge, palette.line)
        painter.fillRect(self._rule, palette.line)
        left = self._left(metrics)
        head = self.fold_button.geometry().center().y()
        below = self._rule.bottom() + self._head_height(metrics) / 2 + metrics.px(2)
        ends = self.fold_button.x(), self.width() - metrics.px(8)
        for title, middle, end in zip(self._titles, (head, below), ends, strict=False):
            painter.setFont(fitted(title, font("title", metrics), end - left))
            paint_line(painter, left, middle, title, palette.ink)
        painter.setFont(font("small_strong", metrics))
        foot = self.height() - self._foot_height(metrics) / 2
        side = 20 * metrics.s
        paint_icon(painter, "start", QRectF(left, foot - side / 2, side, side), palette.ink_2)
        paint_line(painter, left + side + metrics.px(8), foot, self._titles[2], palette.ink_2)

    def _slid(self) -> None:
        self.setVisible(self._opening)
        if not self._opening:
            self.folded.emit()

    def _left(self, metrics: Metrics) -> int:
        return metrics.margin + metrics.px(2)

    def _head_height(self, metrics: Metrics) -> int:
        return max(metrics.px(52), round(metrics.font_px("title") * 1.6))

    def _foot_height(self, metrics: Metrics) -> int:
        return max(metrics.px(52), round(metrics.font_px("small_strong") * 1.8))

    def _ranking_height(self) -> int:
        metrics = metrics_of(self)
        rows = len(self._controller.ranking())
        room = self.height() - 2 * self._head_height(metrics) - self._foot_height(metrics)
        # At least a few sentences of the log stay in sight.
        return min(rows * row_height(metrics), max(row_height(metrics), round(room * 0.62)))

    def _lay_out(self) -> None:
        metrics = metrics_of(self)
        left, width = self._left(metrics), self.width()
        side = metrics.target(48)
        top = metrics.px(10)
        self.fold_button.setGeometry(width - side - metrics.px(6), top, side, side)
        inset = metrics.px(8)
        top = max(top + side, self._head_height(metrics)) + metrics.px(2)
        ranking = QRect(left - inset, top, width - left + inset - inset, self._ranking_height())
        self.ranking_view.setGeometry(ranking)
        top = ranking.bottom() + 1 + inset
        self._rule = QRect(0, top, width, max(1, metrics.px(BORDER)))
        top += self._head_height(metrics)
        bottom = self.height() - self._foot_height(metrics)
        self.log_view.setGeometry(left, top, width - left - inset, max(0, bottom - top))
        self.update()
