"""How well a computer player plays."""

from enum import StrEnum


class Level(StrEnum):
    """The three kinds of computer players, each better than the one before."""

    #: By feel: content with a fair result, whatever there is to beat; makes people's mistakes.
    EASY = "easy"
    #: Weighs its chances as well as people can without counting.
    NORMAL = "normal"
    #: Plays best, by the exact odds.
    STRONG = "strong"
