"""What holds for the package as a whole."""

import ast
import re
from pathlib import Path

import pytest

from mexen_desktop.rules.presets import PRESETS
from tests.kit.rules_doc import LINES, RULES, SECTIONS

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "mexen_desktop"
TESTS = sorted((ROOT / "tests" / "rules").glob("test_*.py"))

EXAMPLES = re.findall(r"^(\d+)\. `", RULES, re.MULTILINE)
NAMES = [name for path in TESTS for name in re.findall(r"def (test_\w+)", path.read_text("utf-8"))]


def presets_asked_for(code: str) -> list[str]:
    """Return the conditions in a piece of code that name a preset."""
    conditions: list[ast.AST] = []
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Compare(left=left, comparators=others):
                conditions += [left, *others]
            case ast.MatchValue(value=value):
                conditions.append(value)
            case ast.Call(func=ast.Attribute(attr="startswith" | "endswith"), args=arguments):
                conditions += arguments
    return [
        part.value
        for condition in conditions
        for part in ast.walk(condition)
        if isinstance(part, ast.Constant) and part.value in list(PRESETS)
    ]


@pytest.mark.parametrize(
    "code",
    [
        "if rules == 'knight': pass",
        "x = 'pirate' != state.options.role",
        "y = 1 if name in ('lives', 'extreme') else 2",
        "match rules:\n    case 'extreme' | 'lives': pass",
        "z = rules.startswith('knight')",
        "while not rules == PRESETS['knight']: pass",
    ],
)
def test_the_search_finds_what_it_is_for(code: str) -> None:
    assert presets_asked_for(code)


def test_no_code_asks_which_preset_is_played() -> None:
    modules = sorted(PACKAGE.rglob("*.py"))
    assert len(modules) > 20
    found = {
        str(path.relative_to(ROOT)): presets
        for path in modules
        if (presets := presets_asked_for(path.read_text("utf-8")))
    }
    assert found == {}, "ask for the value of an option, not for the preset"


def test_the_rules_know_neither_qt_nor_chance_nor_a_clock() -> None:
    imported = set()
    for path in (PACKAGE / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                imported.add(str(node.module))
    outside = {name for name in imported if not name.startswith("mexen_desktop.rules")}
    assert outside <= {"collections.abc", "msgspec", "msgspec.structs", "typing"}


def test_each_preset_has_a_section_whose_lines_are_numbered_by_a_letter_of_its_own() -> None:
    assert list(SECTIONS) == ["Common", *PRESETS], "docs/rules.md: a section for each preset"
    letters = [next(iter(lines))[0] for lines in SECTIONS.values()]
    assert len(set(letters)) == len(letters)
    for letter, lines in zip(letters, SECTIONS.values(), strict=True):
        assert list(lines) == [f"{letter}{number}" for number in range(1, len(lines) + 1)]


def test_the_worked_examples_are_numbered() -> None:
    assert [str(number) for number in range(1, 12)] == EXAMPLES


@pytest.mark.parametrize("line", LINES)
def test_every_numbered_line_has_a_test_that_names_it(line: str) -> None:
    named = [name for name in NAMES if name.startswith(f"test_{line}_")]
    assert named, f"tests/rules/ has no test_{line}_… for that line of docs/rules.md"


@pytest.mark.parametrize("number", EXAMPLES)
def test_every_worked_example_has_a_test(number: str) -> None:
    assert [name for name in NAMES if name.startswith(f"test_example_{number}_")]
