"""What a Linux desktop finds of the program."""

import gzip
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from datetime import UTC, datetime
from pathlib import Path

import pytest
import yaml

from bundle import debian, desktop, names
from bundle.place import PACKAGE, PACKAGING
from mexen_desktop.__main__ import HELP
from mexen_desktop.languages import NAMES
from mexen_desktop.windows import files

LINUX = PACKAGING / "linux"


@pytest.fixture
def share(tmp_path: Path) -> Path:
    """Install for the desktop, returning where."""
    desktop.install(tmp_path / "usr")
    return tmp_path / "usr" / "share"


def entry() -> ConfigParser:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(LINUX / f"{names.IDENTITY}.desktop", "utf-8")
    return parser


def test_the_menu_starts_the_command_with_a_file_if_any() -> None:
    found = entry()["Desktop Entry"]
    assert found["Exec"] == f"{names.COMMAND} %f"
    assert found["Icon"] == names.IDENTITY
    assert found["MimeType"] == f"{names.MIME};{names.RULES_MIME};"


def test_the_menu_speaks_every_language() -> None:
    found = entry()["Desktop Entry"]
    for code in set(NAMES) - {"en"}:
        for words in (f"Comment[{code}]", f"GenericName[{code}]"):
            assert found.get(words), f"packaging/linux/{names.IDENTITY}.desktop: {words}"


def test_the_window_is_known_by_the_entrys_name() -> None:
    source = (PACKAGE / "app.py").read_text("utf-8")
    assert f'"{names.IDENTITY}"' in source


def test_files_are_given_the_names_by_which_they_are_opened() -> None:
    assert (files.RECORD, files.HOUSE_RULES) == (names.SUFFIX, names.RULES_SUFFIX)


@pytest.mark.parametrize(
    ("place", "mime", "suffix"),
    [(0, names.MIME, names.SUFFIX), (1, names.RULES_MIME, names.RULES_SUFFIX)],
)
def test_files_have_kinds_of_their_own(place: int, mime: str, suffix: str) -> None:
    kind = ET.parse(LINUX / "mexen-record.xml").getroot()[place]
    assert kind.get("type") == mime
    assert [part.get("pattern") for part in kind if part.tag.endswith("glob")] == [f"*{suffix}"]
    languages = {part.get("{http://www.w3.org/XML/1998/namespace}lang") for part in kind}
    lacking = set(NAMES) - {"en"} - languages
    assert not lacking, f"packaging/linux/mexen-record.xml: a comment in {lacking}"


def test_every_size_of_the_icon_is_installed(share: Path) -> None:
    icons = share / "icons" / "hicolor"
    for size in desktop.SIZES:
        assert (icons / f"{size}x{size}" / "apps" / f"{names.IDENTITY}.png").is_file()
    assert (icons / "scalable" / "apps" / f"{names.IDENTITY}.svg").is_file()
    kind = names.MIME.replace("/", "-")
    assert (icons / "scalable" / "mimetypes" / f"{kind}.svg").is_file()


def test_the_manual_knows_every_option(share: Path) -> None:
    packed = (share / "man" / "man6" / f"{names.COMMAND}.6.gz").read_bytes()
    manual = gzip.decompress(packed).decode().replace("\\-", "-")
    assert names.VERSION in manual
    for option in re.findall(r"--\w+", HELP):
        assert option in manual


def test_the_shops_page_names_the_same_things() -> None:
    root = ET.parse(LINUX / f"{names.IDENTITY}.metainfo.xml").getroot()
    assert root.findtext("id") == names.IDENTITY
    assert root.findtext("launchable") == f"{names.IDENTITY}.desktop"
    kinds = [part.text for part in root.iterfind("provides/mediatype")]
    assert kinds == [names.MIME, names.RULES_MIME]
    file = f"packaging/linux/{names.IDENTITY}.metainfo.xml"
    assert {part.text for part in root.iter("lang")} == set(NAMES), f"{file}: a lang for each"
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    for tag in ("summary", "description/p"):
        said = {part.get(lang, "en") for part in root.iterfind(tag)}
        assert said == set(NAMES), f"{file}: a {tag} for each language"


@pytest.mark.parametrize(
    ("program", "words"),
    [
        ("appstreamcli", ["validate", "--no-net", f"{names.IDENTITY}.metainfo.xml"]),
        ("desktop-file-validate", [f"{names.IDENTITY}.desktop"]),
    ],
)
def test_the_desktops_own_tools_find_nothing_wrong(program: str, words: list[str]) -> None:
    if not shutil.which(program):
        pytest.skip(f"needs {program}")
    done = subprocess.run([program, *words], cwd=LINUX, capture_output=True, text=True, check=False)
    assert (done.returncode, "error" in done.stdout) == (0, False), done.stdout


def test_flatpak_gets_no_network_and_no_files() -> None:
    manifest = yaml.safe_load((LINUX / f"{names.IDENTITY}.yaml").read_text("utf-8"))
    assert manifest["id"] == names.IDENTITY
    assert not any("network" in word or "filesystem" in word for word in manifest["finish-args"])
    (module,) = manifest["modules"]
    for source in module["sources"]:
        if source["type"] == "file":
            assert (LINUX / source["path"]).is_file()


def test_debian_reads_what_the_package_says() -> None:
    text = debian.control_text("amd64", 90_000_000, "2.35")
    fields = dict(re.findall(r"^([\w-]+): (.*)$", text, re.MULTILINE))
    assert fields["Package"] == names.COMMAND
    assert fields["Version"] == names.VERSION
    assert fields["Installed-Size"] == "87891"
    assert fields["Depends"].startswith("libc6 (>= 2.35), ")
    assert "libegl1" in fields["Depends"]
    assert text.endswith("\n")
    assert "\n\n" not in text


def test_debians_changelog_has_debians_form() -> None:
    text = debian.changelog(datetime(2026, 11, 29, 12, 0, tzinfo=UTC))
    assert text.startswith(f"mexen-desktop ({names.VERSION}) stable; urgency=low\n\n  * ")
    assert text.endswith("  Sun, 29 Nov 2026 12:00:00 +0000\n")


def test_the_package_has_everything_in_its_place(tmp_path: Path) -> None:
    program = tmp_path / "mexen-desktop"
    program.mkdir()
    (program / "mexen-desktop").write_text("")
    debian.lay_out(program, tmp_path / "root")
    usr = tmp_path / "root" / "usr"
    command = usr / "bin" / names.COMMAND
    assert command.resolve() == (usr / "lib" / names.COMMAND / names.COMMAND).resolve()
    papers = usr / "share" / "doc" / names.COMMAND
    assert "License: Expat\n MIT License\n .\n" in (papers / "copyright").read_text("utf-8")
    assert gzip.decompress((papers / "changelog.gz").read_bytes()).startswith(b"# Changelog")
