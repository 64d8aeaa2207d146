"""The games of before come in pages, each row says what its game was."""

from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from mexen_desktop.models.past import PAGE, PAST_ROLE, PastModel
from mexen_desktop.models.scores import SCORE_ROLE, Score, ScoresModel
from mexen_desktop.store.past import Past
from mexen_desktop.store.summary import Summary
from mexen_desktop.texts.past import outcome, progress

STRICT = QAbstractItemModelTester.FailureReportingMode.Fatal


def past(place: int, **changes: Any) -> Past:
    summary = Summary(
        round=4, over=True, winner=None, scores=(3, 8, 8), life=False, actions=9, mark=0
    )
    row = Past(place, place, "knight", False, ("Ann", "Bo", "Cem"), 1_800_000_000, 0, summary)
    return row._replace(**changes)


def summary(**changes: Any) -> Summary:
    facts: dict[str, Any] = {
        "round": 2, "over": True, "winner": None, "scores": (0, 0, 0),
        "life": False, "actions": 1, "mark": 0, **changes,
    }  # fmt: skip
    return Summary(**facts)


class Shelf:
    """So many games, given in parts."""

    def __init__(self, count: int) -> None:
        self.rows = [past(place) for place in range(count, 0, -1)]
        self.asked: list[int | None] = []

    def games(self, before: int | None, most: int) -> tuple[Past, ...]:
        self.asked.append(before)
        return tuple(row for row in self.rows if before is None or row.place < before)[:most]


def test_pages_are_fetched_as_they_are_wanted() -> None:
    shelf = Shelf(2 * PAGE + 5)
    model = PastModel(shelf.games)
    QAbstractItemModelTester(model, STRICT)
    model.begin_again()
    assert model.rowCount() == PAGE
    while model.canFetchMore(QModelIndex()):
        model.fetchMore(QModelIndex())
    assert model.rowCount() == len(shelf.rows)
    places = [model.index(row).data(PAST_ROLE).place for row in range(model.rowCount())]
    assert places == sorted(places, reverse=True)
    assert model.row_of(1) == model.rowCount() - 1
    assert model.row_of(9_999) is None


@pytest.mark.parametrize("count", [0, 1, PAGE])
def test_the_last_page_is_known_for_the_last(count: int) -> None:
    model = PastModel(Shelf(count).games)
    QAbstractItemModelTester(model, STRICT)
    model.begin_again()
    model.fetchMore(QModelIndex())
    assert model.rowCount() == count
    assert not model.canFetchMore(QModelIndex())


def test_games_that_came_are_there_when_it_begins_again() -> None:
    shelf = Shelf(3)
    model = PastModel(shelf.games)
    model.begin_again()
    shelf.rows.insert(0, past(4, rules="lives"))
    model.begin_again()
    assert model.rowCount() == 4
    assert str(model.index(0).data()).startswith("Mexico with lives, ")
    assert "Ann, Bo and Cem. Ended in round 4. Bo and Cem took the most" in str(
        model.index(1).data()
    )


@pytest.mark.parametrize(
    ("row", "says"),
    [
        (past(1), "Bo and Cem took the most, all of them equally."),
        (past(1, summary=summary(scores=(0, 2, 1))), "Bo took the most."),
        (past(1, summary=summary()), ""),
        (past(1, summary=summary(life=True, winner=2)), "Cem won in round 2."),
        (past(1, summary=summary(life=True)), "Nobody won."),
        (past(1, summary=summary(life=True, over=False)), ""),
        (past(1, summary=None), "This program cannot replay it."),
    ],
)
def test_a_row_says_how_it_went(row: Past, says: str) -> None:
    assert outcome(row) == says


def test_a_row_says_how_far_it_came() -> None:
    assert progress(past(1)) == "Ended in round 4"
    assert progress(past(1, summary=summary(over=False))) == "Still open, in round 2"
    assert progress(past(1, summary=None)) == ""


def test_everybody_is_listed_with_what_they_came_to() -> None:
    model = ScoresModel()
    QAbstractItemModelTester(model, STRICT)
    model.show_game(past(1))
    assert [model.index(row).data() for row in range(3)] == ["Ann: 3", "Bo: 8", "Cem: 8"]
    rows: list[Score] = [model.index(row).data(SCORE_ROLE) for row in range(3)]
    assert [row.most for row in rows] == [False, True, True]
    model.show_game(past(1, summary=summary(life=True, winner=0, scores=(2, 0, 0))))
    assert [row for row in range(3) if model.index(row).data(SCORE_ROLE).winner] == [0]
    model.show_game(past(1, summary=None))
    assert [model.index(row).data() for row in range(3)] == ["Ann", "Bo", "Cem"]
    model.show_game(None)
    assert model.rowCount() == 0


def test_who_left_and_came_back_is_one_who_took_it_all() -> None:
    came_back = past(1, names=("Ann", "Bo", "Cem", "Ann"), summary=summary(scores=(5, 8, 0, 6)))
    model = ScoresModel()
    QAbstractItemModelTester(model, STRICT)
    model.show_game(came_back)
    rows = [model.index(row).data() for row in range(model.rowCount())]
    assert rows == ["Bo: 8", "Cem: 0", "Ann: 11"]
    assert outcome(came_back) == "Ann took the most."
    shelf = PastModel(lambda *_: (came_back,))
    shelf.begin_again()
    said = shelf.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert [said.count(name) for name in ("Ann", "Bo", "Cem")] == [2, 1, 1]
