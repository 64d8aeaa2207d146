"""Says in one sentence what this machine lacks to open the window."""

import os
import sys
from collections.abc import Mapping
from typing import Any

# Shared library -> the Debian package that brings it. Qt's own libraries come with PySide6; these
# do not. Some packages bring several, which keeps the command short that names what is missing.
LIBRARIES = {
    "libdbus-1.so.3": "libdbus-1-3",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libGL.so.1": "libgl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-image.so.0": "libxcb-cursor0",
    "libxcb-render-util.so.0": "libxcb-cursor0",
    "libxcb-render.so.0": "libxcb-cursor0",
    "libxcb-shm.so.0": "libxcb-cursor0",
    "libxcb-util.so.1": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon-x11-0",
    "libxcb-xkb.so.1": "libxkbcommon-x11-0",
}


class CannotOpenWindowError(Exception):
    """The window cannot open here: the message is one sentence for the player."""


class ExplainedStart:
    """Surrounds the making of the QApplication: where Qt would abort, it explains instead.

    Qt ends the process when no platform plugin starts. Its last word before that goes through
    the message handler, the one place to speak up that costs a good start nothing.
    """

    def __enter__(self) -> None:
        from PySide6.QtCore import qInstallMessageHandler

        self._lines: list[str] = []
        self._before = qInstallMessageHandler(self._hear)

    def __exit__(self, *_error: object) -> None:
        from PySide6.QtCore import qInstallMessageHandler

        qInstallMessageHandler(self._before)
        sys.stderr.writelines(self._lines)

    def _hear(self, kind: Any, context: Any, text: str) -> None:
        from PySide6.QtCore import QtMsgType, qFormatLogMessage

        if kind == QtMsgType.QtFatalMsg:
            sys.stderr.write(f"{why_no_window(os.environ)}\n")
            sys.stderr.flush()
            # Returning would let Qt abort, while an exception cannot pass through Qt.
            os._exit(1)
        self._lines.append(f"{qFormatLogMessage(kind, context, text)}\n")


def require_display(environment: Mapping[str, str]) -> None:
    """Refuse before Qt is loaded where there is plainly no screen to open a window on."""
    if sys.platform.startswith("linux") and not any(
        environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    ):
        raise CannotOpenWindowError(why_no_window(environment))


def is_about_qt(error: ImportError) -> bool:
    """Tell a Qt that does not load from a mistake of the program's own."""
    return any(part in f"{error.name} {error.path}" for part in ("PySide6", "shiboken6"))


def why_not_imported(error: ImportError) -> str:
    """Say what to do about a PySide6 that could not be imported."""
    if isinstance(error, ModuleNotFoundError):
        return "Mexen needs PySide6, which this Python lacks: run 'pip install mexen-desktop'."
    if missing := missing_libraries():
        return _please_install(missing)
    return f"Mexen cannot open its window because Qt does not load here: {error}."


def why_no_window(environment: Mapping[str, str]) -> str:
    """Say what to do about a Qt that found no way to open a window."""
    if missing := missing_libraries():
        return _please_install(missing)
    platform = environment.get("QT_QPA_PLATFORM", "")
    if platform not in {"", "xcb", "wayland"}:
        return (
            "Mexen cannot open its window because Qt cannot use QT_QPA_PLATFORM="
            f"{platform} here: unset it."
        )
    if display := environment.get("WAYLAND_DISPLAY") or environment.get("DISPLAY"):
        return (
            f"Mexen cannot open its window because the display {display} does not answer: "
            "start it from a running desktop."
        )
    return (
        "Mexen cannot open its window because there is no display: "
        "start it from a desktop, or set DISPLAY."
    )


def missing_libraries() -> list[str]:
    """Name the shared libraries of Linux that Qt needs yet the loader does not find."""
    if not sys.platform.startswith("linux"):
        return []
    from ctypes import CDLL

    missing = []
    for name in LIBRARIES:
        try:
            CDLL(name)
        except OSError:
            missing.append(name)
    return missing


def packages_for(libraries: list[str]) -> list[str]:
    """Name the Debian packages that bring `libraries`."""
    return list(dict.fromkeys(LIBRARIES[name] for name in libraries))


def apt_command(packages: list[str]) -> str:
    """Give the command that installs `packages` on Debian or Ubuntu."""
    sudo = "" if hasattr(os, "geteuid") and os.geteuid() == 0 else "sudo "
    return f"{sudo}apt-get install -y {' '.join(packages)}"


def _please_install(missing: list[str]) -> str:
    import shutil

    how = (
        f"run '{apt_command(packages_for(missing))}'."
        if shutil.which("apt-get")
        else "install them with this system's package manager."
    )
    return (
        "Mexen cannot open its window because this system lacks libraries that Qt needs "
        f"({', '.join(missing)}): {how}"
    )
