"""Keeps the bytecode of the Python code inside PySide, which else is compiled at every start.

PySide carries some 100 KB of Python source in its libraries. Compiling it takes an eighth of the
time in which a bare window opens, for nothing that changes from one start to the next.
"""

import builtins
import marshal
import os
import sys
from contextlib import suppress
from pathlib import Path
from types import CodeType, TracebackType
from typing import Any, Final
from zlib import crc32

#: How the names of those sources begin.
INSIDE_PYSIDE: Final = "shibokensupport/"

_CHECKED: Final = 4

#: A source by its name, its length, its checksum.
Key = tuple[str, int, int]


class KeptBytecode:
    """While it is entered, what was compiled at an earlier start is not compiled again.

    Bytecode is found by the very source it was made of, in a file for this Python alone. Whatever
    goes wrong with that file leaves everything as Python does it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._kept = _load(path)
        self._used: dict[Key, CodeType] = {}
        self._compile: Any = builtins.compile

    def __enter__(self) -> "KeptBytecode":
        self._compile = builtins.compile
        setattr(builtins, "compile", self._take)  # noqa: B010 - mypy takes it for a function
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        setattr(builtins, "compile", self._compile)  # noqa: B010 - the same

    def save(self) -> None:
        """Keep what had to be compiled this time; where nothing had to be nothing is written."""
        if self._used.keys() <= self._kept.keys():
            return
        content = marshal.dumps(self._used)
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            fresh = self._path.with_suffix(f".{os.getpid()}")
            fresh.write_bytes(crc32(content).to_bytes(_CHECKED, "big") + content)
            fresh.replace(self._path)

    def _take(self, source: Any, filename: Any, mode: Any, *more: Any, **options: Any) -> Any:
        if not isinstance(source, bytes) or not str(filename).startswith(INSIDE_PYSIDE):
            return self._compile(source, filename, mode, *more, **options)
        key = (filename, len(source), crc32(source))
        code = self._kept.get(key) or self._compile(source, filename, mode, *more, **options)
        self._used[key] = code
        return code


def default_path() -> Path:
    """Return the file for this Python."""
    return cache_folder() / f"pyside-{sys.implementation.cache_tag}-{sys.hexversion:x}"


def cache_folder() -> Path:
    """Return where the platform keeps what can be made anew; Qt, which knows, is not here yet."""
    home = Path.home()
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        folder = home / "Library" / "Caches"
    else:
        folder = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")
    return folder / "mexen-desktop"


def _load(path: Path) -> dict[Key, CodeType]:
    try:
        content = path.read_bytes()
    except OSError:
        return {}
    checksum, content = content[:_CHECKED], content[_CHECKED:]
    # Only what was written whole is safe to be read: Python does not look twice at bytecode.
    if crc32(content).to_bytes(_CHECKED, "big") != checksum:
        return {}
    kept = marshal.loads(content)
    return kept if isinstance(kept, dict) else {}
