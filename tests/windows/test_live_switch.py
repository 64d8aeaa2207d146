"""Another language at any moment: everything says it at once, as if it had never said another."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from mexen_desktop.dialogs.overlay import Overlay
from mexen_desktop.languages import NAMES
from mexen_desktop.settings import SettingsFile
from mexen_desktop.windows.main_window import MainWindow
from tests.kit.screens import SCREENS, Visitor, crowd
from tests.kit.written import writing
from tests.windows.conftest import Opened

# The offscreen platform has no window manager for the menus that are opened.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

#: The screens on which there is most to be said again.
TELLING = (
    "start for sips",
    "start, too many",
    "start, a game left open",
    "roster",
    "roster at the table",
    "table",
    "table with the sheet",
    "race",
    "appoint",
    "hand out",
    "deciding throws",
    "end after deciding throws",
    "lives are lost",
    "game over",
    "past games",
    "a game seen again",
    "rules",
    "house rules",
    "table with the coach",
    "is it fair",
)

#: Prints which language a first start speaks.
FIRST_START = """
from PySide6.QtWidgets import QApplication
application = QApplication([])
from PySide6.QtCore import QLocale
from mexen_desktop.windows.language import Language
language = Language(application)
language.use("")
print(language.code, QLocale().name())
"""


def at(opened: Opened, name: str, code: str) -> Visitor:
    """Go to a screen in that language."""
    screen = SCREENS[name]
    window = opened(
        *screen.rolls,
        players=crowd(screen.players),
        rules=screen.rules,
        stake=screen.stake,
        coach=screen.coach,
        language=code,
        window=(1280, 800),
    )
    visitor = Visitor(window)
    visitor.go(screen.steps)
    return visitor


def said(visitor: Visitor) -> Counter[tuple[str, str, str]]:
    """Return all that can be read or heard."""
    visitor.settle()
    found = Counter((line.name, "written", line.text) for line in visitor.lines())
    for part in visitor.window.findChildren(QWidget):
        if part.isVisible():
            name = part.objectName()
            found[name, "spoken", part.accessibleName()] += 1
            found[name, "described", part.accessibleDescription()] += 1
            found[name, "tip", part.toolTip()] += 1
    return found


@pytest.mark.parametrize("name", TELLING)
def test_after_a_change_all_is_said_as_if_it_had_never_been_said_otherwise(
    opened: Opened, tmp_path: Path, name: str
) -> None:
    fresh = at(opened, name, "da")
    wanted = said(fresh)
    fresh.window.close()
    for kept in (tmp_path / "settings.json", *tmp_path.glob("*.db*"), *tmp_path.glob("*.sqlite*")):
        kept.unlink(missing_ok=True)
    visitor = at(opened, name, "de")
    assert said(visitor) != wanted
    visitor.window.settings.change(language="da")
    now = said(visitor)
    assert now - wanted == Counter()
    assert wanted - now == Counter()


def test_what_lies_behind_a_dialog_changes_too(opened: Opened) -> None:
    window = at(opened, "roster", "de").window
    dialog = window.findChild(Overlay)
    assert dialog is not None
    before = dialog._behind.toImage()
    with writing() as lines:
        window.settings.change(language="da")
        QApplication.processEvents()
    assert "Spil" in {line.text for line in lines}
    assert dialog._behind.toImage() != before
    assert not window.start.isEnabled()


def test_the_menu_changes_it_under_an_open_dialog_in_the_middle_of_a_game(opened: Opened) -> None:
    visitor = at(opened, "roster at the table", "en")
    window = visitor.window
    dialog = window.findChild(Overlay)
    assert dialog is not None
    assert dialog.accessibleName() == "Who is playing tonight?"
    window.settings.change(language="nl")
    QApplication.processEvents()
    assert dialog.isVisible()
    assert dialog.accessibleName() == "Wie doet er vanavond mee?"
    assert window.table is not None
    assert "gooit" in str(window.table.sheet.log.index(0, 0).data())
    assert window.table.status.sentence().startswith("Ann: worp")


def choose(window: MainWindow, code: str) -> None:
    """Choose a language in the start page's menu."""
    visitor = Visitor(window)
    visitor.go("languages")
    (menu,) = visitor.menus
    (wanted,) = [action for action in menu.actions() if action.text() == NAMES[code]]
    wanted.trigger()
    visitor.close_menus()
    QApplication.processEvents()


def test_the_choice_survives(opened: Opened, tmp_path: Path) -> None:
    window = opened()
    assert window.start.play.label() == "Play"
    choose(window, "da")
    assert window.start.play.label() == "Spil"
    assert window.start.language.label() == "Dansk"
    window.close()
    assert SettingsFile(tmp_path / "settings.json").now.language == "da"
    QApplication.processEvents()
    again = opened(language=SettingsFile(tmp_path / "settings.json").now.language)
    assert again.start.play.label() == "Spil"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="asks for languages elsewhere")
@pytest.mark.parametrize(
    ("system", "spoken"),
    [
        # What it shows words in, not where numbers come from.
        (
            {"LANG": "de_AT.UTF-8", "LC_NUMERIC": "en_US.UTF-8", "LC_TIME": "nl_NL.UTF-8"},
            "de de_AT",
        ),
        # One after the other, until there is one.
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "is:da:en"}, "da da_DK"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "nl_BE:de"}, "nl nl_BE"),
        ({"LANG": "is_IS.UTF-8"}, "en en_GB"),
        ({"LANG": "C"}, "en en_GB"),
    ],
)
def test_a_first_start_speaks_the_language_in_which_the_system_shows_words(
    system: dict[str, str], spoken: str
) -> None:
    others = {
        name: value
        for name, value in os.environ.items()
        if name not in ("LANG", "LANGUAGE") and not name.startswith("LC_")
    }
    done = subprocess.run(
        [sys.executable, "-c", FIRST_START],
        env=others | system,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout.strip() == spoken
