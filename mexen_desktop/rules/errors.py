"""What the rules refuse, as facts."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mexen_desktop.rules.actions import Action
    from mexen_desktop.rules.state import State

NOT_NOW: Final = "not_now"
BAD_DICE: Final = "bad_dice"
BAD_SEATS: Final = "bad_seats"


class RulesError(ValueError):
    """Anything that the rules refuse."""


class IllegalAction(RulesError):
    """An action that the rules do not allow in this state.

    `problem` is NOT_NOW, BAD_DICE (not the dice this throw needs) or BAD_SEATS (not those in the
    game, each once).
    """

    def __init__(self, state: "State", action: "Action", problem: str = NOT_NOW) -> None:
        super().__init__(f"{type(action).__name__} is refused: {problem}")
        self.state = state
        self.action = action
        self.problem = problem


class UnknownOption(RulesError):
    """A name that no option has."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no option {name!r}")
        self.name = name


class BadOptionValue(RulesError):
    """A value that an option cannot have; `allowed` lists those that it can."""

    def __init__(self, name: str, value: object, allowed: tuple[object, ...]) -> None:
        listed = ", ".join(map(str, allowed))
        super().__init__(f"option {name!r} cannot be {value!r} (can: {listed})")
        self.name = name
        self.value = value
        self.allowed = allowed


class Unplayable(RulesError):
    """Two options that cannot be played together; `clash` is the pair of their names."""

    def __init__(self, clash: tuple[str, str], why: str) -> None:
        super().__init__(f"{clash[0]} does not go with {clash[1]}: {why}")
        self.clash = clash


class BadTable(RulesError):
    """A number of players, or a starter, that the rule set has no place for."""

    def __init__(self, players: int, starter: int, least: int, most: int | None) -> None:
        upper = "any number of" if most is None else most
        super().__init__(
            f"{players} players with starter {starter} cannot play (players: {least} to {upper})"
        )
        self.players = players
        self.starter = starter
        self.least = least
        self.most = most
