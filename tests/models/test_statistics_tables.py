"""Statistics as tables: what pictures are painted from, what screen readers are told."""

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QAbstractItemModelTester

from mexen_desktop.models.statistics import evenings, fallen, luck, person, players, rivals
from mexen_desktop.models.statistics.figure import Figure
from mexen_desktop.models.statistics.people import met, played, somebody
from mexen_desktop.models.statistics.players import Measure
from mexen_desktop.models.statistics.poster import poster
from mexen_desktop.models.statistics.table import CELL_ROLE, ROW_ROLE, Table, TableModel
from mexen_desktop.record.forgotten import nobodys_name
from mexen_desktop.store.statistics.values import ALL_TIME, Scope, Standing, Streak, Taken
from mexen_desktop.texts.by_locale import short_day
from mexen_desktop.texts.statistics import signed
from tests.kit.figures import MadeUp

SIX = MadeUp(6)
STANDINGS = played(SIX, ALL_TIME)


def every() -> list[Figure]:
    """Return each kind of figure."""
    ann = STANDINGS[0]
    points = SIX.points([ann.who], ALL_TIME)
    found = met(SIX, ann.who, ALL_TIME)
    return [
        *(players.compared(STANDINGS, measure, SIX.streaks) for measure in Measure),
        *(person.losses(ann), person.counts(ann, Streak(4, 2)), person.taken(ann)),
        person.taken_by_all(STANDINGS),
        luck.line(ann, points, short_day),
        luck.lines(STANDINGS, SIX.points([each.who for each in STANDINGS]), short_day),
        *(rivals.rivals_of(ann, found), rivals.lost(ann, found[0]), rivals.higher(ann, found[0])),
        evenings.listed(SIX.evenings()),
        *(fallen.faces(SIX.dice()), fallen.readings(SIX.dice())),
    ]


def texts(table: Table) -> list[list[str]]:
    return [[cell.text for cell in row.cells] for row in table.rows]


def test_every_row_has_a_cell_for_every_column() -> None:
    for figure in every():
        for table in (figure.picture, figure.table):
            assert table.title
            assert table.rows
            assert {len(row.cells) for row in table.rows} == {len(table.columns)}, figure.name


def test_the_model_is_as_qt_wants_models_to_be() -> None:
    model = TableModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for figure in every():
        model.show_table(figure.picture)
        model.show_table(figure.table)
    assert model.rowCount(model.index(0, 0)) == 0


@pytest.mark.parametrize(
    ("name", "letter"),
    [
        ("ann", "A"),
        ("\u202eann\u202c", "A"),
        ("\u200b \u0301bo", "B"),
        ("e\u0301mile", "\u00c9"),
        ("\u0645\u0631\u062d", "\u0645"),
        ("\U0001f600", "\U0001f600"),
        ("\u200b", ""),
    ],
)
def test_a_peg_has_the_first_letter_that_can_be_seen(name: str, letter: str) -> None:
    assert somebody(STANDINGS[0]._replace(name=name)).sign == letter


def test_a_cell_says_by_itself_what_it_is() -> None:
    model = TableModel()
    model.show_table(players.lost_rounds(STANDINGS).table)
    row = [each[0] for each in texts(model.table)].index("Ann")
    said = [
        model.index(row, column).data(Qt.ItemDataRole.AccessibleTextRole)
        for column in range(model.columnCount())
    ]
    ann = STANDINGS[0]
    assert said[:3] == ["Ann", "Games: 41", "Rounds: 386"]
    assert said[3] == f"Lost: {ann.lost}"
    assert said[4] == f"Expected: {ann.expected:.1f}"
    assert said[5] == f"Luck: {signed(ann.luck)}"
    assert model.headerData(2, Qt.Orientation.Horizontal) == "Rounds"
    assert model.headerData(row, Qt.Orientation.Vertical) == "Ann"


def test_what_a_picture_shows_beside_its_words_is_said_too() -> None:
    model = TableModel()
    model.show_table(players.lost_rounds(STANDINGS).picture)
    said = model.index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == "Rounds lost of those played: 22%, expected 19%"
    model.show_table(players.taken(STANDINGS).picture)
    cell = model.table.rows[0].cells[1]
    pot, role, given = cell.value[0]
    assert model.index(0, 1).data(Qt.ItemDataRole.AccessibleTextRole) == (
        f"Sips and points taken: {cell.text}. For a lost round: {pot}."
        f" As Knight or Pirate: {role}. Given by others: {given}"
    )


