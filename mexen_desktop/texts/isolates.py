"""A name of any script inside a sentence of another."""

from typing import Final

#: The first letter of a script that runs from right to left; all signs of direction come later.
_FIRST_OF_THEM: Final = "\u0590"
_FROM_THE_RIGHT: Final = frozenset({"R", "AL", "AN"})
_ISOLATE: Final = "\u2068"
_END: Final = "\u2069"
#: What turns the writing around until something ends it, which a name need not hold.
_TURNS: Final = dict.fromkeys(
    (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))
) | {0x2028: " ", 0x2029: " "}


def isolated(name: str) -> str:
    """Return a name as it is put into a sentence, a word for one that was deleted.

    Its own direction ends with it, whatever signs it holds; what stands around it stays in place.
    """
    if not name.isprintable():
        # Hardly any: what the first page can do without is imported here.
        from mexen_desktop.texts.somebody import called

        name = called(name)
    if name.isascii() or max(name) < _FIRST_OF_THEM:
        return name
    from unicodedata import bidirectional

    name = name.translate(_TURNS)
    if _FROM_THE_RIGHT.isdisjoint(map(bidirectional, name)):
        return name
    return f"{_ISOLATE}{name}{_END}"
