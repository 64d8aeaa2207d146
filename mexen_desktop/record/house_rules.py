"""House rules as a small file, strict as a record is."""

import os
from enum import StrEnum
from typing import Any, Final

import msgspec

from mexen_desktop.record.errors import RecordError
from mexen_desktop.record.names import checked
from mexen_desktop.record.opening import opened
from mexen_desktop.rules.errors import RulesError
from mexen_desktop.rules.options import ALLOWED, allows, change
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.rule_set import RuleSet

FORMAT: Final = "mexen-rules"
VERSION: Final = 1
#: The most bytes of such a file: a hundred times what any needs.
LARGEST: Final = 1 << 16

KEYS: Final = ("format", "version", "name", "rules", "options")


class Fault(StrEnum):
    """Everything that such a file is refused for."""

    UNREADABLE = "unreadable"
    TOO_LARGE = "too_large"
    NOT_HOUSE_RULES = "not_house_rules"
    UNKNOWN_VERSION = "unknown_version"
    UNKNOWN_KEY = "unknown_key"
    MISSING_KEY = "missing_key"
    BAD_VALUE = "bad_value"
    BAD_NAME = "bad_name"
    UNKNOWN_RULES = "unknown_rules"
    UNKNOWN_OPTION = "unknown_option"
    BAD_OPTION = "bad_option"
    UNPLAYABLE = "unplayable"


class HouseRulesError(ValueError):
    """A file of house rules that is refused; `facts` are what the words for it name."""

    def __init__(self, fault: Fault, **facts: object) -> None:
        super().__init__(fault)
        self.fault = fault
        self.facts = facts


def read(source: bytes | str | os.PathLike[str]) -> RuleSet:
    """Return the rules in a file, or in the bytes of one. Raises HouseRulesError."""
    top = _top_level(source if isinstance(source, bytes) else _contents(source))
    _check_keys(top)
    name, rules, options = top["name"], top["rules"], top["options"]
    if not isinstance(name, str):
        raise HouseRulesError(Fault.BAD_VALUE, key="name")
    try:
        name = checked(name)
    except RecordError:
        raise HouseRulesError(Fault.BAD_NAME, name=name) from None
    if not isinstance(rules, str):
        raise HouseRulesError(Fault.BAD_VALUE, key="rules")
    if rules not in PRESETS:
        raise HouseRulesError(Fault.UNKNOWN_RULES, value=rules)
    if not isinstance(options, dict):
        raise HouseRulesError(Fault.BAD_VALUE, key="options")
    for option, value in options.items():
        if option not in ALLOWED:
            raise HouseRulesError(Fault.UNKNOWN_OPTION, key=option)
        if not allows(option, value):
            raise HouseRulesError(Fault.BAD_OPTION, key=option, value=value)
    try:
        return RuleSet(rules, change(PRESETS[rules], options), name)
    except RulesError:
        raise HouseRulesError(Fault.UNPLAYABLE) from None


def write(rules: RuleSet) -> bytes:
    """Return the file of a table's rules; reading it gives the same rules."""
    values = (FORMAT, VERSION, rules.name, rules.base, rules.changes)
    return msgspec.json.format(msgspec.json.encode(dict(zip(KEYS, values, strict=True)))) + b"\n"


def _contents(path: str | os.PathLike[str]) -> bytes:
    try:
        with opened(path) as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise HouseRulesError(Fault.UNREADABLE, reason=reason) from None
    if len(data) > LARGEST:
        raise HouseRulesError(Fault.TOO_LARGE, most=LARGEST // 1024)
    return data


def _top_level(data: bytes) -> dict[str, Any]:
    try:
        top = msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError):
        raise HouseRulesError(Fault.NOT_HOUSE_RULES) from None
    # First of all: what else is wrong with the file of another program or time says little.
    if top.get("format") != FORMAT:
        raise HouseRulesError(Fault.NOT_HOUSE_RULES)
    if "version" not in top:
        raise HouseRulesError(Fault.MISSING_KEY, key="version")
    version = top["version"]
    if type(version) is not int:
        raise HouseRulesError(Fault.BAD_VALUE, key="version")
    if version != VERSION:
        raise HouseRulesError(Fault.UNKNOWN_VERSION, version=version, known=VERSION)
    return top


def _check_keys(top: dict[str, Any]) -> None:
    for key in top:
        if key not in KEYS:
            raise HouseRulesError(Fault.UNKNOWN_KEY, key=key)
    for key in KEYS:
        if key not in top:
            raise HouseRulesError(Fault.MISSING_KEY, key=key)
