"""Whatever is wrong with a record has its sentence for people."""

from typing import Any

import pytest

from mexen_desktop.record.errors import Problem, RecordError
from mexen_desktop.record.reading import read
from mexen_desktop.record.replaying import replay
from mexen_desktop.texts.record_troubles import record_trouble
from tests.kit.records import document, throw

FACTS: dict[str, Any] = {
    "reason": "no", "most": 3, "key": "stake", "version": 2, "known": 1, "value": "x",
    "name": "Ann", "dice": (7, 1),
}  # fmt: skip


def trouble(data: bytes) -> str:
    """Read a record, saying what is wrong with it."""
    with pytest.raises(RecordError) as caught:
        for _ in replay(read(data)):
            pass
    return record_trouble(caught.value, ("Ann", "Bo", "Cem"))


@pytest.mark.parametrize("problem", Problem)
def test_every_problem_is_said_in_whole(problem: Problem) -> None:
    sentence = record_trouble(RecordError(problem, **FACTS))
    assert sentence
    assert "{" not in sentence


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "The file is empty."),
        (b"{", "This file is not a game record."),
        (document(stake="beer"), "“beer” is not something to play for here."),
        (document(players=["Ann", "ann"]), "There are two players called “ann”."),
        (document({"do": "stop", "by": 0}), "Action 1: Ann cannot stop now."),
        (document(throw(1, 6, 1)), "Action 1: Bo cannot throw now."),
        (document({"do": "tap", "by": 2}), "Action 1: Cem cannot tap now."),
        (document(throw(0, 6)), "Action 1: Ann cannot have thrown 6."),
        (document({"do": "dance"}), "Action 1: This action cannot be read."),
        (document({"do": "give", "by": 0, "to": 1}), "Action 1: This is not possible now."),
        (document(throw(9, 1, 1)), "Action 1: Player 10 cannot throw now."),
    ],
)
def test_it_says_what_is_wrong_and_where(data: bytes, says: str) -> None:
    assert trouble(data) == says


def test_what_a_file_says_steers_nothing() -> None:
    sentence = trouble(document(stake="\x1b[31m" + "x" * 500))
    assert "\x1b" not in sentence
    assert len(sentence) < 120


def test_braces_in_a_name_stay_as_they_are() -> None:
    assert trouble(document(players=["{who}", "{who}"])) == (
        "There are two players called “{who}”."
    )
