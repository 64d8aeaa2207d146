"""What the pages of statistics are told."""

from collections import Counter
from typing import Final, NamedTuple

#: Rules in which a table has changed something, which it gave no name.
HOUSE: Final = "house"


def house_rules(name: str) -> str:
    """Return the rule set that a table's own rules are, by the name that it gave them."""
    return f"{HOUSE}:{name}" if name else HOUSE


def name_of_house_rules(rules: str) -> str:
    """Return what a table calls its own rules; "" for unnamed, for published ones."""
    return rules.partition(":")[2]


class Who(NamedTuple):
    """Whose rounds: a name may have been a person's in one game, a computer's in another."""

    person: int
    computer: bool = False


class Scope(NamedTuple):
    """Which rounds are looked at."""

    #: A preset's id for games by the published rules, `house_rules` for others, "" for every game.
    rules: str = ""
    #: An evening's id, None for all time.
    evening: int | None = None


#: Everything.
ALL_TIME: Final = Scope()


class Progress(NamedTuple):
    """How far the counting is."""

    done: int
    games: int


class Taken(NamedTuple):
    """Sips or points taken, by cause."""

    #: As the loser of a round.
    pot: int
    #: As Knight or Pirate.
    role: int
    #: Handed out by others.
    given: int

    @property
    def total(self) -> int:
        """All of it."""
        return sum(self)


class Standing(NamedTuple):
    """What one person's rounds come to; who played as a computer too has one for that, apart."""

    who: Who
    name: str
    #: How well the computer plays, from 1; 0 for a person.
    level: int
    #: As shown last.
    colour: int
    #: Games in which they played at least one round to its end.
    games: int
    #: Rounds played to their end.
    rounds: int
    lost: int
    #: How many rounds they would have lost on average, all playing by the exact odds.
    expected: float
    taken: Taken
    lives_lost: int
    #: Games won; there are such only where a life is the loss.
    won: int
    #: Throws in turns, void ones too. What follows are the readings of these.
    throws: int
    mexicos: int
    doubles: int
    #: Every 31, whatever the rules make of it.
    elbows: int
    thirty_twos: int
    #: How often they became Knight, how often Pirate.
    knight: int
    pirate: int
    #: The mean place of their results in the ranking: 1 for Mexico, 20 for 32, 21 for 31.
    place: float
    #: The reading nearest to that place, 0 without a round.
    average: int
    #: The reading of their highest result, 0 without a round.
    best: int

    @property
    def luck(self) -> float:
        """How many rounds fewer they have lost than the odds expect."""
        return self.expected - self.lost


class Streak(NamedTuple):
    """One person's longest runs of rounds of both kinds."""

    #: The most rounds in a row without a loss.
    safe: int
    #: The most lost in a row.
    lost: int


NO_STREAK: Final = Streak(0, 0)


class Rival(NamedTuple):
    """Somebody in the rounds that they played together with one person."""

    who: Who
    name: str
    level: int
    colour: int
    #: Rounds that both played to their end.
    rounds: int
    #: How many of them that person lost, how many this rival.
    lost: int
    rival_lost: int
    #: In how many the result of that person ranked higher, in how many that of this rival.
    higher: int
    rival_higher: int


class Evening(NamedTuple):
    """Games that were played with less than six hours between one and the next."""

    id: int
    #: When the first step was kept, when the last: seconds since 1970.
    began: int
    ended: int
    games: int
    rounds: int
    #: How many people, without computers.
    people: int


class Totals(NamedTuple):
    """All that happened, whoever it was."""

    games: int
    rounds: int
    #: All throws, deciding ones too.
    throws: int
    evenings: int


NO_TOTALS: Final = Totals(0, 0, 0, 0)


class RuleSet(NamedTuple):
    """Games by one rule set."""

    #: A preset's id or `house_rules`.
    rules: str
    games: int


class Point(NamedTuple):
    """One person's rounds in one step of a line: an evening, or one game of it."""

    who: Who
    #: When it began, which its place in the line follows.
    began: int
    #: The evening's id, or the game's number where the scope is one evening.
    step: int
    rounds: int
    lost: int
    expected: float
    taken: int


class Dice(NamedTuple):
    """All dice that fell, the program's with people's own."""

    throws: int
    #: By face.
    faces: Counter[int]
    #: Of throws with both dice: by values, the higher first.
    pairs: Counter[tuple[int, int]]
    #: Of throws in turns, with the die that stayed: by what they read.
    readings: Counter[int]


NO_DICE: Final = Dice(0, Counter(), Counter(), Counter())
