"""Draw the pictures of the README: three screens, one throw that moves.

`python3 dev.py pictures` writes them into docs/pictures/. What falls is scripted, how it falls is
chance, so that the throw is another one each time.
"""

import os
import tempfile
from pathlib import Path
from typing import Final, NamedTuple
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from mexen_desktop.look.type import load_fonts
from mexen_desktop.models.controller import Stage
from mexen_desktop.scene import tray
from mexen_desktop.scene.dice import DiceStage
from mexen_desktop.settings import Player, SettingsFile
from mexen_desktop.windows.appearance import follow
from mexen_desktop.windows.keeping import Keeping
from mexen_desktop.windows.language import Language
from mexen_desktop.windows.main_window import MainWindow
from tests.kit.at_table import ScriptedDice, dice_of
from tests.kit.screens import Visitor

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZE: Final = (1280, 800)
PEOPLE: Final = ("Ann", "Bo", "Cem", "Greet", "Søren", "Finn")

#: Of the throw that moves: pictures a second, width, how long it is still before and after.
RATE: Final = 30
WIDTH: Final = 800
BEFORE: Final = 700
AFTER: Final = 1600
#: How long the slip that says "Mexico" takes to be there, how long it is to be read.
SLIP_COMES: Final = 400
SLIP: Final = 900


class Picture(NamedTuple):
    """What is shown: by which rules, with which dice, doing what, in which colours."""

    rules: str
    rolls: tuple[int | tuple[int, ...], ...]
    steps: str
    theme: str = "light"
    players: int = 6


PICTURES: Final = {
    "table": Picture("knight", (65, 63, 54, 21, 61), "play throw throw throw throw throw keep1"),
    "race": Picture("knight", (64, 54, 53, 32), "play throw throw stop throw stop throw", "dark"),
    "lives": Picture(
        "lives",
        (61, 200, 54, 63, 43, 52),
        "play throw stop throw stop throw stop throw stop throw",
    ),
}
THROW: Final = Picture("knight", (54, 62, 21), "play throw stop throw", "light", 4)


class SteppedStage(DiceStage):
    """A stage whose time goes on only when it is told to."""

    time = 0.0

    def _now(self) -> float:
        return self.time

    def step(self, milliseconds: float) -> None:
        """Go on by so much."""
        self.time += milliseconds
        self._tick()


class Shown:
    """A window that has come to a picture's moment."""

    def __init__(self, picture: Picture, language: Language, folder: str) -> None:
        settings = SettingsFile(Path(folder) / "settings.json")
        settings.change(
            players=tuple(
                Player(name, place, "QWERTY"[place])
                for place, name in enumerate(PEOPLE[: picture.players])
            ),
            rules=picture.rules,
            speed="off",
            language="en",
            theme=picture.theme,
            window=SIZE,
        )
        follow(settings.now, language)
        self.settings = settings
        self.language = language
        dice = ScriptedDice(dice_of(*picture.rolls))
        self.window = MainWindow(settings, language, Keeping(Path(folder)), dice)
        self.window.open()
        self.window.resize(*SIZE)
        self.visitor = Visitor(self.window)
        self.visitor.go(picture.steps)

    def picture(self) -> QImage:
        """Give the window as it is now."""
        QApplication.processEvents()
        return self.window.grab().toImage()

    def close(self) -> None:
        """Let go of the window."""
        self.window.close()
        self.window.deleteLater()


def still(name: str, language: Language) -> None:
    """Draw one screen."""
    with tempfile.TemporaryDirectory() as folder:
        shown = Shown(PICTURES[name], language, folder)
        of_pillow(shown.picture()).save(FOLDER / f"{name}.webp", quality=90, method=6)
        shown.close()


def throw(language: Language) -> None:
    """Draw one throw, from the press until it is read."""
    frames: list[tuple[Image.Image, int]] = []
    pause = 1000 / RATE
    with tempfile.TemporaryDirectory() as folder, patch.object(tray, "DiceStage", SteppedStage):
        shown = Shown(THROW, language, folder)
        frames.append((small(shown.picture()), BEFORE))
        shown.settings.change(speed="full")
        follow(shown.settings.now, language)
        stage = shown.window.findChild(SteppedStage)
        assert stage is not None
        assert shown.window.controller is not None
        shown.visitor.begin("throw")
        while stage.rolling:
            stage.step(pause)
            frames.append((small(shown.picture()), round(pause)))
        pass_by(SLIP_COMES)
        frames.append((small(shown.picture()), SLIP))
        shown.settings.change(speed="off")
        follow(shown.settings.now, language)
        while shown.window.controller.stage is Stage.MOVING:
            stage.step(pause)
            QApplication.processEvents()
        frames.append((small(shown.picture()), AFTER))
        shown.close()
    pictures = [picture for picture, _ in frames]
    pictures[0].save(
        FOLDER / "throw.webp",
        save_all=True,
        append_images=pictures[1:],
        duration=[length for _, length in frames],
        loop=0,
        quality=70,
        method=6,
    )


def pass_by(milliseconds: int) -> None:
    """Let that much real time pass."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def small(picture: QImage) -> Image.Image:
    """Make a picture as small as a page wants one that moves."""
    height = round(picture.height() * WIDTH / picture.width())
    return of_pillow(picture).resize((WIDTH, height), Image.Resampling.LANCZOS)


def of_pillow(picture: QImage) -> Image.Image:
    """Make a picture of Pillow's of one of Qt's."""
    plain = picture.convertToFormat(QImage.Format.Format_RGB888)
    width, height = plain.width(), plain.height()
    return Image.frombuffer(
        "RGB", (width, height), bytes(plain.constBits()), "raw", "RGB", plain.bytesPerLine(), 1
    )


def main() -> None:
    """Draw all of them."""
    application = QApplication([])
    load_fonts()
    language = Language(application)
    for name in PICTURES:
        still(name, language)
    throw(language)


if __name__ == "__main__":
    main()
