"""`mexen-desktop simulate`, as it is called."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.throw import RANKING
from tests.kit.shell import PROGRAM, Shell

ROOT = Path(__file__).resolve().parents[2]
SAYS = "mexen-desktop simulate: "
KNOWN = ", ".join(PRESETS)


@pytest.fixture
def shell(capsysbinary: pytest.CaptureFixture[bytes]) -> Shell:
    return Shell(capsysbinary)


def simulated(shell: Shell, *words: str) -> dict[str, Any]:
    """Return what a simulation prints, without how long it took."""
    status, out, err = shell("simulate", *words)
    assert (status, err) == (0, "")
    assert out.count("\n") == 1
    told: dict[str, Any] = json.loads(out)
    assert list(told) == ["rounds", "seconds", "rounds_per_second", "readings", "losses"]
    assert told.pop("seconds") > 0
    assert told.pop("rounds_per_second") > 0
    return told


@pytest.mark.parametrize("rules", PRESETS)
def test_it_counts_readings_and_losses(shell: Shell, rules: str) -> None:
    told = simulated(shell, "--rules", rules, "--players", "3", "--rounds", "100")
    assert told["rounds"] == 100
    assert list(told["readings"]) == [str(reading) for reading in RANKING]
    assert sum(told["readings"].values()) >= 300
    assert len(told["losses"]) == 3
    assert sum(told["losses"]) >= 100


def test_the_same_seed_gives_the_same_counts(shell: Shell) -> None:
    words = ("--rounds", "50", "--rules", "knight", "--seed")
    one, same = simulated(shell, *words, "7"), simulated(shell, *words, "7")
    other = simulated(shell, *words, "8")
    assert one == same
    assert one != other


def test_without_a_seed_chance_is_never_the_same(shell: Shell) -> None:
    words = ("--rounds", "50", "--rules", "knight")
    assert simulated(shell, *words) != simulated(shell, *words)


def test_the_most_and_the_least_that_may_be_said(shell: Shell) -> None:
    most = ("--rules", "knight", "--players", "8", "--rounds", "1", "--seed", str(10**18))
    assert len(simulated(shell, *most)["losses"]) == 8
    least = ("--rules", "lives", "--players", "2", "--rounds", "1", "--seed", "0")
    assert len(simulated(shell, *least)["losses"]) == 2


def test_what_is_not_said_is_four_players(shell: Shell) -> None:
    assert len(simulated(shell, "--rules", "lives", "--rounds", "1")["losses"]) == 4


def test_ten_thousand_rounds_are_played_where_nothing_is_said(shell: Shell) -> None:
    assert simulated(shell, "--rules", "extreme", "--players", "2")["rounds"] == 10_000


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ((), f"which --rules? (known: {KNOWN})"),
        (("--rules",), "--rules needs a value"),
        (
            ("--rules", "poker\n"),
            f"unknown rules 'poker\\n' (known: {KNOWN})",
        ),
        (("knight",), "unknown option 'knight'"),
        (("--rules=knight",), "unknown option '--rules=knight'"),
        (
            ("--rules", "knight", "--players", "9"),
            "--players must be a number from 2 to 8, not '9'",
        ),
        (
            ("--rules", "lives", "--players", "1"),
            "--players must be a number from 2 to 6, not '1'",
        ),
        (
            ("--rules", "pirate", "--players", "101"),
            "--players must be a number from 2 to 100, not '101'",
        ),
        (
            ("--rules", "knight", "--rounds", "0"),
            "--rounds must be a number from 1 to 1000000000, not '0'",
        ),
        (
            ("--rules", "knight", "--rounds", "1_0"),
            "--rounds must be a number from 1 to 1000000000, not '1_0'",
        ),
        (
            ("--rules", "knight", "--seed", "-1"),
            "--seed must be a number from 0 to 1000000000000000000, not '-1'",
        ),
        (
            ("--rules", "knight", "--seed", "٣"),
            "--seed must be a number from 0 to 1000000000000000000, not '٣'",
        ),
    ],
)
def test_a_wrong_call_is_refused_in_one_line(
    shell: Shell, words: tuple[str, ...], complaint: str
) -> None:
    assert shell.refused("simulate", *words) == SAYS + complaint


WORDS = st.sampled_from(
    [
        *("--rules", "--players", "--rounds", "--seed", "--", "-", "", "knight", "3", "2", "1"),
        *("9" * 5_000, "-3", "1.0", "NaN", "\x00", "\ud800", "é", "--rules=knight", "x" * 500),
    ]
)


@given(st.lists(WORDS | st.text(max_size=5), max_size=6))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_the_words_it_answers_or_refuses(shell: Shell, words: list[str]) -> None:
    few = [*words, "--rounds", "2"] if words.count("--rounds") == 0 else words
    status, out, err = shell("simulate", *few)
    if status == 0:
        assert (out.count("\n"), err) == (1, "")
    else:
        assert (status, out) == (2, "")
        assert err.startswith(SAYS)
        assert err.endswith("\n")
        assert err[:-1].isprintable()


@pytest.mark.parametrize("words", [("--help",), ("-h",), ("--rules", "knight", "--help")])
def test_help_says_how_to_call_it(shell: Shell, words: tuple[str, ...]) -> None:
    status, out, err = shell("simulate", *words)
    assert (status, err) == (0, "")
    assert out.startswith("mexen-desktop simulate --rules ID ")


def test_the_program_simulates_without_loading_a_window() -> None:
    program = f"{PROGRAM.replace('sys.exit(main())', 'main()')}; print('PySide6' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program, "simulate", "--rules", "pirate", "--rounds", "3"],
        capture_output=True,
        cwd=ROOT,
        timeout=60,
        check=True,
    )
    line, window = done.stdout.decode().splitlines()
    assert json.loads(line)["rounds"] == 3
    assert window == "False"
