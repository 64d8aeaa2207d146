"""The way back to a game that was left open."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.scale import set_metrics
from mexen_desktop.settings import LeftOpen, Player
from mexen_desktop.windows.start.left_open import LeftOpenCard
from tests.kit.written import writing


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_both_lines_stay_on_the_paper_however_large_text_is(qtbot: QtBot, text: float) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 600)
    set_metrics(window, Metrics(1024, 600, text))
    card = LeftOpenCard(window)
    card.offer(LeftOpen("knight", 1, "Ann", (Player("Ann", 0, "A"),)))
    paper = QRect(56, 80, 912, card.sizeHint().height())
    card.place(paper)
    window.show()
    with writing() as lines:
        card.grab()
    game, turn = (line.where for line in lines if line.text[:2] in ("Me", "It"))
    top = paper.top() - card.y()
    assert top + 2 < game.top()
    assert game.bottom() < turn.top() - 4
    assert turn.bottom() < top + paper.height() - 2
