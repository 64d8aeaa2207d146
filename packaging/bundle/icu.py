"""Cuts Qt's copy of ICU's data down to the languages that the program speaks.

Of its 31 MB Qt uses what sorts words, names time zones, reads old encodings. The data is one
symbol of a library: a header, a table of names with offsets, then the items.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from struct import pack, unpack_from
from typing import Final

from mexen_desktop.languages import NAMES

#: What is no language's own: the order of all letters, time zones, how languages fall back.
COMMON: Final = (
    "cnvalias.icu",
    "coll/ucadata.icu",
    "dayPeriods.res",
    "keyTypeData.res",
    "likelySubtags.res",
    "metaZones.res",
    "metadata.res",
    "numberingSystems.res",
    "plurals.res",
    "supplementalData.res",
    "timezoneTypes.res",
    "zoneinfo64.res",
    # Two encodings older than UTF-8 in which these languages were once written.
    "ibm-5348_P100-1997.cnv",
    "ibm-923_P100-1998.cnv",
)

_OF_LANGUAGES: Final = re.compile(
    rf"(?:(?:coll|zone)/)?(?:root|pool|res_index|(?:{'|'.join(NAMES)})(?:_\w*)?)\.res"
)
_MARK: Final = b"CmnD"
_MARK_AT: Final = 12
_MAGIC: Final = b"\xda\x27"
_ALIGNED: Final = 16

#: Asks Qt for all that it takes from ICU.
_QUESTIONS: Final = """\
import json
from PySide6.QtCore import QCollator, QDateTime, QLocale, QTimeZone, QStringConverter
words = ["zebra", "Zoë", "Ærø", "Østen", "Åse", "Aase", "äpfel", "Apfel", "ß", "ss", "ijs", "IJs"]
answers = []
for name in ("da_DK", "de_DE", "de_AT", "en_GB", "en_US", "nl_NL", "nl_BE"):
    locale = QLocale(name)
    collator = QCollator(locale)
    answers.append([name, sorted(words, key=collator.sortKey)])
    zone = QTimeZone(b"Europe/Copenhagen")
    for form in (QTimeZone.NameType.LongName, QTimeZone.NameType.ShortName):
        answers.append(zone.displayName(QTimeZone.TimeType.DaylightTime, form, locale))
answers.append(QDateTime.currentDateTime().timeZone().isValid())
print(json.dumps(answers))
"""


class IcuError(Exception):
    """The data is not as it is known to be; nothing was changed."""


def cut(library: Path) -> tuple[int, int]:
    """Cut the data in a copy of libicudata, returning how large it was and is now, in bytes.

    Qt must answer as before, or the library stays as it was.
    """
    before = library.read_bytes()
    asked = _answers(library)
    package, items = read(before)
    chosen = {name: item for name, item in items.items() if is_kept(name)}
    if missing := set(COMMON) - {_bare(name) for name in chosen}:
        raise IcuError(f"ICU's data lacks {', '.join(sorted(missing))}")
    link(write(package, chosen), library, symbol_of(items))
    if _answers(library) != asked:
        library.write_bytes(before)
        raise IcuError("with the languages that were left Qt answers otherwise")
    return len(before), library.stat().st_size


def is_kept(name: str) -> bool:
    """Tell whether an item is needed."""
    bare = _bare(name)
    return bare in COMMON or _OF_LANGUAGES.fullmatch(bare) is not None


def read(content: bytes) -> tuple[bytes, dict[str, bytes]]:
    """Return the header of the data in a library, then its items by name."""
    start = content.find(_MARK) - _MARK_AT
    if start < 0 or content[start + 2 : start + 4] != _MAGIC:
        raise IcuError("there is no data of ICU's in this library")
    (length,) = unpack_from("<H", content, start)
    base = start + length
    (count,) = unpack_from("<I", content, base)
    table = [unpack_from("<II", content, base + 4 + 8 * at) for at in range(count)]
    # Where the last item ends only the symbol says; the symbols' table of a library has one.
    ends = [offset for _, offset in table[1:]] + [_end(content, start) - base]
    items = {}
    for (name_at, offset), end in zip(table, ends, strict=True):
        name = content[base + name_at : content.index(b"\0", base + name_at)].decode("ascii")
        items[name] = content[base + offset : base + end]
    return content[start:base], items


def write(header: bytes, items: dict[str, bytes]) -> bytes:
    """Return the data that has these items alone."""
    names = b"".join(name.encode("ascii") + b"\0" for name in items)
    table_size = 4 + 8 * len(items)
    table, content = [pack("<I", len(items))], []
    name_at, offset = table_size, _rounded(table_size + len(names))
    content.append(bytes(offset - table_size - len(names)))
    for name, item in items.items():
        table.append(pack("<II", name_at, offset))
        padded = item + bytes(_rounded(len(item)) - len(item))
        content.append(padded)
        name_at, offset = name_at + len(name) + 1, offset + len(padded)
    return header + b"".join(table) + names + b"".join(content)


def symbol_of(items: dict[str, bytes]) -> str:
    """Return the name under which ICU looks for its data, such as icudt73_dat."""
    number = re.match(r"icudt(\d+)", next(iter(items)))
    if number is None:
        raise IcuError("the items of ICU's data have no version")
    return f"icudt{number[1]}_dat"


def link(data: bytes, library: Path, symbol: str) -> None:
    """Make a library of the data, with the assembler and the linker of the binutils."""
    with tempfile.TemporaryDirectory() as folder:
        blob, source, made = (Path(folder) / name for name in ("data.bin", "data.s", "data.o"))
        blob.write_bytes(data)
        source.write_text(
            f".section .rodata\n.balign 16\n.globl {symbol}\n.type {symbol}, %object\n{symbol}:\n"
            f'.incbin "{blob}"\n.size {symbol}, . - {symbol}\n'
            '.section .note.GNU-stack,"",%progbits\n'
        )
        shared = Path(folder) / library.name
        subprocess.run(["as", "-o", made, source], check=True)
        subprocess.run(["ld", "-shared", "-soname", library.name, "-o", shared, made], check=True)
        library.write_bytes(shared.read_bytes())


def _answers(library: Path) -> object:
    """Return what Qt says with that library in place of its own."""
    with tempfile.TemporaryDirectory() as folder:
        # The loader would take a space in the path for its end.
        copy = Path(folder) / library.name
        copy.write_bytes(library.read_bytes())
        done = subprocess.run(
            [sys.executable, "-c", _QUESTIONS],
            env={"LD_PRELOAD": str(copy), "LC_ALL": "C.UTF-8", "TZ": "Europe/Berlin"},
            stdout=subprocess.PIPE,
            check=True,
        )
    return json.loads(done.stdout)


def _end(content: bytes, start: int) -> int:
    """Return where the data ends: its section is the one that begins with it."""
    (sections,) = unpack_from("<Q", content, 0x28)
    size, count = unpack_from("<HH", content, 0x3A)
    for at in range(sections, sections + size * count, size):
        offset, length = unpack_from("<QQ", content, at + 0x18)
        if offset <= start < offset + length and unpack_from("<I", content, at + 4)[0] == 1:
            return int(offset + length)
    raise IcuError("the data of ICU is in no section")


def _bare(name: str) -> str:
    return name.partition("/")[2]


def _rounded(size: int) -> int:
    return -(-size // _ALIGNED) * _ALIGNED
