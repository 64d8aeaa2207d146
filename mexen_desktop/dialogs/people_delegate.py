"""How the cells of the roster are painted."""

from typing import Final, cast

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from mexen_desktop.dialogs.name_field import NameField
from mexen_desktop.dialogs.roster_words import about_name
from mexen_desktop.look.focus_ring import WIDTH
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.keycap import paint_keycap
from mexen_desktop.look.lines import fitted_lines, paint_lines, step_of
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.palette import Palette
from mexen_desktop.look.paper import BORDER, RADIUS_FIELD, paint_paper, paint_round
from mexen_desktop.look.pegs import paint_peg
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.tags import TICK, paint_tick
from mexen_desktop.look.text import elided, fitted, paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width
from mexen_desktop.models.index import Index
from mexen_desktop.models.players import Column, PlayersModel
from mexen_desktop.models.roster import Entry
from mexen_desktop.texts import words

Cell = tuple[int, int]

ROW: Final = 64
#: How far in names and keys begin, below their titles.
LEAD: Final = 10
#: How large an icon is, a key with a letter on it.
ICON: Final = 26
KEY: Final = (48, 36)
NOWHERE: Final[Cell] = (-1, -1)

_FIELD: Final = 48
_FIELD_SHARE: Final = 0.42
_PEG: Final = 34
#: How much of its column a tick or a peg fills at most.
_MOST: Final = 0.82
_LINE: Final = 1.15
_BETWEEN: Final = 14
#: What of a row is still shown while somebody is picked.
_SAID: Final = (Column.PEG, Column.NAME, Column.WHO)
_FRAME: Final = 3
#: How much of a row's height that has which is pressed to change.
_KEY_HIGH: Final = 0.84


