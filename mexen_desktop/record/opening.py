"""Opens files that lie on a disk, whose end is there already."""

import errno
import os
from stat import S_ISREG
from typing import BinaryIO, Final

#: A pipe that nobody writes to would be waited for as long as it is opened.
_AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0)


def opened(path: str | os.PathLike[str]) -> BinaryIO:
    """Open a file to be read.

    Raises OSError, for a pipe or a device too: nobody at a window can wait for their end.
    """
    file = open(path, "rb", opener=_open)  # noqa: SIM115 - whoever asked closes it
    if S_ISREG(os.fstat(file.fileno()).st_mode):
        return file
    file.close()
    raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP))


def _open(path: str, flags: int) -> int:
    return os.open(path, flags | _AT_ONCE)
