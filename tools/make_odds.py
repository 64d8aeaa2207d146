"""Makes the tables of losing chances in mexen_desktop/resources/odds/.

`python3 dev.py make odds`; a test sees to it that they are what the rules in force give.
"""

from struct import pack

from mexen_desktop.odds.known import FOLDER, PLAYERS, cases
from mexen_desktop.odds.rest import Rest
from mexen_desktop.rules.options import Options
from mexen_desktop.rules.presets import PRESETS


def table(options: Options) -> bytes:
    """Return the file for a rule set, empty where its chances take no time to find."""
    rest = Rest(options)
    limits = tuple(sorted({limit for _, limit, _ in rest.reached()}))
    if not any(has_choices(rest, limit) for limit in limits):
        return b""
    players = min(options.most or PLAYERS, PLAYERS)
    first_rank = min(rank for rank, _, _ in rest.reached())
    width = 2 if options.pass_one else 1
    chances = [
        chance
        for limit, rank, left, count in cases(players, first_rank, limits)
        for chance in rest.among_lowest(limit, left, rank, count)[:width]
    ]
    header = bytes((players, first_rank, width - 1, len(limits), *limits))
    return header + pack(f"<{len(chances)}d", *chances)


def has_choices(rest: Rest, limit: int) -> bool:
    """Tell whether those who follow have anything to decide."""
    return any(stage.choices for stage in rest.follow(limit).stages)


def main() -> None:
    """Write every table that is needed."""
    FOLDER.mkdir(exist_ok=True)
    for name, options in PRESETS.items():
        if data := table(options):
            (FOLDER / f"{name}.bin").write_bytes(data)


if __name__ == "__main__":
    main()
