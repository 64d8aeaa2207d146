"""The icons by which rule sets are known in lists."""

from typing import Final

#: By the preset's id.
ICONS: Final = {
    "knight": "knight",
    "pirate": "pirate",
    "extreme": "pot",
    "lives": "life",
    "classic": "start",
}
#: That of rules which a table made.
OWN_ICON: Final = "home"
