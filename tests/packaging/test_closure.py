"""Which libraries of the system come along."""

import shutil
import sys

import pytest

from bundle.closure import linked, needed_by

GUI = ("PySide6/Qt/lib/libQt6Gui.so.6", "/wheel/libQt6Gui.so.6", "BINARY")
GLIB = ("libglib-2.0.so.0", "/usr/lib/libglib-2.0.so.0", "BINARY")
PCRE = ("libpcre2-8.so.0", "/usr/lib/libpcre2-8.so.0", "BINARY")
GTK = ("libgtk-3.so.0", "/usr/lib/libgtk-3.so.0", "BINARY")
PYTHON = ("libpython3.11.so.1.0", "/usr/lib/libpython3.11.so.1.0", "BINARY")
LINK = ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK")

IMPORTS = {
    GUI[1]: ["libglib-2.0.so.0", "libGL.so.1"],
    GLIB[1]: ["libpcre2-8.so.0"],
    GTK[1]: ["libglib-2.0.so.0"],
}


def imports(source: str) -> list[str]:
    return IMPORTS.get(source, [])


def test_what_kept_files_need_comes_along_with_what_that_needs() -> None:
    assert linked([GUI, GLIB, PCRE, PYTHON], imports) == [GUI, GLIB, PCRE, PYTHON]


def test_what_only_a_left_out_plugin_needed_stays_away() -> None:
    assert linked([GUI, GLIB, PCRE, GTK], imports) == [GUI, GLIB, PCRE]


@pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("objdump"), reason="needs objdump, a file of Linux"
)
def test_a_file_names_its_own_libraries_alone() -> None:
    import PySide6.QtCore

    assert "libQt6Core.so.6" in needed_by(PySide6.QtCore.__file__)
    assert not any(name.startswith("libicu") for name in needed_by(PySide6.QtCore.__file__))
