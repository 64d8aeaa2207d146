"""Decides which files of Qt, of Python, of the system belong into the built program.

Of Qt what is kept is listed, since each version brings new files; of the rest what goes.
"""

import re
import sys
from collections.abc import Iterable
from typing import Final, Literal

from mexen_desktop.languages import BABEL_DATA, NAMES, SOURCE

Platform = Literal["linux", "win32", "darwin"]

PLATFORMS: Final[tuple[Platform, ...]] = ("linux", "win32", "darwin")

#: Qt's own libraries by their bare names, with whom they are for.
LIBRARIES: Final[dict[str, tuple[Platform, ...]]] = {
    "Core": PLATFORMS,
    "Gui": PLATFORMS,
    "Widgets": PLATFORMS,
    # A second start rings at the first one's door.
    "Network": PLATFORMS,
    # Qt's Gui is linked with it, for screen readers.
    "DBus": ("linux", "darwin"),
    "XcbQpa": ("linux",),
    "WaylandClient": ("linux",),
    "WlShellIntegration": ("linux",),
}

#: The modules of PySide that the program imports.
MODULES: Final = ("QtCore", "QtGui", "QtWidgets", "QtNetwork")

#: Qt's plugins by folder. All pictures of the program are PNG, which Qt reads without a plugin.
PLUGINS: Final[dict[Platform, dict[str, tuple[str, ...]]]] = {
    "linux": {
        "platforms": ("qxcb", "qwayland"),
        # Names are typed with dead keys, or by an input method.
        "platforminputcontexts": (
            "composeplatforminputcontextplugin",
            "ibusplatforminputcontextplugin",
        ),
        # The desktop's own dialogs for files.
        "platformthemes": ("qxdgdesktopportal",),
        "wayland-shell-integration": ("xdg-shell",),
        "wayland-decoration-client": ("bradient",),
    },
    "win32": {"platforms": ("qwindows",), "styles": ("qmodernwindowsstyle",)},
    "darwin": {"platforms": ("qcocoa",), "styles": ("qmacstyle",)},
}

#: Qt's own words, for the languages that the program speaks; English is what Qt's source says.
TRANSLATIONS: Final = tuple(f"qtbase_{code}.qm" for code in sorted(NAMES) if code != SOURCE)

#: What PySide is made of besides.
GLUE: Final = ("pyside6", "shiboken6", "Shiboken")

#: What there is of the compiler's runtime that Qt calls: Windows need not have it.
RUNTIME: Final = ("msvcp140", "msvcp140_1", "msvcp140_2", "vcruntime140", "vcruntime140_1")

ICU: Final = ("icudata", "icui18n", "icuuc")

#: Modules of Python that something mentions, yet nothing needs that the program does.
UNUSED_MODULES: Final = (
    "_bz2",
    "_hashlib",
    "_lzma",
    "_multiprocessing",
    "_posixshmem",
    "_ssl",
    "asyncio",
    "bz2",
    "cffi",
    "concurrent",
    "curses",
    "doctest",
    "ensurepip",
    "ftplib",
    "lzma",
    "multiprocessing",
    "numpy",
    "pdb",
    "pycparser",
    "pydoc",
    "readline",
    "setuptools",
    "ssl",
    "tkinter",
    "tomllib",
    "unittest",
    "xml",
    "xmlrpc",
    "yaml",
)

#: Libraries that must be the system's own: its drivers, fonts or desktop are made for them.
OF_THE_SYSTEM: Final = (
    "EGL",
    "GL",
    "GLX",
    "GLdispatch",
    "X11",
    "dbus-1",
    "expat",
    "fontconfig",
    "freetype",
    "gcc_s",
    "mvec",
    "stdc++",
    "systemd",
    "wayland-client",
    "wayland-cursor",
)

#: Parts of the C library, with what belongs to X11: PyInstaller itself leaves them to the system.
ALWAYS_THERE: Final = ("c", "dl", "m", "pthread", "resolv", "rt", "util", "xcb")

