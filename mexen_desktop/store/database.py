"""Opens the file, however it is found, then holds it."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

from mexen_desktop.record.opening import opened
from mexen_desktop.store.errors import BY_DATABASE, Problem, StoreError, explained
from mexen_desktop.store.mending import bring_back, copied, finish, mend
from mexen_desktop.store.places import companion, remove, set_aside, sync_folder
from mexen_desktop.store.schema import APPLICATION, MAGIC, MIGRATIONS, create, migrate, version_of

#: Seconds that another program's hold of the file is waited for: nobody is to notice.
PATIENCE: Final = 0.05
#: Files up to this size are looked through at each opening, which takes 2 ms a megabyte.
THOROUGH: Final = 16 << 20

SETTINGS: Final = (
    # Nobody else has any business in this file; it spares a shared memory beside it, too.
    "PRAGMA locking_mode = EXCLUSIVE",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    # macOS says "written" before it is.
    "PRAGMA fullfsync = 1",
    "PRAGMA checkpoint_fullfsync = 1",
)

#: Which file it is, by any name; None without one.
Identity = tuple[int, int] | None


class Database:
    """The file with every game in it: made, opened, mended when that is wanted.

    Its methods raise whatever files and databases raise; `errors.explained` says what it means.
    """

    def __init__(
        self,
        file: Path,
        clock: Callable[[], float],
        complete: Callable[[sqlite3.Connection, int], None],
        migrations: Sequence[str] = MIGRATIONS,
    ) -> None:
        """`complete` is to add what is known besides to a file that is mended."""
        self.file = file
        #: What was found and mended, until it is told.
        self.notice: StoreError | None = None
        self._clock = clock
        self._complete = complete
        self._migrations = migrations
        self._connection: sqlite3.Connection | None = None
        self._identity: tuple[Identity, Identity] | None = None
        self._copy: tuple[ExitStack, sqlite3.Connection] | None = None

    @property
    def is_open(self) -> bool:
        """Whether the file itself is held, to be written to."""
        return self._connection is not None

    def connection(self) -> sqlite3.Connection:
        """Return the open file, in its place."""
        if self._connection is not None and _identity(self.file) != self._identity:
            self.notice = bring_back(
                self._connection, self.file, self._clock(), our_steps=self._steps_are_ours()
            )
            self._connection = None
        if self._connection is None:
            self._connection = self._open()
            self._identity = _identity(self.file)
            self._drop_copy()
        return self._connection

    def readable(self) -> sqlite3.Connection:
        """Return the open file, or a copy of it where it can only be read."""
        try:
            return self.connection()
        except (sqlite3.OperationalError, OSError) as error:
            # What another program is writing to would be half of this, half of that.
            locked = explained(error, self.file).problem is Problem.LOCKED
            if locked or not self.file.is_file():
                raise
        if self._copy is None:
            self._copy = self._copied()
        return self._copy[1]

    def mend(self) -> None:
        """Put a sound file in the place of the damaged one."""
        self.close()
        self.notice = mend(self.file, self._clock(), self._complete)

    def let_go(self) -> None:
        """Let go of a file that failed, for it to be opened anew.

        Not where it is no longer in its place: then nobody else can see what was in it.
        """
        if self._connection is None or _identity(self.file) == self._identity:
            self.close()

    def close(self) -> None:
        """Let go of the file."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*BY_DATABASE):
                connection.close()
        self._drop_copy()

    def _open(self) -> sqlite3.Connection:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        finish(self.file, "damaged", self._clock())
        if not self.file.exists():
            self._make()
        self._check(self.file)
        connection = sqlite3.connect(self.file, timeout=PATIENCE, isolation_level=None)
        try:
            for setting in SETTINGS:
                connection.execute(setting)
            self._check_version(version_of(connection))
            if self.file.stat().st_size <= THOROUGH:
                _check_pages(connection)
            migrate(connection, self.file, self._clock(), self._migrations)
        except BaseException:
            connection.close()
            raise
        return connection

    def _copied(self) -> tuple[ExitStack, sqlite3.Connection]:
        """Return a copy to read, with what lets go of it."""
        # Slow to import, seldom wanted.
        from tempfile import TemporaryDirectory

        with ExitStack() as stack:
            folder = stack.enter_context(TemporaryDirectory(ignore_cleanup_errors=True))
            copy = copied(self.file, Path(folder))
            self._check(copy)
            connection = sqlite3.connect(copy, isolation_level=None)
            stack.callback(connection.close)
            migrate(connection, None, self._clock(), self._migrations)
            return stack.pop_all(), connection

    def _make(self) -> None:
        # Steps without their file are of no use to a new one, and dangerous.
        set_aside(self.file, "stray", self._clock())
        fresh = self.file.with_suffix(".new")
        remove(fresh)
        create(fresh, self._migrations).close()
        fresh.rename(self.file)
        sync_folder(self.file.parent)

    def _check(self, file: Path) -> None:
        """Look at the header before SQLite does, which would change what is not to be touched."""
        # What is a pipe or a device could be waited for without end, by SQLite too.
        with opened(file) as found:
            header = found.read(100)
        if not header.startswith(MAGIC) or _number(header, 68) != APPLICATION:
            raise StoreError(Problem.DAMAGED, file=file)
        self._check_version(_number(header, 60))

    def _check_version(self, version: int) -> None:
        known = len(self._migrations)
        if version > known:
            raise StoreError(Problem.NEWER, file=self.file, version=version, known=known)

    def _steps_are_ours(self) -> bool:
        steps = _identity_of(companion(self.file, "-wal"))
        return self._identity is not None and steps == self._identity[1]

    def _drop_copy(self) -> None:
        if self._copy is not None:
            copy, _ = self._copy
            self._copy = None
            copy.close()


def _check_pages(connection: sqlite3.Connection) -> None:
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise StoreError(Problem.DAMAGED)


def _number(header: bytes, at: int) -> int:
    return int.from_bytes(header[at : at + 4], "big")


def _identity(file: Path) -> tuple[Identity, Identity] | None:
    """Return what tells these very files from others of the same names."""
    both = _identity_of(file), _identity_of(companion(file, "-wal"))
    return None if None in both else both


def _identity_of(file: Path) -> Identity:
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino
