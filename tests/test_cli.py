"""The subcommands, as they are called."""

import io
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import IO

import pytest

from mexen_desktop.record.writing import write
from tests.kit.records import EXAMPLE, document, played, throw
from tests.kit.shell import PROGRAM, Shell

ROOT = Path(__file__).resolve().parents[1]

STATE = (
    '{"n":3,"round":1,"phase":"turn","player":1,"throws":0,"limit":2,"results":{"0":51},"pot":2,'
    '"role":null,"tallies":[0,0,0],"lives":null,"in_game":[0,1,2],"losers":[],'
    '"legal":[{"do":"throw","by":1},{"do":"finish"}]}\n'
)

WRONG_THIRD = document(throw(0, 6, 1), {"do": "stop", "by": 0}, {"do": "stop", "by": 1})
WRONG_WORDS = "action 3: 'stop' by 1 is not possible now (can: throw, finish)"


@pytest.fixture
def shell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> Shell:
    monkeypatch.chdir(tmp_path)
    Path("game.mexen").write_bytes(EXAMPLE)
    Path("wrong.mexen").write_bytes(WRONG_THIRD)
    return Shell(capsysbinary)


@pytest.fixture
def feed(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.BytesIO]:
    """Standard input, to be filled."""
    source = io.BytesIO()
    with io.TextIOWrapper(source) as stream:
        monkeypatch.setattr(sys, "stdin", stream)
        yield source


def test_replay_prints_the_state_after_the_last_action(shell: Shell) -> None:
    assert shell("replay", "game.mexen") == (0, STATE, "")


def test_the_output_is_the_state_that_the_format_shows(shell: Shell) -> None:
    assert json.loads(shell("replay", "game.mexen").out) == {
        "n": 3,
        "round": 1,
        "phase": "turn",
        "player": 1,
        "throws": 0,
        "limit": 2,
        "results": {"0": 51},
        "pot": 2,
        "role": None,
        "tallies": [0, 0, 0],
        "lives": None,
        "in_game": [0, 1, 2],
        "losers": [],
        "legal": [{"do": "throw", "by": 1}, {"do": "finish"}],
    }


@pytest.mark.parametrize("words", [("--states", "game.mexen"), ("game.mexen", "--states")])
def test_with_states_a_line_comes_for_the_start_then_for_each_action(
    shell: Shell, words: tuple[str, ...]
) -> None:
    status, out, err = shell("replay", *words)
    assert (status, err) == (0, "")
    assert [json.loads(line)["n"] for line in out.splitlines()] == [0, 1, 2, 3]
    assert out.endswith(STATE)


def test_several_files_come_one_after_another(shell: Shell) -> None:
    assert shell("replay", "game.mexen", "game.mexen") == (0, STATE * 2, "")


def test_several_files_come_up_to_the_first_that_is_wrong(shell: Shell) -> None:
    assert shell("replay", "game.mexen", "wrong.mexen", "game.mexen") == (
        2,
        STATE,
        f"wrong.mexen: {WRONG_WORDS}\n",
    )


def test_a_wrong_action_is_named_with_its_file(shell: Shell) -> None:
    assert shell.refused("replay", "wrong.mexen") == f"wrong.mexen: {WRONG_WORDS}"


def test_with_states_those_before_a_wrong_action_come_first(shell: Shell) -> None:
    status, out, err = shell("replay", "--states", "wrong.mexen")
    assert (status, err) == (2, f"wrong.mexen: {WRONG_WORDS}\n")
    assert [json.loads(line)["n"] for line in out.splitlines()] == [0, 1, 2]


@pytest.mark.parametrize(
    "data", [b"", b"{", EXAMPLE[:-3], document(x=1), document(*[{}] * 1_000_001)]
)
def test_of_a_file_that_is_wrong_as_a_whole_no_state_comes(shell: Shell, data: bytes) -> None:
    Path("game.mexen").write_bytes(data)
    assert shell.refused("replay", "--states", "game.mexen").startswith("game.mexen: ")


def test_a_dash_is_standard_input(shell: Shell, feed: io.BytesIO) -> None:
    feed.write(EXAMPLE)
    feed.seek(0)
    assert shell("replay", "-") == (0, STATE, "")


def test_standard_input_is_named_as_it_was_called(shell: Shell, feed: io.BytesIO) -> None:
    feed.write(WRONG_THIRD)
    feed.seek(0)
    assert shell.refused("replay", "-") == f"-: {WRONG_WORDS}"


