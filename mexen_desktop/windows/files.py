"""Opens whatever file of the program's own kinds somebody clicks, drops or names."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mexen_desktop.windows.main_window import MainWindow

#: What the names of game records, of house rules end with.
RECORD: Final = ".mexen"
HOUSE_RULES: Final = ".mexen-rules"


def is_ours(path: str) -> bool:
    """Tell whether a file is one of the program's own kinds, by its name."""
    return path.lower().endswith((RECORD, HOUSE_RULES)) and Path(path).is_file()


def open_wanted(window: "MainWindow", path: str) -> None:
    """Show what is in a file, or what is wrong with it."""
    if path.lower().endswith(HOUSE_RULES):
        from mexen_desktop.windows.house.visit import house_of

        house_of(window).open_wanted(path)
    else:
        from mexen_desktop.windows.past.visit import past_of

        past_of(window).open_wanted(path)


def open_named(window: "MainWindow", path: str) -> str:
    """Show what is in a file; return what is wrong with it, "" for nothing."""
    from mexen_desktop.record.wording import printable

    if path.lower().endswith(HOUSE_RULES):
        from mexen_desktop.record.house_rules import HouseRulesError
        from mexen_desktop.texts.house_rules import trouble
        from mexen_desktop.windows.house.visit import house_of

        try:
            house_of(window).open_rules(path)
        except HouseRulesError as error:
            return f"{printable(path)}: {trouble(error)}"
        return ""
    from mexen_desktop.record.errors import RecordError
    from mexen_desktop.record.wording import sentence
    from mexen_desktop.windows.past.visit import past_of

    try:
        past_of(window).open_record(path)
    except RecordError as error:
        return f"{printable(path)}: {sentence(error)}"
    return ""
