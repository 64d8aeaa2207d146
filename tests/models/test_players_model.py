"""The roster as a table, as Qt wants tables."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from mexen_desktop.models.players import Column, PlayersModel
from mexen_desktop.models.roster import Roster
from mexen_desktop.settings import Player

CHECKED = Qt.ItemDataRole.CheckStateRole
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def model(qapp: QCoreApplication) -> Iterator[PlayersModel]:
    """Give a table of three that Qt's own tester watches."""
    made = PlayersModel(
        Roster([Player("Ann", 0, "A"), Player("Bo", 1, "B"), Player("Cem", 2, "Q", plays=False)])
    )
    tester = QAbstractItemModelTester(
        made, QAbstractItemModelTester.FailureReportingMode.Fatal, qapp
    )
    yield made
    tester.deleteLater()


def names(model: PlayersModel) -> list[str]:
    return [str(model.index(row, Column.NAME).data()) for row in range(model.rowCount())]


def test_everything_can_be_done_under_the_eyes_of_qts_tester(model: PlayersModel) -> None:
    row = model.add("Dag")
    model.move(row, 0)
    model.move(0, 2)
    model.toggle(1)
    model.change_colour(1)
    model.change_key(1, "x")
    model.rename(1, "Bodil")
    entry = model.remove(0)
    model.put_back(3, entry)
    for row in reversed(range(model.rowCount())):
        model.remove(row)
    assert model.rowCount() == 0


def test_a_move_shows_people_in_their_new_order(model: PlayersModel) -> None:
    assert model.move(0, 2)
    assert names(model) == ["Bo", "Cem", "Ann"]
    assert model.move(2, 1)
    assert names(model) == ["Bo", "Ann", "Cem"]


@pytest.mark.parametrize(("row", "to"), [(0, 0), (0, -1), (2, 3)])
def test_a_move_to_nowhere_is_none(model: PlayersModel, row: int, to: int) -> None:
    assert not model.move(row, to)
    assert names(model) == ["Ann", "Bo", "Cem"]


def test_a_persistent_index_goes_with_its_person(model: PlayersModel) -> None:
    from PySide6.QtCore import QPersistentModelIndex

    cem = QPersistentModelIndex(model.index(2, Column.NAME))
    model.move(2, 0)
    assert cem.row() == 0
    assert cem.data() == "Cem"


def test_a_name_is_written_where_it_stands(model: PlayersModel, qtbot: QtBot) -> None:
    with qtbot.waitSignals([model.dataChanged, model.summary_changed]):
        model.setData(model.index(0, Column.NAME), "Anna")
    assert names(model)[0] == "Anna"


def test_a_tick_lets_somebody_play(model: PlayersModel) -> None:
    index = model.index(2, Column.PLAYS)
    assert index.data(CHECKED) == Qt.CheckState.Unchecked
    assert model.setData(index, Qt.CheckState.Checked, CHECKED)
    assert index.data(CHECKED) == Qt.CheckState.Checked
    assert model.setData(index, Qt.CheckState.Checked, CHECKED)
    assert model.entry(2).plays


def test_only_names_can_be_written(model: PlayersModel) -> None:
    editable = [
        column
        for column in Column
        if model.flags(model.index(0, column)) & Qt.ItemFlag.ItemIsEditable
    ]
    assert editable == [Column.NAME]
    assert not model.setData(model.index(0, Column.KEY), "X")


def test_a_screen_reader_hears_of_every_cell_whom_it_is_about(model: PlayersModel) -> None:
    spoken = [str(model.index(2, column).data(SPOKEN)) for column in Column]
    assert all("Cem" in words for words in spoken)
    assert spoken[Column.PLAYS] == "Cem sits out"
    assert spoken[Column.KEY] == "Tap key of Cem: none"
    assert len(set(spoken)) == len(Column)


def test_who_sits_out_shows_no_key(model: PlayersModel) -> None:
    assert model.index(1, Column.KEY).data() == "B"
    assert model.index(2, Column.KEY).data() == ""
