"""The options that make a rule set, as one frozen value."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from mexen_desktop.rules.errors import BadOptionValue, UnknownOption, Unplayable


class Options(NamedTuple):
    """One rule set: what each option means stands in docs/rules.md's table of options."""

    throws: int
    stop_early: bool
    limit: str
    keep: str
    pass_one: bool
    mexico_ends_turn: bool
    thirty_one: str
    thirty_two: str
    pot_start: int
    pot_doubles: bool
    pot_mexico: str
    pot_65_doubles: bool
    role: str
    tie_break: str
    loss: str
    lives: int
    mexico_costs_two: bool
    next_starter: str
    least: int
    most: int | None

    @property
    def costs_life(self) -> bool:
        """Whether a life is the loss, not the pot."""
        return self.loss == "life"


YES_NO: Final = (True, False)

#: What a table may change, each with the values it can have; least and most stay the preset's.
ALLOWED: Final[Mapping[str, tuple[object, ...]]] = {
    "throws": tuple(range(1, 6)),
    "stop_early": YES_NO,
    "limit": ("lead_throws", "lead_mexico", "none"),
    "keep": ("none", "one_or_two", "any"),
    "pass_one": YES_NO,
    "mexico_ends_turn": YES_NO,
    "thirty_one": ("restart", "give", "again", "counts"),
    "thirty_two": ("race", "ends_turn", "counts"),
    "pot_start": tuple(range(1, 21)),
    "pot_doubles": YES_NO,
    "pot_mexico": ("boost", "add_3", "double", "none"),
    "pot_65_doubles": YES_NO,
    "role": ("none", "knight", "pirate"),
    "tie_break": ("both_dice_lowest", "one_die_highest", "all_lose"),
    "loss": ("pot", "life"),
    "lives": tuple(range(1, 13)),
    "mexico_costs_two": YES_NO,
    "next_starter": ("loser", "same", "next"),
}

#: What changes the pot alone, then lives alone: without effect where the other one is lost.
OF_POT: Final = tuple(name for name in ALLOWED if name.startswith("pot_"))
OF_LIVES: Final = ("lives", "mexico_costs_two")


def allows(option: str, value: object) -> bool:
    """Whether an option can have a value; none of another type: True is not 1."""
    allowed = ALLOWED[option]
    return type(value) is type(allowed[0]) and value in allowed


def change(base: Options, changes: Mapping[str, object]) -> Options:
    """Return `base` with some options changed, checked to be playable.

    Raises what `changed` raises, or Unplayable.
    """
    options = changed(base, changes)
    check(options)
    return options


def changed(base: Options, changes: Mapping[str, object]) -> Options:
    """Return `base` with some options changed, which need not be playable together.

    Raises UnknownOption or BadOptionValue.
    """
    for name, value in changes.items():
        if name not in ALLOWED:
            raise UnknownOption(name)
        if not allows(name, value):
            raise BadOptionValue(name, value, ALLOWED[name])
    return Options(**{**base._asdict(), **changes})


def differing(base: Options, options: Options) -> dict[str, object]:
    """Return what a table has changed, by name: the `options` of a record."""
    return {
        name: getattr(options, name)
        for name in ALLOWED
        if getattr(options, name) != getattr(base, name)
    }


def check(options: Options) -> None:
    """Raise Unplayable for the first two options that cannot be played together."""
    for clash, why in clashes(options):
        raise Unplayable(clash, why)


def clashes(options: Options) -> tuple[tuple[tuple[str, str], str], ...]:
    """Return every pair of options that cannot be played together, each with the reason."""
    life = options.costs_life
    rules = (
        (options.pass_one and options.keep == "none", ("pass_one", "keep"),
         "a 1 cannot be passed on where no die may stay"),
        (options.tie_break == "all_lose" and not life, ("tie_break", "loss"),
         "a pot is taken by one player"),
        (options.limit == "lead_mexico" and not options.mexico_ends_turn,
         ("limit", "mexico_ends_turn"), "a Mexico sets no limit where it does not end the turn"),
        (options.role != "none" and life, ("role", "loss"),
         "a role costs sips or points, not lives"),
        (options.thirty_one == "give" and life, ("thirty_one", "loss"),
         "where lives are played there is nothing to hand out"),
    )  # fmt: skip
    return tuple((clash, why) for broken, clash, why in rules if broken)
