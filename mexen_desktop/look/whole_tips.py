"""A list's or table's tips, which tell what was cut."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from mexen_desktop.look.text import plain_tip


class WholeTips(QStyledItemDelegate):
    """Shows a row's whole text as its tip: a name may have been cut."""

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        _option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        QToolTip.showText(event.globalPos(), plain_tip(str(index.data() or "")), view)
        return True
