"""`mexen-desktop odds`, as it is called."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from mexen_desktop.odds.chances import odds
from mexen_desktop.odds.odds_json import odds_json
from mexen_desktop.record.replaying import replay
from mexen_desktop.record.value import Record
from mexen_desktop.record.writing import write
from tests.kit.records import EXAMPLE, document, played, throw
from tests.kit.shell import PROGRAM, Shell

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def shell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> Shell:
    monkeypatch.chdir(tmp_path)
    Path("game.mexen").write_bytes(EXAMPLE)
    Path("started.mexen").write_bytes(document(throw(0, 4, 1)))
    Path("wrong.mexen").write_bytes(document(throw(0, 6, 1), {"do": "stop", "by": 1}))
    return Shell(capsysbinary)


def test_it_prints_the_odds_where_the_record_ends_as_one_line(shell: Shell) -> None:
    status, out, err = shell("odds", "started.mexen")
    assert (status, err) == (0, "")
    assert out.count("\n") == 1
    told = json.loads(out)
    assert list(told) == ["player", "options", "best"]
    assert told["player"] == 0
    moves = [{k: v for k, v in option.items() if k != "lose"} for option in told["options"]]
    assert moves == [{"do": "throw"}, {"do": "throw", "keep": 1}, {"do": "stop"}]
    throw_on, keep, stop = (option["lose"] for option in told["options"])
    assert keep < throw_on < stop < 1
    assert told["best"] == {"do": "throw", "keep": 1}


def test_the_chances_are_those_of_the_odds(shell: Shell) -> None:
    record = Record(rules="pirate", stake="sips", players=("Ann", "Bo"), actions=())
    Path("new.mexen").write_bytes(write(record))
    assert shell("odds", "new.mexen").out.encode() == odds_json(odds(record.start())) + b"\n"


def test_when_the_game_is_over_there_is_nothing_to_choose(shell: Shell) -> None:
    Path("over.mexen").write_bytes(document({"do": "finish"}))
    assert shell("odds", "over.mexen") == (0, '{"player":null,"options":[],"best":null}\n', "")


@pytest.mark.parametrize("rules", ["knight", "pirate", "extreme", "lives"])
def test_any_record_has_odds(shell: Shell, rules: str) -> None:
    for length in range(0, 40, 3):
        record = played(rules, length)
        Path("any.mexen").write_bytes(write(record))
        *_, (state, _) = replay(record)
        assert json.loads(shell("odds", "any.mexen").out)["player"] == state.player


def test_a_wrong_action_is_refused_as_a_replay_refuses_it(shell: Shell) -> None:
    assert shell.refused("odds", "wrong.mexen") == shell.refused("replay", "wrong.mexen")
    assert shell.refused("odds", "wrong.mexen").startswith("wrong.mexen: action 2: 'stop' by 1 ")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ((), "mexen-desktop odds: which FILE? (see mexen-desktop odds --help)"),
        (("--states", "game.mexen"), "mexen-desktop odds: unknown option '--states'"),
        (
            ("game.mexen", "started.mexen"),
            "mexen-desktop odds: one FILE only, not 'started.mexen' too",
        ),
        (("none.mexen",), "none.mexen: cannot be read: No such file or directory"),
        (("--", "-x\n"), "-x\\n: cannot be read: No such file or directory"),
    ],
)
def test_a_wrong_call_is_refused_in_one_line(
    shell: Shell, words: tuple[str, ...], complaint: str
) -> None:
    assert shell.refused("odds", *words) == complaint


@pytest.mark.parametrize("words", [("--help",), ("-h",), ("game.mexen", "--help")])
def test_help_says_how_to_call_it(shell: Shell, words: tuple[str, ...]) -> None:
    status, out, err = shell("odds", *words)
    assert (status, err) == (0, "")
    assert out.startswith("mexen-desktop odds FILE\n")


def test_the_program_reads_standard_input_without_loading_a_window() -> None:
    program = (
        "import sys; from mexen_desktop.__main__ import main; main();"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "odds", "-"],
        input=EXAMPLE,
        capture_output=True,
        cwd=ROOT,
        timeout=60,
        check=True,
    )
    line, modules = done.stdout.decode().splitlines()
    assert json.loads(line)["player"] == 1
    assert {"PySide6", "shiboken6", "argparse", "sqlite3"}.isdisjoint(modules.split())


def test_the_program_refuses() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, "odds", "-"],
        input=b"{}",
        capture_output=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().startswith("-: ")
    assert done.stderr.count(b"\n") == 1