def test_after_two_dashes_everything_is_a_file(shell: Shell) -> None:
    Path("--states").write_bytes(EXAMPLE)
    Path("-").write_bytes(EXAMPLE)
    assert shell("replay", "--", "--states") == (0, STATE, "")


def test_a_file_that_is_not_there_or_a_folder_is_refused(shell: Shell) -> None:
    Path("folder").mkdir()
    assert shell.refused("replay", "gone.mexen") == (
        "gone.mexen: cannot be read: No such file or directory"
    )
    assert shell.refused("replay", "folder").startswith("folder: cannot be read: ")
    assert shell.refused("replay", "").startswith(": cannot be read: ")
    assert shell.refused("replay", "a\0b").startswith(r"a\x00b: cannot be read: ")


def test_the_name_of_a_file_stays_on_the_line(shell: Shell) -> None:
    assert shell.refused("replay", "a\nb\x1b[31m\u202e\udce9.mexen").startswith(
        r"a\nb\x1b[31m\u202e\udce9.mexen: "
    )


@pytest.mark.parametrize(
    "words", [(), ("--states",), ("--",), ("--state", "game.mexen"), ("-x", "game.mexen")]
)
def test_a_call_that_is_not_understood_is_refused(shell: Shell, words: tuple[str, ...]) -> None:
    assert shell.refused("replay", *words).startswith("mexen-desktop replay: ")


@pytest.mark.parametrize("words", [(), ("",), ("play",), ("--states", "game.mexen")])
def test_an_unknown_command_is_refused(shell: Shell, words: tuple[str, ...]) -> None:
    assert shell.refused(*words).startswith("mexen-desktop: ")


@pytest.mark.parametrize("words", [("--help",), ("-h",), ("game.mexen", "--help")])
def test_help_says_how_to_call_it(shell: Shell, words: tuple[str, ...]) -> None:
    status, out, err = shell("replay", *words)
    assert (status, err) == (0, "")
    assert out.startswith("mexen-desktop replay FILE")


def test_running_out_of_memory_is_refused_too(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def out_of_memory(_file: str) -> None:
        raise MemoryError

    monkeypatch.setattr("mexen_desktop.cli.records.read", out_of_memory)
    assert shell.refused("replay", "game.mexen") == "mexen-desktop: not enough memory"


def test_an_interrupt_ends_it_without_a_word(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_file: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("mexen_desktop.cli.records.read", interrupted)
    assert shell("replay", "game.mexen") == (130, "", "")


# --- as a process of its own ----------------------------------------------------------------


def run(
    *words: str, feed: bytes = b"", program: str = PROGRAM
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-c", program, *words],
        input=feed,
        capture_output=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )


def test_the_program_replays() -> None:
    done = run("replay", "-", feed=EXAMPLE)
    assert (done.returncode, done.stdout, done.stderr) == (0, STATE.encode(), b"")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no place among files here")
def test_the_program_waits_for_the_end_of_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writing = Thread(target=pipe.write_bytes, args=[EXAMPLE], daemon=True)
    writing.start()
    done = run("replay", str(pipe))
    assert (done.returncode, done.stdout, done.stderr) == (0, STATE.encode(), b"")
    writing.join()


def test_the_program_refuses() -> None:
    done = run("replay", "-", feed=WRONG_THIRD)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().splitlines() == [f"-: {WRONG_WORDS}"]


@pytest.mark.parametrize("data", [b"\xff", b"[" * 10**6, b'{"a":' * 10**6, b"\x00", b"9" * 10**6])
def test_the_program_refuses_what_is_no_record_at_all(data: bytes) -> None:
    done = run("replay", "-", feed=data)
    assert (done.returncode, done.stdout) == (2, b"")
    assert len(done.stderr.splitlines()) == 1


def test_a_replay_loads_no_qt_and_little_else() -> None:
    program = (
        "import sys; from mexen_desktop.__main__ import main; main();"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    )
    done = run("replay", "-", feed=EXAMPLE, program=program)
    loaded = set(done.stdout.decode().splitlines()[1].split())
    assert "msgspec" in loaded
    assert loaded.isdisjoint({"PySide6", "shiboken6", "argparse", "json", "sqlite3", "logging"})


def test_a_replay_of_a_small_file_answers_at_once() -> None:
    seconds = []
    for _ in range(5):
        start = time.perf_counter()
        run("replay", "-", feed=EXAMPLE)
        seconds.append(time.perf_counter() - start)
    assert min(seconds) < 0.25


# What a game's states take, less or more than the buffer of the stream.
LENGTHS = pytest.mark.parametrize("length", [2, 1000])
BUFFERED = pytest.mark.parametrize("unbuffered", ["", "1"], ids=["buffered", "unbuffered"])


@contextmanager
def replaying(
    folder: Path, length: int, unbuffered: str, out: int | IO[bytes]
) -> Iterator[subprocess.Popen[bytes]]:
    game = folder / "game.mexen"
    game.write_bytes(write(played("extreme", length)))
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "replay", "--states", game],
        stdout=out,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env=os.environ | {"PYTHONUNBUFFERED": unbuffered},
    ) as process:
        yield process


