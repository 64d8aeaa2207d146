"""Texts that were broken into lines of a typewriter's width, made to break at any width."""

import re
from typing import Final

#: A line that ends before that was meant to end there.
_FULL: Final = 55
#: What begins on a line of its own: a point of a list, whose right it is, a line that is drawn.
_ALONE: Final = re.compile(r"\s*([-*•=_]|\(?[0-9a-z]{1,3}[.)]\s|copyright\b)", re.IGNORECASE)


def flowing(text: str) -> str:
    """Join the lines of each paragraph that ended only because they were full."""
    lines: list[str] = []
    full = False
    for line in text.splitlines():
        goes_on = full and bool(line.strip()) and not _ALONE.match(line)
        if goes_on:
            lines[-1] = f"{lines[-1].rstrip()} {line.strip()}"
        else:
            lines.append(line)
        starts_right = not goes_on and re.match(r"\s*copyright\b", line, re.IGNORECASE)
        written = any(letter.isalpha() for letter in line)
        full = written and len(line.strip()) >= _FULL and not starts_right
    return "\n".join(lines)
