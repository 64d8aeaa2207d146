"""What the wheel and the source archive contain."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from bundle.place import PACKAGE, ROOT
from mexen_desktop.languages import NAMES

PASSING = {".pyc", ".pyo"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build both, returning where they are."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--directory", folder],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    return folder


def in_the_source() -> set[str]:
    files = (path for path in PACKAGE.rglob("*") if path.is_file())
    return {path.relative_to(ROOT).as_posix() for path in files if path.suffix not in PASSING}


def test_the_wheel_has_the_whole_package_and_no_more(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert names == in_the_source()


def test_the_wheel_has_every_language(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    for code in NAMES:
        assert f"mexen_desktop/resources/translations/mexen_{code}.qm" in names


def test_the_wheel_brings_the_licence_and_the_command(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        texts = {name.rpartition("/")[2]: name for name in archive.namelist()}
        assert "LICENSE" in texts
        entry = archive.read(texts["entry_points.txt"]).decode()
    assert "mexen-desktop = mexen_desktop.__main__:main" in entry


def test_the_source_archive_can_be_built_and_tested(built: Path) -> None:
    (source,) = built.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for wanted in (
        "CHANGELOG.md",
        "LICENSE",
        "README.md",
        "dev.py",
        "hatch_build.py",
        "packaging/mexen.spec",
        "packaging/wheels/win32.txt",
        "pyproject.toml",
        "tests/packaging/test_wheel.py",
        "translations/mexen_da.ts",
        "translations/pipeline.py",
    ):
        assert wanted in names
    # Compiled words belong to the wheel; nothing that a build leaves behind belongs anywhere.
    assert not any(name.endswith((".qm", ".pyc")) for name in names)
