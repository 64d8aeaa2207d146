#!/usr/bin/env python3
"""The one door to every command: makes its own environment, then does what it is asked."""

import sys

if sys.version_info < (3, 11):
    sys.exit("Mexen needs Python 3.11 or newer, and this is %d.%d." % sys.version_info[:2])

import compileall
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "mexen-stamp.json"
PACKAGE = ROOT / "mexen_desktop"

PIPELINE = str(ROOT / "translations" / "pipeline.py")
Check = tuple[str, list[str]]
LINT: list[Check] = [
    ("lint", ["-m", "ruff", "check", "--output-format", "concise", "."]),
    ("format", ["-m", "ruff", "format", "--check", "."]),
    (
        "contracts",
        ["-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-logo"],
    ),
    ("translations", ["-m", "translations.checking"]),
]
#: What Debian calls the packages with what some commands run.
TOOLS = {
    "ld": "binutils",
    "libpython": f"libpython3.{sys.version_info.minor}",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
}
#: The resources that follow from something, each by its script in tools/.
MADE = ("icons", "odds", "pictures", "sounds", "textures")
TYPES: list[Check] = [("types", ["-m", "mypy"])]


class Command(NamedTuple):
    """What a word on the command line does, with the dependency groups it needs."""

    run: Callable[[list[str]], int]
    groups: tuple[str, ...]
    about: str
    #: Programs of the system that it runs, by the names in TOOLS.
    tools: tuple[str, ...] = ()


def main(words: list[str]) -> int:
    """Do what the first word says; the others go along with it."""
    system = "--system" in words
    words = [word for word in words if word != "--system"]
    if not words or words[0] not in COMMANDS:
        print(usage())
        return 0 if words in ([], ["-h"], ["--help"]) else 2
    command = COMMANDS[words[0]]
    os.chdir(ROOT)
    install_missing = system or getattr(os, "geteuid", lambda: 1)() == 0
    provide_system_packages(install=install_missing, tools=command.tools)
    provide_environment(command.groups)
    return command.run(words[1:])


def usage() -> str:
    """List the commands."""
    lines = [f"  {name:<10} {command.about}" for name, command in COMMANDS.items()]
    return "\n".join(
        [
            "python3 dev.py COMMAND [ARGUMENTS] [--system]\n",
            *lines,
            "\n--system lets it install missing system libraries with sudo (Debian, Ubuntu).",
        ]
    )


# --- the commands ---------------------------------------------------------------------------


def play(words: list[str]) -> int:
    """Open the game, or run one of its own subcommands."""
    return python("-m", "mexen_desktop", *words)


def test(words: list[str]) -> int:
    """Run every check; with arguments for pytest, the tests alone."""
    failed = [] if words else run_checks(LINT + TYPES)
    print("== tests", flush=True)
    status = python("-m", "pytest", *(words or ["-n", "auto", "--dist", "worksteal"]))
    if failed:
        print(f"failed before the tests: {', '.join(failed)}", flush=True)
    return status or bool(failed)


def lint(_words: list[str]) -> int:
    """Check style, the direction of imports, whether the translations are up to date."""
    return bool(run_checks(LINT))


def types(_words: list[str]) -> int:
    """Check the types."""
    return bool(run_checks(TYPES))


def format_code(_words: list[str]) -> int:
    """Write the code as the project writes code."""
    return python("-m", "ruff", "check", "--fix", ".") or python("-m", "ruff", "format", ".")


def bench(words: list[str]) -> int:
    """Measure the engine, records, the store, the odds, what is asked of thousands of games."""
    measures = "python_files=rules.py replay.py store.py odds.py many_games.py pages.py"
    return python("-m", "pytest", "-o", measures, "benchmarks", *words)


def startup(words: list[str]) -> int:
    """Measure the way to the first painted page."""
    return python("benchmarks/startup.py", *words)


def dice(words: list[str]) -> int:
    """Measure what a frame of rolling dice costs."""
    return python("benchmarks/dice.py", *words)


def soak(words: list[str]) -> int:
    """Measure a long evening at the window: memory, what an action costs, the way back."""
    return python("-m", "benchmarks.resume") or python("-m", "benchmarks.soak", *words)


def translate(_words: list[str]) -> int:
    """Bring the .ts files up to date with the source, then compile them."""
    return python(PIPELINE, "update") or python(PIPELINE, "release")


def screens(words: list[str]) -> int:
    """Draw every screen in every language."""
    return python("-m", "tools.screen_sheet", *words)


def pictures(_words: list[str]) -> int:
    """Draw the pictures of the README."""
    return python("-m", "tools.readme_pictures")


def make(words: list[str]) -> int:
    """Make resources anew from what they follow from; without a name, say which there are."""
    if not words or not set(words) <= set(MADE):
        print(f"python3 dev.py make WHAT: one or more of {', '.join(MADE)}")
        return 2
    return max(python("-m", f"tools.make_{what}") for what in words)


def build(words: list[str]) -> int:
    """Make the wheel with its source archive, then the program with its packages, in dist/."""
    if words == ["wheel"]:
        return wheel()
    if words:
        return python("packaging/build.py", *words)
    return wheel() or python("packaging/build.py")


def wheel() -> int:
    """Make the wheel with its source archive."""
    return python("-m", "hatchling", "build", "--directory", "dist")


def smoke(words: list[str]) -> int:
    """Try the program that was built, as somebody would who has just unpacked it."""
    return python("packaging/smoke.py", *words)


def hooks(_words: list[str]) -> int:
    """Let git check every commit."""
    return python("-m", "pre_commit", "install")


