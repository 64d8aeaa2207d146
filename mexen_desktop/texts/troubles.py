"""What is wrong with what is kept, in one sentence each."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from mexen_desktop.store.errors import Problem, StoreError
from mexen_desktop.whole_file import Trouble


def trouble(error: StoreError | Trouble) -> str:
    """Return what happened, what was kept, what to do."""
    if isinstance(error, Trouble):
        return _settings(error)
    if error.problem is Problem.DAMAGED:
        return _damaged(error)
    if error.problem is Problem.GONE:
        return _gone(error)
    texts = {
        Problem.NEWER: QCoreApplication.translate(
            "troubles",
            "This game is not being saved: your games were kept by a newer Mexen. They are left as "
            "they are; use the newer one to see them.",
        ),
        Problem.LOCKED: QCoreApplication.translate(
            "troubles",
            "This game is not being saved: another program has the file of your games open. The "
            "game goes on; it will be saved when that one is closed.",
        ),
        Problem.READ_ONLY: QCoreApplication.translate(
            "troubles",
            "This game is not being saved: Mexen may not write in the folder {folder}. The game "
            "goes on; it will be saved when writing is allowed.",
        ),
        Problem.FULL: QCoreApplication.translate(
            "troubles",
            "This game is not being saved: the disk is full. The game goes on; it will be saved "
            "when there is room again.",
        ),
    }
    failed = QCoreApplication.translate(
        "troubles",
        "This game is not being saved: the disk does not answer as it should ({reason}). The game "
        "goes on; it will be saved when that is over.",
    )
    text = texts.get(error.problem, failed)
    return text.format(folder=_folder(error), reason=str(error.facts.get("reason", "")))


def unread() -> str:
    """Return what is said where games would be, while nobody can tell which there are."""
    return QCoreApplication.translate(
        "troubles",
        "Your games cannot be read at the moment. They will be here again as soon as they can be.",
    )


def _settings(error: Trouble) -> str:
    if error.aside is None:
        text = QCoreApplication.translate(
            "troubles",
            "Players, house rules and settings are not being saved: Mexen cannot write in the "
            "folder {folder}. Until it can, they are kept only while this window is open.",
        )
        return text.format(folder=error.file.parent)
    text = QCoreApplication.translate(
        "troubles",
        "The file with your players, house rules and settings was damaged: Mexen has begun a new "
        "one. The damaged file is kept as {file}.",
    )
    return text.format(file=error.aside.name)


def _damaged(error: StoreError) -> str:
    saved = error.facts.get("games")
    aside = error.facts.get("aside")
    if not isinstance(saved, int):
        # It could not be mended either: nothing but the next step can tell more.
        text = QCoreApplication.translate(
            "troubles",
            "This game is not being saved: the file of your games is damaged. It is left as it is, "
            "in the folder {folder}; the game goes on.",
        )
    elif saved:
        text = QCoreApplication.translate(
            "troubles",
            "The file of your games was damaged: %n game(s) could be saved from it. The damaged "
            "file is kept as {file}.",
            None,
            saved,
        )
    else:
        text = QCoreApplication.translate(
            "troubles",
            "The file of your games was damaged, and nothing could be read from it: Mexen has "
            "begun a new one. The damaged file is kept as {file}.",
        )
    return text.format(file=_name(aside), folder=_folder(error))


def _gone(error: StoreError) -> str:
    aside = error.facts.get("aside")
    if aside is None:
        return QCoreApplication.translate(
            "troubles",
            "The file of your games was deleted while you played: Mexen has put it back. Nothing "
            "is lost.",
        )
    text = QCoreApplication.translate(
        "troubles",
        "Another file took the place of your games while you played: Mexen has put yours back. "
        "Nothing is lost; the other one is kept as {file}.",
    )
    return text.format(file=_name(aside))


def _name(aside: object) -> str:
    return aside.name if isinstance(aside, Path) else ""


def _folder(error: StoreError) -> str:
    file = error.facts.get("file")
    return str(file.parent) if isinstance(file, Path) else ""
