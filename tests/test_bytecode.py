"""What PySide compiles at every start is compiled once."""

import builtins
import os
import subprocess
import sys
from pathlib import Path

import pytest

from mexen_desktop.bytecode import INSIDE_PYSIDE, KeptBytecode, default_path

SOURCE = b"answer = 42"
INSIDE = f"{INSIDE_PYSIDE}some.py"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "pyside"


@pytest.fixture(autouse=True)
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note the names of all that Python compiles."""
    names: list[str] = []
    plain = builtins.compile

    def noted(source: object, filename: str, *more: object) -> object:
        names.append(filename)
        return plain(source, filename, *more)  # type: ignore[call-overload]

    monkeypatch.setattr(builtins, "compile", noted)
    return names


def start(path: Path, source: bytes = SOURCE, name: str = INSIDE) -> object:
    """Compile as PySide does; give what running it makes of `answer`."""
    kept = KeptBytecode(path)
    made: dict[str, object] = {}
    with kept:
        exec(compile(source, name, "exec"), made)
    kept.save()
    return made["answer"]


def test_at_the_second_start_nothing_is_compiled(path: Path, compiled: list[str]) -> None:
    assert [start(path), start(path)] == [42, 42]
    assert compiled == [INSIDE]
    assert [file.name for file in path.parent.iterdir()] == ["pyside"]


def test_another_source_is_compiled_anew(path: Path, compiled: list[str]) -> None:
    assert [start(path), start(path, b"answer = 43"), start(path, b"answer = 43")] == [42, 43, 43]
    assert compiled == [INSIDE, INSIDE]


def test_all_other_sources_are_left_alone(path: Path, compiled: list[str]) -> None:
    start(path, name="elsewhere.py")
    start(path, name="elsewhere.py")
    assert compiled == ["elsewhere.py"] * 2
    assert not path.exists()


def test_afterwards_python_compiles_as_before(path: Path) -> None:
    before = builtins.compile
    with pytest.raises(SyntaxError):
        start(path, b"answer = ")
    assert builtins.compile is before


@pytest.mark.parametrize("damage", [b"", b"xyz", b"\0" * 400])
def test_a_damaged_file_is_as_if_there_were_none(
    path: Path, damage: bytes, compiled: list[str]
) -> None:
    start(path)
    path.write_bytes(damage)
    assert start(path) == 42
    assert compiled == [INSIDE] * 2
    assert start(path) == 42
    assert compiled == [INSIDE] * 2


@pytest.mark.parametrize("at", [0, 3, 4, 20, -1])
def test_one_wrong_byte_is_found_out(path: Path, at: int) -> None:
    start(path)
    content = bytearray(path.read_bytes())
    content[at] ^= 1
    path.write_bytes(content)
    assert start(path) == 42


def test_a_folder_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file, not a folder")
    assert start(tmp_path / "cache" / "pyside") == 42


def test_it_is_kept_for_this_python_alone() -> None:
    assert sys.implementation.cache_tag in default_path().name
    assert f"{sys.hexversion:x}" in default_path().name


def test_pyside_is_not_compiled_a_second_time(tmp_path: Path) -> None:
    count = f"""
import builtins
plain, names = builtins.compile, []
builtins.compile = lambda *a, **k: (names.append(a[1]), plain(*a, **k))[1]
from pathlib import Path
from mexen_desktop.bytecode import KeptBytecode
kept = KeptBytecode(Path({str(tmp_path / "pyside")!r}))
with kept:
    import PySide6.QtCore
kept.save()
print(sum(str(name).startswith({INSIDE_PYSIDE!r}) for name in names))
"""
    counts = [
        int(
            subprocess.run(
                [sys.executable, "-c", count],
                env=os.environ,
                capture_output=True,
                text=True,
                check=True,
            ).stdout
        )
        for _ in range(2)
    ]
    assert counts[1] == 0
