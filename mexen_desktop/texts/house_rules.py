"""The words around house rules: their names, what is wrong with them, what is shared."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from mexen_desktop.record.errors import Problem, RecordError
from mexen_desktop.record.house_rules import Fault, HouseRulesError
from mexen_desktop.record.names import LONGEST, checked, folded
from mexen_desktop.record.wording import printable
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.rule_set import RuleSet
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.texts.options.names import GROUPS, option_name, value_name

#: The most characters of a value from a file that a sentence repeats.
_LONGEST: Final = 60


def free_name(wanted: str, taken: Iterable[str]) -> str:
    """Return that name, or with a number where somebody or something has it already."""
    known = {folded(name) for name in (*taken, *_published())}
    name, number = wanted, 2
    while folded(name) in known:
        end = f" {number}"
        name = f"{wanted[: LONGEST - len(end)].rstrip()}{end}"
        number += 1
    return name


def name_trouble(name: str, others: Iterable[str]) -> str:
    """Return why house rules cannot be called that, "" where they can."""
    try:
        name = checked(name)
    except RecordError as error:
        return {
            Problem.NAME_EMPTY: QCoreApplication.translate("house rules", "They need a name."),
            Problem.NAME_TOO_LONG: QCoreApplication.translate(
                "house rules", "A name has at most {most} characters."
            ).format(most=words.number(LONGEST)),
        }.get(
            error.problem, QCoreApplication.translate("house rules", "This name cannot be written.")
        )
    if folded(name) in {folded(each) for each in (*others, *_published())}:
        return QCoreApplication.translate("house rules", "There are rules of that name already.")
    return ""


def as_text(rules: RuleSet) -> str:
    """Return house rules as lines to be sent to somebody: what they come from, each change."""
    text = QCoreApplication.translate("house rules", "{name}: {game}, but")
    lines = [text.format(name=isolated(rules.name), game=words.rule_set_name(rules.base))]
    for option in (option for group in GROUPS for option in group.options):
        if option in rules.changes:
            name = option_name(option, rules.options)
            lines.append(f"– {name}: {value_name(option, rules.changes[option], rules.options)}")
    return "\n".join(lines) + "\n"


def trouble(error: HouseRulesError) -> str:
    """Return the sentence for a file of house rules that is refused."""
    values = {fact: isolated(_shown(value)) for fact, value in error.facts.items()}
    return _SENTENCES[error.fault]().format(**values)


def _published() -> list[str]:
    return [words.rule_set_name(rules) for rules in PRESETS]


def _shown(value: object) -> str:
    text = printable(str(value))
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


_SENTENCES: Final[Mapping[Fault, Callable[[], str]]] = {
    Fault.UNREADABLE: lambda: QCoreApplication.translate(
        "house rules", "The file cannot be read: {reason}"
    ),
    Fault.TOO_LARGE: lambda: QCoreApplication.translate(
        "house rules", "The file is larger than {most} KiB: these are no house rules."
    ),
    Fault.NOT_HOUSE_RULES: lambda: QCoreApplication.translate(
        "house rules", "There are no house rules in this file."
    ),
    Fault.UNKNOWN_VERSION: lambda: QCoreApplication.translate(
        "house rules", "These rules are of version {version}; this program reads version {known}."
    ),
    Fault.UNKNOWN_KEY: lambda: QCoreApplication.translate(
        "house rules", "The file says “{key}”, which means nothing here."
    ),
    Fault.MISSING_KEY: lambda: QCoreApplication.translate(
        "house rules", "“{key}” is missing from the file."
    ),
    Fault.BAD_VALUE: lambda: QCoreApplication.translate(
        "house rules", "What the file says for “{key}” cannot be read."
    ),
    Fault.BAD_NAME: lambda: QCoreApplication.translate(
        "house rules", "Rules cannot be called “{name}”."
    ),
    Fault.UNKNOWN_RULES: lambda: QCoreApplication.translate(
        "house rules", "The rules “{value}” are not known here."
    ),
    Fault.UNKNOWN_OPTION: lambda: QCoreApplication.translate(
        "house rules", "The option “{key}” is not known here."
    ),
    Fault.BAD_OPTION: lambda: QCoreApplication.translate(
        "house rules", "The option “{key}” cannot be “{value}”."
    ),
    Fault.UNPLAYABLE: lambda: QCoreApplication.translate(
        "house rules", "Nobody can play by the rules in this file."
    ),
}
