"""How a sentence says which of its words are strong, whatever the names in it look like."""

from typing import Final

from PySide6.QtCore import QLocale

STRONG: Final = "\ue000"
PLAIN: Final = "\ue001"

_NO_MARKS: Final = str.maketrans("", "", STRONG + PLAIN)


def fill(text: str, **values: str | int) -> str:
    """Put values into a translated sentence, its strong words between <b> and </b>.

    The tags become marks before the values come in: a name like "<b>Jan</b>" stays as typed.
    Numbers are written as the language writes them.
    """
    marked = text.replace("<b>", STRONG).replace("</b>", PLAIN)
    written = {
        name: QLocale().toString(value) if isinstance(value, int) else value.translate(_NO_MARKS)
        for name, value in values.items()
    }
    return marked.format(**written)


def split(text: str) -> tuple[str, str, str]:
    """Return what stands before the first strong part of a sentence, that part, what follows."""
    before, _, rest = text.partition(STRONG)
    strong, _, after = rest.partition(PLAIN)
    return before, strong, after.translate(_NO_MARKS)


def plain(text: str) -> str:
    """Return a sentence without its marks."""
    return text.translate(_NO_MARKS)


def pieces(text: str) -> list[tuple[str, bool]]:
    """Return a sentence as pieces, each with whether it is strong."""
    found = []
    for part in text.split(STRONG):
        strong, end, rest = part.partition(PLAIN)
        found += [(strong, True), (rest, False)] if end else [(part, False)]
    return [(piece, is_strong) for piece, is_strong in found if piece]
