"""The widget that shows dice."""

from itertools import combinations
from operator import ne

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QTimer
from PySide6.QtGui import QColor, QImage, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mexen_desktop.scene.dice import SETS, DiceStage
from mexen_desktop.scene.dice.cube import top_value
from mexen_desktop.scene.dice.lying import Lying

FELT = QRectF(16, 16, 504, 414)
LEDGE = QRectF(528, 16, 152, 414)
POT = QRectF(16, 16, 160, 116)


@pytest.fixture
def stage(qtbot: QtBot) -> DiceStage:
    stage = DiceStage()
    qtbot.addWidget(stage)
    stage.resize(700, 446)
    stage.set_geometry_of(FELT, LEDGE, 156.0, 120.0, POT)
    stage.show()
    return stage


def throw(
    stage: DiceStage,
    *rolled: int,
    direction: QPointF | None = None,
    stayed: int = 0,
    before: Lying | None = None,
) -> Lying:
    """Pick how dice fall, then throw them."""
    thrown = Lying(rolled, stayed, stage.pick(len(rolled), direction), before)
    stage.throw(thrown)
    return thrown


def lay(stage: DiceStage, *values: int) -> Lying:
    """Pick how dice have fallen, then lay them."""
    lies = Lying(values, fall=stage.pick(len(values)))
    stage.lay(lies)
    return lies


def picture(stage: DiceStage) -> QImage:
    image = QImage(stage.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(30, 90, 70))
    # Without the window's own background, as on the tray.
    stage.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return image


def test_a_throw_comes_to_rest_exactly_once(stage: DiceStage, qtbot: QtBot) -> None:
    rests: list[None] = []
    stage.at_rest.connect(lambda: rests.append(None))
    with qtbot.waitSignal(stage.at_rest, timeout=4000):
        throw(stage, 6, 5)
        began = stage.rolling
    assert began
    assert not stage.rolling
    stage.skip()
    QApplication.processEvents()
    assert len(rests) == 1


def test_a_press_shows_the_result_at_once(stage: DiceStage) -> None:
    rests: list[None] = []
    stage.at_rest.connect(lambda: rests.append(None))
    throw(stage, 2, 1, direction=QPointF(1, 0))
    stage.skip()
    assert len(rests) == 1
    assert not stage.rolling


def test_without_motion_a_throw_rests_as_soon_as_the_caller_is_done(
    stage: DiceStage, qtbot: QtBot
) -> None:
    stage.set_speed(0)
    with qtbot.waitSignal(stage.at_rest, timeout=1000):
        throw(stage, 4, 4)
        assert stage.rolling


def test_a_throw_before_the_tray_is_known_still_rests(qtbot: QtBot) -> None:
    stage = DiceStage()
    qtbot.addWidget(stage)
    with qtbot.waitSignal(stage.at_rest, timeout=1000):
        throw(stage, 4, 2)
    stage.set_geometry_of(FELT, LEDGE, 156.0, 120.0, POT)
    assert len(stage.rects()) == 2


def test_free_dice_lie_on_the_felt_clear_of_the_pot(stage: DiceStage) -> None:
    for _ in range(12):
        lay(stage, 6, 1)
        assert all(FELT.contains(rect) for rect in stage.rects())
        corner = picture(stage).copy(POT.toRect())
        corner = corner.convertToFormat(QImage.Format.Format_RGBA8888)
        reds = bytes(corner.constBits())[::4]
        # Shadows may fall there, not the light bodies.
        assert max(reds) <= 30


def test_a_die_set_aside_lies_on_the_ledge_and_stays_there(stage: DiceStage) -> None:
    lies = lay(stage, 6, 1)
    stage.set_aside(1, animate=False)
    before = stage.rects()[1]
    assert LEDGE.contains(before.center())
    throw(stage, 4, stayed=1, before=lies)
    stage.skip()
    assert stage.rects()[1] == before
    assert FELT.contains(stage.rects()[0])


def test_a_die_taken_back_lies_where_it_lay(stage: DiceStage) -> None:
    lay(stage, 6, 1)
    before = stage.rects()
    stage.set_aside(0, animate=False)
    assert stage.rects()[0] != before[0]
    stage.set_aside(None, animate=False)
    assert stage.rects() == before


