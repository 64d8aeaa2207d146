"""Moves words between the source, the .ts files translators edit, the .qm files Qt reads."""

import ast
import importlib.util
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
from itertools import accumulate
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "mexen_desktop"
FOLDER = ROOT / "translations"
COMPILED = SOURCE / "resources" / "translations"

LANGUAGES: tuple[str, ...] = tuple(runpy.run_path(str(SOURCE / "languages.py"))["NAMES"])
# The source text is English already: its file holds only what English says per number.
PLURALS_ONLY = "en"


def update(folder: Path = FOLDER, source: Path = SOURCE) -> None:
    """Bring every .ts file in `folder` to what `source` says now."""
    with tempfile.TemporaryDirectory() as scratch:
        for module in source.rglob("*.py"):
            copy = Path(scratch) / module.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(for_lupdate(module.read_text("utf-8")), "utf-8")
        for language in LANGUAGES:
            scope = ["-pluralonly"] if language == PLURALS_ONLY else []
            # Line numbers stay out, so that a file changes only when its words do.
            _qt_tool(
                "lupdate",
                *("-silent", "-no-obsolete", "-warnings-are-errors", "-locations", "none"),
                *("-source-language", "en", "-target-language", language),
                *("-extensions", "py", *scope, scratch),
                *("-ts", str(folder / f"mexen_{language}.ts")),
            )
    english = folder / f"mexen_{PLURALS_ONLY}.ts"
    english.write_text(with_english_numbers(english.read_text("utf-8")), "utf-8")


def with_english_numbers(words: str) -> str:
    """Fill the empty plurals of an English .ts file: the source says "life/lives" or "point(s)"."""

    def fill(message: re.Match[str]) -> str:
        source = message["source"]
        one = re.sub(r"([a-z]+)/[a-z]+", r"\1", re.sub(r"\([a-z]+\)", "", source))
        many = re.sub(r"[a-z]+/([a-z]+)", r"\1", re.sub(r"\(([a-z]+)\)", r"\1", source))
        forms = iter((one, many))
        # What stands there already was only guessed from similar words.
        return re.sub(
            r"(<numerusform>)[^<]*",
            lambda start: f"{start[1]}{next(forms)}",
            message[0].replace(' type="unfinished"', ""),
        )

    return re.sub(
        r"<source>(?P<source>.*)</source>\s*(<\w*comment>.*\s*)*"
        r'<translation type="unfinished">(\s*<numerusform>[^<]*</numerusform>){2}',
        fill,
        words,
    )


def for_lupdate(source: str) -> str:
    """Return a module as lupdate can read it: "#:" is a note to programmers, not to translators."""
    return with_plain_numbers(source.replace("#:", "# "))


def with_plain_numbers(source: str) -> str:
    """Write 1 for the number of every plural: lupdate overlooks what it cannot read there."""
    encoded = source.encode()
    starts = [0, *accumulate(len(line) for line in encoded.splitlines(keepends=True))]
    numbers: list[tuple[ast.expr | ast.keyword, str]] = []
    for call in translated(source):
        place = 3 if called(call) == "translate" else 2
        numbers += [(number, "1") for number in call.args[place:]]
        missing = '"", ' * (place - len(call.args))
        numbers += [(word, f"{missing}1") for word in call.keywords if word.arg == "n"]
    # From the last to the first, so that the places before stay where they are.
    for node, text in sorted(numbers, key=lambda pair: (-pair[0].lineno, -pair[0].col_offset)):
        first = starts[node.lineno - 1] + node.col_offset
        last = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        encoded = encoded[:first] + text.encode() + encoded[last:]
    return encoded.decode()


def translated(source: str) -> list[ast.Call]:
    """Find the calls that ask for a translation."""
    return [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and called(node) in {"tr", "translate"}
        and any(is_text(part) for part in node.args[:2])
    ]


def is_text(node: ast.expr) -> bool:
    """Tell a text from the numbers that a painter's translate() takes."""
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def called(call: ast.Call) -> str:
    """Give the last word of what is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def release() -> None:
    """Compile every .ts file to the .qm file that the program loads."""
    COMPILED.mkdir(parents=True, exist_ok=True)
    for words in sorted(FOLDER.glob("*.ts")):
        compile_words(words, COMPILED / words.with_suffix(".qm").name)


def compile_words(words: Path, compiled: Path) -> None:
    """Compile one .ts file; a program that runs goes on reading what stood there before."""
    fresh = compiled.with_suffix(".new")
    _qt_tool("lrelease", "-silent", str(words), "-qm", str(fresh))
    fresh.replace(compiled)


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
    else:
        print(f"unknown task {task!r}: update or release")
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
