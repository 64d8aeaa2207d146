"""The icon of the window."""

from typing import Final

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.resources import resource

_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)


def show_icon(window: QWidget) -> None:
    """Give a window the program's icon, in every size that desktops ask for."""
    icon = QIcon()
    for size in _SIZES:
        icon.addFile(resource("app", f"mexen-{size}.png"))
    window.setWindowIcon(icon)
