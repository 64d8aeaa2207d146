"""Tries the built program as somebody would who has just unpacked it.

    python packaging/smoke.py [COMMAND]       dist/mexen-desktop/mexen-desktop where none is given

Everywhere the subcommands print and the window opens. On Linux somebody also sits down to it, under
Xvfb, in an empty environment: switches languages, plays a round, leaves, continues, quits.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bundle import names
from bundle.place import DIST
from drive import game
from drive.program import Home, Program
from drive.screen import Screen, wait
from drive.sound import Ear
from mexen_desktop.languages import NAMES

RECORD: Final = {
    "format": "mexen-record",
    "version": 1,
    "rules": "pirate",
    "stake": "points",
    "players": ["Zoë", "Bjørn"],
    "starter": 0,
    "actions": [{"do": "throw", "by": 0, "dice": [6, 1]}],
}
#: The languages as the menu lists them.
MENU: Final = tuple(NAMES)
#: From Play to the button of the languages.
TO_LANGUAGES: Final = ["Tab"] * 7
#: One of so many is heard.
_THROWS: Final = 8


class FailedError(Exception):
    """The program does not do what it should."""


def expect(what: str, holds: object) -> None:
    """Go on only where something holds."""
    if not holds:
        raise FailedError(what)


def subcommands(command: Path, home: Home) -> None:
    """What opens no window prints."""
    console = command.with_name(f"{names.CONSOLE}.exe") if os.name == "nt" else command
    said = _output(home, console, "--version")
    expect(f"it says its version, not {said!r}", said == f"mexen-desktop {names.VERSION}\n")
    record = home.folder / "Fête.mexen"
    record.write_text(json.dumps(RECORD), "utf-8")
    state = json.loads(_output(home, console, "replay", str(record)))
    expect("it replays a record", state["n"] == 1)


def window_opens(command: Path, home: Home) -> None:
    """The first page is painted on the system's own screen."""
    said = _output(home, command, MEXEN_STARTUP_PROBE="1")
    # The windowed program of Windows has nowhere to say it.
    expect(f"the first page stands: {said!r}", said.startswith("painted") or os.name == "nt")


def languages(command: Path, home: Home, screen: Screen) -> None:
    """Every language can be chosen; what is seen is another page, with Qt's own words."""
    program = Program(command, home, screen)
    try:
        program.stand()
        wait("the first page", screen.is_painted)
        screen.press(*TO_LANGUAGES)
        pages = {screen.settled()}
        for code in MENU[1:]:
            _choose(screen, home, code)
            wait("the page in it", lambda: screen.settled() not in pages)
            last = screen.settled()
            pages.add(last)
            for words in (f"mexen_{code}.qm", f"qtbase_{code}.qm"):
                expect(f"{words} is loaded", program.has_loaded(words))
        _choose(screen, home, MENU[0])
        wait("another page again", lambda: screen.settled() != last)
        expect("it speaks X11", program.has_loaded("libqxcb.so"))
        _quit(program, screen)
    finally:
        program.kill()


def evening(command: Path, home: Home, screen: Screen, folder: Path) -> None:
    """A round is played with sound, left, continued after another start, then left again."""
    with Ear(folder) as ear:
        program = Program(command, home, screen, **ear.environment)
        try:
            program.stand()
            wait("the first page", screen.is_painted)
            begun = game.begin(screen, home)
            # A key too many ends a throw before it is heard.
            for _ in range(_THROWS):
                if ear.hears():
                    break
                begun = game.step(screen, home, begun)
            print(f"    {ear.told()}")
            left = game.play_round(screen, home, begun)
            expect("a round was played", left.round > 1)
            expect("sound was opened", program.has_loaded("_miniaudio"))
            _quit(program, screen)
        finally:
            program.kill()
    number = _open_game(home)
    program = Program(command, home, screen)
    try:
        program.stand()
        wait("the game is offered", lambda: home.settings.get("left_open"))
        screen.press("shift+Tab", "Return")
        again = game.step(screen, home, left)
        expect("the game goes on where it was left", again.n == left.n + 1)
        expect("it is the same game", _open_game(home) == number)
        _quit(program, screen)
    finally:
        program.kill()


def record_opens(command: Path, home: Home, screen: Screen) -> None:
    """A record can be opened; a second start is answered by the first window."""
    record = home.folder / "Fête.mexen"
    first = Program(command, home, screen, str(record))
    try:
        first.stand()
        wait("the page of the record", screen.is_painted)
        wait("its door", lambda: list(home.runtime.iterdir()))
        second = Program(command, home, screen)
        status, said = second.end()
        expect(f"the second start is answered: {said!r}", (status, said) == (0, ""))
        _quit(first, screen)
    finally:
        first.kill()


def main(words: list[str]) -> int:
    """Try the program; 1 where something is wrong with it."""
    suffix = ".exe" if os.name == "nt" else ""
    usual = DIST / names.COMMAND / f"{names.COMMAND}{suffix}"
    command = Path(words[0]).resolve() if words else usual
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        home = Home(folder)
        checks: list[tuple[str, Callable[[], None]]] = [
            ("subcommands", lambda: subcommands(command, home)),
        ]
        if sys.platform != "linux":
            checks.append(("window", lambda: window_opens(command, home)))
            return _run(checks)
        with Screen(folder) as screen:
            checks += [
                ("languages", lambda: languages(command, home, screen)),
                ("evening", lambda: evening(command, home, screen, folder)),
                ("record", lambda: record_opens(command, home, screen)),
            ]
            return _run(checks)


def _run(checks: list[tuple[str, Callable[[], None]]]) -> int:
    failed = 0
    for name, check in checks:
        print(f"  {name}", flush=True)
        try:
            check()
        except Exception as error:  # noqa: BLE001 - each of them is told, then the next is tried
            failed += 1
            print(f"    failed: {type(error).__name__}: {error}", flush=True)
    print(f"smoke: {len(checks) - failed} passed, {failed} failed")
    return int(failed > 0)


def _choose(screen: Screen, home: Home, code: str) -> None:
    screen.press("Return")
    screen.press(*["Down"] * (MENU.index(code) + 1), "Return")
    wait(f"{code} is spoken", lambda: home.settings.get("language") == code)


def _quit(program: Program, screen: Screen) -> None:
    screen.press("ctrl+q")
    status, said = program.end()
    # Where there is no loudspeaker it says so once.
    complaints = [line for line in said.splitlines() if not line.startswith("no sound:")]
    expect(f"it ends quietly: {complaints}", (status, complaints) == (0, []))


def _open_game(home: Home) -> int | None:
    kept = game.kept(home)
    return kept.game if kept is not None else None


def _output(home: Home, command: Path, *words: str, **more: str) -> str:
    environment = home.environment(**more)
    if sys.platform != "linux":
        # Other systems' programs cannot do without some of theirs.
        environment = {**os.environ, **more}
    done = subprocess.run(
        [command, *words], env=environment, capture_output=True, check=False, timeout=60
    )
    said = done.stdout.decode().replace("\r\n", "\n")
    expect(f"{words} ends well: {done.stderr!r}", done.returncode == 0)
    return said


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
