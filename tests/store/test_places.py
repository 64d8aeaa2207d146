from pathlib import Path

import pytest

from mexen_desktop.store.places import FILE, beside, data_folder, remove, set_aside, taken

HOME = Path("/home/ann")


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, "/home/ann/.local/share/mexen-desktop"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/mexen-desktop"),
        ("linux", {"XDG_DATA_HOME": "relative"}, "/home/ann/.local/share/mexen-desktop"),
        ("linux", {"XDG_DATA_HOME": ""}, "/home/ann/.local/share/mexen-desktop"),
        ("darwin", {}, "/home/ann/Library/Application Support/mexen-desktop"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/mexen-desktop"),
        ("win32", {}, "/home/ann/AppData/Local/mexen-desktop"),
    ],
)
def test_data_lies_where_the_platform_wants_it(
    platform: str, environment: dict[str, str], expected: str
) -> None:
    assert data_folder(platform, environment, HOME) == Path(expected)


def test_the_systems_own_words_count(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    assert tmp_path in data_folder().parents


def test_a_name_beside_the_file_has_the_date_and_is_nobodys(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    first = beside(file, "damaged", 0)
    assert first.name.startswith("games-damaged-19")
    first.touch()
    second = beside(file, "damaged", 0)
    assert second.name == f"{first.stem}-2.db"
    (tmp_path / f"{second.name}-wal").touch()
    assert beside(file, "damaged", 0).name == f"{first.stem}-3.db"


def test_what_belongs_to_a_file_goes_with_it(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    (tmp_path / "games.db-wal").write_text("steps")
    file.write_text("games")
    aside = set_aside(file, "found", 0)
    assert aside is not None
    assert aside.read_text() == "games"
    assert aside.with_name(f"{aside.name}-wal").read_text() == "steps"
    assert not taken(file)


def test_nothing_is_set_aside_where_nothing_lies(tmp_path: Path) -> None:
    assert set_aside(tmp_path / "games.db", "found", 0) is None


def test_a_file_goes_with_all_that_sqlite_keeps_beside_it(tmp_path: Path) -> None:
    # Games of before are found by this name.
    file = tmp_path / "games.db"
    beside = [tmp_path / f"games.db-{kind}" for kind in ("wal", "shm", "journal")]
    assert file.name == FILE
    for each in (file, *beside):
        each.touch()
    remove(file)
    assert list(tmp_path.iterdir()) == []
    for each in (file, *beside):
        each.touch()
    aside = set_aside(file, "damaged", 0.0)
    assert not any(each.exists() for each in (file, *beside))
    assert aside is not None
    assert len(list(tmp_path.iterdir())) == 4
