"""The columns in which dice are counted."""

from collections.abc import Mapping
from typing import Final

from mexen_desktop.rules.throw import FACES, RANKING

#: For each column what was thrown at once: a single die, or both with the higher first.
DICE_OF: Final[Mapping[str, tuple[int, ...]]] = {
    **{f"d{face}": (face,) for face in FACES},
    **{f"p{high}{low}": (high, low) for high in FACES for low in FACES if high >= low},
}
#: For each column what was read in a turn.
READING_OF: Final = {f"r{reading}": reading for reading in RANKING}

COLUMN_OF_DICE: Final = {dice: column for column, dice in DICE_OF.items()}
COLUMN_OF_READING: Final = {reading: column for column, reading in READING_OF.items()}
#: In the order of the table.
COLUMNS: Final = (*DICE_OF, *READING_OF)
