"""The window goes from one screen to another of twice the scale, then tells how it looks there.

`python -m tests.kit.two_screens FOLDER` prints which share of the pixels of each page differs
between a window that came over and one that was opened there.
"""

import json
import os
import sys
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mexen_desktop.look.type import load_fonts
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
        QTest.qWait(50)
        return self.window.devicePixelRatioF()

    def play(self) -> None:
        """Throw once; dice fall in one window as in another."""
        self.window.start_game()
        assert self.window.controller is not None
        self.window.controller.pick_fall = lambda _count: 0
        self.window.controller.throw()
        QTest.qWait(100)

    def picture(self) -> QImage:
        """Return how it looks while it is in front."""
        self.window.activateWindow()
        QTest.qWait(50)
        return self.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def differing(one: QImage, other: QImage) -> float:
    """Return which share of the pixels is not the same."""
    assert one.size() == other.size(), (one.size(), other.size())
    different = sum(
        any(abs((a >> by & 255) - (b >> by & 255)) > SAME for by in (0, 8, 16))
        for y in range(one.height())
        for x in range(one.width())
        if (a := one.pixel(x, y)) != (b := other.pixel(x, y))
    )
    return different / (one.width() * one.height())


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
