import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from mexen_desktop.models.ranking import ROW_ROLE, RankingModel
from mexen_desktop.rules.actions import Join, Leave
from tests.kit.at_table import AtTable

pytestmark = pytest.mark.usefixtures("qapp")


def watched(table: AtTable) -> RankingModel:
    model = RankingModel(table.controller)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    return model


def rows(model: RankingModel) -> list[str]:
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def test_before_the_first_throw_all_wait() -> None:
    model = watched(AtTable("knight"))
    assert rows(model) == [f"{name}: no result yet" for name in ("Ann", "Bo", "Cem")]


def test_results_come_first_then_who_is_in_turn() -> None:
    table = AtTable("knight", 54, 65, 62)
    model = watched(table)
    table.throw()
    assert rows(model)[0] == "Ann: 54 so far"
    table.stop()
    table.throw()
    assert rows(model) == ["1. Bo: 65", "2. Ann: 54, lowest", "Cem: no result yet"]


def test_the_one_in_turn_is_marked() -> None:
    table = AtTable("knight", 54)
    model = watched(table)
    table.throw()
    in_turn = [model.index(row).data(ROW_ROLE).in_turn for row in range(3)]
    assert in_turn == [True, False, False]


def test_only_rows_that_differ_are_told_of(qtbot: QtBot) -> None:
    table = AtTable("knight", 54, 53)
    model = watched(table)
    table.throw()
    with (
        qtbot.wait_signal(model.dataChanged) as changed,
        qtbot.assert_not_emitted(model.modelReset),
    ):
        table.throw()
    assert changed.args is not None
    assert [index.row() for index in changed.args[:2]] == [0, 0]


def test_people_come_and_go() -> None:
    table = AtTable("knight")
    model = watched(table)
    table.controller.submit(Join("Dan"), table.controller.people[0]._replace(name="Dan"))
    assert model.rowCount() == 4
    table.controller.submit(Leave(1))
    assert rows(model) == [f"{name}: no result yet" for name in ("Ann", "Cem", "Dan")]
