"""The options of one rule set as Qt sees them: a row for each, with all that is said of it."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from mexen_desktop.models.index import ROOT, Index
from mexen_desktop.rules.options import ALLOWED, Options, allows, clashes
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.rule_set import RuleSet
from mexen_desktop.texts.options.effects import effect
from mexen_desktop.texts.options.meeting import MENDED, clash_sentence, mend_name, without_say
from mexen_desktop.texts.options.names import GROUPS, group_name, option_name, value_name

#: The rows in order: each option's name.
ROWS: Final = tuple(option for group in GROUPS for option in group.options)
_HEADINGS: Final = {group.options[0]: group.id for group in GROUPS}

OPTION_ROLE: Final = Qt.ItemDataRole.UserRole


class Clash(NamedTuple):
    """Why an option cannot be played with another, with what settles it."""

    sentence: str
    #: What the button says; the option that it sets, to which value.
    mend: str
    option: str
    value: object


class OptionFacts(NamedTuple):
    """Everything that is shown of one option."""

    option: str
    #: The heading of the group that begins here, "" within a group.
    heading: str
    name: str
    #: What it does by its value, or why it does nothing.
    sentence: str
    value: object
    #: What it can be, each with its word.
    values: tuple[tuple[object, str], ...]
    #: Whether the table has changed it.
    changed: bool
    #: Whether it has a say.
    counts: bool
    clashes: tuple[Clash, ...]


class OptionsModel(QAbstractListModel):
    """The options of a rule set, which tells only those rows anew that have become different.

    `wanted` is called with the option's name and its new value when somebody changes one.
    """

    def __init__(
        self, wanted: Callable[[str, object], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._wanted = wanted
        self._rules = RuleSet(*next(iter(PRESETS.items())))
        #: What was changed last: the sentence of a clash stands there, where people look.
        self._latest = ""
        self._facts = self._told()

    @property
    def rules(self) -> RuleSet:
        """The rule set that is shown."""
        return self._rules

    @property
    def latest(self) -> str:
        """The option that was changed last, "" for none."""
        return self._latest

    def show_rules(self, rules: RuleSet, latest: str = "") -> None:
        """Show another rule set, or the same with an option that was changed."""
        self._rules, self._latest = rules, latest
        self._renew()

    def retell(self) -> None:
        """Say everything in the language that is spoken now."""
        self._renew()

    def facts(self, row: int) -> OptionFacts:
        """Return all about the option of a row."""
        return self._facts[row]

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(ROWS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        facts = self._facts[index.row()]
        if role == OPTION_ROLE:
            return facts
        if role == Qt.ItemDataRole.EditRole:
            return facts.value
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{facts.name}: {dict(facts.values)[facts.value]}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return facts.sentence
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Change an option of a table's own rules to one of the values that it can have."""
        if not index.isValid() or role != Qt.ItemDataRole.EditRole or self._rules.published:
            return False
        option = ROWS[index.row()]
        if not allows(option, value):
            return False
        self._wanted(option, value)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if self._rules.published or not index.isValid():
            return flags
        return flags | Qt.ItemFlag.ItemIsEditable

    def _renew(self) -> None:
        before, self._facts = self._facts, self._told()
        for row, (old, new) in enumerate(zip(before, self._facts, strict=True)):
            if old != new:
                self.dataChanged.emit(self.index(row), self.index(row))

    def _told(self) -> list[OptionFacts]:
        rules, options = self._rules, self._rules.options
        return [_facts(rules, options, option, self._clashes(option)) for option in ROWS]

    def _clashes(self, option: str) -> tuple[Clash, ...]:
        """Return the clashes that are told of at an option."""
        options = self._rules.options
        found = []
        for pair, _ in clashes(options):
            at, other = pair if self._latest != pair[1] else pair[::-1]
            if at == option:
                # What was changed last stays, the other one follows; where nothing was, it is
                # the one that depends.
                mended = other if self._latest == at else at
                found.append(
                    Clash(
                        clash_sentence(pair, options),
                        mend_name(mended, options),
                        mended,
                        MENDED[pair][mended],
                    )
                )
        return tuple(found)


def _facts(rules: RuleSet, options: Options, option: str, found: tuple[Clash, ...]) -> OptionFacts:
    nothing = without_say(option, options)
    return OptionFacts(
        option,
        group_name(_HEADINGS[option]) if option in _HEADINGS else "",
        option_name(option, options),
        nothing or effect(option, options),
        getattr(options, option),
        tuple((value, value_name(option, value, options)) for value in ALLOWED[option]),
        option in rules.changes,
        not nothing,
        found,
    )
