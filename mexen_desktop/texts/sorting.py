"""The order in which a language lists names."""

from collections.abc import Iterable
from functools import cmp_to_key

from PySide6.QtCore import QCollator, QLocale


def in_order(names: Iterable[str]) -> list[str]:
    """Return names as the language sorts them: in Danish Æ, Ø, Å come last."""
    return sorted(names, key=cmp_to_key(QCollator(QLocale()).compare))
