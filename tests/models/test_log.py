import pytest
from PySide6.QtCore import QCoreApplication, QModelIndex, QTranslator
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from mexen_desktop.models.log import MARKED_ROLE, MOST, PAGE, LogModel
from mexen_desktop.texts.marks import STRONG
from tests.kit.at_table import AtTable

ROOT = QModelIndex()


def watched(table: AtTable) -> LogModel:
    model = LogModel(table.controller)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    return model


def sentences(model: LogModel) -> list[str]:
    return [str(model.index(row).data()) for row in range(model.rowCount())]


pytestmark = pytest.mark.usefixtures("qapp")


def test_the_newest_sentence_stands_first() -> None:
    table = AtTable("knight", 65, 64)
    model = watched(table)
    assert sentences(model) == []
    table.throw()
    table.throw()
    assert sentences(model) == ["Ann throws 64.", "Ann throws 65."]


def test_strong_words_are_marked_for_painting_not_for_reading() -> None:
    table = AtTable("knight", 65)
    model = watched(table)
    table.throw()
    assert STRONG in model.index(0).data(MARKED_ROLE)
    assert STRONG not in model.index(0).data()


def test_nothing_is_told_before_the_dice_lie() -> None:
    table = AtTable("knight", 65)
    model = watched(table)
    table.controller.throw()
    assert sentences(model) == []
    table.controller.settle()
    assert sentences(model) == ["Ann throws 65."]


def test_rows_are_put_in_on_top_never_reset(qtbot: QtBot) -> None:
    table = AtTable("knight", 65, 64)
    model = watched(table)
    table.throw()
    with (
        qtbot.wait_signal(model.rowsInserted) as inserted,
        qtbot.assert_not_emitted(model.modelReset),
    ):
        table.throw()
    assert inserted.args is not None
    assert inserted.args[1:] == [0, 0]


def test_undo_takes_its_rows_away(qtbot: QtBot) -> None:
    table = AtTable("knight", 65, 64, 63)
    model = watched(table)
    table.throw()
    before = sentences(model)
    table.stop()
    assert len(sentences(model)) > len(before)
    with qtbot.assert_not_emitted(model.modelReset):
        table.controller.undo()
    assert sentences(model) == before
    table.throw()
    assert sentences(model) == ["Ann throws 64.", *before]


def test_a_name_stands_as_typed() -> None:
    table = AtTable("knight", 65, names=("<b>Tom & Jerry</b>", "שלום"), players=2)
    model = watched(table)
    table.throw()
    assert sentences(model) == ["<b>Tom & Jerry</b> throws 65."]


def test_of_a_long_game_one_page_is_told_first_the_rest_on_demand() -> None:
    table = AtTable("extreme", *[65, 64] * 201, players=2)
    for _ in range(402):
        table.game.throw()
    table.controller.finish()
    table.controller.settle()
    model = LogModel(table.controller)
    assert PAGE <= model.rowCount() < 2 * PAGE
    first = model.rowCount()
    while model.canFetchMore(ROOT):
        model.fetchMore(ROOT)
    assert model.rowCount() > first
    assert sentences(model)[-1] == "Ann throws 65."


def test_the_rows_in_memory_do_not_grow_without_end() -> None:
    table = AtTable("extreme", *[65, 64] * 400, players=2)
    model = LogModel(table.controller)
    most = 0
    for _ in range(400):
        table.throw()
        if table.controller.ended:
            table.controller.next_round()
        most = max(most, model.rowCount())
    assert most <= MOST + 20
    newest = sentences(model)[:5]
    while model.canFetchMore(ROOT):
        model.fetchMore(ROOT)
    told = sentences(model)
    assert told[:5] == newest
    assert told[-1] == "Ann throws 65."
    assert len(told) == len(sentences(LogModelOfAll(table)))


class LogModelOfAll(LogModel):
    def __init__(self, table: AtTable) -> None:
        super().__init__(table.controller)
        while self.canFetchMore(ROOT):
            self.fetchMore(ROOT)


class Shouting(QTranslator):
    """Another language, which is louder."""

    def translate(
        self, context: str, source: str, _disambiguation: str | None = None, _n: int = -1
    ) -> str:
        return source.replace("throws", "THROWS") if context == "log" else ""

    def isEmpty(self) -> bool:
        return False


def test_another_language_tells_all_rows_again(qtbot: QtBot) -> None:
    table = AtTable("knight", 65)
    model = watched(table)
    table.throw()
    translator = Shouting()
    QCoreApplication.installTranslator(translator)
    try:
        with qtbot.wait_signal(model.dataChanged):
            model.retell()
        assert sentences(model) == ["Ann THROWS 65."]
    finally:
        QCoreApplication.removeTranslator(translator)
