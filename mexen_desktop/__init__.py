"""Mexen, the dice game Mexico for a family around one screen."""

__version__ = "1.0.0"

#: What it is called, in every language.
TITLE = "Mexen"
