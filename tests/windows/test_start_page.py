"""The first page: everything has a sensible default, so that Play works at once."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mexen_desktop.languages import NAMES
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.settings import Player
from mexen_desktop.windows.main_window import MainWindow
from tests.kit.fingers import touch_screen
from tests.kit.screens import SCREENS, Visitor
from tests.kit.written import writing
from tests.windows.conftest import Opened, people

LEFT = Qt.MouseButton.LeftButton


def role(widget: QWidget) -> QAccessible.Role:
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface.role()


def game_names(window: MainWindow) -> list[str]:
    assert window.controller is not None
    return window.controller.game.names


def test_two_places_stand_ready_at_the_first_start(opened: Opened) -> None:
    window = opened()

    QTest.keyClick(window.start.play, Qt.Key.Key_Space)

    assert game_names(window) == ["Player 1", "Player 2"]
    assert window.page is window.table


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_play_has_the_focus_so_that_one_key_is_enough(opened: Opened, key: Qt.Key) -> None:
    window = opened()
    assert window.focusWidget() is window.start.play
    QTest.keyClick(window.start.play, key)
    assert window.controller is not None


@pytest.mark.parametrize("rules", PRESETS)
def test_a_card_chooses_what_play_plays(opened: Opened, rules: str) -> None:
    window = opened()
    card = next(card for card in window.start.cards if card.rules.base == rules)

    QTest.mouseClick(card, LEFT)
    window.start.play.click()

    assert window.settings.now.rules == rules
    assert window.controller is not None
    assert window.controller.game.rules == rules


def test_the_focus_stays_with_play_after_a_card_was_clicked(opened: Opened) -> None:
    window = opened()
    QTest.mouseClick(window.start.cards[2], LEFT)
    assert window.focusWidget() is window.start.play


def test_the_cards_are_radio_buttons_for_keys_and_for_screen_readers(opened: Opened) -> None:
    window = opened()
    cards = window.start.cards
    assert len(cards) == len(PRESETS)
    assert {role(card) for card in cards} == {QAccessible.Role.RadioButton}
    cards[0].setFocus()
    QTest.keyClick(cards[0], Qt.Key.Key_Right)
    assert window.settings.now.rules == cards[1].rules.key
    assert window.focusWidget() is cards[1]
    assert [card.rules.key for card in cards if card.isChecked()] == [cards[1].rules.key]


def test_enter_on_a_card_plays(opened: Opened) -> None:
    window = opened()
    window.start.cards[3].setFocus()
    QTest.keyClick(window.start.cards[3], Qt.Key.Key_Return)
    assert window.controller is not None


def test_sips_have_their_quiet_line_and_points_have_none(opened: Opened) -> None:
    window = opened()
    page = window.start
    assert not page.quiet.isVisible()
    page.stake.segment(1).click()
    assert page.quiet.isVisible()
    assert "18" in page.quiet.accessibleName()
    assert window.settings.now.stake == "sips"


def test_where_lives_are_played_nothing_is_asked_about_points(opened: Opened) -> None:
    page = opened(rules="lives", stake="sips").start
    assert not page.stake.isVisible()
    assert not page.quiet.isVisible()


def test_the_chosen_one_starts(opened: Opened) -> None:
    window = opened(players=people(3), starter="Bo")
    assert window.start.starter.label() == "Bo starts"
    window.start.play.click()
    assert window.controller is not None
    assert window.controller.state.player == 1


def test_only_those_who_are_ticked_play(opened: Opened) -> None:
    ann, bo, cem = people(3)
    window = opened(players=(ann, bo._replace(plays=False), cem), starter="Bo")
    window.start.play.click()
    assert game_names(window) == ["Ann", "Cem"]
    assert window.controller is not None
    assert window.controller.state.player == 0


@pytest.mark.parametrize(
    ("rules", "count", "waits"),
    [
        ("knight", 1, True),
        ("knight", 2, False),
        ("knight", 8, False),
        ("knight", 9, True),
        ("lives", 6, False),
        ("lives", 7, True),
        ("extreme", 12, False),
    ],
)
def test_play_waits_while_too_few_or_too_many_are_here_and_says_so(
    opened: Opened, rules: str, count: int, waits: bool
) -> None:
    window = opened(rules=rules, players=people(count))
    assert window.start.play.isEnabled() is not waits
    assert window.start.notice.isVisible() is waits
    assert ("Change" in window.start.notice.sentence()) is waits
    window.start_game()
    assert (window.controller is None) is waits


def test_while_play_waits_the_focus_is_on_what_helps(opened: Opened) -> None:
    window = opened(players=people(7))
    window.settings.change(rules="lives")
    assert window.focusWidget() is window.start.people.change


def test_names_are_shown_as_typed(opened: Opened) -> None:
    name = "<b>Tom & Jerry</b>"
    window = opened(players=(Player(name, 0, "A"), Player("Bo", 1, "B")))
    assert window.start.starter.label() == f"{name} starts"
    assert window.start.people._chips[0].accessibleName() == name


@pytest.mark.parametrize("count", [2, 8, 12])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1080, 1920)])
def test_whoever_is_not_shown_is_counted(opened: Opened, count: int, size: tuple[int, int]) -> None:
    window = opened(players=people(count), rules="extreme")
    window.resize(*size)
    row = window.start.people
    shown = [chip for chip in row._chips if chip.isVisible()]
    assert len(shown) + (count - len(shown)) == count
    assert row.more.isVisible() is (len(shown) < count)
    for part in [*shown, row.change]:
        assert row.rect().contains(part.geometry())


@pytest.mark.parametrize(("size", "names"), [((1366, 768), 4), ((800, 1280), 2)])
def test_a_name_is_cut_only_where_no_room_is_left(
    opened: Opened, size: tuple[int, int], names: int
) -> None:
    crowd = ("Oma", "Peter", "Hannelore-Wilhelmine", "Lukas")
    players = tuple(Player(name, seat, "ABPE"[seat]) for seat, name in enumerate(crowd))
    window = opened(players=players, text_size=200, language="de", window=size)
    window.resize(*size)
    with writing() as lines:
        window.start.people.grab()
    written = "".join(line.text for line in lines)
    assert all(name in written for name in crowd[:names])


@pytest.mark.parametrize("text_size", [90, 100, 150])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1080, 1920), (3840, 2160)])
def test_every_part_is_large_enough_for_a_finger(
    opened: Opened, size: tuple[int, int], text_size: int
) -> None:
    window = opened(text_size=text_size)
    window.resize(*size)
    page = window.start
    targets = [page.play, page.language, page.appearance, page.starter, page.people.change]
    for target in [*targets, *page.cards, page.stake.segment(0)]:
        assert target.height() >= 48
        assert target.width() >= 48


def test_a_change_of_language_reaches_the_page_at_once(opened: Opened) -> None:
    page = opened().start
    page.play.set_label("?")
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.play.label() == "Play"


def in_sight(window: MainWindow) -> list[str]:
    """Return the cards that are seen whole."""
    return [
        card.rules.key
        for card in window.start.cards
        if card.visibleRegion().boundingRect().contains(card.body().toRect())
    ]


#: Of more cards than find room in a row: those that are seen at first, one further on, at the end.
AT_FIRST, ONE_ON, AT_LAST = list(PRESETS)[:4], list(PRESETS)[1:5], list(PRESETS)[-4:]


def test_more_cards_than_find_room_are_moved_by_buttons(opened: Opened) -> None:
    window = opened(window=(1280, 800))
    strip = window.start.strip
    assert in_sight(window) == AT_FIRST
    assert not strip.back.isVisible()
    QTest.mouseClick(strip.on, LEFT)
    assert in_sight(window) == AT_LAST
    assert not strip.on.isVisible()
    QTest.mouseClick(strip.back, LEFT)
    assert in_sight(window) == AT_FIRST


def test_the_chosen_card_is_in_sight_from_the_start_and_wherever_keys_go(opened: Opened) -> None:
    window = opened(window=(1280, 800), rules=list(PRESETS)[-1])
    assert in_sight(window) == AT_LAST
    card = window.start.cards[-1]
    card.setFocus()
    for _ in list(PRESETS)[1:]:
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Left)
    assert window.settings.now.rules == "knight"
    assert in_sight(window) == AT_FIRST


def test_a_wheel_moves_the_cards(opened: Opened) -> None:
    window = opened(window=(1280, 800))
    turn(window.start.strip, -120)
    assert in_sight(window) == ONE_ON
    turn(window.start.strip, 120)
    assert in_sight(window) == AT_FIRST


def turn(strip: QWidget, notches: int) -> None:
    """Turn a mouse's wheel over a part."""
    at = QPointF(strip.rect().center())
    none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(at, at, QPoint(), QPoint(0, notches), *none, False)
    QApplication.sendEvent(strip, event)


