"""Whether a window's dialog is to be answered before anything else."""

from PySide6.QtWidgets import QDialog, QWidget


def is_barred(window: QWidget) -> bool:
    """Whether a dialog is open: it is answered first."""
    return any(dialog.isVisible() for dialog in window.findChildren(QDialog))
