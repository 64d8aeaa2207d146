"""Draw every screen in every language, side by side, to be read by somebody who speaks them.

`python3 dev.py screens` writes one picture for each screen into build/screens/, or into the folder
that is named; `--only race` draws some of them, `--size 1024x600 --text 150 --theme dark` draws
them as other windows show them.
"""

import argparse
import os
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from mexen_desktop.languages import NAMES
from mexen_desktop.look.theme import theme
from mexen_desktop.look.type import load_fonts
from mexen_desktop.settings import SettingsFile
from mexen_desktop.windows.appearance import follow
from mexen_desktop.windows.keeping import Keeping
from mexen_desktop.windows.language import Language
from mexen_desktop.windows.main_window import MainWindow
from tests.kit.at_table import ScriptedDice, dice_of
from tests.kit.screens import SCREENS, Screen, Visitor, crowd

COLUMNS = 2


def shown(screen: Screen, options: argparse.Namespace, language: Language) -> list[QPixmap]:
    """Give the picture of a screen in each language, changed while it is shown."""
    with tempfile.TemporaryDirectory() as folder:
        settings = SettingsFile(Path(folder) / "settings.json")
        settings.change(
            players=crowd(screen.players),
            rules=screen.rules,
            stake=screen.stake,
            coach=screen.coach,
            speed="off",
            language="en",
            theme=options.theme,
            window=options.size,
        )
        follow(settings.now, language)
        dice = ScriptedDice(dice_of(*screen.rolls))
        window = MainWindow(settings, language, Keeping(Path(folder)), dice)
        window.open()
        window.resize(*options.size)
        visitor = Visitor(window)
        visitor.go(screen.steps)
        theme().set_text_factor(options.text / 100)
        pictures = []
        for code in NAMES:
            language.use(code)
            visitor.settle()
            pictures.append(window.grab())
        window.close()
        window.deleteLater()
    return pictures


def side_by_side(pictures: list[QPixmap]) -> QImage:
    """Lay pictures out in rows."""
    width, height = pictures[0].width(), pictures[0].height()
    rows = -(-len(pictures) // COLUMNS)
    sheet = QImage(COLUMNS * width, rows * height, QImage.Format.Format_RGB32)
    painter = QPainter(sheet)
    for at, picture in enumerate(pictures):
        row, column = divmod(at, COLUMNS)
        painter.drawPixmap(column * width, row * height, picture)
    painter.end()
    return sheet


def size(text: str) -> tuple[int, int]:
    """Read a size such as 1280x800."""
    width, height = map(int, text.split("x"))
    return width, height


def main() -> None:
    """Draw what the command line asks for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path, nargs="?", default=Path("build/screens"))
    asked.add_argument("--only", nargs="*", choices=SCREENS, default=list(SCREENS))
    asked.add_argument("--size", type=size, default=(1280, 800))
    asked.add_argument("--text", type=int, default=100)
    asked.add_argument("--theme", default="light")
    options = asked.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    load_fonts()
    language = Language(application)
    for name in options.only:
        sheet = side_by_side(shown(SCREENS[name], options, language))
        sheet.save(str(options.folder / f"{name.replace(', ', ' ').replace(' ', '-')}.png"))


if __name__ == "__main__":
    main()
