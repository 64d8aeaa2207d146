"""The theme in force, as the player or the system chose it."""

from typing import Final, Literal, cast, get_args

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QStyleHints
from PySide6.QtWidgets import QApplication

from mexen_desktop.look.palette import SCHEMES, Palette, Palettes, Scheme

Choice = Literal["system"] | Scheme
CHOICES: Final[tuple[Choice, ...]] = ("system", *SCHEMES)
Speed = Literal["full", "quick", "off"]
SpeedChoice = Literal["system"] | Speed
SPEEDS: Final[tuple[SpeedChoice, ...]] = ("system", *get_args(Speed))

_SPEED_FACTOR: Final[dict[Speed, float]] = {"full": 1.0, "quick": 0.5, "off": 0.0}
_PROPERTY: Final = "mexenTheme"


class Theme(QObject):
    """Colours, text size, speed of motion: what all windows of the program share.

    `changed` tells that any of it is different; windows are repainted without being asked.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._palettes = Palettes()
        self._choice: Choice = "system"
        self._text_factor = 1.0
        self._speed: SpeedChoice = "full"
        self._calm = False
        self._dice = "cream"
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow_system)
        hints.accessibility().contrastPreferenceChanged.connect(self._follow_system)
        self._palette = self._palettes[_system_scheme(hints)]

    @property
    def palette(self) -> Palette:
        """The colours to paint with now."""
        return self._palette

    @property
    def scheme(self) -> Scheme:
        """Which theme is shown."""
        return self._palette.scheme

    @property
    def choice(self) -> Choice:
        """What the player chose, which may be to follow the system."""
        return self._choice

    def choose(self, choice: Choice) -> None:
        """Show that theme from now on; "system" goes with the desktop, live."""
        self._choice = choice
        _tell_system(None if choice == "system" else self._palettes[choice])
        self._follow_system()

    @property
    def text_factor(self) -> float:
        """The player's text size; 1.0 is as designed."""
        return self._text_factor

    def set_text_factor(self, factor: float) -> None:
        """Make all text larger or smaller; windows lay themselves out anew on `changed`."""
        if factor != self._text_factor:
            self._text_factor = factor
            self._tell()

    @property
    def speed(self) -> Speed:
        """How fast things move."""
        if self._speed == "system":
            return "off" if self._calm else "full"
        return self._speed

    def set_speed(self, speed: SpeedChoice) -> None:
        """Move at that speed from now on; "system" is still where the desktop wants it so."""
        self._move(speed, calm=self._calm)

    def set_calm(self, calm: bool) -> None:
        """Say whether the desktop wants programs to move less."""
        self._move(self._speed, calm=calm)

    @property
    def dice(self) -> str:
        """The name of the dice that lie on the table."""
        return self._dice

    def set_dice(self, name: str) -> None:
        """Play with those dice from now on."""
        if name != self._dice:
            self._dice = name
            self._tell()

    def duration(self, milliseconds: int) -> int:
        """How long a motion takes that is designed for so many milliseconds; 0 when off."""
        return round(milliseconds * _SPEED_FACTOR[self.speed])

    def dress(self, application: QApplication) -> None:
        """Give the parts that Qt paints itself the colours of the theme."""
        application.setPalette(self._palette.qt_palette())

    def _move(self, speed: SpeedChoice, *, calm: bool) -> None:
        before = self.speed
        self._speed, self._calm = speed, calm
        if self.speed != before:
            self._tell()

    def _follow_system(self) -> None:
        choice = self._choice
        scheme = _system_scheme(QGuiApplication.styleHints()) if choice == "system" else choice
        if scheme != self._palette.scheme:
            self._palette = self._palettes[scheme]
            self._tell()

    def _tell(self) -> None:
        application = QCoreApplication.instance()
        if isinstance(application, QApplication):
            self.dress(application)
            for window in application.topLevelWidgets():
                window.update()
        self.changed.emit()


def theme() -> Theme:
    """Give the theme of the running application, made when first asked for.

    The application object holds it, so that it ends with the application.
    """
    application = QCoreApplication.instance()
    if application is None:
        raise RuntimeError("a theme needs a running QApplication")
    found = application.property(_PROPERTY)
    if found is None:
        found = Theme(application)
        application.setProperty(_PROPERTY, found)
    return cast(Theme, found)


def _system_scheme(hints: QStyleHints) -> Scheme:
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return "high_contrast"
    return "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"


def _tell_system(chosen: Palette | None) -> None:
    # So that title bars, native dialogs are dark or light as the window is.
    hints = QGuiApplication.styleHints()
    if chosen is None:
        hints.unsetColorScheme()
    else:
        hints.setColorScheme(Qt.ColorScheme.Dark if chosen.dark else Qt.ColorScheme.Light)
