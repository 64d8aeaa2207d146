"""Keys with what they do, line below line."""

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QKeySequence, QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.drawn import Drawn
from mexen_desktop.look.keycap import keycap_size, paint_keycap
from mexen_desktop.look.lines import broken, paint_lines, step_of
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font
from mexen_desktop.texts.keys import Part, Row

#: The least part of a line that says what the keys do.
_WORDS: Final = 0.5
_GAP: Final = 8
_BEFORE_WORDS: Final = 16
_AIR: Final = 5
_ABOVE_TITLE: Final = 18


class Line(Drawn):
    """A line of a list, which may be broken into several."""

    def height_in(self, width: int) -> int:
        """Give how high it is where it may be so wide."""
        raise NotImplementedError

    def upright_size(self) -> QSize:
        return QSize(self.width(), self.height_in(self.width()))


class Title(Line):
    """The name of the place in which the keys below it are good."""

    def __init__(self, part: Part, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = part.title
        self.setAccessibleName(part.title)

    def height_in(self, width: int) -> int:
        used = self._font()
        above = metrics_of(self).px(_ABOVE_TITLE)
        return above + round(len(broken(self._title, used, width)) * step_of(used))

    def paint(self, painter: QPainter, size: QSize) -> None:
        used = self._font()
        painter.setFont(used)
        top = metrics_of(self).px(_ABOVE_TITLE)
        lines = broken(self._title, used, size.width())
        paint_lines(painter, 0, top, lines, step_of(used), theme().palette.ink)

    def _font(self) -> QFont:
        return font("title", metrics_of(self))


class KeyRow(Line):
    """Caps of keys, then what they do; below the caps where there is no room beside them."""

    def __init__(self, row: Row, parent: QWidget) -> None:
        super().__init__(parent)
        self._caps = [written(key) for key in row.keys]
        self._text = row.does
        self._lead = 0.0
        self.setAccessibleName(f"{', '.join(self._caps)}: {row.does}")

    def lead_in(self, width: int) -> float:
        """Give where its words would begin beside its caps; 0 where they stand below those."""
        caps = self._caps_width()
        return caps if caps <= width * _WORDS else 0.0

    def set_lead(self, lead: float) -> None:
        """Begin its words where those of the rows around it begin."""
        self._lead = lead

    def height_in(self, width: int) -> int:
        _, top, lines = self._laid_out(width)
        used = font("small", metrics_of(self))
        words = top + len(lines) * step_of(used)
        return round(max(words, self._cap_height()) + 2 * metrics_of(self).px(_AIR))

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics, ink = metrics_of(self), theme().palette.ink
        left, top, lines = self._laid_out(size.width())
        air = metrics.px(_AIR)
        at = 0.0
        for cap in self._caps:
            where = keycap_size(cap, metrics)
            paint_keycap(painter, QRectF(at, air, where.width(), where.height()), cap, ink, metrics)
            at += where.width() + metrics.px(_GAP)
        used = font("small", metrics)
        if not top and len(lines) == 1:
            top = (self._cap_height() - step_of(used)) / 2
        painter.setFont(used)
        paint_lines(painter, left, air + top, lines, step_of(used), ink)

    def _laid_out(self, width: int) -> tuple[float, float, list[str]]:
        """Give where the words begin, how far below the caps' upper edge, broken into lines."""
        metrics = metrics_of(self)
        left, top = max(self._lead, self.lead_in(width)), 0.0
        if self._caps_width() > width * _WORDS:
            left, top = 0.0, self._cap_height() + metrics.px(_AIR)
        return left, top, broken(self._text, font("small", metrics), width - left)

    def _caps_width(self) -> float:
        metrics = metrics_of(self)
        caps = sum(keycap_size(cap, metrics).width() for cap in self._caps)
        return caps + (len(self._caps) - 1) * metrics.px(_GAP) + metrics.px(_BEFORE_WORDS)

    def _cap_height(self) -> float:
        return keycap_size("", metrics_of(self)).height()


def written(key: str) -> str:
    """Return what stands on a key here, such as Strg for Ctrl; a range stays as it is."""
    sequence = QKeySequence(key)
    known = sequence.count() == 1 and "–" not in key
    return sequence.toString(QKeySequence.SequenceFormat.NativeText) if known else key
