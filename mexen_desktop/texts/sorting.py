"""The order in which a language lists names."""

from collections.abc import Callable, Iterable
from functools import cmp_to_key
from typing import TypeVar

from PySide6.QtCore import QCollator, QLocale

Named = TypeVar("Named")


def in_order(named: Iterable[Named], name_of: Callable[[Named], str]) -> list[Named]:
    """Return what has names as the language sorts these: in Danish Æ, Ø, Å come last."""
    key = cmp_to_key(QCollator(QLocale()).compare)
    return sorted(named, key=lambda each: key(name_of(each)))