def test_only_one_die_lies_aside(stage: DiceStage) -> None:
    lay(stage, 6, 1)
    stage.set_aside(0)
    stage.set_aside(1)
    stage.skip()
    first, second = stage.rects()
    assert FELT.contains(first)
    assert LEDGE.contains(second.center())


def test_a_smaller_tray_lays_the_dice_anew(stage: DiceStage) -> None:
    lay(stage, 5, 2)
    small = QRectF(0, 0, 360, 300)
    stage.set_geometry_of(small, None, 110.0, 90.0, QRectF(0, 0, 90, 70))
    first, second = stage.rects()
    assert small.contains(first)
    assert small.contains(second)
    assert first.width() < 160


def test_every_set_of_dice_looks_different(stage: DiceStage) -> None:
    lay(stage, 5, 2)
    pictures = []
    for dice in SETS.values():
        stage.set_dice_set(dice)
        pictures.append(picture(stage))
    assert len(pictures) >= 4
    assert all(one != other for one, other in combinations(pictures, 2))


def differing(one: QImage, other: QImage) -> int:
    """Return how many pixels differ."""
    pixels = (memoryview(each.constBits()).cast("I") for each in (one, other))
    return sum(map(ne, *pixels))


def test_focus_and_hover_are_seen(stage: DiceStage) -> None:
    lay(stage, 5, 2)
    plain = picture(stage)
    stage.set_focus(1)
    assert differing(picture(stage), plain) > 100
    stage.set_focus(None)
    # Where in memory a picture lies can decide the last bit of a pixel.
    assert differing(picture(stage), plain) < 10
    stage.set_hover(0)
    stage.skip()
    assert differing(picture(stage), plain) > 100


class Stepped(DiceStage):
    """A stage that counts what it paints, whose time goes on only when it is told to."""

    time = 0.0
    timed = 0

    def __init__(self) -> None:
        super().__init__()
        self.painted: list[QRect] = []

    def _now(self) -> float:
        return self.time

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted.append(event.rect())
        super().paintEvent(event)

    def event(self, event: QEvent) -> bool:
        self.timed += event.type() == QEvent.Type.Timer
        return super().event(event)

    def play(self) -> float:
        """Go on to the end of the throw; tells how long it took."""
        began = self.time
        while self.rolling:
            self.time += 5
            self._tick()
        return self.time - began


@pytest.fixture
def stepped(qtbot: QtBot) -> Stepped:
    stage = Stepped()
    qtbot.addWidget(stage)
    stage.resize(700, 446)
    stage.set_geometry_of(FELT, LEDGE, 156.0, 120.0, POT)
    stage.show()
    qtbot.waitExposed(stage)
    return stage


def ticks(stage: DiceStage) -> bool:
    """Whether anything goes on by itself."""
    return any(timer.isActive() for timer in stage.findChildren(QTimer))


def test_dice_that_are_taken_away_never_come_to_rest(stepped: Stepped, qtbot: QtBot) -> None:
    rests: list[None] = []
    stepped.at_rest.connect(lambda: rests.append(None))
    throw(stepped, 3, 3)
    assert ticks(stepped)
    stepped.clear()
    stepped.time += 5000
    qtbot.waitUntil(lambda: not ticks(stepped))
    QApplication.processEvents()
    assert rests == []
    assert stepped.rects() == []


def test_nothing_is_painted_while_nothing_moves(stepped: Stepped, qtbot: QtBot) -> None:
    throw(stepped, 6, 1)
    # By then the dice have come in.
    stepped.time += 400
    qtbot.waitUntil(lambda: len(stepped.painted) > 3)
    stepped.play()
    qtbot.waitUntil(lambda: not ticks(stepped))
    # What was painted anew until now is on the screen by then.
    QApplication.processEvents()
    stepped.painted.clear()
    stepped.timed = 0
    stepped.time += 5000
    QApplication.processEvents()
    assert stepped.painted == []
    assert stepped.timed == 0
    assert not ticks(stepped)


