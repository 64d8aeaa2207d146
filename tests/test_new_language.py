"""A language is one file and one line: the way that docs/translating.md describes, gone whole."""

import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from translations import pipeline

ROOT = pipeline.ROOT
LINE = '    "fr": "Français",\n'

#: Opens the window of that copy in the new language; prints what stands on it.
OPEN = """
from pathlib import Path
from PySide6.QtWidgets import QApplication
application = QApplication([])
from mexen_desktop.look.type import load_fonts
from mexen_desktop.settings import SettingsFile
from mexen_desktop.windows.appearance import follow
from mexen_desktop.windows.keeping import Keeping
from mexen_desktop.windows.language import Language, available
from mexen_desktop.windows.main_window import MainWindow
load_fonts()
settings, language = SettingsFile(Path("settings.json")), Language(application)
settings.change(language="fr")
follow(settings.now, language)
window = MainWindow(settings, language, Keeping(Path.cwd()))
window.open()
application.processEvents()
print(language.name, *available())
print(window.start.play.label(), "|", window.start.language.label())
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a copy of the project that speaks one language more, none of its words said yet."""
    folder = tmp_path_factory.mktemp("project")
    for part in ("mexen_desktop", "translations"):
        without = shutil.ignore_patterns("__pycache__", "*.qm")
        shutil.copytree(ROOT / part, folder / part, ignore=without)
    languages = folder / "mexen_desktop" / "languages.py"
    # Also where the project has come to speak it: its line, its words are taken away first.
    (folder / "translations" / "mexen_fr.ts").unlink(missing_ok=True)
    before, opening, after = (
        languages.read_text("utf-8").replace(LINE, "").partition("NAMES: Final = {\n")
    )
    languages.write_text(before + opening + LINE + after, "utf-8")
    run(folder, "translations/pipeline.py", "update")
    return folder


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python there."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def say_everything(words: Path) -> None:
    """Translate as somebody would who knows one word."""
    tree = ET.parse(words)
    for message in tree.iter("message"):
        said, source = message.find("translation"), message.findtext("source", "")
        assert said is not None
        said.attrib.pop("type", None)
        for form in list(said.iter("numerusform")) or [said]:
            form.text = "Jouer" if source == "Play" else source
    tree.write(words, "utf-8", xml_declaration=True)


def test_one_line_and_one_file_add_a_language(copy: Path) -> None:
    words = copy / "translations" / "mexen_fr.ts"
    assert words.exists()
    untold = run(copy, "-m", "translations.checking")
    assert untold.returncode == 1
    assert "mexen_fr.ts: unfinished: 'Play'" in untold.stdout

    say_everything(words)
    run(copy, "translations/pipeline.py", "update")
    told = run(copy, "-m", "translations.checking")
    assert "mexen_fr.ts" not in told.stdout
    assert run(copy, "translations/pipeline.py", "release").returncode == 0

    opened = run(copy, "-c", OPEN)
    assert opened.returncode == 0, opened.stderr
    spoken, labels = opened.stdout.splitlines()
    assert spoken.split()[0] == "Français"
    assert "fr" in spoken.split()[1:]
    assert labels == "Jouer | Français"


def test_the_guide_names_what_there_is() -> None:
    guide = (ROOT / "docs" / "translating.md").read_text("utf-8")
    for named in (
        "mexen_desktop/languages.py",
        "tests/test_new_language.py",
        "tests/windows/test_nothing_is_cut.py",
    ):
        assert named in guide
        assert (ROOT / named).exists()
    assert LINE.strip() in guide