_LIBRARY: Final = re.compile(
    r"(?:lib)?(?P<name>[\w+-]+)(?:\.abi3)?(?:\.cp[\w-]+)?(?:\.[\d.]+)?\.(?:so|dylib|dll|pyd)(?:\.[\d.]+)?"
)
_FRAMEWORK: Final = re.compile(
    r"Qt(?P<name>\w+)\.framework/Versions/A/(?:Qt\w+|Resources/Info\.plist)"
)


def here() -> Platform:
    """Return the platform on which this runs."""
    return next(platform for platform in PLATFORMS if platform == sys.platform)


def is_kept(place: str, platform: Platform) -> bool:
    """Tell whether the file at that place, as the wheels lay it out, belongs into the program."""
    folder, _, file = place.replace("\\", "/").rpartition("/")
    within = folder.split("/")
    if "plugins" in within:
        kind = within[within.index("plugins") + 1]
        return _name(file).removeprefix("lib") in PLUGINS[platform].get(kind, ())
    if "locale-data" in within:
        return file.partition(".")[0].partition("_")[0] in BABEL_DATA
    if ".framework" in folder:
        inside = _FRAMEWORK.search(f"{folder}/{file}")
        return inside is not None and platform in LIBRARIES.get(inside["name"], ())
    if within[0] in {"PySide6", "shiboken6"} or _name(file).startswith("Qt6"):
        return _is_kept_of_qt(within, file, platform)
    return platform != "linux" or _name(file) not in OF_THE_SYSTEM


def kept(places: Iterable[str], platform: Platform) -> list[str]:
    """Return those places that belong into the program."""
    return [place for place in places if is_kept(place, platform)]


def needed(platform: Platform) -> list[str]:
    """Return what the program cannot do without, by the names under which wheels have it."""
    libraries = [name for name, where in LIBRARIES.items() if platform in where]
    plugins = [(folder, name) for folder, names in PLUGINS[platform].items() for name in names]
    if platform == "win32":
        return [
            *(f"PySide6/Qt6{name}.dll" for name in libraries),
            *(f"PySide6/{name}.pyd" for name in MODULES),
            *(f"PySide6/plugins/{folder}/{name}.dll" for folder, name in plugins),
            *(f"PySide6/translations/{name}" for name in TRANSLATIONS),
            "PySide6/pyside6.abi3.dll",
            "shiboken6/Shiboken.pyd",
            "shiboken6/shiboken6.abi3.dll",
            *(f"shiboken6/{name}.dll" for name in RUNTIME),
        ]
    mac = platform == "darwin"
    frame = "PySide6/Qt/lib/Qt{0}.framework/Versions/A/Qt{0}"
    library = frame if mac else "PySide6/Qt/lib/libQt6{0}.so.6"
    plugin = "PySide6/Qt/plugins/{0}/lib{1}." + ("dylib" if mac else "so")
    return [
        *(library.format(name) for name in libraries),
        *(f"PySide6/{name}.abi3.so" for name in MODULES),
        *(plugin.format(*parts) for parts in plugins),
        *(f"PySide6/Qt/translations/{name}" for name in TRANSLATIONS),
        "shiboken6/Shiboken.abi3.so",
    ]


def _is_kept_of_qt(within: list[str], file: str, platform: Platform) -> bool:
    """Tell of a file of PySide's; its modules of Python go into another archive."""
    if "translations" in within:
        return file in TRANSLATIONS
    name = _name(file)
    if name.startswith("Qt6"):
        return platform in LIBRARIES.get(name.removeprefix("Qt6"), ())
    return name in (*MODULES, *GLUE, *RUNTIME) or (platform == "linux" and name in ICU)


def is_of_the_system(library: str) -> bool:
    """Tell whether a library is one that every desktop of Linux has."""
    name = _name(library)
    return name in (*OF_THE_SYSTEM, *ALWAYS_THERE) or name.startswith("ld-linux")


def _name(file: str) -> str:
    """Return the bare name of a library, "" of anything else."""
    named = _LIBRARY.fullmatch(file)
    return named["name"] if named else ""