def test_a_swipe_moves_the_cards_and_chooses_none(opened: Opened) -> None:
    window = opened(window=(1280, 800))
    card, screen = window.start.cards[3], touch_screen()
    at = card.mapTo(window, card.rect().center())
    QTest.touchEvent(window, screen).press(0, at, window).commit()
    for step in range(1, 10):
        QTest.touchEvent(window, screen).move(0, at - QPoint(15 * step, 0), window).commit()
    assert not card.isDown()
    QTest.touchEvent(window, screen).release(0, at - QPoint(135, 0), window).commit()
    assert in_sight(window) == ONE_ON
    assert window.settings.now.rules == "knight"


def test_a_tap_chooses_a_card(opened: Opened) -> None:
    window = opened(window=(1280, 800))
    card, screen = window.start.cards[3], touch_screen()
    at = card.mapTo(window, card.rect().center())
    QTest.touchEvent(window, screen).press(0, at, window).commit()
    QTest.touchEvent(window, screen).release(0, at + QPoint(4, 1), window).commit()
    assert window.settings.now.rules == "lives"


def test_whoever_comes_to_the_chosen_card_by_the_tab_key_sees_it(opened: Opened) -> None:
    window = opened(window=(1280, 800))
    window.start.strip.step(4)
    assert "knight" not in in_sight(window)
    # What is played for has nothing to do with it.
    window.start.stake.segment(1).click()
    assert "knight" not in in_sight(window)
    window.start.cards[0].setFocus(Qt.FocusReason.TabFocusReason)
    assert "knight" in in_sight(window)


