"""What matters at the table is seen in shades of grey too."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from mexen_desktop.look.palette import SCHEMES
from mexen_desktop.look.theme import Theme
from mexen_desktop.models.facts import SeatFacts
from mexen_desktop.rules.state import Role
from mexen_desktop.scene.dice import SETS
from mexen_desktop.scene.tag import SeatTag
from tests.kit.sight import contrast, luminance
from tests.kit.whole_table import WholeTable

SitDown = Callable[..., WholeTable]

#: So many of 255 shades lie between two that nobody takes for one.
APART = 48
#: A mark of fewer pixels is not seen from a chair.
LEAST_MARK = 120


def grey(part: QWidget, where: QRect | None = None) -> QImage:
    """Return a part as it is painted, without its colours."""
    QApplication.processEvents()
    picture = part.grab(part.rect() if where is None else where)
    return picture.toImage().convertToFormat(QImage.Format.Format_Grayscale8)


def picture(part: QWidget, where: QRect) -> QImage:
    """Return a part as it is painted."""
    QApplication.processEvents()
    return part.grab(where).toImage()


def marked(one: QImage, other: QImage) -> int:
    """Return how many pixels of two pictures nobody takes for the same."""
    width, height = min(one.width(), other.width()), min(one.height(), other.height())
    return sum(
        abs((one.pixel(x, y) & 255) - (other.pixel(x, y) & 255)) > APART
        for y in range(height)
        for x in range(width)
    )


@pytest.fixture(params=SCHEMES)
def looked(request: pytest.FixtureRequest, still: Theme) -> None:
    """Look at it in each theme."""
    still.choose(request.param)


MARKS = {
    "the role": lambda facts: facts._replace(role=Role("knight", 1, 1)),
    "out": lambda facts: facts._replace(out=True, lives=0),
    "who may be chosen": lambda facts: facts._replace(choosable=True),
}


@pytest.mark.usefixtures("looked")
@pytest.mark.parametrize("mark", MARKS)
def test_a_seat_is_marked_without_colour(seated: SitDown, mark: str) -> None:
    whole = seated("lives" if mark == "out" else "knight", 65)
    seat = whole.seat(1)
    before = grey(seat)
    facts: SeatFacts = MARKS[mark](seat.facts)
    seat.refresh(facts, still=True)
    assert marked(before, grey(seat)) > LEAST_MARK


@pytest.mark.usefixtures("looked")
def test_whose_turn_it_is_is_seen_by_size_frame_and_pointer(seated: SitDown) -> None:
    whole = seated("knight", 65)
    page, first = whole.page, whole.seat(0)
    before, size = grey(page), first.plaque_rect().size()
    whole.throw()
    whole.stop()
    assert first.plaque_rect().width() < size.width()
    around = whole.seat(1).plaque_rect().adjusted(-40, -12, 40, 12)
    assert marked(before.copy(around), grey(page).copy(around)) > 10 * LEAST_MARK


@pytest.mark.usefixtures("looked")
def test_the_lowest_carries_a_word_that_stands_out(seated: SitDown) -> None:
    whole = seated("knight", 65)
    whole.throw()
    whole.stop()
    (tag,) = [each for each in whole.page.findChildren(SeatTag) if each.isVisible()]
    assert tag.text == "lowest"
    where = tag.geometry()
    before = grey(whole.page, where)
    tag.hide()
    assert marked(before, grey(whole.page, where)) > LEAST_MARK


@pytest.mark.usefixtures("looked")
def test_a_die_that_stays_lies_elsewhere_with_a_word(seated: SitDown) -> None:
    whole = seated("knight", 61)
    whole.throw()
    before, place = grey(whole.page), whole.part(QWidget, "die1").geometry()
    whole.controller.toggle_keep(1)
    assert whole.part(QWidget, "die1").geometry() != place
    assert marked(before, grey(whole.page)) > 20 * LEAST_MARK
    ledge = whole.page.tray._tags.stays
    assert ledge.isVisible()
    assert ledge.accessibleName() == "stays"


@pytest.mark.usefixtures("looked")
def test_a_race_is_seen_without_red(seated: SitDown) -> None:
    whole = seated("knight", 32)
    before, status = grey(whole.page), whole.page.status.geometry()
    whole.throw()
    after = grey(whole.page)
    assert marked(before.copy(status), after.copy(status)) > 10 * LEAST_MARK
    assert whole.part(QWidget, "pad1").isVisible()


@pytest.mark.usefixtures("looked")
@pytest.mark.parametrize("dice", SETS)
def test_pips_stand_out_from_their_die_as_painted(seated: SitDown, still: Theme, dice: str) -> None:
    still.set_dice(dice)
    whole = seated("knight", 61)
    whole.throw()
    for name in ("die0", "die1"):
        die = whole.part(QWidget, name)
        middle = QRect(die.mapTo(whole.page, die.rect().topLeft()), die.size())
        quarter = middle.width() // 4
        seen = picture(whole.page, middle.adjusted(quarter, quarter, -quarter, -quarter))
        shades = sorted(
            (seen.pixelColor(x, y) for y in range(seen.height()) for x in range(seen.width())),
            key=luminance,
        )
        # Pips are less than a third of a face, the body is more than half of it.
        dark, body, light = (shades[len(shades) * share // 100] for share in (4, 50, 97))
        assert max(contrast(dark, body), contrast(light, body)) >= 3
    still.set_dice("cream")
