"""The numbered lines of docs/rules.md, by the section in which they stand."""

import re
from pathlib import Path
from typing import Final

RULES: Final = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")

#: A numbered line with all that belongs to it.
_LINE: Final = re.compile(r"^- \*\*([A-Z]\d+)\b(.*?)(?=^- \*\*|^\n|\Z)", re.MULTILINE | re.DOTALL)
#: What a section says, by the preset's id in its heading.
_SECTION: Final = re.compile(r"^## (?:`(\w+)`|(Common))(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)

#: Each preset's lines, those of all rule sets under "Common": by its name what a line says.
SECTIONS: Final = {
    match[1] or match[2]: {line[1]: line[2] for line in _LINE.finditer(match[3])}
    for match in _SECTION.finditer(RULES)
}
#: All of them.
LINES: Final = {name: text for section in SECTIONS.values() for name, text in section.items()}
