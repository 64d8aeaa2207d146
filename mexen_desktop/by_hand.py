"""Tells what can be meant by values in a file that people may have changed by hand."""

from typing import Final

_LONGEST_NAME: Final = 40
_MOST_PIXELS: Final = 16_384


def is_name(text: object) -> bool:
    """Whether somebody, or rules, can be called that.

    Dialogs apply the rules of names in full; this much keeps a file changed by hand in check.
    """
    trimmed = text.strip() if isinstance(text, str) else ""
    return 0 < len(trimmed) <= _LONGEST_NAME and not any(
        sign < " " or "\x7f" <= sign <= "\x9f" for sign in trimmed
    )


def names(data: object) -> tuple[str, ...]:
    """Return those of a list that can be names."""
    found = data if isinstance(data, list) else []
    return tuple(name for name in found if is_name(name))


def taps(key: str) -> bool:
    """Whether a key may be somebody's in a race."""
    # The space bar throws, S stops, digits choose.
    return (
        len(key) == 1
        and key.isprintable()
        and not key.isspace()
        and key.upper() != "S"
        and not key.isdecimal()
    )


def window(data: object) -> tuple[int, int] | None:
    """Return how large a window is to be; None where no window can be so large."""
    sizes = data if isinstance(data, list) else []
    if len(sizes) == 2 and all(type(each) is int and 0 < each <= _MOST_PIXELS for each in sizes):
        return sizes[0], sizes[1]
    return None
