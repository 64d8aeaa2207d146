"""The dice in the tray can be touched, focused, read aloud."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.tag import Tag
from mexen_desktop.look.palette import SCHEMES
from mexen_desktop.look.theme import Theme, theme
from mexen_desktop.models.controller import Stage
from tests.kit.at_page import AtPage

SitDown = Callable[..., AtPage]


def thrown(sit_down: SitDown, rules: str, *readings: object, **more: object) -> AtPage:
    page = sit_down(rules, *readings, **more)
    page.later()
    page.space()
    page.settled()
    page.later()
    return page


def test_before_a_throw_nothing_lies_there(sit_down: SitDown) -> None:
    page = sit_down("knight")
    assert page.dice == []
    assert not page.die(0).isVisible()
    assert not page.die(1).isVisible()


def test_handles_lie_over_the_dice(sit_down: SitDown) -> None:
    page = thrown(sit_down, "knight", 61)
    for index, rect in enumerate(page.tray.stage.rects()):
        assert page.die(index).isVisible()
        assert page.die(index).geometry() == rect.toAlignedRect()


def test_a_touched_die_goes_to_the_ledge_touched_again_it_comes_back(sit_down: SitDown) -> None:
    page = thrown(sit_down, "knight", 61)
    page.click("die1")
    assert (page.controller.keep, page.aside) == (1, [1])
    assert page.die(1).geometry().center().x() > page.tray._shape.ledge.left()
    page.later()
    page.click("die1")
    assert (page.controller.keep, page.aside) == (0, [])


def test_of_two_equal_dice_the_touched_one_stays(sit_down: SitDown) -> None:
    page = thrown(sit_down, "pirate", 400)
    page.click("die1")
    assert [die.aside for die in page.tray.stage._dice] == [False, True]


def test_touching_the_other_die_swaps_them(sit_down: SitDown) -> None:
    page = thrown(sit_down, "pirate", 64)
    page.click("die0")
    assert page.aside == [6]
    page.click("die1")
    assert (page.controller.keep, page.aside) == (4, [4])


def test_a_die_that_may_not_stay_is_refused(sit_down: SitDown) -> None:
    page = thrown(sit_down, "knight", 61)
    page.click("die0")
    assert (page.refused, page.aside) == (["keep"], [])


def test_where_no_die_may_ever_stay_a_touch_says_so(sit_down: SitDown) -> None:
    page = thrown(sit_down, "extreme", 61)
    page.click("die0")
    assert page.refused == ["keep"]


def test_the_pointer_changes_only_over_a_die_that_may_stay(sit_down: SitDown) -> None:
    page = thrown(sit_down, "knight", 61)
    assert page.die(0).cursor().shape() == Qt.CursorShape.ArrowCursor
    assert page.die(1).cursor().shape() == Qt.CursorShape.PointingHandCursor


def test_dice_are_read_aloud(sit_down: SitDown) -> None:
    page = thrown(sit_down, "knight", 61)
    assert page.die(0).accessibleName() == "first die: 6"
    assert page.die(1).accessibleName() == "second die: 1, may stay"
    page.click("die1")
    assert page.die(1).accessibleName() == "second die: 1, stays"
    assert page.die(1).isChecked()


def test_a_click_leaves_the_focus_where_it_was(sit_down: SitDown) -> None:
    page = thrown(sit_down, "knight", 61)
    page.click("die1")
    assert page.focusWidget() is page.button("throwButton")


def test_enter_on_a_focused_die_lets_it_stay(sit_down: SitDown) -> None:
    page = thrown(sit_down, "knight", 61)
    page.die(1).setFocus(Qt.FocusReason.TabFocusReason)
    page.key(Qt.Key.Key_Return, "\r")
    assert page.aside == [1]


def test_the_focus_returns_to_the_buttons_when_the_dice_go(sit_down: SitDown) -> None:
    page = thrown(sit_down, "lives", 65, 64, players=2)
    page.table.stop()
    page.table.throw()
    page.die(0).setFocusPolicy(Qt.FocusPolicy.TabFocus)
    page.die(0).setFocus()
    told: list[bool] = []
    page.tray.handles.focus_released.connect(lambda: told.append(True))
    page.table.stop()
    assert told == [True]


def test_the_tag_lies_there_while_a_die_stays(sit_down: SitDown) -> None:
    page = thrown(sit_down, "knight", 61, (4,))
    tag = page.tray._tags.stays
    assert not tag.isVisible()
    page.click("die1")
    assert tag.isVisible()
    assert page.tray._shape.ledge.contains(tag.geometry())
    page.space()
    page.settled()
    assert page.dice == [4, 1]
    assert not tag.isVisible()


def test_a_die_that_stayed_lies_with_the_other_after_the_throw(sit_down: SitDown) -> None:
    page = thrown(sit_down, "knight", 61, (4,))
    page.click("die1")
    page.space()
    page.settled()
    assert page.aside == []


def test_while_dice_roll_the_one_that_stays_lies_on_the_ledge(sit_down: SitDown) -> None:
    page = thrown(sit_down, "knight", 61, (4,))
    page.click("die1")
    page.space()
    assert page.stage() is Stage.MOVING
    assert page.aside == [1]


def test_undo_lays_the_dice_of_that_moment(sit_down: SitDown) -> None:
    page = thrown(sit_down, "lives", 65, 64, players=2)
    page.table.stop()
    page.table.throw()
    page.table.stop()
    assert page.dice == []
    page.controller.undo()
    assert page.dice == [6, 4]


def test_a_game_taken_up_again_shows_its_dice(sit_down: SitDown) -> None:
    page = thrown(sit_down, "knight", 61)
    again = AtPage(page.table)
    again.resize(1280, 800)
    again.show()
    assert again.dice == [6, 1]
    again.hide()
    again.deleteLater()


def test_a_swipe_throws_in_its_direction(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = sit_down("knight", 65)
    theme().set_speed("full")
    page.later()
    thrown_to: list[QPointF | None] = []
    pick = page.tray.stage.pick

    def listen(count: int, direction: QPointF | None, stays: int | None) -> int:
        thrown_to.append(direction)
        return pick(count, direction, stays)

    monkeypatch.setattr(page.tray.stage, "pick", listen)
    page.mouse(page.tray, QEvent.Type.MouseButtonPress, QPoint(300, 300))
    page.mouse(page.tray, QEvent.Type.MouseMove, QPoint(310, 290))
    assert page.table.dice.asked == 0
    page.mouse(page.tray, QEvent.Type.MouseMove, QPoint(360, 240))
    page.mouse(page.tray, QEvent.Type.MouseMove, QPoint(460, 140))
    page.mouse(page.tray, QEvent.Type.MouseButtonRelease, QPoint(460, 140))
    page.later()
    page.space()
    assert page.table.dice.asked == 1
    assert thrown_to == [QPointF(60, -60)]


def test_a_swipe_that_begins_on_a_die_does_not_let_it_stay(sit_down: SitDown) -> None:
    page = thrown(sit_down, "knight", 61, 65)
    die = page.die(1)
    page.mouse(die, QEvent.Type.MouseButtonPress, QPoint(20, 20))
    page.mouse(die, QEvent.Type.MouseMove, QPoint(90, 20))
    page.mouse(die, QEvent.Type.MouseButtonRelease, QPoint(90, 20))
    page.settled()
    assert page.controller.keep == 0
    assert page.dice == [6, 5]


def test_a_swipe_by_finger_throws(sit_down: SitDown) -> None:
    page = sit_down("knight", 65)
    page.later()
    device = QTest.createTouchDevice()
    QTest.touchEvent(page, device).press(0, QPoint(200, 200), page.tray).commit()
    QTest.touchEvent(page, device).move(0, QPoint(300, 200), page.tray).commit()
    QTest.touchEvent(page, device).release(0, QPoint(300, 200), page.tray).commit()
    page.settled()
    assert page.table.dice.asked == 1


def test_a_press_on_the_tray_shows_the_end_of_a_throw(sit_down: SitDown) -> None:
    page = sit_down("knight", 65, 64)
    page.later()
    page.space()
    page.later(200)
    page.mouse(page.tray, QEvent.Type.MouseButtonPress, QPoint(300, 300))
    assert page.stage() is Stage.READY
    page.mouse(page.tray, QEvent.Type.MouseMove, QPoint(500, 300))
    page.settled()
    assert page.table.dice.asked == 1


def test_a_swipe_chooses_nothing_where_nobody_may_throw(sit_down: SitDown) -> None:
    page = thrown(sit_down, "pirate", 31)
    page.mouse(page.tray, QEvent.Type.MouseButtonPress, QPoint(300, 300))
    page.mouse(page.tray, QEvent.Type.MouseMove, QPoint(500, 300))
    page.settled()
    assert page.controller.choices == (1, 2)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080), (800, 1280)])
def test_dice_and_pot_never_cover_each_other(sit_down: SitDown, size: tuple[int, int]) -> None:
    page = sit_down("knight", *[65] * 8)
    page.resize(*size)
    page.later()
    page.space()
    page.settled()
    pot = QRectF(page.tray.pot.geometry())
    for rect in page.tray.stage.rects():
        # The corners around a turned die are empty.
        corner = rect.width() * 0.18
        assert not rect.adjusted(corner, corner, -corner, -corner).intersects(pot)


def test_a_new_size_leaves_the_dice_where_they_belong(sit_down: SitDown) -> None:
    page = thrown(sit_down, "knight", 61)
    page.click("die1")
    page.resize(800, 1280)
    assert page.aside == [1]
    assert page.die(1).geometry() == page.tray.stage.rects()[1].toAlignedRect()


def test_every_theme_can_be_painted(sit_down: SitDown) -> None:
    page = thrown(sit_down, "knight", 61)
    seen = []
    for scheme in SCHEMES:
        theme().choose(scheme)
        seen.append(page.tray.grab().toImage())
    rim = page.tray._shape.outer.bottomLeft() + QPoint(40, -8)
    assert len({image.pixelColor(rim).rgb() for image in seen}) > 1


def test_no_paper_lies_half_over_the_place_on_the_ledge(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    marked: list[QRectF] = []
    monkeypatch.setattr(
        "mexen_desktop.scene.tray.paint_place", lambda _painter, place, *_: marked.append(place)
    )
    name = "Großmutter Hildegard-Annegret von Münster"
    page = thrown(sit_down, "knight", 65, 64, players=2, names=("Ann", name))
    page.tray.grab()
    assert marked
    page.table.stop()
    page.table.throw()
    marked.clear()
    page.tray.grab()
    assert page.tray.slip.covers(page.tray._shape.place)
    assert not marked
    page.controller.next_round()
    page.tray.grab()
    assert marked


def test_the_ledge_says_that_a_die_may_stay_until_one_does(sit_down: SitDown) -> None:
    page = sit_down("knight", 61, 64)
    assert not page.part("mayStay").isVisible()
    page.later()
    page.space()
    page.settled()
    assert page.part("mayStay").accessibleName() == "keep the 1?"
    page.type("1")
    assert not page.part("mayStay").isVisible()
    page.type("1")
    assert page.part("mayStay").isVisible()


@pytest.mark.parametrize(
    ("rules", "reading", "kept"), [("knight", 61, 1), ("pirate", 500, 5), ("pirate", 64, 0)]
)
def test_a_tap_on_the_word_on_the_ledge_does_what_it_says_where_it_says_which(
    sit_down: SitDown, rules: str, reading: int, kept: int
) -> None:
    page = thrown(sit_down, rules, reading)
    page.click("mayStay")
    assert page.controller.keep == kept
    assert page.refused == []
    if kept:
        assert page.aside == [kept]
        page.click("stays")
        assert (page.controller.keep, page.aside) == (0, [])


def test_where_no_die_may_stay_the_ledge_is_silent(sit_down: SitDown) -> None:
    page = sit_down("knight", 65)
    page.later()
    page.space()
    page.settled()
    assert not page.part("mayStay").isVisible()


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600), (800, 1280)])
def test_large_words_on_the_ledge_stay_on_it(
    sit_down: SitDown, still: Theme, size: tuple[int, int]
) -> None:
    still.set_text_factor(1.5)
    page = thrown(sit_down, "pirate", 61)
    page.resize(*size)
    tag = page.part("mayStay")
    assert isinstance(tag, Tag)
    tags = page.tray._tags
    tag.set_text("einen liegen lassen?")
    tags._place()
    assert tag.isVisible()
    ledge = tags._ledge
    assert ledge.left() <= tag.x()
    assert tag.geometry().right() <= ledge.right() + 1
    assert page.tray.rect().contains(tag.geometry())


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (800, 1280)])
def test_no_die_is_cut_off_in_the_air_on_its_way_from_the_edge_of_the_window(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    page = sit_down("knight", 65)
    page.resize(*size)
    stage = page.tray.stage
    assert stage.mapTo(page, stage.rect().topLeft()).x() <= 0
    assert stage.mapTo(page, stage.rect().topLeft()).y() <= 0


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (800, 1280)])
def test_nothing_shines_through_where_the_tray_covers_the_cloth(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    page = sit_down("knight", 65)
    page.resize(*size)
    tray = page.tray
    picture = QImage(tray.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    tray.render(picture, renderFlags=QWidget.RenderFlag.DrawChildren)
    covered = tray.covered().translated(-tray.pos())
    assert covered.contains(tray.felt)
    assert all(
        picture.pixelColor(x, y).alpha() == 255
        for x in range(covered.left(), covered.right() + 1)
        for y in (covered.top(), covered.bottom())
    )
    assert all(
        picture.pixelColor(x, y).alpha() == 255
        for y in range(covered.top(), covered.bottom() + 1)
        for x in (covered.left(), covered.right())
    )