class PeopleDelegate(QStyledItemDelegate):
    """Paints what the model says; the view tells which cells are under pointer or keyboard."""

    #: A name is being written, or is no longer.
    writing = Signal(bool)

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self.hovered: Cell = NOWHERE
        self.focused: Cell = NOWHERE
        #: The row that waits for its new tap key, the one that is dragged; -1 for none.
        self.waiting = -1
        self.dragged = -1
        self.edited = -1
        self._field: NameField | None = None
        #: Who is to be picked another row for; None while all rows can be changed.
        self.asked: Entry | None = None

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(0, row_height(metrics_of(self._view)))

    def end(self) -> None:
        """Let no name be written any longer."""
        if self._field is not None:
            self._field.finish()

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: Index) -> QWidget:
        self.writing.emit(True)
        field = self._field = NameField(model_of(index), index.row(), parent)
        field.done.connect(lambda: self.closeEditor.emit(field, self.EndEditHint.NoHint))
        field.judged.connect(self._view.scheduleDelayedItemsLayout)
        return field

    def destroyEditor(self, editor: QWidget, index: Index) -> None:
        self.edited = -1
        if editor is self._field:
            self._field = None
        self.writing.emit(False)
        super().destroyEditor(editor, index)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        # The field shows every change already: setting it anew would move the cursor.
        if isinstance(editor, NameField) and editor.text() != index.data():
            editor.setText(index.data())

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        metrics = metrics_of(self._view)
        field = QRectF(option.rect)
        if isinstance(editor, NameField) and editor.wrong:
            # Beside it stands what is wrong.
            field.setWidth(field.width() * _FIELD_SHARE)
        field.setHeight(max(metrics.target(_FIELD), editor.minimumSizeHint().height()))
        field.moveTop(option.rect.top() + (option.rect.height() - field.height()) / 2)
        field.adjust(metrics.px(4), 0, 0, 0)
        editor.setGeometry(field.toRect())

    def eventFilter(self, _editor: QObject, _event: QEvent) -> bool:
        # The field itself says what its keys do.
        return False

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        metrics, palette = metrics_of(self._view), theme().palette
        cell = (index.row(), index.column())
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, rect, cell, metrics, palette)
        if self.asked is None or cell[1] in _SAID:
            getattr(self, f"_paint_{Column(cell[1]).name.lower()}")(painter, rect, index, metrics)
        if self._can_be_picked(index):
            self._paint_frame(painter, rect, cell, metrics, palette)
        elif cell == self.focused and index.row() != self.edited:
            inset = WIDTH * metrics.s
            painter.setPen(QPen(palette.focus, WIDTH * metrics.s))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = RADIUS_FIELD * metrics.s
            painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, rect: QRectF, cell: Cell, metrics: Metrics, palette: Palette
    ) -> None:
        row = cell[0]
        if row in (self.edited, self.dragged):
            painter.fillRect(rect, palette.surface_2)
        elif cell == self.hovered:
            radius = RADIUS_FIELD * metrics.s
            inset = 4 * metrics.s
            paint_round(painter, rect.adjusted(0, inset, 0, -inset), radius, palette.surface_2)
        line = max(1.0, metrics.s)
        painter.fillRect(
            QRectF(rect.left(), rect.bottom() - line, rect.width(), line), palette.line
        )

    def _can_be_picked(self, index: Index) -> bool:
        entry = model_of(index).entry(index.row())
        if self.asked is None or entry is self.asked:
            return False
        return bool(entry.settled) and not entry.level

    def _paint_frame(
        self, painter: QPainter, rect: QRectF, cell: Cell, metrics: Metrics, palette: Palette
    ) -> None:
        """Paint a cell's part of the frame around a whole row, which is what can be pressed."""
        focused = cell[0] == self.focused[0]
        line, radius = _FRAME * metrics.s, RADIUS_FIELD * metrics.s
        row = QRectF(0, rect.top(), self._view.width(), rect.height())
        painter.setClipRect(rect)
        row.adjust(line, line, -line, -2 * line)
        painter.setPen(QPen(palette.focus if focused else palette.brass_edge, line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(row, radius, radius)

    def _paint_grip(self, painter: QPainter, rect: QRectF, _index: Index, metrics: Metrics) -> None:
        side = metrics.icon(ICON)
        paint_icon(painter, "drag", _square(rect, side), theme().palette.ink_2)

    def _paint_plays(self, painter: QPainter, rect: QRectF, index: Index, metrics: Metrics) -> None:
        ticked = model_of(index).entry(index.row()).plays
        box = _square(rect, min(metrics.icon(TICK), rect.width() * _MOST))
        paint_tick(painter, box, metrics.s, theme().palette, ticked=ticked)

    def _paint_peg(self, painter: QPainter, rect: QRectF, index: Index, metrics: Metrics) -> None:
        model = model_of(index)
        entry = model.entry(index.row())
        number = model.roster.number(entry)
        text = words.number(number) if number else ""
        where = _square(rect, min(metrics.icon(_PEG), rect.width() * _MOST))
        paint_peg(painter, where, text, entry.colour, theme().palette)

    def _paint_name(self, painter: QPainter, rect: QRectF, index: Index, metrics: Metrics) -> None:
        model, palette = model_of(index), theme().palette
        entry = model.entry(index.row())
        problem = model.problem(index.row())
        left, room = rect.left() + metrics.px(LEAD), rect.width() - 2 * metrics.px(LEAD)
        if problem is not None:
            room = rect.width() * _FIELD_SHARE
            self._paint_problem(painter, rect, about_name(problem, entry.name), metrics)
        if index.row() == self.edited:
            return
        used = font("name" if entry.plays else "body", metrics)
        painter.setFont(used)
        ink = palette.ink if entry.plays else palette.ink_2
        ink = ink if problem is None else palette.red_ink
        paint_line(painter, left, rect.center().y(), elided(entry.name, used, room), ink)

    def _paint_problem(self, painter: QPainter, rect: QRectF, text: str, metrics: Metrics) -> None:
        ink, used = theme().palette.red_ink, font("small_strong", metrics)
        left = rect.left() + rect.width() * _FIELD_SHARE + metrics.px(_BETWEEN)
        side = metrics.icon(22)
        icon = QRectF(left, rect.center().y() - side / 2, side, side)
        paint_icon(painter, "warning", icon, ink)
        left += side + metrics.px(8)
        used, lines = fitted_lines(text, used, rect.right() - left, rect.height(), _LINE)
        step = step_of(used, _LINE)
        painter.setFont(used)
        paint_lines(painter, left, rect.center().y() - len(lines) * step / 2, lines, step, ink)

    def _paint_who(self, painter: QPainter, rect: QRectF, index: Index, metrics: Metrics) -> None:
        palette, level = theme().palette, model_of(index).entry(index.row()).level
        left, middle = rect.left() + metrics.px(LEAD), rect.center().y()
        right = rect.right() - metrics.px(4)
        if level:
            self._paint_key_face(painter, rect, metrics, palette)
            side = metrics.icon(ICON)
            icon = QRectF(left, middle - side / 2, side, side)
            paint_icon(painter, f"computer-{level}", icon, palette.ink)
            left, right = icon.right() + metrics.px(8), right - metrics.px(LEAD)
        # Two lines are read better than one of small letters.
        used, lines = fitted_lines(
            str(index.data()), font("body", metrics), right - left, rect.height() * _KEY_HIGH, _LINE
        )
        painter.setFont(used)
        step = step_of(used, _LINE)
        ink = palette.ink if level else palette.ink_2
        paint_lines(painter, left, middle - len(lines) * step / 2, lines, step, ink)

    def _paint_key_face(
        self, painter: QPainter, rect: QRectF, metrics: Metrics, palette: Palette
    ) -> None:
        """Paint the paper of what changes when it is pressed, as buttons have it."""
        low = rect.height() * (1 - _KEY_HIGH) / 2
        face = rect.adjusted(0, low, -metrics.px(8), -low)
        border = BORDER * metrics.s
        colours = (palette.line_strong, palette.surface)
        paint_paper(painter, face, RADIUS_FIELD * metrics.s, colours, (border, border))

    def _paint_key(self, painter: QPainter, rect: QRectF, index: Index, metrics: Metrics) -> None:
        palette = theme().palette
        entry = model_of(index).entry(index.row())
        middle, left = rect.center().y(), rect.left() + metrics.px(LEAD)
        if index.row() == self.waiting:
            text = self.tr("Press a key")
            field = QRectF(
                left, middle - metrics.px(20), rect.width() - 1.5 * metrics.px(LEAD), metrics.px(40)
            )
            border, radius = BORDER * metrics.s, RADIUS_FIELD * metrics.s
            paint_paper(
                painter, field, radius, (palette.brass_edge, palette.brass), (border, border)
            )
            used = fitted(text, font("small_strong", metrics), field.width() - metrics.px(12))
            painter.setFont(used)
            start = field.center().x() - text_width(text, used) / 2
            paint_line(painter, start, middle, text, palette.on_brass)
        elif entry.plays and entry.tap_key:
            width, height = metrics.px(KEY[0]), metrics.px(KEY[1])
            cap = QRectF(left, middle - height / 2, width, height)
            paint_keycap(painter, cap, entry.tap_key, palette.ink, metrics)
        else:
            painter.setFont(font("body", metrics))
            paint_line(painter, left, middle, "–", palette.ink_2)

    def _paint_remove(
        self, painter: QPainter, rect: QRectF, _index: Index, metrics: Metrics
    ) -> None:
        paint_icon(painter, "remove", _square(rect, metrics.icon(ICON)), theme().palette.ink_2)


def model_of(index: Index) -> PlayersModel:
    """Return the model of an index of the roster."""
    return cast(PlayersModel, index.model())


def row_height(metrics: Metrics) -> int:
    """Return how high a row is: it grows with the text."""
    return max(metrics.target(ROW), round(metrics.font_px("name") * 2.2))


def _square(rect: QRectF, side: float) -> QRectF:
    square = QRectF(0, 0, side, side)
    square.moveCenter(QPointF(rect.center()))
    return square
