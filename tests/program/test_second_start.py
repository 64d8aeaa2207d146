"""A second start brings the first window forward, then ends."""

import signal
import socket
import sys
from pathlib import Path

import pytest

from mexen_desktop.store.places import FILE
from tests.program.conftest import Home, ended

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes are no files")


def second(home: Home, *words: str) -> tuple[str, int]:
    process = home.start(*words)
    said = ended(process)[1]
    return said, process.returncode


def door(home: Home) -> Path:
    (found,) = home.runtime.iterdir()
    return found


def test_it_ends_at_once_while_the_first_goes_on(home: Home) -> None:
    first = home.stand()
    assert second(home) == ("", 0)
    assert first.poll() is None
    first.send_signal(signal.SIGTERM)
    assert ended(first)[1] == ""


def test_a_file_is_handed_to_the_first(home: Home) -> None:
    record = home.folder / "evening.mexen"
    record.write_text(
        '{"format": "mexen-record", "version": 1, "rules": "pirate", "stake": "sips",'
        ' "players": ["Ann", "Bo"], "starter": 1,'
        ' "actions": [{"do": "throw", "by": 1, "dice": [6, 1]}]}'
    )
    first = home.stand()
    assert second(home, str(record)) == ("", 0)
    assert first.poll() is None


def test_of_a_file_that_is_wrong_both_tell(home: Home) -> None:
    record = home.folder / "evening.mexen"
    record.write_text("{}")
    first = home.stand()
    said, status = second(home, str(record))
    assert said == f"{record}: 'format' is missing\n"
    assert status == 2
    assert first.poll() is None


def test_what_a_crash_left_behind_does_not_hinder(home: Home) -> None:
    first = home.stand()
    first.kill()
    first.communicate()
    assert door(home).is_socket()
    again = home.stand()
    assert second(home) == ("", 0)
    again.send_signal(signal.SIGTERM)
    assert ended(again)[1] == ""
    assert list(home.runtime.iterdir()) == []


def test_one_that_does_not_answer_does_not_hinder(home: Home) -> None:
    first = home.stand()
    place = door(home)
    first.kill()
    first.communicate()
    place.unlink()
    with socket.socket(socket.AF_UNIX) as deaf:
        deaf.bind(str(place))
        again = home.stand()
    assert again.poll() is None


def test_two_users_do_not_meet(home: Home, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = Home(tmp_path_factory.mktemp("other"))
    first, theirs = home.stand(), other.stand()
    assert first.poll() is None
    assert theirs.poll() is None
    assert (other.games / FILE).exists()
    other.end()


def test_of_two_that_start_at_once_one_stays(home: Home) -> None:
    both = [home.start(), home.start()]
    left = [process for process in both if process.poll() is None]
    while len(left) == 2:
        left = [process for process in both if process.poll() is None]
    (stays,) = left
    assert second(home) == ("", 0)
    stays.send_signal(signal.SIGTERM)
    assert ended(stays)[1] == ""
    assert [process.returncode for process in both] == [0, 0]
