"""`mexen-desktop simulate`: many rounds of best play, counted."""

from collections.abc import Mapping
from random import Random
from time import perf_counter
from typing import BinaryIO, Final

from mexen_desktop.cli.words import RefusedError, asks_for_help, unknown_option
from mexen_desktop.minds.levels import Level
from mexen_desktop.minds.simulating import counted_json, simulate
from mexen_desktop.record.wording import LONGEST, printable
from mexen_desktop.rules.presets import PRESETS

HELP: Final = f"""\
mexen-desktop simulate --rules ID [--players N] [--rounds N] [--seed N]

Lets computer players who play best play rounds, then prints as one line of JSON
how fast that went, how often each reading was thrown, who lost how often.

  --rules    {", ".join(list(PRESETS)[:-1])} or {list(PRESETS)[-1]}
  --players  how many play (4)
  --rounds   how many rounds they play (10000)
  --seed     with the same seed the same dice fall
""".encode()

#: The most players who can be simulated where the rules know no limit: the odds of so many take
#: some seconds to find.
MOST_PLAYERS: Final = 100


def run(arguments: list[str], out: BinaryIO) -> None:
    """Print what comes of rounds among computer players."""
    if asks_for_help(arguments):
        out.write(HELP)
        return
    given = _given(arguments)
    rules = given.get("--rules")
    if rules not in PRESETS:
        known = ", ".join(PRESETS)
        what = "which --rules?" if rules is None else f"unknown rules '{printable(rules)}'"
        raise RefusedError(f"mexen-desktop simulate: {what} (known: {known})")
    options = PRESETS[rules]
    most = options.most or MOST_PLAYERS
    players = _number(given, "--players", 4, options.least, most)
    rounds = _number(given, "--rounds", 10_000, 1, 10**9)
    # Without a seed chance comes from the operating system.
    seed = _number(given, "--seed", 0, 0, 10**18) if "--seed" in given else None
    start = perf_counter()
    counted = simulate(options, [Level.STRONG] * players, rounds, Random(seed))
    out.write(counted_json(counted, perf_counter() - start) + b"\n")


def _given(arguments: list[str]) -> dict[str, str]:
    """Return each option of a simulation with the word that follows it."""
    given: dict[str, str] = {}
    words = iter(arguments)
    for option in words:
        if option not in ("--rules", "--players", "--rounds", "--seed"):
            raise unknown_option("simulate", option)
        value = next(words, None)
        if value is None:
            raise RefusedError(f"mexen-desktop simulate: {option} needs a value")
        given[option] = value
    return given


def _number(given: Mapping[str, str], option: str, default: int, least: int, most: int) -> int:
    word = given.get(option, str(default))
    # A number of very many digits is not even read.
    if word.isascii() and word.isdecimal() and len(word) < 20 and least <= int(word) <= most:
        return int(word)
    raise RefusedError(
        f"mexen-desktop simulate: {option} must be a number from {least} to {most},"
        f" not '{printable(word[:LONGEST])}'"
    )
