"""The published rule sets, as values."""

from typing import Final

from mexen_desktop.rules.options import Options

KNIGHT: Final = Options(
    throws=3,
    stop_early=True,
    limit="lead_throws",
    keep="one_or_two",
    pass_one=False,
    mexico_ends_turn=True,
    thirty_one="restart",
    thirty_two="race",
    pot_start=1,
    pot_doubles=True,
    pot_mexico="boost",
    pot_65_doubles=False,
    role="knight",
    tie_break="both_dice_lowest",
    loss="pot",
    lives=6,
    mexico_costs_two=True,
    next_starter="loser",
    least=2,
    most=8,
)

PIRATE: Final = KNIGHT._replace(
    stop_early=False,
    limit="lead_mexico",
    keep="any",
    pass_one=True,
    thirty_one="give",
    thirty_two="ends_turn",
    pot_doubles=False,
    pot_mexico="add_3",
    role="pirate",
    tie_break="one_die_highest",
    most=None,
)

EXTREME: Final = PIRATE._replace(
    limit="none",
    keep="none",
    pass_one=False,
    mexico_ends_turn=False,
    thirty_one="again",
    thirty_two="counts",
    pot_doubles=True,
    pot_mexico="double",
    pot_65_doubles=True,
)

LIVES: Final = EXTREME._replace(
    stop_early=True,
    thirty_one="counts",
    pot_doubles=False,
    pot_mexico="none",
    pot_65_doubles=False,
    role="none",
    tie_break="all_lose",
    loss="life",
    most=6,
)

CLASSIC: Final = LIVES._replace(limit="lead_throws", most=8)

#: Every preset by the id that records and settings use, in the order they are offered.
PRESETS: Final = {
    "knight": KNIGHT,
    "pirate": PIRATE,
    "extreme": EXTREME,
    "lives": LIVES,
    "classic": CLASSIC,
}
