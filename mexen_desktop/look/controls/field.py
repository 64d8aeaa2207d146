"""A field to write a line of text into."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QIcon, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit, QWidget

from mexen_desktop.look.focus_ring import PassingRing
from mexen_desktop.look.menu import Menu
from mexen_desktop.look.metrics import Token
from mexen_desktop.look.paper import BORDER, RADIUS_FIELD, paint_paper
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import font

_HEIGHT: int = 48
_PADDING: int = 12
_LETTERS: int = 16


class Field(QLineEdit):
    """A line to write on; what is wrong with it is said beside it, in red, to everybody."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wrong = False
        self._token: Token = "name"
        self._ring = PassingRing()
        self.setFrame(False)
        self.setAttribute(Qt.WidgetAttribute.WA_MacShowFocusRect, False)
        clear = QPalette()
        clear.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(clear)
        self.updateGeometry()

    @property
    def wrong(self) -> bool:
        """Whether what is written cannot stay."""
        return self._wrong

    def set_wrong(self, why: str) -> None:
        """Show that what is written cannot stay, for that reason; nothing is wrong if empty."""
        self._wrong = bool(why)
        self.setAccessibleDescription(why)
        self.update()

    def sizeHint(self) -> QSize:
        metrics = metrics_of(self)
        height = max(metrics.target(_HEIGHT), round(metrics.font_px(self._token) * 1.8))
        return QSize(metrics.font_px(self._token) * _LETTERS, height)

    def minimumSizeHint(self) -> QSize:
        return QSize(metrics_of(self).target(_HEIGHT), self.sizeHint().height())

    def updateGeometry(self) -> None:
        metrics = metrics_of(self)
        self.setFont(font(self._token, metrics))
        self.setTextMargins(metrics.px(_PADDING), 0, metrics.px(_PADDING), 0)
        super().updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, scale = theme().palette, metrics_of(self).s
        edge = palette.red_ink if self._wrong else palette.line_strong
        ground = palette.surface if self.isEnabled() else palette.surface_2
        painter = QPainter(self)
        border = BORDER * scale
        paint_paper(
            painter, QRectF(self.rect()), RADIUS_FIELD * scale, (edge, ground), (border, border)
        )
        painter.end()
        super().paintEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the text, and only that, in a menu like all others."""
        standard, menu = self.createStandardContextMenu(), Menu(self)
        menu.setObjectName("fieldMenu")
        for action in standard.actions():
            if action.isEnabled() and not action.isSeparator():
                action.setParent(menu)
                action.setIcon(QIcon())
                action.setObjectName(f"choice_{action.objectName()}")
                menu.addAction(action)
        standard.deleteLater()
        menu.aboutToHide.connect(menu.deleteLater)
        if not menu.isEmpty():
            menu.popup(event.globalPos())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # Where one writes is shown to fingers as well.
        self._ring.show(self, RADIUS_FIELD)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring.drop()
