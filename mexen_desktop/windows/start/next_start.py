"""Paints the first page as the next start is going to show it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from mexen_desktop.settings import SettingsFile
from mexen_desktop.windows.language import Language
from mexen_desktop.windows.start.kept_picture import KeptPicture
from mexen_desktop.windows.start.page import StartPage


def next_start(
    settings: SettingsFile, language: Language, made_for: str, size: QSize, ratio: float
) -> KeptPicture:
    """Return the page for these settings in a window of that size, `ratio` pixels to a point."""
    page = StartPage(settings, language)
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.resize(size)
    page.show()
    page.offer(settings.now.left_open)
    # The keyboard itself stays with the window that is open.
    page.wanted_first.show_ring()
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    page.render(image)
    page.hide()
    page.deleteLater()
    return KeptPicture(made_for, image.width(), image.height(), bytes(image.constBits()))
