"""What is wrong with a record, as facts."""

from enum import StrEnum


class Problem(StrEnum):
    """Everything that a record is refused for; `wording` has a sentence for each."""

    UNREADABLE = "unreadable"
    TOO_LARGE = "too_large"
    EMPTY = "empty"
    BYTE_ORDER_MARK = "byte_order_mark"
    NOT_UTF8 = "not_utf8"
    NOT_JSON = "not_json"
    TOO_DEEP = "too_deep"
    NOT_A_RECORD = "not_a_record"
    UNKNOWN_FORMAT = "unknown_format"
    UNKNOWN_VERSION = "unknown_version"
    UNKNOWN_KEY = "unknown_key"
    MISSING_KEY = "missing_key"
    BAD_VALUE = "bad_value"
    UNKNOWN_RULES = "unknown_rules"
    BAD_OPTIONS = "bad_options"
    UNKNOWN_STAKE = "unknown_stake"
    BAD_TABLE = "bad_table"
    TOO_MANY_ACTIONS = "too_many_actions"
    NAME_EMPTY = "name_empty"
    NAME_TOO_LONG = "name_too_long"
    NAME_UNPRINTABLE = "name_unprintable"
    NAME_TAKEN = "name_taken"
    MALFORMED_ACTION = "malformed_action"
    NOT_NOW = "not_now"
    ONE_DIE_ROLLS = "one_die_rolls"
    TWO_DICE_ROLL = "two_dice_roll"
    BAD_SEATS = "bad_seats"


class RecordError(ValueError):
    """A record that is refused.

    `facts` are what the words for `problem` name. Where an action is at fault, `action` is its
    number, from 1, while `legal` holds the kinds of action that could have come instead.
    """

    def __init__(
        self,
        problem: Problem,
        *,
        action: int | None = None,
        legal: tuple[str, ...] | None = None,
        **facts: object,
    ) -> None:
        super().__init__(problem)
        self.problem = problem
        self.action = action
        self.legal = legal
        self.facts = facts

    def at(self, action: int, legal: tuple[str, ...]) -> "RecordError":
        """Return the same error, told of the action that is at fault."""
        return RecordError(self.problem, action=action, legal=legal, **self.facts)
