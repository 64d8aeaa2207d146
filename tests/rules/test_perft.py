"""Any slip in the rules changes how many states can be reached."""

import pytest

from mexen_desktop.rules.presets import PRESETS
from tests.rules.perft import COUNTS, DEPTH, lines

KEPT = COUNTS.read_text("utf-8").splitlines()


def test_the_counts_are_kept_for_every_preset_to_the_same_depth() -> None:
    kept = [line.rsplit(" ", 1)[0] for line in KEPT]
    wanted = [f"{rules} {n}" for rules in PRESETS for n in range(1, DEPTH + 1)]
    assert kept == wanted, "if this was meant: python -m tests.rules.perft"


@pytest.mark.parametrize("rules", PRESETS)
def test_the_number_of_states_to_a_depth(rules: str) -> None:
    kept = [line for line in KEPT if line.startswith(f"{rules} ")]
    assert lines(rules) == kept, "if this was meant: python -m tests.rules.perft"
