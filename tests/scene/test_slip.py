"""What the slip of paper on the felt says, where it lies."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.palette import SCHEMES, Scheme
from mexen_desktop.look.theme import theme
from mexen_desktop.models.facts import Person
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.scene.end_paper import Decided, EndPaper
from mexen_desktop.scene.final_paper import FinalPaper
from mexen_desktop.scene.papers import Paper, Room
from tests.kit.at_page import AtPage
from tests.kit.whole_table import WholeTable
from tests.kit.written import writing

SitDown = Callable[..., AtPage]
SIZES = [(1024, 600), (1280, 800), (1920, 1080), (800, 1280)]


def paper(page: AtPage) -> Paper:
    found = page.tray.slip._paper
    assert found is not None
    return found


def played(sit_down: SitDown, rules: str, *readings: object, **more: object) -> AtPage:
    """Let everybody take their turns until the dice run out."""
    page = sit_down(rules, *readings, **more)
    while page.table.dice.rolls:
        page.table.throw()
        if page.controller.may_stop:
            page.table.stop()
    return page


def test_during_a_turn_no_slip_lies_there(sit_down: SitDown) -> None:
    page = sit_down("knight", 65)
    page.table.throw()
    assert not page.tray.slip.isVisible()


def test_the_end_of_a_round_lies_there_until_the_next(sit_down: SitDown) -> None:
    page = played(sit_down, "knight", 65, 64, players=2)
    slip = page.tray.slip
    assert slip.isVisible()
    assert "Bo takes" in slip.accessibleName()
    assert "and starts the next round" in slip.accessibleName()
    page.controller.next_round()
    assert not slip.isVisible()


def test_it_is_text_that_lets_presses_through(sit_down: SitDown) -> None:
    page = played(sit_down, "knight", 65, 64, players=2)
    assert page.tray.slip.spoken_role() is QAccessible.Role.StaticText
    assert page.tray.slip.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_deciding_throws_lie_under_it(sit_down: SitDown) -> None:
    page = played(sit_down, "knight", 42, 42, 600, 65, players=2)
    end = paper(page)
    assert isinstance(end, EndPaper)
    assert [place.dice.rolled for place in end.dice] == [(6, 6), (6, 5)]
    assert [each.reading for each in end._decided] == ["600", "65"]
    assert [each.loses for each in end._decided] == [False, True]


def test_one_die_throws_are_shown_as_one_die(sit_down: SitDown) -> None:
    page = played(sit_down, "extreme", *[65] * 6, (4,), (2,), players=2)
    end = paper(page)
    assert isinstance(end, EndPaper)
    assert [place.dice.rolled for place in end.dice] == [(4,), (2,)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 5, 8])
def test_deciding_throws_have_room_however_many(
    sit_down: SitDown, size: tuple[int, int], players: int
) -> None:
    dice = [(1 + seat % 5,) for seat in range(players - 1)]
    page = sit_down("extreme", *[65] * 3 * players, *dice, (6,), players=players)
    page.resize(*size)
    for _ in range(4 * players):
        page.table.throw()
    end = paper(page)
    assert isinstance(end, EndPaper)
    room = QRectF(page.tray.slip.rect())
    boxes = [end.bounds, *(place.where for place in end.dice), *end._labels]
    for at, box in enumerate(boxes):
        assert room.adjusted(-1, -1, 1, 1).contains(box)
        for other in boxes[:at]:
            assert not box.adjusted(1, 1, -1, -1).intersects(other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["Bo", "Großmutter Hildegard-Annegret von Münster"])
def test_who_lost_has_room_however_long_the_name(
    sit_down: SitDown, size: tuple[int, int], name: str
) -> None:
    page = played(sit_down, "knight", 65, 64, players=2, names=("Ann", name))
    page.resize(*size)
    assert QRectF(page.tray.slip.rect()).contains(paper(page).bounds)
    page.tray.slip.show_words(f"{name} is Knight", ("knight",), stamped=False)
    assert QRectF(page.tray.slip.rect()).contains(paper(page).bounds)


@pytest.mark.parametrize("size", SIZES)
def test_who_lost_by_a_deciding_throw_is_marked_within_the_tray(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    names = ("Ann", "Großmutter Hildegard-Annegret von Münster")
    page = played(sit_down, "knight", 42, 42, 600, 65, players=2, names=names)
    page.resize(*size)
    end = paper(page)
    assert isinstance(end, EndPaper)
    mark = end.mark_on(end._decided[1], end._labels[1])
    assert QRectF(page.tray.slip.rect()).contains(mark)


@pytest.mark.parametrize("players", [2, 6, 12])
@pytest.mark.parametrize("size", SIZES)
def test_standings_have_room(sit_down: SitDown, size: tuple[int, int], players: int) -> None:
    page = sit_down("pirate", players=players)
    page.resize(*size)
    page.controller.finish()
    assert QRectF(page.tray.slip.rect()).contains(paper(page).bounds)


def test_standings_are_read_aloud(sit_down: SitDown) -> None:
    page = played(sit_down, "knight", 65, 64, players=2)
    page.controller.finish()
    assert page.tray.slip.accessibleName().endswith("Ann: 0; Bo: 1")


def test_the_pot_hides_where_paper_lies_on_it(sit_down: SitDown) -> None:
    page = played(sit_down, "knight", 42, 42, 600, 65, players=2)
    assert page.tray.slip.covers(page.tray.pot.geometry())
    assert not page.tray.pot.isVisible()
    page.controller.next_round()
    assert page.tray.pot.isVisible()


def test_it_follows_the_language(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    page = played(sit_down, "knight", 65, 64, players=2)
    monkeypatch.setattr(
        "PySide6.QtCore.QCoreApplication.translate", lambda _context, text, *_: f"«{text}»"
    )
    page.tray.slip.changeEvent(QEvent(QEvent.Type.LanguageChange))
    assert "«and starts the next round»" in page.tray.slip.accessibleName()


@pytest.mark.parametrize("scheme", SCHEMES)
def test_all_papers_can_be_painted(sit_down: SitDown, scheme: Scheme) -> None:
    theme().choose(scheme)
    page = played(sit_down, "lives", 65, 64, players=2)
    slip = page.tray.slip
    surface = theme().palette.surface.rgb()
    steps: list[Callable[[], None]] = [page.controller.finish, lambda: say(page)]
    for step in steps:
        step()
        image = slip.grab().toImage()
        corner = paper(page).bounds.topLeft().toPoint()
        assert image.pixelColor(corner.x() + 12, corner.y() + 12).rgb() == surface


def say(page: AtPage) -> None:
    page.tray.slip.show_words("STUCK!", ("stuck",), stamped=True)


def test_dice_too_small_to_be_read_leave_the_room_to_their_numbers(sit_down: SitDown) -> None:
    page = played(sit_down, "knight", 42, 42, 600, 65, players=2)
    end = paper(page)
    assert isinstance(end, EndPaper)
    assert len(end.dice) == 2
    theme().set_text_factor(2.0)
    page.resize(1024, 600)
    end = paper(page)
    assert isinstance(end, EndPaper)
    assert not end.dice
    assert all(label.height() >= 24 for label in end._labels)
    room = QRectF(page.tray.slip.rect())
    assert all(room.contains(label) for label in end._labels)


@pytest.mark.parametrize(
    "words", ["Hohenstein får 1 strafpoint", "Hohenstein bekommt 1 Strafpunkt", "takes 1 point"]
)
def test_words_leave_room_to_the_dice_of_deciding_throws(words: str) -> None:
    felt, whole = QRect(0, 0, 401, 285), QRect(0, 0, 529, 285)
    people = [Person(name, at, "A") for at, name in enumerate(("Ann", "Wilhelmina-Charlotte"))]
    decided = [Decided(one, 1, (6, 5), "65", loses=False) for one in people]
    texts = (f"Wilhelmina-Charlotte von {words}", "und beginnt die nächste Runde")
    end = EndPaper(texts, decided, Room(felt, felt, whole, Metrics(1024, 600)))
    assert len(end.dice) == 2


@pytest.mark.parametrize("players", [3, 4])
def test_at_the_end_of_a_game_who_has_what_is_as_large_as_people_want_it(
    sit_down: SitDown, players: int
) -> None:
    theme().set_text_factor(1.5)
    page = sit_down("knight", players=players)
    page.resize(1366, 768)
    page.controller.finish()
    end = paper(page)
    assert isinstance(end, FinalPaper)
    assert end._row_font("name").pixelSize() > 0.8 * end._metrics.font_px("name")
    assert QRectF(page.tray.slip.rect()).contains(end.bounds)


def test_who_lost_is_written_whole_in_large_text_however_many(sit_down: SitDown) -> None:
    theme().set_text_factor(1.5)
    names = ("Ann", "Bo", "Wilhelmina-Charlotte von Hohenstein", "Greet")
    page = played(sit_down, "lives", 61, 200, 61, 61, players=4, names=names)
    page.resize(1280, 800)
    end = paper(page)
    assert isinstance(end, EndPaper)
    assert not any("…" in line for line in end._headline.lines)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_one_word_leaves_an_edge_of_felt_around_its_slip(
    seated: Callable[..., WholeTable], text: float
) -> None:
    whole = seated("knight", players=4, size=(1366, 768))
    theme().set_text_factor(text)
    whole.settle()
    slip = whole.page.tray.slip
    slip.show_words("Mexico!", ("die-2", "die-1"), stamped=False)
    assert slip._paper is not None
    assert QRectF(slip.rect()).adjusted(3, 3, -3, -3).contains(slip._paper.bounds)


def test_who_lost_is_as_large_as_large_text_wants_it(seated: Callable[..., WholeTable]) -> None:
    whole = seated("knight", 65, 64, 63, 54, players=4, size=(1366, 768))
    theme().set_text_factor(2.0)
    whole.settle()
    whole.throw()
    whole.stop()
    whole.throw(3)
    slip = whole.page.tray.slip
    assert isinstance(slip._paper, EndPaper)
    assert slip._paper.share > 0.65
    assert QRectF(slip.rect()).contains(slip._paper.bounds)


def test_a_title_that_would_be_small_leaves_its_room_to_who_has_what(
    seated: Callable[..., WholeTable],
) -> None:
    whole = seated("knight", players=8, size=(1366, 768))
    theme().set_text_factor(2.0)
    whole.settle()
    whole.controller.finish()
    whole.settle()
    slip = whole.page.tray.slip
    end = slip._paper
    assert isinstance(end, FinalPaper)
    assert end._row_font("name").pixelSize() > 0.6 * end._metrics.font_px("name")
    assert QRectF(slip.rect()).contains(end.bounds)
    with writing() as lines:
        slip.grab()
    assert "The game is over" not in {line.text for line in lines}
    assert "The game is over" in whole.page.status.sentence()


def test_who_wins_is_told_however_low_the_tray(seated: Callable[..., WholeTable]) -> None:
    whole = seated(PRESETS["lives"]._replace(lives=1), 65, 54, players=2, size=(1366, 768))
    theme().set_text_factor(2.0)
    whole.settle()
    for _ in range(2):
        whole.throw()
        whole.stop()
    assert isinstance(whole.page.tray.slip._paper, FinalPaper)
    with writing() as lines:
        whole.page.tray.slip.grab()
    assert "Ann wins" in " ".join(line.text for line in lines)


@pytest.mark.parametrize(("high", "throws"), [(320, 2), (220, 2), (150, 0), (90, 0)])
def test_so_low_a_felt_has_the_words_alone(high: int, throws: int) -> None:
    felt, whole = QRect(0, 0, 500, high), QRect(0, 0, 640, high)
    people = [Person(name, at, "A") for at, name in enumerate(("Ann", "Bo"))]
    decided = [Decided(one, 1, (6, 1), "61", loses=False) for one in people]
    room = Room(felt, felt, whole, Metrics(1280, 800, 2.0))
    places = EndPaper(("Bo takes 1 point", "and starts"), decided, room).places()
    labels = [place for place in places[1:] if place.height() > 0]
    assert len([label for label in labels if label.width() > 100]) >= throws
    assert bool(labels) == bool(throws)
    assert all(QRectF(whole).contains(place) for place in places)