def test_computers_stand_below_the_people_in_a_group_of_their_own() -> None:
    rows = players.lost_rounds(STANDINGS).picture.rows
    assert [bool(row.who and row.who.level) for row in rows] == [False] * 6 + [True]
    assert [row.group for row in rows] == [""] * 6 + ["Computer players"]
    model = TableModel()
    model.show_table(players.lost_rounds(STANDINGS).picture)
    said = model.index(6, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == "Computer players: Computer 1"


def test_who_loses_most_often_comes_first() -> None:
    shares = [row.cells[1].value[0] for row in players.lost_rounds(STANDINGS).picture.rows[:6]]
    assert shares == sorted(shares, reverse=True)


def test_people_with_as_much_are_sorted_as_the_language_does() -> None:
    four = MadeUp(["Åse", "Zoë", "Anna", "Ærø"], computers=0)
    equal = {each.who: Streak(5, 1) for each in four.standings()}
    before = QLocale()
    QLocale.setDefault(QLocale("da_DK"))
    try:
        names = [row.cells[0].text for row in players.streaks(four.standings(), equal).table.rows]
    finally:
        QLocale.setDefault(before)
    assert names == ["Anna", "Zoë", "Ærø", "Åse"]


def test_the_expected_share_stands_beside_the_bar() -> None:
    row = players.lost_rounds(STANDINGS).picture.rows[0]
    share, expected, most = row.cells[1].value
    who = next(each for each in STANDINGS if each.name == row.cells[0].text)
    assert (share, expected) == (who.lost / who.rounds, who.expected / who.rounds)
    assert most >= max(share, expected)


def test_what_was_taken_is_the_sum_of_its_causes() -> None:
    table = players.taken(STANDINGS).table
    for row in table.rows:
        total, *causes = (cell.plain or 0 for cell in row.cells[1:5])
        assert total == sum(causes)
    together = person.taken_by_all(STANDINGS).table
    assert sum(row.cells[1].plain or 0 for row in together.rows) == sum(
        row.cells[1].plain or 0 for row in table.rows
    )


def test_luck_is_added_up_evening_by_evening() -> None:
    ann = STANDINGS[0]
    points = SIX.points([ann.who], ALL_TIME)
    rows = luck.line(ann, points, short_day).table.rows
    so_far = 0.0
    for row, point in zip(rows, points, strict=True):
        so_far += point.expected - point.lost
        assert row.cells[-1].text == signed(so_far)


def test_all_that_is_counted_fits_into_one_table() -> None:
    table = players.everything(STANDINGS, SIX.streaks)
    headings = [column.heading for column in table.columns]
    assert headings[0] == "Name"
    assert {"Lost", "Expected", "Luck", "Mexicos", "Doubles", "Taken in all", "Knight"} < set(
        headings
    )
    assert {len(row.cells) for row in table.rows} == {len(headings)}
    assert len(table.rows) == len(STANDINGS)


def test_a_name_that_was_deleted_is_somebody() -> None:
    gone = MadeUp(["Ann", nobodys_name(1)], computers=0)
    assert [each.name for each in played(gone, ALL_TIME)] == ["Ann", "somebody"]
    assert [each.name for each in met(gone, played(gone, ALL_TIME)[0].who, ALL_TIME)] == [
        "somebody"
    ]


def test_who_has_played_no_round_to_its_end_is_left_out() -> None:
    class Idle(MadeUp):
        def standings(self, scope: Scope = ALL_TIME) -> tuple[Standing, ...]:
            return tuple(each._replace(rounds=0) for each in super().standings(scope))

    assert played(Idle(2), ALL_TIME) == []


def test_an_evening_that_grew_at_its_beginning_is_still_found() -> None:
    found = SIX.evenings()
    assert evenings.evening_at(found, found[3].id) == found[3]
    grown = (found[0], found[2], *found[3:])
    assert evenings.evening_at(grown, found[1].id) == found[2]
    assert evenings.evening_at(found, None) is None


def test_the_poster_tells_who_took_least_first_computers_last() -> None:
    evening = SIX.evenings()[0]
    scope = Scope(evening=evening.id)
    made = poster(evening, SIX.totals(scope), played(SIX, scope), SIX.streaks(scope))
    people = [each for each in made.placed if not each.who.level]
    assert [each.amount for each in people] == sorted(each.amount for each in people)
    assert made.placed[-1].who.level
    assert [each.first for each in made.placed[1:]] == [False] * (len(made.placed) - 1)
    for each in made.placed:
        assert each.name in made.spoken
    assert made.day in made.spoken


def test_the_poster_of_an_evening_with_lives_alone_counts_lives() -> None:
    evening = SIX.evenings()[0]
    scope = Scope(evening=evening.id)
    standings = [each._replace(taken=Taken(0, 0, 0)) for each in played(SIX, scope)]
    made = poster(evening, SIX.totals(scope), standings, {})
    assert made.lives
    assert sum(each.amount for each in made.placed) == sum(each.lives_lost for each in standings)
    told = [each.told for each in made.placed]
    assert told == [f"−{each.amount}" if each.amount else "0" for each in made.placed]
    assert not poster(evening, SIX.totals(scope), played(SIX, scope), SIX.streaks(scope)).lives


def test_roles_give_cells_and_rows() -> None:
    model = TableModel()
    model.show_table(evenings.listed(SIX.evenings()).table)
    index = model.index(0, 0)
    assert index.data(CELL_ROLE) == model.table.rows[0].cells[0]
    assert index.data(ROW_ROLE).key == SIX.evenings()[0].id
    assert index.data(Qt.ItemDataRole.DecorationRole) is None