def test_cards_glide(opened: Opened, qtbot: QtBot) -> None:
    window = opened(window=(1280, 800), speed="full")
    strip = window.start.strip
    strip.step(1)
    assert strip._offset == 0
    qtbot.waitUntil(lambda: in_sight(window) == ONE_ON)
    window.settings.change(rules=list(PRESETS)[-1])
    window.settings.change(rules="knight")
    qtbot.waitUntil(lambda: strip._offset == 0)


@pytest.mark.parametrize("size", [100, 150, 200])
def test_the_names_of_the_games_stand_in_one_line(opened: Opened, size: int) -> None:
    window = opened()
    window.settings.change(text_size=size)
    window.resize(1366, 768)
    middles = []
    for card in window.start.cards:
        with writing() as lines:
            card.grab()
        name = next(line for line in lines if card.accessibleName().startswith(line.text))
        middles.append(name.where.center().y())
    # A name that is a little smaller, so as to need no second line, is a little higher.
    assert max(middles) - min(middles) <= size * 0.04


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("size", [(1366, 768), (1024, 600), (600, 1024)])
def test_the_sentences_of_the_games_are_of_one_size(
    opened: Opened, size: tuple[int, int], language: str
) -> None:
    window = opened()
    window.settings.change(text_size=200, language=language)
    window.resize(*size)
    QApplication.processEvents()
    sizes = set()
    for card in window.start.cards:
        with writing() as lines:
            card.grab()
        name, sentence, _players = card._texts
        told = [line for line in lines if line.text in sentence and line.text not in name]
        sizes |= {round(line.where.height(), 1) for line in told}
    assert len(sizes) <= 1, sizes


def test_in_portrait_a_second_row_shows_everybody_where_nothing_else_is_said(
    opened: Opened,
) -> None:
    window = opened(players=people(6))
    window.settings.change(text_size=200, language="de")
    window.resize(720, 1024)
    QApplication.processEvents()
    start = window.start
    assert not start.people.more.isVisible()
    assert start.house.geometry().bottom() + 8 < start.play.geometry().top()
    window.settings.change(stake="sips", rules="pirate")
    QApplication.processEvents()
    assert start.quiet.geometry().bottom() < start.play.geometry().top()


@pytest.mark.parametrize("language", NAMES)
def test_beside_the_last_loser_the_way_to_the_house_rules_keeps_its_word(
    opened: Opened, language: str
) -> None:
    screen = SCREENS["start, the last loser"]
    window = opened(*screen.rolls, players=people(screen.players), language=language)
    window.resize(800, 1280)
    visitor = Visitor(window)
    visitor.go(screen.steps)
    said = {line.text for line in visitor.lines()}
    assert window.start.house.accessibleName() in said
    assert window.start.starter.accessibleName() in said


def test_all_cards_say_equally_large_who_can_play(opened: Opened) -> None:
    window = opened(players=people(6), window=(1024, 600), text_size=150)
    for code in NAMES:
        window.language.use(code)
        cards = window.start.cards
        # What a card could do alone is not the same for all: "2 or more" is longer than "2 to 8".
        sizes = {card.players_size() for card in cards}
        assert len(sizes) == 1, code
