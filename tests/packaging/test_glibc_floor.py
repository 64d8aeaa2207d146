"""How old a system may be."""

import shutil
import sys
from pathlib import Path

import pytest

import glibc_floor
from glibc_floor import asked_for, floor_of

TABLE = """
0000000000000000      DF *UND*\t0000000000000000  GLIBC_2.2.5 free
0000000000000000      DF *UND*\t0000000000000000 (GLIBC_2.34) pthread_create
0000000000000000      DF *UND*\t0000000000000000  GLIBC_2.9 pipe2
0000000000000000      DF *UND*\t0000000000000000  GLIBCXX_3.4.29 _Znwm
"""


def test_the_newest_version_counts_by_its_numbers() -> None:
    assert asked_for(TABLE) == (2, 34)
    assert asked_for("nothing of the kind") == ()


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """Give a folder with a program in it, besides other files."""
    if not sys.platform.startswith("linux") or not shutil.which("objdump"):
        pytest.skip("needs objdump, a program of Linux")
    shutil.copy(Path(sys.executable).resolve(), tmp_path / "python")
    (tmp_path / "READ-ME.txt").write_text("GLIBC_9.9")
    (tmp_path / "again").symlink_to("python")
    return tmp_path


def test_only_what_the_loader_would_load_counts(program: Path) -> None:
    floor = floor_of(program)
    assert (2, 2) < floor.version < (9, 9)
    assert floor.files == [program / "python"]


def test_a_program_that_asks_for_too_much_fails(
    program: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert glibc_floor.main([str(program)]) == 0
    assert glibc_floor.main([str(program), "--most", "2.2"]) == 1
    assert "newer than 2.2" in capsys.readouterr().out
