"""Whether the system wants programs to move less."""

import os
import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QProcess, QSettings, QStandardPaths

if sys.platform == "win32":
    import winreg

#: The desktops that keep the wish where GNOME does, by their names for themselves.
_LIKE_GNOME: Final = {"GNOME", "Unity", "Budgie", "Pantheon"}
_GNOME: Final = ("gsettings", ["get", "org.gnome.desktop.interface", "enable-animations"])
#: The byte of Windows' mask, the bit in it, that lets what is inside of windows move.
_BYTE: Final = 4
_BIT: Final = 2


def ask(answer: Callable[[bool], None], parent: QObject) -> None:
    """Ask the system; `answer` is called with what it says, once it does, if it does."""
    if sys.platform == "win32":
        answer(_wish_of_windows())
    elif sys.platform == "darwin":
        place = QStandardPaths.StandardLocation.HomeLocation
        home = QStandardPaths.writableLocation(place)
        answer(wish_of_mac(f"{home}/Library/Preferences/com.apple.universalaccess.plist"))
    elif wish_of_kde(QStandardPaths.locate(_CONFIG, "kdeglobals")):
        answer(True)
    elif _LIKE_GNOME & set(os.environ.get("XDG_CURRENT_DESKTOP", "").split(":")):
        _ask_gnome(answer, parent)


_CONFIG: Final = QStandardPaths.StandardLocation.GenericConfigLocation


def wish_of_kde(path: str) -> bool:
    """Return what KDE's settings in that file say."""
    factor = QSettings(path, QSettings.Format.IniFormat).value("KDE/AnimationDurationFactor")
    try:
        return float(str(factor)) == 0
    except ValueError:
        return False


def wish_of_gnome(output: bytes) -> bool:
    """Return what GNOME says when it is asked whether things may move."""
    return output.strip() == b"false"


def wish_of_mac(path: str) -> bool:
    """Return what macOS's settings in that file say."""
    return QSettings(path, QSettings.Format.NativeFormat).value("reduceMotion") in (True, 1, "1")


def wish_in_mask(mask: bytes) -> bool:
    """Return what Windows' mask of wishes says."""
    return len(mask) > _BYTE and not mask[_BYTE] & _BIT


def _ask_gnome(answer: Callable[[bool], None], parent: QObject) -> None:
    process = QProcess(parent)

    def hear() -> None:
        answer(wish_of_gnome(bytes(process.readAllStandardOutput().data())))

    process.finished.connect(hear)
    process.finished.connect(process.deleteLater)
    process.errorOccurred.connect(process.deleteLater)
    process.start(*_GNOME)


if sys.platform == "win32":

    def _wish_of_windows() -> bool:
        try:
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, r"Control Panel\Desktop") as key:
                mask, _ = winreg.QueryValueEx(key, "UserPreferencesMask")
        except OSError:
            return False
        return isinstance(mask, bytes) and wish_in_mask(mask)
