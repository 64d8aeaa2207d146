"""What stretches come to for everybody, summed up from a table of them."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from mexen_desktop.store.schema import create
from mexen_desktop.store.statistics.log import NIGHT, STRETCHES
from mexen_desktop.store.statistics.standings import standings
from mexen_desktop.store.statistics.streaks import streaks
from mexen_desktop.store.statistics.values import ALL_TIME, Scope, Standing, Streak, Taken, Who

ANN, BO = Who(1, False), Who(2, False)
COUNTS = {
    "lost": 2, "expected": 1.5, "won": 3, "throws": 4,
    "mexicos": 5, "doubles": 6, "elbows": 7, "thirty_twos": 8, "knight": 9, "pirate": 10,
}  # fmt: skip
PARTS = {"pot": 11, "role": 12, "given": 13, "lives": 14}


class Table:
    """Stretches of games that Ann and Bo played."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        for person, name in enumerate(("Ann", "Bo"), 1):
            self._add("person", id=person, name=name, folded=name.lower())

    def stretch(self, place: int, game: int, began: int = 0, rules: str = "knight") -> None:
        self._add("stretch", place=place, game=game, rules=rules, began=began, last=began, rounds=9)

    def tally(self, place: int, game: int, seat: int, **told: float) -> None:
        """Add what it comes to at a seat, where the person of that number sits from 1 on."""
        plain = dict.fromkeys((*COUNTS, *PARTS, "colour", "level", "ranks", "best"), 0)
        runs = dict.fromkeys(("head", "tail", "safe", "unsafe"), 0)
        self._add("tally", place=place, seat=seat, **{**plain, **runs, **told})
        self.connection.execute("REPLACE INTO seat VALUES (?, ?, ?)", (game, seat, seat + 1))

    def _add(self, table: str, **row: object) -> None:
        marks = ", ".join("?" * len(row))
        statement = f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})"
        self.connection.execute(statement, tuple(row.values()))


@pytest.fixture
def table() -> Iterator[Table]:
    connection = create(Path(":memory:"))
    yield Table(connection)
    connection.close()


def test_everything_of_a_person_is_summed_up(table: Table) -> None:
    for place, game in ((1, 1), (2, 1), (3, 2)):
        table.stretch(place, game)
        table.tally(place, game, 0, rounds=2, ranks=9, best=place, **COUNTS, **PARTS)
    (ann,) = standings(table.connection, ALL_TIME)
    assert ann == Standing(
        who=ANN,
        name="Ann",
        level=0,
        colour=0,
        games=2,
        rounds=6,
        taken=Taken(33, 36, 39),
        lives_lost=42,
        place=27 / 6,
        average=300,
        best=42,
        **{count: 3 * value for count, value in COUNTS.items()},  # type: ignore[arg-type]
    )


@pytest.mark.parametrize(
    ("ranks", "average"), [(4, 21), (5, 21), (6, 600), (9, 600), (10, 500), (84, 31)]
)
def test_the_average_is_the_nearest_reading(table: Table, ranks: int, average: int) -> None:
    table.stretch(1, 1)
    table.tally(1, 1, 0, rounds=4, ranks=ranks, best=20)
    (ann,) = standings(table.connection, ALL_TIME)
    assert (ann.place, ann.average, ann.best) == (ranks / 4, average, 21)


def test_without_a_round_there_is_no_average(table: Table) -> None:
    table.stretch(1, 1)
    table.tally(1, 1, 0, rounds=0, throws=3)
    (ann,) = standings(table.connection, ALL_TIME)
    assert (ann.games, ann.throws) == (0, 3)
    assert (ann.place, ann.average, ann.best) == (0, 0, 0)
    assert streaks(table.connection, ALL_TIME) == {}


@pytest.mark.parametrize("shown", [(0, 1), (7, 1), (2, 7)])
def test_somebody_is_shown_as_in_the_last_stretch(table: Table, shown: tuple[int, int]) -> None:
    for place, (colour, level) in ((1, (7, 3)), (3, shown), (2, (6, 2))):
        table.stretch(place, 1)
        table.tally(place, 1, 0, rounds=1, ranks=1, colour=colour, level=level)
    (ann,) = standings(table.connection, ALL_TIME)
    assert (ann.colour, ann.level) == shown


def test_who_played_as_a_computer_too_has_two_standings(table: Table) -> None:
    for place, level in ((1, 0), (2, 3)):
        table.stretch(place, 1)
        table.tally(place, 1, 0, rounds=place, ranks=1, level=level, head=2, safe=place)
    computer = Who(1, True)
    assert [each.who for each in standings(table.connection, ALL_TIME)] == [computer, ANN]
    assert streaks(table.connection, ALL_TIME) == {ANN: Streak(2, 0), computer: Streak(2, 0)}


def test_who_played_most_comes_first_then_who_was_first_known(table: Table) -> None:
    for place, rounds in ((1, (1, 2)), (2, (1, 0))):
        table.stretch(place, 1)
        for seat in (1, 0):
            table.tally(place, 1, seat, rounds=rounds[seat], ranks=1)
    assert [each.who for each in standings(table.connection, ALL_TIME)] == [ANN, BO]
    table.stretch(3, 1)
    table.tally(3, 1, 1, rounds=1, ranks=1)
    assert [each.who for each in standings(table.connection, ALL_TIME)] == [BO, ANN]


def test_only_what_is_looked_at_counts(table: Table) -> None:
    first, second = STRETCHES, 2 * STRETCHES
    for place, rules, began in (
        (first, "knight", 0),
        (first + 1, "pirate", 10),
        (second, "knight", NIGHT + 20),
        (second + 1, "pirate", NIGHT + 30),
    ):
        table.stretch(place, place, began, rules)
        table.tally(place, place, 0, rounds=place, ranks=1, tail=place, safe=place)
    for scope, places in (
        (ALL_TIME, [first, first + 1, second, second + 1]),
        (Scope("knight"), [first, second]),
        (Scope("", first), [first, first + 1]),
        (Scope("", second), [second, second + 1]),
        (Scope("pirate", second), [second + 1]),
    ):
        (ann,) = standings(table.connection, scope)
        assert (ann.rounds, ann.games) == (sum(places), len(places))
        assert streaks(table.connection, scope)[ANN].safe == max(places)


def test_a_run_goes_on_in_the_order_of_play(table: Table) -> None:
    runs = {3: (-1, -1), 1: (3, -2), 2: (-3, -3)}
    for place, (head, tail) in runs.items():
        table.stretch(place, 4 - place)
        rounds = 5 if place == 1 else -tail
        told = {"head": head, "tail": tail, "safe": max(head, 0), "unsafe": -tail}
        table.tally(place, 4 - place, 0, rounds=rounds, ranks=1, **told)
    assert streaks(table.connection, ALL_TIME) == {ANN: Streak(safe=3, lost=6)}
