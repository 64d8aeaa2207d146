"""The picture of the first page comes back whole, or not at all."""

from pathlib import Path

import pytest

from mexen_desktop.windows.start.kept_picture import KeptPicture, Reading, described, read, write

PICTURE = KeptPicture("('en', 1)", 3, 2, bytes(range(24)))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "first-page"


def test_a_picture_comes_back_for_what_it_was_made_for(file: Path) -> None:
    Reading(file).keep(PICTURE)
    assert Reading(file).picture("('en', 1)") == PICTURE
    assert Reading(file).picture("('de', 1)") is None


def test_where_there_is_no_file_there_is_no_picture(file: Path) -> None:
    assert Reading(file).picture("('en', 1)") is None


def test_another_picture_takes_the_place_of_the_first(file: Path) -> None:
    write(file, PICTURE)
    write(file, PICTURE._replace(made_for="later"))
    assert read(file) == PICTURE._replace(made_for="later")
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.parametrize("length", [0, 1, 10, 20, 30, -1])
def test_a_file_that_was_cut_is_no_picture(file: Path, length: int) -> None:
    write(file, PICTURE)
    file.write_bytes(file.read_bytes()[:length])
    assert read(file) is None


def test_a_file_of_anything_else_is_no_picture(file: Path) -> None:
    write(file, PICTURE)
    content = bytearray(file.read_bytes())
    content[-3] ^= 0xFF
    file.write_bytes(content)
    assert read(file) is None
    for wrong in (PICTURE._replace(width=4), PICTURE._replace(width=2), PICTURE._replace(width=0)):
        write(file, wrong)
        assert read(file) is None


def test_a_folder_that_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file")
    write(tmp_path / "cache" / "first-page", PICTURE)
    assert read(tmp_path / "cache" / "first-page") is None


def test_what_a_picture_is_made_for_says_every_reason() -> None:
    assert described(1, "a") != described(1, "b") != described(2, "b")
    assert "\n" not in described("two\nlines")
