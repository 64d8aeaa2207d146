"""The race: pads are live at once, take each finger by itself, tell when they were pressed."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.theme import Theme
from mexen_desktop.models.controller import Controller
from mexen_desktop.rules.state import RACE
from mexen_desktop.scene.pad import Pad
from tests.kit.whole_table import WholeTable, name_of, spoken
from tests.kit.written import writing

SitDown = Callable[..., WholeTable]


@pytest.fixture(scope="module")
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


def pads(whole: WholeTable) -> dict[int, Pad]:
    found = {int(pad.objectName()[3:]): pad for pad in whole.page.findChildren(Pad)}
    return {seat: pad for seat, pad in found.items() if pad.isVisible()}


def racing(seated: SitDown) -> WholeTable:
    whole = seated("knight", 32, 65)
    whole.throw()
    assert whole.controller.state.phase == RACE
    return whole


def test_the_seats_of_all_others_turn_into_pads_at_once(seated: SitDown, still: Theme) -> None:
    whole = seated("knight", 32)
    assert not pads(whole)
    still.set_speed("full")
    whole.controller.throw()
    whole.controller.settle()
    assert set(pads(whole)) == {1, 2}
    assert whole.seat(0).isVisible()
    assert not whole.seat(1).isVisible()
    assert pads(whole)[1].geometry() == whole.page._layout.seats[1].pad


def test_a_tap_counts_when_the_pad_goes_down(seated: SitDown) -> None:
    whole = racing(seated)
    whole.press(pads(whole)[2])
    whole.settle()
    assert whole.controller.state.results == ((0, 32),)


def test_what_counts_is_the_stamp_of_the_event_not_the_order_of_arrival(seated: SitDown) -> None:
    whole = racing(seated)
    now = whole.table.clock()
    whole.table.clock.pass_by(50)
    whole.press(pads(whole)[1], stamp=now + 40)
    whole.press(pads(whole)[2], stamp=now + 20)
    QApplication.processEvents()
    assert [seat for seat, pad in pads(whole).items() if pad._facts.tapped] == [2]


def test_a_press_made_before_the_race_opened_does_not_count(seated: SitDown) -> None:
    whole = racing(seated)
    whole.press(pads(whole)[1], stamp=whole.table.clock() - 100)
    QApplication.processEvents()
    assert whole.controller.state.phase == RACE


def test_two_fingers_on_two_pads_both_count(
    seated: SitDown, screen: QPointingDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = racing(seated)
    tapped: list[int] = []
    monkeypatch.setattr(
        Controller, "tap", lambda _self, seat, stamp=0: tapped.append(seat) if stamp else None
    )
    both = pads(whole)[1], pads(whole)[2]
    whole.touch(screen, *both)
    assert [pad.isDown() for pad in both] == [True, True]
    whole.lift(screen, *both)
    assert sorted(tapped) == [1, 2]


def test_the_winner_keeps_a_pad_that_is_down_until_the_dice_have_told(
    seated: SitDown, still: Theme
) -> None:
    whole = racing(seated)
    still.set_speed("full")
    whole.press(pads(whole)[1])
    QApplication.processEvents()
    assert set(pads(whole)) == {1}
    assert pads(whole)[1].sunk > 0 or pads(whole)[1]._held
    whole.controller.settle()
    assert not pads(whole)
    assert whole.seat(1).isVisible()


def test_when_the_thrower_is_faster_all_pads_are_seats_again(seated: SitDown) -> None:
    whole = racing(seated)
    whole.throw()
    assert not pads(whole)


def test_a_pad_says_who_taps(seated: SitDown) -> None:
    whole = racing(seated)
    pad = pads(whole)[1]
    assert name_of(pad) == "Bo taps"
    assert spoken(pad).role() == QAccessible.Role.Button
    spoken(pad).actionInterface().doAction("Press")
    whole.settle()
    assert whole.controller.state.results == ((0, 32),)


def test_after_a_touch_no_keys_are_hinted_at(seated: SitDown) -> None:
    whole = racing(seated)
    pad = pads(whole)[1]
    with_key = pad.grab().toImage()
    input_mode().touched()
    assert pad.grab().toImage() != with_key


def test_a_pad_in_another_language_keeps_who_it_is_for(seated: SitDown) -> None:
    whole = racing(seated)
    QApplication.sendEvent(whole.page, QEvent(QEvent.Type.LanguageChange))
    assert name_of(pads(whole)[1]) == "Bo taps"


def test_in_large_text_the_word_stays_larger_than_the_name(seated: SitDown, still: Theme) -> None:
    still.set_text_factor(1.5)
    whole = seated("knight", 32, players=6, size=(1024, 600))
    whole.throw()
    for pad in pads(whole).values():
        with writing() as lines:
            pad.grab()
        written = {line.text: line.where.height() for line in lines}
        height = written.pop("TAP")
        assert height > 16
        # Whose it is says the number on the peg, the rest a tooltip.
        assert pad._facts.person.name in (*written, pad.toolTip())
        assert all(height > other for text, other in written.items() if len(text) > 1)
