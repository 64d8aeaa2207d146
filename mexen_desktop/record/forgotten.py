"""What stands for the name of somebody who was deleted: a name that nobody can have."""

from typing import Final

#: No name holds a control character.
_MARK: Final = "\x7f"


def nobodys_name(number: int) -> str:
    """Return what stands for the name of the one who was deleted as that one, from 1."""
    return f"{_MARK}{number}"


def number_of(name: str) -> int:
    """Return as the how-manieth somebody of that name was deleted; 0 for all others."""
    number = name[1:]
    return int(number) if name.startswith(_MARK) and number.isdecimal() else 0
