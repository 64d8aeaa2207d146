"""A square button with nothing but an icon."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.key import Variant
from mexen_desktop.look.icons import paint_icon
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.text import plain_tip

ICON: int = 28
#: However large the text is, the key stays seen around its icon.
_MOST_OF_FACE: float = 0.75


class IconButton(Button):
    """A square key: its name is what a screen reader says, with the mouse over it a tooltip."""

    def __init__(
        self,
        icon: str,
        label: str = "",
        *,
        variant: Variant = "paper",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(label, icon=icon, variant=variant, parent=parent)

    def set_label(self, label: str) -> None:
        super().set_label(label)
        self.setToolTip(plain_tip(label))

    def upright_size(self) -> QSize:
        side = metrics_of(self).icon_button
        return QSize(side, side)

    def paint(self, painter: QPainter, size: QSize) -> None:
        face = self.paint_face(painter, size)
        side = min(metrics_of(self).icon(ICON), round(face.height() * _MOST_OF_FACE))
        place = QRectF(0, 0, side, side)
        place.moveCenter(face.center())
        paint_icon(painter, self._icon_name, place, self.ink())
