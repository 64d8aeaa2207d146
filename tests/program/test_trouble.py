"""Whatever is wrong with the data folder: the program starts, says one sentence, plays on."""

import json
import os
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

import pytest

from mexen_desktop.store.places import FILE
from tests.program.conftest import PATIENCE, Home, obedient, without_noise

#: Makes trouble in a data folder as long as it lasts.
Trouble = Callable[[Path], AbstractContextManager[object]]


def nothing(folder: Path) -> AbstractContextManager[object]:
    folder.rmdir()
    return nullcontext()


def no_bytes(folder: Path) -> AbstractContextManager[object]:
    (folder / FILE).touch()
    return nullcontext()


def noise(folder: Path) -> AbstractContextManager[object]:
    (folder / FILE).write_bytes(bytes(range(256)) * 64)
    return nullcontext()


def no_folder(folder: Path) -> AbstractContextManager[object]:
    folder.rmdir()
    folder.touch()
    return nullcontext()


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    connection = sqlite3.connect(folder / FILE)
    # "Mexn", as its own files say.
    connection.execute("PRAGMA application_id = 1298495598")
    connection.execute("CREATE TABLE other (program)")
    connection.execute("BEGIN EXCLUSIVE")
    yield
    connection.close()


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    if not obedient():
        pytest.skip("nothing is forbidden to this user")
    folder.chmod(0o500)
    yield
    folder.chmod(0o700)


#: Of what is said where nothing can be saved.
UNSAVED = ("may not write", "another program")


@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        (nothing, ""),
        (no_bytes, "was damaged"),
        (noise, "was damaged"),
        (no_folder, "may not write"),
        (locked, "another program"),
        (read_only, "may not write"),
    ],
)
def test_it_starts_tells_plays_on(home: Home, trouble: Trouble, words: str) -> None:
    home.games.mkdir(parents=True)
    with trouble(home.games):
        process = home.play(5)
        assert process.stdout is not None
        said = [json.loads(process.stdout.readline()) for _ in range(30)]
        asked, complaints = end(process, 2.0 if words in UNSAVED else PATIENCE)
    assert complaints == ""
    sentences = {sentence for _, _, sentence in said}
    assert len(sentences) == 1
    (sentence,) = sentences
    assert words in sentence
    assert bool(sentence) is bool(words)
    # What is saved needs no question; else the system has to ask twice, or somebody answers. A
    # program that was ended before it could hear anything has a status of its own.
    assert process.returncode != 0 or (asked > 1) is (words in UNSAVED)


def end(process: "subprocess.Popen[str]", patience: float) -> tuple[int, str]:
    """Ask a program to end until it does; return how often that was, with its complaints."""
    for asked in range(1, 20):
        process.terminate()
        try:
            _, complaints = process.communicate(timeout=patience)
        except subprocess.TimeoutExpired:
            continue
        return asked, without_noise(complaints)
    pytest.fail("it does not end")


def test_what_was_not_saved_is_saved_when_that_is_possible_again(home: Home) -> None:
    home.games.mkdir(parents=True)
    with locked(home.games):
        process = home.play(5)
        assert process.stdout is not None
        assert "another program" in json.loads(process.stdout.readline())[2]
    (home.games / FILE).unlink()
    said = [["", "", "x"]]
    while said[-1][2]:
        said.append(json.loads(process.stdout.readline()))
    process.kill()
    assert json.loads(home.look()[0])[0] == 1


@pytest.mark.skipif(os.name == "nt", reason="an open file cannot be deleted there")
def test_a_file_that_is_deleted_while_it_plays_is_back(home: Home) -> None:
    process = home.play(5)
    assert process.stdout is not None
    process.stdout.readline()
    for file in home.games.iterdir():
        file.unlink(missing_ok=True)
    said: list[list[str]] = [["", "", ""]]
    while not said[-1][2]:
        said.append(json.loads(process.stdout.readline()))
    assert "put it back" in said[-1][2]
    assert end(process, PATIENCE) == (1, "")
    assert json.loads(home.look()[0])[0] == 1
