"""Gets Qt and the pages ready at the same time."""

import builtins
import gc
import sys
from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING, Final

from mexen_desktop.bytecode import KeptBytecode, default_path

if TYPE_CHECKING:
    from mexen_desktop.windows.application import Application

#: With it comes all that the first page shows.
PAGES: Final = "mexen_desktop.windows.start.page"

# Two threads that wait for each other a dozen times must not wait five milliseconds each time.
_SWITCH_OFTEN: Final = 0.0005


def open_qt(name: str) -> "tuple[Application, KeptBytecode]":
    """Return the application, with the bytecode to be kept once there is time for it.

    Where it cannot be opened the process ends, after a sentence that says why.
    """
    # What a start makes is no garbage: looking for some would take a twentieth of its time.
    gc.disable()
    kept = KeptBytecode(default_path())
    with kept:
        from PySide6 import QtWidgets as _  # noqa: F401 - with it comes all that is kept
    _import_plainly()
    from mexen_desktop.needs import ExplainedStart
    from mexen_desktop.windows.application import Application

    with ExplainedStart():
        return Application([name]), kept


def make_ready() -> None:
    """Read all that the first page is made of, while Python imports what makes it."""
    from mexen_desktop.look.type import load_fonts, sized_font, text_width, warm_up
    from mexen_desktop.windows.rule_icons import SHOWS_MEXICO
    from mexen_desktop.windows.start.dice import dice_picture, read_all

    # What the threads below share is made by now: PySide makes its classes when first asked.
    dice_picture(SHOWS_MEXICO)
    text_width("", sized_font(1, 400))
    interval = sys.getswitchinterval()
    sys.setswitchinterval(_SWITCH_OFTEN)
    pages = Thread(target=import_module, args=(PAGES,))
    pages.start()
    # Qt does not hold up Python while it reads fonts, unpacks pictures.
    load_fonts()
    warm_up()
    read_all()
    pages.join()
    sys.setswitchinterval(interval)


def started() -> None:
    """Look for garbage again, though not among what the start has made."""
    gc.freeze()
    gc.enable()


def _import_plainly() -> None:
    # PySide reads the source of every module that is imported, to see whether it asks for
    # snake_case names; ours do not, and a tenth of a millisecond for each of them adds up.
    plain = getattr(builtins, "__orig_import__", None)
    if plain is not None:
        builtins.__import__ = plain
