"""Shows the first page as it was kept, until the page itself is there."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.windows.start.kept_picture import KeptPicture


class Preview(QWidget):
    """A picture over the whole window; what is done meanwhile waits for the page."""

    #: It was painted for the first time.
    painted = Signal()

    def __init__(self, picture: KeptPicture, parent: QWidget) -> None:
        super().__init__(parent)
        # The image does not own the pixels.
        self._pixels = picture.pixels
        self._image = QImage(
            self._pixels, picture.width, picture.height, QImage.Format.Format_RGB32
        )
        self._image.setDevicePixelRatio(parent.devicePixelRatioF())
        self._told = False

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        # A window of another size has no use for it, but is there at once all the same.
        if self.size() == self._image.deviceIndependentSize().toSize():
            painter.drawImage(0, 0, self._image)
        painter.end()
        if not self._told:
            self._told = True
            QTimer.singleShot(0, self, self.painted.emit)
