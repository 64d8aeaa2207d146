"""Pictures shipped with the program, each read from disk once."""

from functools import cache

from PySide6.QtGui import QImage

from mexen_desktop.look.resources import resource


@cache
def picture(*parts: str) -> QImage:
    """Give a picture by its folder and name. Raises FileNotFoundError."""
    image = QImage(resource(*parts))
    if image.isNull():
        raise FileNotFoundError(resource(*parts))
    return image
