"""What Windows reads of the program; what its installer does."""

import ast
import re
from pathlib import Path
from struct import unpack_from

import pytest

from bundle import icons, names, windows
from bundle.place import PACKAGING
from mexen_desktop.languages import NAMES

INSTALLER = (PACKAGING / "windows" / "mexen.iss").read_bytes().decode("utf-8-sig")


def section(name: str) -> list[str]:
    found = re.search(rf"^\[{name}\]\n(.*?)(?=^\[|\Z)", INSTALLER, re.MULTILINE | re.DOTALL)
    assert found is not None
    return [line for line in found[1].splitlines() if line and not line.startswith(";")]


def test_the_properties_are_what_pyinstaller_reads() -> None:
    text = windows.version_text()
    calls = {node.func.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)}  # type: ignore[attr-defined]
    assert calls == {
        "VSVersionInfo",
        "FixedFileInfo",
        "StringFileInfo",
        "StringTable",
        "StringStruct",
        "VarFileInfo",
        "VarStruct",
    }
    assert f"StringStruct('ProductVersion', '{names.VERSION}')" in text


def test_a_version_has_four_numbers_there() -> None:
    assert windows.numbers("1.2.3") == (1, 2, 3, 0)
    with pytest.raises(ValueError, match="unpack"):
        windows.numbers("1.2")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("drawing", [icons.PROGRAM, icons.RECORD])
def test_an_icon_has_every_size(drawing: Path) -> None:
    content = icons.ico(drawing)
    assert unpack_from("<HHH", content) == (0, 1, len(icons.ICO_SIZES))
    end = 6 + 16 * len(icons.ICO_SIZES)
    for at, size in enumerate(icons.ICO_SIZES):
        width, height, *_, length, offset = unpack_from("<BBBBHHII", content, 6 + 16 * at)
        assert width == height == size % 256
        assert offset == end
        end += length
    assert end == len(content)


@pytest.mark.usefixtures("qapp")
def test_an_icon_for_macos_says_how_long_it_is() -> None:
    content = icons.icns(icons.PROGRAM)
    assert content[:4] == b"icns"
    assert unpack_from(">I", content, 4) == (len(content),)


def test_nobody_needs_an_administrator() -> None:
    assert "PrivilegesRequired=lowest" in section("Setup")
    assert not any("Root: HKLM" in line for line in section("Registry"))


def test_the_installer_speaks_every_language() -> None:
    spoken = {re.findall(r'Name: "(\w+)"', line)[0] for line in section("Languages")}
    assert spoken == set(NAMES), "packaging/windows/mexen.iss: [Languages], a line for each"


def test_every_message_is_there_in_every_language() -> None:
    messages = [re.match(r"(\w+)\.(\w+)=.+", line) for line in section("CustomMessages")]
    said = {(found[1], found[2]) for found in messages if found}
    lacking = {f"{code}.{name}" for code in NAMES for _, name in said} - {".".join(s) for s in said}
    assert not lacking, f"packaging/windows/mexen.iss: [CustomMessages] {lacking}"
    assert {code for code, _ in said} <= set(NAMES)
    used = set(re.findall(r"\{cm:(\w+)|CustomMessage\('(\w+)'\)", INSTALLER))
    assert {name for _, name in said} <= {a or b for a, b in used}


def test_a_record_is_opened_by_a_double_click() -> None:
    registry = "\n".join(section("Registry"))
    assert 'Subkey: "Software\\Classes\\.mexen"' in registry
    assert '"""{app}\\{#Command}.exe"" ""%1"""' in registry
    assert names.MIME in registry


def test_house_rules_are_opened_by_a_double_click() -> None:
    registry = "\n".join(section("Registry"))
    assert f'Subkey: "Software\\Classes\\{names.RULES_SUFFIX}"' in registry
    assert names.RULES_MIME in registry
    assert registry.count('"""{app}\\{#Command}.exe"" ""%1"""') == 2


def test_games_stay_unless_somebody_asks() -> None:
    code = "\n".join(section("Code"))
    assert "not UninstallSilent" in code
    assert code.index("MB_DEFBUTTON2) = IDYES") < code.index("DelTree(")


def test_every_line_names_files_that_there_are() -> None:
    sources = re.findall(r'(?:Source: "|File=)(\.\.\\[^"\n]+)', INSTALLER)
    made = {
        "..\\..\\dist\\mexen-desktop\\*",
        "..\\..\\build\\mexen-record.ico",
        "..\\..\\build\\mexen.ico",
    }
    assert made <= set(sources)
    for source in set(sources) - made:
        assert (PACKAGING / "windows" / source.replace("\\", "/")).exists()


def test_what_it_is_called_is_what_is_built() -> None:
    assert f'#define Command "{names.COMMAND}"' in INSTALLER
    assert f'#define Title "{names.TITLE}"' in INSTALLER
