"""The parts of a page of rules."""

from typing import NamedTuple


class Paragraph(NamedTuple):
    """One rule in words, its strong ones between marks (see `texts.marks`)."""

    #: What it says, such as "turn.stop".
    id: str
    text: str
    #: The options of the rule set that it states.
    options: tuple[str, ...] = ()
    #: The dice that it speaks of.
    dice: tuple[int, ...] = ()
    #: An icon for what it speaks of.
    icon: str = ""
    #: Whether it states what this table plays otherwise than the published rules.
    own: bool = False


class ShownDie(NamedTuple):
    """A die of an example."""

    value: int
    #: Whether it stayed while the other was thrown.
    stayed: bool


class ExampleLine(NamedTuple):
    """One thing that somebody does, with all that it brings about."""

    seat: int
    dice: tuple[ShownDie, ...]
    text: str


class Example(NamedTuple):
    """A piece of a game, just as the rules of the page let it happen."""

    id: str
    heading: str
    lines: tuple[ExampleLine, ...]


class Ranked(NamedTuple):
    """A throw in the ranking."""

    dice: tuple[int, int]
    name: str


class Ranking(NamedTuple):
    """All throws from high to low."""

    note: str
    #: The dice in the order of the ranking.
    throws: tuple[Ranked, ...]
    #: What is written where a last throw would be; empty where there is one.
    end: str


class Section(NamedTuple):
    """A part of the page with a heading."""

    id: str
    heading: str
    paragraphs: tuple[Paragraph, ...] = ()
    #: Whether the paragraphs are numbered, as rules are.
    numbered: bool = True
    ranking: Ranking | None = None
    examples: tuple[Example, ...] = ()


class RulesPage(NamedTuple):
    """Everything that a page of rules says, from its top to its foot."""

    title: str
    #: How many play, where the game comes from, how many rules are the table's own.
    about: tuple[str, ...]
    sections: tuple[Section, ...]

    def paragraphs(self) -> tuple[Paragraph, ...]:
        """Return every paragraph of every section."""
        return tuple(each for section in self.sections for each in section.paragraphs)
