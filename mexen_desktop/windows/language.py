"""The language in which the program speaks."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator

from mexen_desktop.languages import NAMES, SOURCE
from mexen_desktop.look.resources import resource

#: Whose numbers and dates are meant where the system is of another language: QLocale takes the
#: largest country, but who reads English elsewhere takes 3/4 for the 3rd of April.
_REGIONS: Final = {"en": "en_GB"}


class Language(QObject):
    """Speaks one language at a time; widgets hear of a change by LanguageChange, at once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._code = ""
        self._translators: list[QTranslator] = []

    @property
    def code(self) -> str:
        """The language that is spoken."""
        return self._code

    @property
    def name(self) -> str:
        """What it calls itself."""
        return NAMES[self._code]

    def use(self, choice: str) -> None:
        """Speak that language from now on; "" is the first of the system's that there is."""
        code = choice if choice and is_there(choice) else first_of(QLocale.system().uiLanguages())
        if code == self._code:
            return
        self._code = code
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        QLocale.setDefault(_locale(code))
        self._translators = [loaded for loaded in (_qt_words(code), _own_words(code)) if loaded]
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)


def available() -> list[str]:
    """Return the languages that can be chosen."""
    return [code for code in NAMES if is_there(code)]


def is_there(code: str) -> bool:
    """Tell whether there are words in that language."""
    return code == SOURCE or (code in NAMES and _own_words(code) is not None)


def first_of(wanted: list[str]) -> str:
    """Return the first of the languages a system asks for, such as "nl-BE", that there is."""
    for language in wanted:
        code = language.replace("_", "-").partition("-")[0].lower()
        if is_there(code):
            return code
    return SOURCE


def _locale(code: str) -> QLocale:
    # Somebody in Austria writes numbers as Austria does.
    # The system's own locale may mix languages: its numbers of one, its lists of another.
    system = QLocale.system().name()
    return QLocale(system if system.partition("_")[0] == code else _REGIONS.get(code, code))


def _own_words(code: str) -> QTranslator | None:
    translator = QTranslator()
    if translator.load(resource("translations", f"mexen_{code}.qm")) and not translator.isEmpty():
        return translator
    return None


def _qt_words(code: str) -> QTranslator | None:
    if code == SOURCE:
        return None
    from PySide6.QtCore import QLibraryInfo

    translator = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return translator if translator.load(f"qtbase_{code}", folder) else None