COMMANDS = {
    "play": Command(play, (), "open the game (arguments go to it)"),
    "test": Command(test, ("lint", "types", "tests"), "all checks; with arguments: pytest alone"),
    "lint": Command(lint, ("lint",), "style, import contracts, translations up to date"),
    "types": Command(types, ("types",), "mypy"),
    "format": Command(format_code, ("lint",), "put the code in the project's form"),
    "bench": Command(bench, ("bench",), "measure engine, store, odds (arguments go to pytest)"),
    "startup": Command(startup, (), "measure the start against a bare window"),
    "dice": Command(dice, (), "measure a frame of rolling dice"),
    "soak": Command(soak, ("bench",), "play 10,000 rounds at the window: memory, speed, resuming"),
    "screens": Command(screens, (), "draw every screen in every language into build/screens/"),
    "pictures": Command(pictures, ("pictures",), "draw the pictures of the README"),
    "make": Command(make, (), f"make resources anew: {', '.join(MADE)}"),
    "translate": Command(translate, (), "bring the .ts files up to date and compile them"),
    "build": Command(
        build,
        ("pack",),
        "make wheel, program, packages in dist/ (only 'wheel', only 'program')",
        tools=("ld", "libpython"),
    ),
    "smoke": Command(smoke, (), "try the program that was built", tools=("Xvfb", "xdotool")),
    "hooks": Command(hooks, ("hooks", "lint", "types"), "let git check every commit"),
}


def python(*words: str) -> int:
    """Run the environment's Python."""
    try:
        return subprocess.run([PYTHON, *words], check=False).returncode
    except KeyboardInterrupt:
        return 130


def run_checks(checks: list[Check]) -> list[str]:
    """Run every check, returning the names of those that failed."""
    failed = []
    for name, words in checks:
        print(f"== {name}", flush=True)
        if python(*words):
            failed.append(name)
    return failed


# --- what the commands need -----------------------------------------------------------------


def provide_system_packages(*, install: bool, tools: tuple[str, ...] = ()) -> None:
    """See to the libraries, the programs that no Python package can bring."""
    from mexen_desktop import needs

    missing = needs.packages_for(needs.missing_libraries())
    if sys.platform == "linux":
        missing += [TOOLS[tool] for tool in tools if not has(tool)]
    if importlib.util.find_spec("ensurepip") is None:
        missing.append(f"python3.{sys.version_info.minor}-venv")
    if not missing:
        return
    if not shutil.which("apt-get"):
        sys.exit(f"This system lacks what Debian calls {', '.join(missing)}: please install it.")
    root = [] if os.geteuid() == 0 else ["sudo"]
    if not install or (root and not shutil.which("sudo")):
        sys.exit(f"Please run '{needs.apt_command(missing)}', or add --system to have it done.")
    print(f"Installing {', '.join(missing)} ...", flush=True)
    apt = [*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    wanted = [*apt, "install", "-y", "--no-install-recommends", *missing]
    # A machine's package lists may be missing or too old: only then is the slow update needed.
    if subprocess.run(wanted, check=False, stdout=subprocess.DEVNULL).returncode:
        subprocess.run([*apt, "update"], check=True, stdout=subprocess.DEVNULL)
        subprocess.run(wanted, check=True, stdout=subprocess.DEVNULL)


def has(tool: str) -> bool:
    """Tell whether the system has a program, or Python as a library."""
    if tool != "libpython":
        return shutil.which(tool) is not None
    from ctypes import CDLL

    try:
        # Debian's Python says of itself that it is one, though the package with it is another.
        CDLL(f"libpython3.{sys.version_info.minor}.so.1.0")
    except OSError:
        return False
    return True


def provide_environment(groups: tuple[str, ...]) -> None:
    """Make .venv hold the project with `groups`; done already, this takes no time."""
    wanted = {
        "python": sys.version,
        "project": hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest(),
    }
    have = json.loads(STAMP.read_text()) if STAMP.exists() else {}
    inside = Path(sys.prefix).resolve() == VENV.resolve()
    if have.get("python") != wanted["python"] and not inside:
        print("Making .venv ...", flush=True)
        subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)
        have = {}
    known = have.get("groups", []) if have.get("project") == wanted["project"] else None
    if known is None or not set(groups) <= set(known):
        install(groups, fresh=known is None)
        STAMP.write_text(json.dumps({**wanted, "groups": sorted({*groups, *(known or [])})}))
    if any(is_newer(words) for words in (ROOT / "translations").glob("*.ts")):
        python(PIPELINE, "release")
    compileall.compile_dir(PACKAGE, quiet=1)


def install(groups: tuple[str, ...], *, fresh: bool) -> None:
    """Install what pyproject.toml asks for into .venv."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = [spec for group in groups for spec in group_members(project, group)]
    if fresh:
        wanted += project["build-system"]["requires"] + project["project"]["dependencies"]
    print(f"Installing {', '.join(['mexen-desktop', *groups])} (once) ...", flush=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if wanted:
        subprocess.run([*pip, *wanted], check=True)
    if fresh:
        # The build's requirements are here by now: isolated, pip would fetch PySide6 once more.
        subprocess.run([*pip, "--no-build-isolation", "--no-deps", "--editable", "."], check=True)


def group_members(project: dict[str, Any], name: str) -> list[str]:
    """List the requirements of a dependency group, with those of the groups it includes."""
    members: list[str] = []
    for member in project["dependency-groups"][name]:
        included = isinstance(member, dict)
        members += group_members(project, member["include-group"]) if included else [member]
    return members


def is_newer(words: Path) -> bool:
    """Tell whether a .ts file changed after it was last compiled."""
    compiled = PACKAGE / "resources" / "translations" / words.with_suffix(".qm").name
    return not compiled.exists() or compiled.stat().st_mtime < words.stat().st_mtime


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as error:
        sys.exit(f"This did not work: {' '.join(map(str, error.cmd))}")
