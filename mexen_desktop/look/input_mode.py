"""Whether the players use keys, which decides if keys are shown."""

from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QObject, Signal

_PROPERTY: Final = "mexenInputMode"


class InputMode(QObject):
    """Remembers the last way of input.

    After a touch no key is hinted at, after a click no focus shown, until a key is used.
    """

    changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keys_shown = True
        self._focus_shown = True
        self._flat = False

    @property
    def keys_shown(self) -> bool:
        """Whether there is a keyboard, as far as one can tell: nobody touches the screen."""
        return self._keys_shown

    @property
    def focus_shown(self) -> bool:
        """Whether the focus is shown that the program itself moves: to who used a key last."""
        return self._focus_shown

    @property
    def hints_shown(self) -> bool:
        """Whether key hints are shown; a screen that lies flat has no keyboard before it."""
        return self._keys_shown and not self._flat

    @property
    def flat(self) -> bool:
        """Whether the screen lies flat."""
        return self._flat

    def set_flat(self, flat: bool) -> None:
        """Say whether the screen lies flat."""
        if flat != self._flat:
            self._flat = flat
            self.changed.emit(self._keys_shown)

    def touched(self) -> None:
        """Somebody touched the screen."""
        self._focus_shown = False
        self._show_keys(shown=False)

    def pointed(self) -> None:
        """Somebody pressed a button of the mouse: keys are still hinted at."""
        self._focus_shown = False

    def key_used(self) -> None:
        """Somebody pressed a key."""
        self._focus_shown = True
        self._show_keys(shown=True)

    def _show_keys(self, *, shown: bool) -> None:
        if shown != self._keys_shown:
            self._keys_shown = shown
            self.changed.emit(shown)


def input_mode() -> InputMode:
    """Give the application's input mode, made when first asked for."""
    application = QCoreApplication.instance()
    if application is None:
        raise RuntimeError("an input mode needs a running QApplication")
    found = application.property(_PROPERTY)
    if found is None:
        found = InputMode(application)
        application.setProperty(_PROPERTY, found)
    return cast(InputMode, found)
