"""The rules that a table has made of published ones, as they are remembered."""

from mexen_desktop.record.names import folded
from mexen_desktop.rules.options import changed
from mexen_desktop.rules.rule_set import PUBLISHED, RuleSet
from mexen_desktop.settings import SettingsFile
from mexen_desktop.texts.house_rules import free_name, name_trouble


class HouseRules:
    """Adds, changes, renames, removes, all at once remembered; no game that is on hears of it."""

    def __init__(self, settings: SettingsFile) -> None:
        self._settings = settings
        self._removed: tuple[int, RuleSet, str] | None = None

    @property
    def own(self) -> tuple[RuleSet, ...]:
        """The table's own, those too that cannot be played yet."""
        return self._settings.now.house_rules

    def find(self, key: str) -> RuleSet:
        """Return the rules of that key; the first of the published ones where there are none."""
        found = (rules for rules in (*self.own, *PUBLISHED) if rules.key == key)
        return next(found, PUBLISHED[0])

    def add(self, rules: RuleSet) -> RuleSet:
        """Add rules, under another name where theirs is taken; return them as they are there.

        The same rules of the same name are not there twice.
        """
        known = next((each for each in self.own if folded(each.name) == folded(rules.name)), None)
        if known is not None and known._replace(name=rules.name) == rules:
            return known
        added = rules._replace(name=free_name(rules.name, [each.name for each in self.own]))
        self._keep((*self.own, added))
        return added

    def add_copy(self, rules: RuleSet, wanted: str) -> RuleSet:
        """Add the same rules once more, under a name like that."""
        copy = rules._replace(name=free_name(wanted, [each.name for each in self.own]))
        self._keep((*self.own, copy))
        return copy

    def change(self, rules: RuleSet, option: str, value: object) -> RuleSet:
        """Set one option of rules; return them as they are then."""
        return self._instead(rules, rules._replace(options=changed(rules.options, {option: value})))

    def publish_again(self, rules: RuleSet) -> RuleSet:
        """Undo every change; return the rules as they are then."""
        published = next(each for each in PUBLISHED if each.base == rules.base)
        return self._instead(rules, rules._replace(options=published.options))

    def trouble_with(self, rules: RuleSet, name: str) -> str:
        """Return why rules cannot be called that, "" where they can."""
        return name_trouble(name, [each.name for each in self.own if each.key != rules.key])

    def rename(self, rules: RuleSet, name: str) -> RuleSet:
        """Call rules otherwise; return them as they are then."""
        return self._instead(rules, rules._replace(name=name.strip()))

    def remove(self, rules: RuleSet) -> None:
        """Forget rules, as long as they are not put back."""
        now = self._settings.now
        self._removed = (self.own.index(rules), rules, now.rules)
        left = tuple(each for each in self.own if each != rules)
        chosen = rules.base if now.rules == rules.key else now.rules
        self._settings.change(house_rules=left, rules=chosen)

    def put_back(self) -> RuleSet | None:
        """Put back what was removed last."""
        if self._removed is None:
            return None
        place, removed, chosen = self._removed
        self._removed = None
        rules = removed._replace(name=free_name(removed.name, [each.name for each in self.own]))
        own = (*self.own[:place], rules, *self.own[place:])
        # What was chosen in the meantime stays, as it does where these were not what is played.
        back = chosen == removed.key and self._settings.now.rules == removed.base
        self._settings.change(
            house_rules=own, rules=rules.key if back else self._settings.now.rules
        )
        return rules

    def _instead(self, before: RuleSet, after: RuleSet) -> RuleSet:
        now = self._settings.now
        own = tuple(after if each.key == before.key else each for each in self.own)
        chosen = after.key if now.rules == before.key else now.rules
        self._settings.change(house_rules=own, rules=chosen)
        return after

    def _keep(self, own: tuple[RuleSet, ...]) -> None:
        self._settings.change(house_rules=own)
