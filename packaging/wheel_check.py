"""Proves that the wheel alone is the whole program.

    python packaging/wheel_check.py [WHEEL]     the one in dist/ where none is given

Installs it into a fresh environment by pip, then by uv and pipx where they are, each in an empty
home: it must say its version, replay a record, open its first page in every language.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from bundle import archives, names

BIN = "Scripts" if os.name == "nt" else "bin"
RECORD = {
    "format": "mexen-record",
    "version": 1,
    "rules": "pirate",
    "stake": "points",
    "players": ["Zoë", "Bjørn"],
    "starter": 0,
    "actions": [{"do": "throw", "by": 0, "dice": [6, 1]}],
}
#: Whether every language's words are there, its own as well as Qt's.
WORDS = """\
from PySide6.QtCore import QCoreApplication
from mexen_desktop.languages import NAMES
from mexen_desktop.windows.language import Language, available
application = QCoreApplication([])
assert available() == list(NAMES), available()
language, heard = Language(application), set()
for code in NAMES:
    language.use(code)
    heard.add(QCoreApplication.translate("StartPage", "Start page"))
assert len(heard) == len(NAMES), heard
"""


def by_pip(wheel: Path, folder: Path) -> Path:
    """Install by pip, returning where the command is."""
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    python = folder / "venv" / BIN / "python"
    install: list[str | Path] = [
        python,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        wheel,
    ]
    subprocess.run(install, check=True)
    subprocess.run([python, "-c", WORDS], cwd=folder, check=True, env=surroundings(folder))
    return folder / "venv" / BIN / names.COMMAND


def by_uv(wheel: Path, folder: Path) -> Path:
    """Install by uv, returning where the command is."""
    places = {"UV_TOOL_DIR": str(folder / "tools"), "UV_TOOL_BIN_DIR": str(folder / "bin")}
    install: list[str | Path] = [
        "uv",
        "tool",
        "install",
        "--quiet",
        "--python",
        sys.executable,
        wheel,
    ]
    subprocess.run(install, env={**os.environ, **places}, check=True)
    return folder / "bin" / names.COMMAND


def by_pipx(wheel: Path, folder: Path) -> Path:
    """Install by pipx, returning where the command is."""
    places = {"PIPX_HOME": str(folder / "pipx"), "PIPX_BIN_DIR": str(folder / "bin")}
    install: list[str | Path] = ["pipx", "install", "--python", sys.executable, wheel]
    subprocess.run(install, env={**os.environ, **places}, check=True, stdout=subprocess.DEVNULL)
    return folder / "bin" / names.COMMAND


WAYS: dict[str, Callable[[Path, Path], Path]] = {"pip": by_pip, "uv": by_uv, "pipx": by_pipx}


def surroundings(folder: Path) -> dict[str, str]:
    """Return an environment in which nothing of this one is found, least of all the source."""
    passed_on = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    return passed_on | {"HOME": str(folder), "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}


def try_out(command: Path, folder: Path) -> None:
    """Use the command as it was installed; fails where it does not do what it should."""
    record = folder / "Fête.mexen"
    record.write_text(json.dumps(RECORD), "utf-8")

    def said(*words: str, **more: str) -> str:
        done = subprocess.run(
            [command, *words],
            env=surroundings(folder) | more,
            cwd=folder,
            stdout=subprocess.PIPE,
            check=True,
            timeout=120,
        )
        return done.stdout.decode()

    assert said("--version").strip() == f"{names.COMMAND} {names.VERSION}"
    assert json.loads(said("replay", str(record)))["n"] == 1
    assert "ready" in said(MEXEN_STARTUP_PROBE="1")


def main(words: list[str]) -> int:
    """Try every way of installing that there is here."""
    found = [path for path in archives.wheels() if path.suffix == ".whl"]
    wheel = Path(words[0]).resolve() if words else found[0]
    for way, install in WAYS.items():
        if way != "pip" and not shutil.which(way):
            print(f"{way}: not here")
            continue
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            try_out(install(wheel, folder), folder)
        print(f"{way}: good")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
