"""Opens the least window that PySide6 can, to measure the program's own start against."""

import os
import time

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow


class BareWindow(QMainWindow):
    """Says when it was painted first, as the program does for MEXEN_STARTUP_PROBE."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        QTimer.singleShot(0, self.tell)

    def tell(self) -> None:
        """Print the moment, from the idle event loop, then stop where that is asked for."""
        if os.environ.get("MEXEN_STARTUP_PROBE"):
            now = time.monotonic()
            print(f"painted {now}\nready {now}", flush=True)
            QApplication.quit()


if __name__ == "__main__":
    application = QApplication([])
    window = BareWindow()
    window.resize(1280, 800)
    window.show()
    application.exec()
