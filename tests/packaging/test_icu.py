"""ICU's data is cut, never broken."""

import shutil
import sys
from pathlib import Path

import PySide6
import pytest

from bundle import icu

HEADER = b"\x20\x00\xda\x27\x14\x00\x00\x00\x00\x00\x02\x00CmnD" + bytes(16)
ITEMS = {
    "icudt73l/coll/ucadata.icu": b"order",
    "icudt73l/da.res": b"dansk, a bit longer than sixteen bytes",
    "icudt73l/zh.res": b"other signs",
}


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """Give a copy of the data of Qt's ICU."""
    if sys.platform != "linux" or not (shutil.which("ld") and shutil.which("as")):
        pytest.skip("needs the binutils of Linux")
    (original,) = (Path(PySide6.__path__[0]) / "Qt" / "lib").glob("libicudata.so.*")
    return Path(shutil.copy(original, tmp_path))


def test_the_languages_are_kept_with_their_countries() -> None:
    for bare in (
        "root.res",
        "de.res",
        "de_AT.res",
        "coll/da.res",
        "zone/nl.res",
        "en_US_POSIX.res",
    ):
        assert icu.is_kept(f"icudt73l/{bare}")
    for bare in ("is.res", "coll/zh.res", "lang/de.res", "den.res", "translit/en.res"):
        assert not icu.is_kept(f"icudt73l/{bare}")


def test_what_is_no_data_is_refused() -> None:
    with pytest.raises(icu.IcuError, match="no data"):
        icu.read(b"\x7fELF" + bytes(200))


def test_the_version_gives_the_name_by_which_icu_looks() -> None:
    assert icu.symbol_of(ITEMS) == "icudt73_dat"
    with pytest.raises(icu.IcuError, match="version"):
        icu.symbol_of({"data/da.res": b""})


def test_items_lie_where_the_table_says() -> None:
    written = icu.write(HEADER, ITEMS)
    for name, item in ITEMS.items():
        assert name.encode() + b"\0" in written
        at = written.index(item)
        assert (at - len(HEADER)) % 16 == 0


def test_what_was_cut_reads_as_before(library: Path) -> None:
    _, whole = icu.read(library.read_bytes())
    before, now = icu.cut(library)
    _, left = icu.read(library.read_bytes())
    assert now < before / 8
    assert set(left) == {name for name in whole if icu.is_kept(name)}
    assert all(whole[name].startswith(left[name].rstrip(b"\0")) for name in left)


def test_a_cut_after_which_qt_answers_otherwise_is_taken_back(
    library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = library.read_bytes()
    is_kept = icu.is_kept
    # Without the order of Danish, Å would come among the A.
    monkeypatch.setattr(icu, "is_kept", lambda name: is_kept(name) and "coll/da" not in name)
    with pytest.raises(icu.IcuError, match="otherwise"):
        icu.cut(library)
    assert library.read_bytes() == before
