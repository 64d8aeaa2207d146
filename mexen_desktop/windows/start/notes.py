"""What is written on the cloth of the start page."""

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop import TITLE
from mexen_desktop.look.controls.drawn import Drawn
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.lines import fitted_lines, paint_lines, step_of
from mexen_desktop.look.pictures import picture
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import fitted, paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font, text_width

#: The program's name is the same in every language.
LOGO: Final = 60

_LOGOS: Final = (64, 128, 256)
_GAP: Final = 18
_NOTICE_ICON: Final = 24
_NOTICE_GAP: Final = 10
_NOTICE_LINE: Final = 1.15


class Title(Drawn):
    """The program's icon with its name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._logo = QImage()
        self.setObjectName("title")
        self.setAccessibleName(TITLE)

    def upright_size(self) -> QSize:
        metrics = metrics_of(self)
        logo = metrics.px(LOGO)
        return QSize(
            logo + metrics.px(_GAP) + round(text_width(TITLE, font("headline", metrics)) + 1), logo
        )

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics = metrics_of(self)
        side = metrics.px(LOGO)
        if self._logo.isNull():
            wanted = side * self.devicePixelRatioF()
            drawn = next((each for each in _LOGOS if each >= wanted), _LOGOS[-1])
            self._logo = picture("app", f"mexen-{drawn}.png")
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(QRectF(0, (size.height() - side) / 2, side, side), self._logo)
        left = side + metrics.px(_GAP)
        used = fitted(TITLE, font("headline", metrics), size.width() - left)
        used.setPixelSize(min(used.pixelSize(), size.height()))
        painter.setFont(used)
        paint_line(painter, left, size.height() / 2, TITLE, theme().palette.ink)


class Notice(Drawn):
    """Why Play waits, with what to do; hidden while it need not wait."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._sentence = ""
        self.hide()

    def sentence(self) -> str:
        """Give the sentence, "" for none."""
        return self._sentence

    def set_sentence(self, sentence: str) -> None:
        """Say it, or nothing."""
        self._sentence = sentence
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))
        self.renew()

    def upright_size(self) -> QSize:
        used, lines = self._written(self.size())
        return QSize(self.width(), round(len(lines) * step_of(used, _NOTICE_LINE)))

    def paint(self, painter: QPainter, size: QSize) -> None:
        metrics, palette = metrics_of(self), theme().palette
        used, lines = self._written(size)
        side, step = metrics.icon(_NOTICE_ICON), step_of(used, _NOTICE_LINE)
        top = (size.height() - len(lines) * step) / 2
        icon = QRectF(0, top + (step - side) / 2, side, side)
        paint_icon(painter, "warning", icon, palette.red_ink)
        painter.setFont(used)
        paint_lines(painter, side + metrics.px(_NOTICE_GAP), top, lines, step, palette.red_ink)

    def _written(self, size: QSize) -> tuple[QFont, list[str]]:
        metrics = metrics_of(self)
        room = size.width() - metrics.icon(_NOTICE_ICON) - metrics.px(_NOTICE_GAP)
        used = font("small_strong", metrics)
        return fitted_lines(self._sentence, used, room, size.height(), _NOTICE_LINE)
