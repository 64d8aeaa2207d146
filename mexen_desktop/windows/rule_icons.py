"""The signs by which rule sets are known."""

from typing import Final

#: By the preset's id: the icon in lists.
ICONS: Final = {
    "knight": "knight",
    "pirate": "pirate",
    "extreme": "pot",
    "lives": "life",
    "classic": "classic",
}
#: What stands on the medal of its card: an icon of these, or what is written; none where the dice
#: say enough.
MEDALS: Final = {"knight": "knight", "pirate": "pirate", "extreme": "×2", "classic": "classic"}
#: On the card of this one the dice show Mexico.
SHOWS_MEXICO: Final = "classic"
#: That of rules which a table made.
OWN_ICON: Final = "options"
