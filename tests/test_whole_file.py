"""A small file is whole, or it is known that it is not."""

import os
import time
from pathlib import Path

import pytest

from mexen_desktop.whole_file import is_damaged, set_aside, write

_STRFTIME = time.strftime


@pytest.fixture(autouse=True)
def _at_eight_past_nine(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = time.struct_time((2026, 11, 30, 9, 8, 7, 0, 334, 0))
    monkeypatch.setattr(time, "strftime", lambda form: _STRFTIME(form, moment))


def test_folders_that_are_not_there_are_made(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "small.json"
    write(path, b"{}")
    assert path.read_bytes() == b"{}"
    assert list(path.parent.iterdir()) == [path]


def test_all_of_it_is_on_the_disk_before_it_takes_the_place_of_the_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "small.json"
    write(path, b"old")
    seen: list[tuple[int, bytes]] = []

    def synced(file: int) -> None:
        seen.append((os.fstat(file).st_size, path.read_bytes()))

    monkeypatch.setattr(os, "fsync", synced)
    write(path, b"longer than before")
    assert seen == [(18, b"old")]
    assert path.read_bytes() == b"longer than before"


@pytest.mark.parametrize("text", [b"damage", b"[1]", b"7", b"\x00"])
def test_what_holds_no_object_is_damaged(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "small.json"
    path.write_bytes(text)
    assert is_damaged(path) is True


@pytest.mark.parametrize("text", [b"", b" \n", b"{}", b'{"a": [1]}'])
def test_what_holds_an_object_or_nothing_yet_is_sound(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "small.json"
    path.write_bytes(text)
    assert is_damaged(path) is False


def test_what_lies_there_without_being_a_file_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "small.json"
    assert is_damaged(path) is False
    path.mkdir()
    assert is_damaged(path) is True


def test_files_set_aside_in_the_same_second_are_numbered_from_two_on(tmp_path: Path) -> None:
    path = tmp_path / "small.json"
    kept = []
    for text in (b"1", b"2", b"3"):
        path.write_bytes(text)
        kept.append(set_aside(path))
        assert kept[-1].read_bytes() == text
    assert [each.name for each in kept] == [
        "small-damaged-2026-11-30-090807.json",
        "small-damaged-2026-11-30-090807-2.json",
        "small-damaged-2026-11-30-090807-3.json",
    ]
    assert sorted(tmp_path.iterdir()) == sorted(kept)
