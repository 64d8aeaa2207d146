"""What a table plays, under the name by which it knows it."""

from typing import Final, NamedTuple

from mexen_desktop.rules.errors import RulesError
from mexen_desktop.rules.options import Options, changed, clashes, differing
from mexen_desktop.rules.presets import PRESETS

#: Before the name, in the key of rules that a table made: no preset's id has it.
OWN: Final = "house:"


class RuleSet(NamedTuple):
    """A published rule set, or the house rules that a table made of one."""

    #: The id of the preset that it is, or comes from.
    base: str
    options: Options
    #: What the table calls it; "" as it was published.
    name: str = ""

    @property
    def key(self) -> str:
        """What it is chosen by among all that there are."""
        return OWN + self.name if self.name else self.base

    @property
    def changes(self) -> dict[str, object]:
        """What the table plays otherwise than the published rules, by option."""
        return differing(PRESETS[self.base], self.options)

    @property
    def playable(self) -> bool:
        """Whether all its options can be played together."""
        return not clashes(self.options)

    @property
    def published(self) -> bool:
        """Whether it is played as it was published."""
        return not self.name


#: Every published rule set, in the order they are offered.
PUBLISHED: Final = tuple(RuleSet(rules, options) for rules, options in PRESETS.items())


def house_rules(name: str, base: object, changes: object) -> RuleSet | None:
    """Return a table's rules by what was written down of them, None where that makes no sense.

    They need not be playable: a table may be about to settle that.
    """
    if not isinstance(base, str) or base not in PRESETS or not isinstance(changes, dict):
        return None
    try:
        return RuleSet(base, changed(PRESETS[base], changes), name)
    except RulesError:
        return None
