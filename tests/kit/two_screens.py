"""The window goes from one screen to another of twice the scale, then tells how it looks there.

`python -m tests.kit.two_screens FOLDER` prints which share of the pixels of each page differs
between a window that came over and one that was opened there.
"""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QPoint
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QApplication

from mexen_desktop.look.type import load_fonts
from mexen_desktop.models.controller import Stage
from mexen_desktop.settings import Player, SettingsFile
from mexen_desktop.windows.appearance import follow
from mexen_desktop.windows.keeping import Keeping
from mexen_desktop.windows.language import Language
from mexen_desktop.windows.main_window import MainWindow
from tests.kit.at_table import ScriptedDice, dice_of

SCREENS = {
    "screens": [
        {"name": "small", "x": 0, "y": 0, "width": 1280, "height": 800},
        {"name": "fine", "x": 1280, "y": 0, "width": 2560, "height": 1600},
    ]
}
PEOPLE = (Player("Ann", 0, "A"), Player("Bo", 1, "B"))
#: Of 255: what the eye takes for the same.
SAME = 12


class Visited:
    """A window on one of the screens."""

    def __init__(self, folder: Path, language: Language, screen: str) -> None:
        folder.mkdir()
        settings = SettingsFile(folder / "settings.json")
        settings.change(players=PEOPLE, speed="off", language="en", window=(1100, 700))
        follow(settings.now, language)
        dice = ScriptedDice(dice_of(61, 61))
        self.window = MainWindow(settings, language, Keeping(folder), dice)
        self.window.open()
        self.move(screen)

    def move(self, screen: str) -> float:
        """Go to that screen; return its scale as the window knows it."""
        there = next(each for each in QGuiApplication.screens() if each.name() == screen)
        self.window.move(there.geometry().topLeft() + QPoint(40, 20))
        await_until(lambda: self.window.screen() is there)
        return self.window.devicePixelRatioF()

    def play(self) -> None:
        """Throw once; dice fall in one window as in another."""
        self.window.start_game()
        controller = self.window.controller
        assert controller is not None
        controller.pick_fall = lambda _count: 0
        controller.throw()
        await_until(lambda: controller.stage is not Stage.MOVING)

    def picture(self) -> QImage:
        """Return how it looks while it is in front."""
        self.window.activateWindow()
        await_until(self.window.isActiveWindow)
        return self.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def await_until(there: Callable[[], bool]) -> None:
    """Let everything happen that waits, and what follows, until something is so."""
    QApplication.processEvents()
    while not there():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    QApplication.processEvents()


def differing(one: QImage, other: QImage) -> float:
    """Return which share of the pixels is not the same."""
    assert one.size() == other.size(), (one.size(), other.size())
    difference, other = QImage(one), QImage(other)
    # Pixel upon pixel, whatever screen they are from.
    for each in (difference, other):
        each.setDevicePixelRatio(1)
    painter = QPainter(difference)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    # Of the four bytes of a pixel the last tells no colour.
    marked = bytes(difference.constBits()).translate(bytes(level > SAME for level in range(256)))
    red, green, blue = (int.from_bytes(marked[colour::4]) for colour in range(3))
    return (red | green | blue).bit_count() / (one.width() * one.height())


def main(folder: Path) -> int:
    """Compare."""
    screens = folder / "screens.json"
    screens.write_text(json.dumps(SCREENS))
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"
    os.environ["QT_SCREEN_SCALE_FACTORS"] = "small=1;fine=2"
    application = QApplication([])
    load_fonts()
    language = Language(application)
    came = Visited(folder / "came", language, "small")
    there = Visited(folder / "there", language, "fine")
    ratios = [came.window.devicePixelRatioF(), came.move("fine")]
    pages = {"start": differing(came.picture(), there.picture())}
    came.move("small")
    came.play()
    there.play()
    small = came.picture()
    came.move("fine")
    fine = there.picture()
    pages["table"] = differing(came.picture(), fine)
    # As it would look if parts kept what they had painted for the other screen.
    blurred = differing(small.scaled(fine.size()), fine)
    json.dump({"ratios": ratios, "pages": pages, "blurred": blurred}, sys.stdout)
    came.window.close()
    there.window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
