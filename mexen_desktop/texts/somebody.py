"""The word for somebody whose name was deleted."""

from PySide6.QtCore import QCoreApplication, QLocale

from mexen_desktop.record.forgotten import number_of


def called(name: str) -> str:
    """Return a name as people read it: "somebody", "somebody 2" for those who were deleted."""
    number = number_of(name)
    if not number:
        return name
    if number == 1:
        return QCoreApplication.translate("people", "somebody", "whose name was deleted")
    text = QCoreApplication.translate("people", "somebody {number}", "whose name was deleted")
    return text.format(number=QLocale().toString(number))
