"""A place in a model, as Qt hands it over."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex
#: What the rows of a list or a table lie in.
ROOT: Final = QModelIndex()
