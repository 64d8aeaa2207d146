"""The sets of dice a table may be played with."""

from typing import NamedTuple, TypeAlias

Colour: TypeAlias = tuple[int, int, int]


class DieSet(NamedTuple):
    """The colours of a die: its body in full light as well as in shade, its pips.

    `gleam` is how strongly the body shines, from 0 to 1; `lines` asks for a dark outline.
    """

    key: str
    body: Colour
    shade: Colour
    gleam: float
    pip: Colour
    pip_light: Colour
    lines: bool = False


CREAM = DieSet("cream", (241, 230, 207), (88, 77, 59), 0.75, (24, 22, 26), (98, 92, 96))
IVORY = DieSet("ivory", (233, 214, 166), (88, 62, 34), 0.6, (66, 32, 16), (150, 98, 62))
BLACK = DieSet("black", (42, 40, 46), (7, 7, 10), 0.3, (244, 239, 226), (255, 255, 252))
CONTRAST = DieSet("contrast", (255, 255, 255), (120, 120, 124), 0.0, (0, 0, 0), (26, 26, 26), True)

SETS: dict[str, DieSet] = {each.key: each for each in (CREAM, IVORY, BLACK, CONTRAST)}
