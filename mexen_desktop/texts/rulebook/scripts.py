"""Pieces of games that show what rules do."""

from typing import Final, NamedTuple

from mexen_desktop.rules.actions import Action, Appoint, Give, Stop, Tap, Throw
from mexen_desktop.rules.events import (
    Event,
    GameEnded,
    LimitSet,
    PotChanged,
    RolePassed,
    RoundEnded,
    Stuck,
    Took,
    TurnEnded,
    Voided,
)

ANN, BO, CEM, DEE = range(4)

#: What each of three players throws in a plain round, more than anybody needs.
ROUND: Final = (
    ((3, 3), (6, 2), (5, 4), (6, 3), (5, 3)),
    ((2, 1), (6, 4), (4, 3), (6, 2), (4, 2)),
    ((6, 5), (6, 1), (5, 1), (4, 3), (4, 1)),
)


class Script(NamedTuple):
    """What is done; shown where the rules allow every action and all of `shows` happens."""

    id: str
    players: int
    actions: tuple[Action, ...]
    shows: tuple[type[Event], ...]
    #: What the last action brings about, whatever else it does.
    last: type[Event] = Event
    #: The lives that everybody still has; 0 for as many as the rules give.
    lives: int = 0


def _all(*throws: tuple[int, int]) -> tuple[Action, ...]:
    """Let everybody throw once, then stop."""
    return tuple(
        action for seat, dice in enumerate(throws) for action in (Throw(seat, dice), Stop(seat))
    )


SCRIPTS: Final = (
    Script(
        "elbow",
        2,
        (Throw(ANN, (2, 1)), Throw(BO, (3, 1)), Throw(BO, (4, 4))),
        (Voided, LimitSet, RoundEnded),
    ),
    Script(
        "knight",
        3,
        (
            *(Throw(ANN, (1, 1)), Stop(ANN), Throw(BO, (5, 5)), Throw(CEM, (1, 1))),
            *(Throw(ANN, (6, 6)), Throw(CEM, (3, 1)), Throw(CEM, (6, 5))),
        ),
        (RolePassed, RoundEnded),
    ),
    Script("race", 3, (Throw(ANN, (3, 2)), Tap(BO)), (Stuck,)),
    Script(
        "appoint",
        2,
        (Throw(ANN, (1, 1)), Throw(ANN, (1, 1)), Appoint(ANN, BO), Stop(ANN)),
        (RolePassed,),
    ),
    Script(
        "kept",
        3,
        (
            *(Throw(ANN, (5, 1)), Throw(ANN, (3,), keep=1), Give(ANN, BO)),
            *(Throw(ANN, (6, 2)), Throw(ANN, (1,), keep=6), Throw(BO, (4,), keep=1)),
        ),
        (Voided, Took),
    ),
    Script(
        "early",
        3,
        (Throw(ANN, (6, 4)), Throw(ANN, (2, 1)), Throw(BO, (3, 2))),
        (LimitSet, PotChanged),
        last=TurnEnded,
    ),
    Script(
        "pirate",
        2,
        (
            *(Throw(ANN, (1, 1)), Throw(ANN, (1, 1)), Throw(ANN, (6, 5))),
            Throw(BO, (4, 4)),
        ),
        (RolePassed, Took),
    ),
    Script(
        "pot",
        2,
        (Throw(ANN, (2, 1)), Throw(ANN, (4, 4)), Throw(ANN, (6, 5))),
        (PotChanged,),
    ),
    Script("life", 4, _all((5, 4), (2, 2), (6, 1), (4, 4)), (RoundEnded,)),
    Script(
        "two_lives",
        4,
        (
            *_all((5, 4), (2, 2), (6, 1)),
            *(Throw(DEE, (2, 1)), Throw(DEE, (4, 4)), Stop(DEE)),
        ),
        (RoundEnded,),
    ),
    Script("dead", 2, _all((3, 1), (3, 1)), (GameEnded,), lives=1),
)