def test_only_what_changed_is_painted(stepped: Stepped, qtbot: QtBot) -> None:
    throw(stepped, 2, stayed=5, before=lay(stepped, 5, 4))
    stepped.skip()
    QApplication.processEvents()
    stepped.painted.clear()
    stepped.set_hover(0)
    stepped.skip()
    qtbot.waitUntil(lambda: bool(stepped.painted))
    assert all(not rect.contains(LEDGE.center().toPoint()) for rect in stepped.painted)


def test_a_throw_takes_as_long_as_the_speed_says(stepped: Stepped) -> None:
    for factor in (1.0, 0.5):
        stepped.set_speed(factor)
        times = []
        for _ in range(4):
            throw(stepped, 6, 1)
            times.append(stepped.play())
        assert all(700 * factor <= time <= 1410 * factor for time in times)


def test_a_throw_takes_as_long_in_a_large_window(stepped: Stepped) -> None:
    felt = QRectF(0, 0, FELT.width() * 3, FELT.height() * 3)
    pot = QRectF(0, 0, POT.width() * 3, POT.height() * 3)
    stepped.set_geometry_of(felt, None, 156.0 * 3, 120.0, pot)
    throw(stepped, 6, 1)
    assert 700 <= stepped.play() <= 1410


def test_contacts_are_told_before_they_happen(stepped: Stepped, qtbot: QtBot) -> None:
    stepped.set_speed(0.5)
    with qtbot.waitSignal(stepped.contacts) as told:
        throw(stepped, 3, 2)
    (contacts,) = told.args
    last = max(contact.seconds for contact in contacts)
    assert 0 < last < stepped.play() / 1000 + 0.1


def test_a_throw_ends_with_its_values_on_top(stepped: Stepped) -> None:
    for values in ((1, 2), (6, 6), (4, 5)):
        throw(stepped, *values)
        stepped.play()
        assert tuple(top_value(die.now.pose.turn) for die in stepped._dice) == values
        stepped.set_aside(1, animate=False)
        assert tuple(top_value(die.now.pose.turn) for die in stepped._dice) == values


def test_the_same_result_twice_is_another_throw(stepped: Stepped) -> None:
    throw(stepped, 5, 5)
    stepped.play()
    before = stepped.rects()
    throw(stepped, 5, 5)
    stepped.play()
    assert stepped.rects() != before


def test_a_new_throw_takes_the_place_of_one_on_its_way(stepped: Stepped) -> None:
    rests: list[None] = []
    stepped.at_rest.connect(lambda: rests.append(None))
    throw(stepped, 5, 5)
    throw(stepped, 2, 1)
    stepped.play()
    assert len(rests) == 1
    assert [die.value for die in stepped._dice] == [2, 1]


def test_dice_set_down_by_hand_come_to_rest_soon_where_they_would_lie(stepped: Stepped) -> None:
    lies = lay(stepped, 6, 2)
    rests = stepped.rects()
    heard: list[float] = []
    stepped.contacts.connect(lambda told: heard.extend(each.seconds for each in told))
    for factor in (1.0, 0.5):
        heard.clear()
        stepped.set_speed(factor)
        stepped.set_down(lies)
        assert stepped.rolling
        high = min(die.now.pose.z - die.rest.pose.z for die in stepped._dice)
        assert high > 0.5
        took = stepped.play()
        assert 200 * factor < took < 400 * factor
        assert len(heard) == 2
        assert all(0 < seconds < took / 1000 for seconds in heard)
        assert stepped.rects() == rests


def test_dice_set_down_without_motion_rest_at_once(stepped: Stepped, qtbot: QtBot) -> None:
    stepped.set_speed(0)
    with qtbot.waitSignal(stepped.at_rest):
        stepped.set_down(Lying((4, 2)))
    assert [die.value for die in stepped._dice] == [4, 2]


def test_the_die_that_stayed_is_not_lifted_when_the_other_is_set_down(stepped: Stepped) -> None:
    lies = lay(stepped, 6, 1)
    stepped.set_aside(1, animate=False)
    before = stepped.rects()[1]
    stepped.set_down(Lying((4,), 1, before=lies))
    assert not stepped._dice[1].moves
    stepped.play()
    assert stepped.rects()[1] == before