@LENGTHS
@BUFFERED
def test_a_reader_that_has_read_enough_ends_it_quietly(
    tmp_path: Path, length: int, unbuffered: str
) -> None:
    with replaying(tmp_path, length, unbuffered, subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.communicate(timeout=60)[1] == b""
        assert process.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@LENGTHS
@BUFFERED
def test_a_full_disk_is_one_line_too(tmp_path: Path, length: int, unbuffered: str) -> None:
    with (
        Path("/dev/full").open("wb") as full,
        replaying(tmp_path, length, unbuffered, full) as process,
    ):
        told = process.communicate(timeout=60)[1].splitlines()
        assert process.returncode == 2
    assert len(told) == 1
    assert told[0].startswith(b"mexen-desktop: cannot write: ")


@pytest.mark.skipif(os.name == "nt", reason="descriptors are closed otherwise there")
def test_closed_streams_are_one_line_too() -> None:
    words = [sys.executable, "-c", PROGRAM, "replay", "-"]
    done = run(program=f"import os, sys; os.close(0); os.execv(sys.executable, {words})")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


#: Everything that prints or refuses, with what it ends with where all is well.
SAID = pytest.mark.parametrize(
    ("words", "status"),
    [(["--help"], 0), (["--version"], 0), (["replay", "--help"], 0), (["--bogus"], 2)],
)


def without(descriptor: int, words: list[str]) -> "subprocess.CompletedProcess[bytes]":
    """Run the program with a standard stream that is closed."""
    call = [sys.executable, "-c", PROGRAM, *words]
    return run(program=f"import os, sys; os.close({descriptor}); os.execv(sys.executable, {call})")


@pytest.mark.skipif(os.name == "nt", reason="descriptors are closed otherwise there")
@SAID
def test_nothing_can_be_printed_where_output_is_closed(words: list[str], status: int) -> None:
    done = without(1, words)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert (b"there is no stdout" in done.stderr) is (status == 0)


@pytest.mark.skipif(os.name == "nt", reason="descriptors are closed otherwise there")
@SAID
def test_no_complaint_gets_among_what_is_printed(words: list[str], status: int) -> None:
    done = without(2, words)
    assert (done.returncode, done.stderr) == (status, b"")
    assert bool(done.stdout) is (status == 0)


@pytest.mark.skipif(os.name == "nt", reason="descriptors are closed otherwise there")
def test_a_file_that_is_refused_is_not_printed_either() -> None:
    done = without(2, ["replay", "no-such-file"])
    assert (done.returncode, done.stdout, done.stderr) == (2, b"", b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("words", [["--help"], ["--version"], ["replay", "nothing"], ["--bogus"]])
@pytest.mark.parametrize("stream", ["stdout", "stderr"])
def test_a_full_disk_changes_no_exit_status(words: list[str], stream: str) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, *words],
            cwd=ROOT,
            timeout=60,
            check=False,
            stdout=full if stream == "stdout" else subprocess.PIPE,
            stderr=full if stream == "stderr" else subprocess.PIPE,
        )
    printed = words[0] in {"--help", "--version"}
    assert done.returncode == (0 if printed and stream == "stderr" else 2)
    if stream == "stdout":
        assert len(done.stderr.splitlines()) == 1


@pytest.mark.skipif(os.name == "nt", reason="descriptors are closed otherwise there")
def test_the_window_opens_without_any_standard_stream(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path), "XDG_DATA_HOME": ""}
    words = [sys.executable, "-m", "mexen_desktop"]
    program = f"import os, sys; os.closerange(0, 3); os.execv(sys.executable, {words})"
    environment = os.environ | home | {"QT_QPA_PLATFORM": "offscreen", "MEXEN_STARTUP_PROBE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env=environment, timeout=60, check=False
    )
    assert done.returncode == 0
