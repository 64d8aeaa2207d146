"""Moves words between the source, the .ts files translators edit, the .qm files Qt reads."""

import importlib.util
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "mexen_desktop"
FOLDER = ROOT / "translations"
COMPILED = SOURCE / "resources" / "translations"

LANGUAGES = ("nl", "de", "en", "da")
# The source text is English already: its file holds only what English says per number.
PLURALS_ONLY = "en"


def update(folder: Path = FOLDER) -> None:
    """Bring every .ts file in `folder` to what the source says now."""
    for language in LANGUAGES:
        scope = ["-pluralonly"] if language == PLURALS_ONLY else []
        # Line numbers stay out, so that a file changes only when its words do.
        _qt_tool(
            "lupdate",
            *("-silent", "-no-obsolete", "-warnings-are-errors", "-locations", "none"),
            *("-source-language", "en", "-target-language", language),
            *("-extensions", "py", *scope, str(SOURCE)),
            *("-ts", str(folder / f"mexen_{language}.ts")),
        )


def release() -> None:
    """Compile every .ts file to the .qm file that the program loads."""
    COMPILED.mkdir(parents=True, exist_ok=True)
    for words in sorted(FOLDER.glob("*.ts")):
        compiled = COMPILED / words.with_suffix(".qm").name
        _qt_tool("lrelease", "-silent", str(words), "-qm", str(compiled))


def stale() -> list[str]:
    """Name the .ts files that do not hold what the source says."""
    with tempfile.TemporaryDirectory() as scratch:
        fresh = Path(scratch)
        for words in FOLDER.glob("*.ts"):
            shutil.copy(words, fresh)
        update(fresh)
        return [
            words.name
            for words in sorted(fresh.glob("*.ts"))
            if not (FOLDER / words.name).exists()
            or words.read_text("utf-8") != (FOLDER / words.name).read_text("utf-8")
        ]


def main(task: str) -> int:
    """Do the task that the command line names."""
    if task == "update":
        update()
    elif task == "release":
        release()
    elif task == "check":
        if old := stale():
            print(f"not up to date: {', '.join(old)} (run: python3 dev.py translate)")
            return 1
    else:
        print(f"unknown task {task!r}: update, release or check")
        return 2
    return 0


def _qt_tool(name: str, *arguments: str) -> None:
    """Run one of the tools that PySide6 ships, without importing PySide6."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit("PySide6 is not installed here, and Qt's translation tools come with it")
    suffix = ".exe" if sys.platform == "win32" else ""
    tool = Path(spec.submodule_search_locations[0]) / f"{name}{suffix}"
    done = subprocess.run([tool, *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{name} failed: {done.stdout}{done.stderr}".strip())


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2] or [""]))
