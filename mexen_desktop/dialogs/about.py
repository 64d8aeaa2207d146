"""The dialog that says what the program is, who made what it is made of."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop import TITLE, __version__
from mexen_desktop.dialogs.long_text import LongText
from mexen_desktop.dialogs.overlay import Overlay
from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.lines import broken, paint_lines, step_of
from mexen_desktop.look.menu import Menu
from mexen_desktop.look.resources import resource
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import fitted, paint_line
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font
from mexen_desktop.texts.licences import OWN, REPLACING, Part, parts, text, text_of

_PAD: Final = 32
_ICON: Final = 96
_GAP: Final = 20
_TALL: Final = 900


class AboutDialog(Overlay):
    """Shows version and licence above the text of one licence, which a menu chooses."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setObjectName("aboutDialog")
        self._parts = parts()
        self._chosen = OWN
        self._picture = QImage(resource("app", "mexen-256.png"))
        self.licence = Button(icon="page", parent=self)
        self.licence.setObjectName("licenceButton")
        self.licence.clicked.connect(self._offer)
        self.text = LongText(self)
        self.text.setObjectName("licenceText")
        self.close_button = IconButton("close", parent=self)
        self.close_button.setObjectName("closeButton")
        self.close_button.clicked.connect(self.accept)
        self.retranslate()
        self._show()

    def retranslate(self) -> None:
        """Write the dialog in the language that is spoken now."""
        self.setAccessibleName(self.tr("About {name}").format(name=TITLE))
        self.setAccessibleDescription(" ".join(self._sentences()))
        self.close_button.set_label(self.tr("Close"))
        self._name_text()
        self.rearrange()

    def open_over(self) -> None:
        super().open_over()
        self.licence.setFocus(Qt.FocusReason.OtherFocusReason)

    def choose(self, name: str) -> None:
        """Show the licence of the part of that name, or how Qt can be replaced."""
        self._chosen = name
        self._show()

    def lay_out(self, paper: QRect) -> None:
        metrics = metrics_of(self)
        pad, gap = metrics.px(_PAD), metrics.px(_GAP)
        close = self.close_button.sizeHint()
        place = QRect(
            paper.right() - metrics.px(16) - close.width(), paper.top() + metrics.px(12), 0, 0
        )
        place.setSize(close)
        self.close_button.setGeometry(place)
        width = paper.width() - 2 * pad
        button = self.licence.sizeHint()
        top = round(self._below_sentences(paper)) + gap
        self.licence.setGeometry(
            QRect(paper.left() + pad, top, min(button.width(), width), button.height())
        )
        top = self.licence.geometry().bottom() + gap // 2
        self.text.setGeometry(
            QRect(paper.left() + pad, top, width, max(0, paper.bottom() - pad // 2 - top))
        )
        self.text.set_scale()

    def wanted_height(self) -> int:
        return metrics_of(self).px(_TALL)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        metrics, palette, paper = metrics_of(self), theme().palette, self.paper()
        left, side = paper.left() + metrics.px(_PAD), metrics.px(_ICON)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(QRectF(left, self._top(paper), side, side), self._picture)
        left += side + metrics.px(_GAP)
        title = self.accessibleName()
        painter.setFont(fitted(title, font("title", metrics), self.close_button.x() - left))
        middle = self.close_button.geometry().center().y()
        paint_line(painter, left, middle, title, palette.ink)
        used = font("small", metrics)
        painter.setFont(used)
        top = float(self._head(paper))
        for sentence in self._sentences():
            lines = broken(sentence, used, self._room(paper))
            top = paint_lines(painter, left, top, lines, step_of(used), palette.ink_2)
        painter.end()

    # Inside

    def _sentences(self) -> list[str]:
        own = self.tr("Version {number}. Free software under the MIT licence.")
        others = self.tr(
            "It is made with Qt and PySide6 under the LGPL, with the Lato typeface under the SIL "
            "Open Font License, and with other free software. You may put your own Qt in its place."
        )
        return [own.format(number=__version__), others]

    def _show(self) -> None:
        part = self._part()
        self.text.show_text(text_of(part) if part is not None else text(REPLACING))
        self._name_text()
        self.rearrange()

    def _part(self) -> Part | None:
        return next((part for part in self._parts if part.name == self._chosen), None)

    def _name_text(self) -> None:
        part = self._part()
        name = _named(part) if part is not None else self._how_to()
        self.licence.set_label(name)
        self.text.setAccessibleName(name)

    def _how_to(self) -> str:
        return self.tr("Putting your own Qt in its place")

    def _offer(self) -> None:
        menu = Menu(self)
        menu.setObjectName("licenceMenu")
        choices = [(part.name, _named(part)) for part in self._parts]
        menu.add_choices([*choices, (REPLACING, self._how_to())], self._chosen, self.choose)
        menu.open_at(self.licence)

    def _top(self, paper: QRect) -> int:
        return paper.top() + metrics_of(self).px(24)

    def _head(self, paper: QRect) -> int:
        return paper.top() + metrics_of(self).px(12) + self.close_button.sizeHint().height()

    def _room(self, paper: QRect) -> int:
        metrics = metrics_of(self)
        return paper.width() - 2 * metrics.px(_PAD) - metrics.px(_ICON + _GAP)

    def _below_sentences(self, paper: QRect) -> float:
        metrics = metrics_of(self)
        used = font("small", metrics)
        lines = sum(len(broken(text, used, self._room(paper))) for text in self._sentences())
        text_end = self._head(paper) + lines * step_of(used)
        return max(text_end, self._top(paper) + metrics.px(_ICON))


def _named(part: Part) -> str:
    return f"{part.name} — {part.licence}"
