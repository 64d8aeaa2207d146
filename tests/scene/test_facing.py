"""On a screen that lies flat, words on the felt face those who are to read them."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QTransform
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.tag import Tag
from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.metrics import LEAST_TEXT
from mexen_desktop.scene.end_paper import EndPaper
from mexen_desktop.scene.face_button import TapHint
from tests.kit.whole_table import WholeTable

SitDown = Callable[..., WholeTable]
SIZES = [(1024, 600), (1280, 800), (1920, 1080), (800, 1280)]
LONG = "Wilhelmina-Charlotte von Hohenstein"


@pytest.fixture(autouse=True)
def upright_again() -> Iterator[None]:
    yield
    input_mode().set_flat(False)


def lying(
    seated: SitDown, *what: object, size: tuple[int, int] = (1280, 800), **more: object
) -> WholeTable:
    whole = seated(*what, **{"players": 6, "size": size, **more})
    whole.page.set_flat(True)
    return whole


def turn_passes(whole: WholeTable) -> None:
    """Throw once; then somebody else is in turn."""
    whole.throw()
    if whole.controller.may_stop:
        whole.stop()


def picture(part: QWidget, degrees: int = 0) -> QImage:
    return part.grab().toImage().transformed(QTransform().rotate(degrees))


def blurred(image: QImage, across: int = 12, down: int = 24) -> list[int]:
    """Give how bright a picture is here and there."""
    smooth = Qt.TransformationMode.SmoothTransformation
    small = image.scaled(across, down, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return [small.pixelColor(x, y).lightness() for y in range(down) for x in range(across)]


def apart(one: list[int], other: list[int]) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


# The pot


@pytest.mark.parametrize("size", SIZES)
def test_the_number_of_the_pot_is_read_from_both_long_sides(
    seated: SitDown, size: tuple[int, int]
) -> None:
    whole = lying(seated, "knight", 65, size=size)
    pot = whole.page.tray.pot
    below, above = (picture(pot, degrees) for degrees in (0, 180))
    half = QRect(0, below.height() * 2 // 3, below.width(), below.height() // 3)
    # Both see the same in their half; what lies between is turned.
    assert apart(blurred(below.copy(half), 8, 8), blurred(above.copy(half), 8, 8)) < 12
    whole.page.set_flat(False)
    assert whole.page.tray.pot.height() < below.height()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("stake", [3, 48, 3_000])
def test_dice_leave_the_pot_free_however_large(
    seated: SitDown, size: tuple[int, int], stake: int
) -> None:
    whole = lying(seated, "knight", 65, size=size)
    tray = whole.page.tray
    tray.pot.roll_to(stake)
    whole.throw()
    pot = QRectF(tray.pot.geometry())
    assert tray.felt.contains(tray.pot.geometry())
    assert not any(rect.adjusted(4, 4, -4, -4).intersects(pot) for rect in tray.stage.rects())
    assert not tray.pot.geometry().translated(tray.pos()).intersects(whole.page.status.geometry())


# The slip


def test_the_end_of_a_round_faces_who_is_to_go_on(seated: SitDown) -> None:
    # Each of six throws once, everybody higher than the one in the middle of the upper side.
    for loser, turns in ((0, 0), (2, 2), (3, 2), (5, 0)):
        rolls = [65] * 6
        rolls[loser] = 42
        whole = lying(seated, "knight", *rolls)
        for _ in range(6):
            turn_passes(whole)
        slip = whole.page.tray.slip
        assert slip.isVisible()
        assert slip.quarter_turns == turns
        assert whole.page.tray.turns == whole.seat(loser).quarter_turns


def test_turned_words_are_the_same_words(seated: SitDown) -> None:
    ends = []
    for loser in (0, 3):
        rolls = [65] * 6
        rolls[loser] = 42
        whole = lying(seated, "knight", *rolls, names=["Ann"] * 6)
        for _ in range(6):
            turn_passes(whole)
        slip = whole.page.tray.slip
        paper = slip._paper
        assert paper is not None
        place = slip._turned(paper.bounds)
        ends.append((picture(whole.page.tray), place.translated(slip.pos())))
    one = ends[0][0].copy(ends[0][1])
    other = ends[1][0].copy(ends[1][1])
    assert apart(blurred(one), blurred(other.transformed(QTransform().rotate(180)))) < 12
    assert apart(blurred(one), blurred(other)) > 24


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("loser", "name"), [(0, LONG), (1, "Bo"), (1, LONG), (3, LONG), (4, "Bo")])
def test_whoever_it_faces_it_lies_in_the_tray_beside_the_pot(
    seated: SitDown, size: tuple[int, int], loser: int, name: str
) -> None:
    rolls = [65] * 6
    rolls[loser] = 42
    whole = lying(seated, "knight", *rolls, size=size, names=[name] * 6)
    for _ in range(6):
        turn_passes(whole)
    tray = whole.page.tray
    paper = tray.slip._paper
    assert isinstance(paper, EndPaper)
    place = tray.slip._turned(paper.bounds).translated(tray.slip.pos())
    assert tray.inside.contains(place)
    assert not place.translated(tray.pos()).intersects(whole.page.status.geometry())
    assert not place.translated(tray.pos()).intersects(whole.page.far_status.geometry())
    assert tray.pot.isVisible() is not place.intersects(tray.pot.geometry())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("words", ["Mexico!", "STUCK!", f"{LONG} is Knight"])
def test_a_moment_faces_who_throws(
    seated: SitDown, size: tuple[int, int], turns: int, words: str
) -> None:
    whole = lying(seated, "knight", 65, size=size)
    tray = whole.page.tray
    tray.face(turns)
    tray.slip.show_words(words, ("die-2", "die-1"), stamped=False)
    # Turned by a quarter it must stay large.
    assert tray.slip.quarter_turns in ((turns, 0) if turns % 2 else (turns,))
    paper = tray.slip._paper
    assert paper is not None
    assert tray.slip.quarter_turns % 2 == 0 or paper.share >= 0.7
    assert tray.inside.contains(tray.slip._turned(paper.bounds).translated(tray.slip.pos()))


@pytest.mark.parametrize("size", [(1280, 800), (1080, 1920)])
@pytest.mark.parametrize("loser", [0, 1, 2])
def test_deciding_throws_lie_in_the_tray_whoever_lost(
    seated: SitDown, size: tuple[int, int], loser: int
) -> None:
    decides = [600] * 4
    decides[loser] = 61
    whole = lying(seated, "knight", *[42] * 4, *decides, players=4, size=size)
    while whole.table.dice.rolls:
        turn_passes(whole)
    tray, slip = whole.page.tray, whole.page.tray.slip
    paper = slip._paper
    assert isinstance(paper, EndPaper)
    rects = [rect for stage in slip._dice for rect in stage.rects()]
    assert len(rects) == 8
    assert all(QRectF(slip.rect()).contains(rect) for rect in rects)
    words = QRectF(slip._turned(paper.bounds))
    assert not any(rect.intersects(words) for rect in rects)
    labels = [slip._turned(label).translated(slip.pos()) for label in paper._labels]
    pot = tray.pot.geometry()
    assert tray.pot.isHidden() or not any(label.intersects(pot) for label in labels)


@pytest.mark.parametrize("rules", ["knight", "lives", "classic"])
@pytest.mark.parametrize("loser", range(4))
def test_the_end_of_a_round_lies_in_the_tray_whatever_is_played_whoever_lost(
    seated: SitDown, rules: str, loser: int
) -> None:
    readings = [65] * 4
    readings[loser] = 42
    whole = lying(seated, rules, *readings, players=4, size=(1024, 600))
    while whole.table.dice.rolls:
        turn_passes(whole)
    tray, slip = whole.page.tray, whole.page.tray.slip
    paper = slip._paper
    assert isinstance(paper, EndPaper)
    assert tray.inside.contains(slip._turned(paper.bounds).translated(slip.pos()))


# What else is written on the tray


@pytest.mark.parametrize("size", SIZES)
def test_the_word_on_the_ledge_faces_who_keeps_the_die(
    seated: SitDown, size: tuple[int, int]
) -> None:
    whole = lying(seated, "knight", 61, size=size)
    whole.throw()
    tray = whole.page.tray
    tags = tray._tags
    for keeps in (False, True):
        if keeps:
            whole.controller.toggle_keep(1)
        tag = tags.stays if keeps else whole.part(Tag, "mayStay")
        for turns in range(4):
            tray.face(turns)
            assert tag.isVisible()
            assert tag.quarter_turns in ((turns, 0) if turns % 2 else (turns,))
            assert tray.inside.contains(tag.geometry())
            dice = tray.stage.rects()
            assert not any(QRectF(tag.geometry()).intersects(die) for die in dice)


@pytest.mark.parametrize(
    ("sentence", "whole"),
    [
        ("Tap what both dice show.", True),
        ("Tippe an, was beide Würfel zeigen.", True),
        ("Tik aan wat beide dobbelstenen tonen.", False),
    ],
)
def test_what_to_tap_is_never_said_in_part_at_a_narrow_side(
    seated: SitDown, sentence: str, *, whole: bool
) -> None:
    table = lying(seated, "knight", 65, size=(1024, 600))
    turn_passes(table)
    table.controller.use_own_dice(True)
    hint = table.part(TapHint, "tapHint")
    assert hint.quarter_turns == 1
    hint.say(sentence)
    used, lines = hint.lines_in(hint.size().transposed())
    assert used.pixelSize() >= LEAST_TEXT
    assert " ".join(lines) == (sentence if whole else "")
    # The sign for it is seen in any case.
    assert len(set(blurred(picture(hint, -90)))) > 1
