"""What a plaque shows, what it says, how it follows the turn."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QAccessible

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.palette import SCHEMES, Scheme
from mexen_desktop.look.theme import Theme, theme
from mexen_desktop.rules.presets import LIVES, PRESETS
from mexen_desktop.scene.seat import Seat
from mexen_desktop.scene.tag import SeatTag
from tests.kit.whole_table import WholeTable, name_of, spoken

SitDown = Callable[..., WholeTable]


def tags(whole: WholeTable) -> dict[str, SeatTag]:
    return {tag.text: tag for tag in whole.page.findChildren(SeatTag) if tag.isVisible()}


def test_the_seat_in_turn_is_larger_than_the_others(seated: SitDown) -> None:
    whole = seated("knight", 65)
    assert whole.seat(0).height() > whole.seat(1).height()
    whole.throw()
    whole.stop()
    assert whole.seat(1).height() > whole.seat(0).height()


def test_a_turn_that_passes_lets_one_seat_grow_while_the_other_shrinks(
    seated: SitDown, still: Theme
) -> None:
    whole = seated("knight", 65)
    whole.throw()
    still.set_speed("full")
    whole.controller.stop()
    whole.controller.settle()
    growing = whole.seat(1).findChildren(QVariantAnimation)
    shrinking = whole.seat(0).findChildren(QVariantAnimation)
    durations = [motion.duration() for motion in (*growing, *shrinking) if motion.endValue() != 1.5]
    assert 200 in durations
    assert 150 in durations
    assert whole.seat(1).turn < 1


def test_nothing_moves_when_motion_is_off(seated: SitDown) -> None:
    whole = seated("knight", 65)
    whole.throw()
    whole.controller.stop()
    whole.controller.settle()
    assert (whole.seat(0).turn, whole.seat(1).turn) == (0.0, 1.0)


def test_what_was_taken_back_is_shown_without_motion(seated: SitDown, still: Theme) -> None:
    whole = seated("knight", 65)
    whole.throw()
    whole.stop()
    still.set_speed("full")
    whole.controller.undo()
    assert (whole.seat(0).turn, whole.seat(1).turn) == (1.0, 0.0)


def test_a_seat_says_all_that_it_shows(seated: SitDown) -> None:
    whole = seated("knight", 65, 64)
    assert name_of(whole.seat(0)) == "Ann, player 1, in turn, no result yet, 0 points"
    whole.throw()
    assert name_of(whole.seat(0)) == "Ann, player 1, in turn, so far 65, 0 points"
    whole.stop()
    assert name_of(whole.seat(0)) == "Ann, player 1, result 65, 0 points, lowest"


def test_a_seat_says_its_role_with_its_level(seated: SitDown) -> None:
    whole = seated("pirate", 100, 100)
    whole.throw(2)
    assert name_of(whole.seat(0)).endswith("Pirate ×2")


def test_who_is_out_says_so(seated: SitDown) -> None:
    whole = seated(LIVES._replace(lives=1), 65, 54, 64, players=3)
    for _ in range(3):
        whole.throw()
        if whole.controller.may_stop:
            whole.stop()
    assert whole.seat(1).facts.out
    assert ", out" in name_of(whole.seat(1))


def test_names_stand_as_typed(seated: SitDown) -> None:
    whole = seated("knight", names=("<b>Tom & Jerry</b>", "שלום"), players=2)
    assert name_of(whole.seat(0)).startswith("<b>Tom & Jerry</b>, ")


def test_a_name_that_is_cut_stands_in_full_in_the_tooltip(seated: SitDown) -> None:
    long_name = "<b>Maximilian & Ferdinand</b> von Wolkenstein"
    whole = seated("knight", names=(long_name, "Bo"), players=2)
    whole.page.grab()
    escaped = long_name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    assert escaped in whole.seat(0).toolTip()
    assert whole.seat(1).toolTip() == ""


def test_the_lowest_carries_a_tag_on_its_lower_edge(seated: SitDown) -> None:
    whole = seated("knight", 65)
    assert not tags(whole)
    whole.throw()
    whole.stop()
    tag = tags(whole)["lowest"]
    seat = whole.seat(0).plaque_rect()
    assert tag.geometry().top() < seat.bottom() < tag.geometry().bottom()
    assert abs(tag.geometry().center().x() - seat.center().x()) <= 1


def test_the_tag_moves_to_who_is_lowest_now(seated: SitDown) -> None:
    whole = seated("knight", 65, 54)
    whole.throw()
    whole.stop()
    tag = tags(whole)["lowest"]
    whole.throw()
    assert tags(whole) == {"lowest": tag}
    seat = whole.seat(1).plaque_rect()
    assert abs(tag.geometry().center().x() - seat.center().x()) <= 1


def test_at_the_end_of_a_round_the_loser_alone_is_tagged_with_what_they_take(
    seated: SitDown,
) -> None:
    whole = seated("knight", 65, 54, players=2)
    whole.throw()
    whole.stop()
    whole.throw()
    assert list(tags(whole)) == ["takes 1"]
    assert [seat.facts.lit for seat in (whole.seat(0), whole.seat(1))] == [False, True]


def test_a_narrow_seat_keeps_the_arrow_of_its_tag(seated: SitDown) -> None:
    whole = seated("knight", 65)
    whole.throw()
    whole.stop()
    tag = tags(whole)["lowest"]
    wide = tag.width()
    tag.hang(whole.seat(0).geometry().adjusted(60, 0, -60, 0), "lowest", still=True)
    assert tag.width() < wide


def test_only_a_seat_that_may_be_chosen_takes_a_click(seated: SitDown) -> None:
    whole = seated("pirate", 31)
    whole.click(whole.seat(1))
    assert not whole.controller.game.steps
    whole.throw()
    assert whole.seat(1).facts.choosable
    assert not whole.seat(0).facts.choosable
    whole.click(whole.seat(0))
    assert whole.controller.choices
    whole.click(whole.seat(1))
    whole.settle()
    assert whole.seat(1).facts.tally == 1


def test_a_seat_that_may_be_chosen_is_a_button_for_keyboard_and_screen_reader(
    seated: SitDown,
) -> None:
    whole = seated("pirate", 31)
    seat = whole.seat(1)
    assert spoken(seat).role() == QAccessible.Role.StaticText
    assert seat.focusPolicy() == Qt.FocusPolicy.NoFocus
    whole.throw()
    assert spoken(seat).role() == QAccessible.Role.Button
    assert seat.focusPolicy() == Qt.FocusPolicy.StrongFocus
    seat.setFocus()
    whole.key(Qt.Key.Key_Return)
    whole.settle()
    assert seat.facts.tally == 1


def test_people_come_and_go(seated: SitDown) -> None:
    from mexen_desktop.rules.actions import Join, Leave

    whole = seated("knight")
    whole.controller.submit(Join("Dan"), whole.controller.people[0]._replace(name="Dan"))
    assert whole.seat(3).facts.person.name == "Dan"
    whole.controller.submit(Leave(1))
    assert whole.page.seat(1) is None
    assert [whole.seat(seat).facts.number for seat in (0, 2, 3)] == [1, 2, 3]
    shown = [each for each in whole.page.findChildren(Seat) if each.isVisible()]
    assert len(shown) == 3


def test_the_winner_wears_a_crown(seated: SitDown) -> None:
    whole = seated(LIVES._replace(lives=1), 65, 54, players=2)
    for _ in range(2):
        whole.throw()
        whole.stop()
    assert name_of(whole.seat(0)).endswith("wins")
    assert whole.seat(0)._text.wins
    assert not whole.seat(1)._text.wins


def test_when_the_game_is_over_nobody_is_lowest_any_more(seated: SitDown) -> None:
    whole = seated("knight", 65)
    whole.throw()
    whole.stop()
    assert "lowest" in tags(whole)
    whole.controller.finish()
    assert not tags(whole)


@pytest.mark.parametrize("rules", list(PRESETS))
@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_form_of_a_seat_can_be_painted(
    seated: SitDown, still: Theme, rules: str, scheme: Scheme
) -> None:
    still.choose(scheme)
    whole = seated(rules, 21, 100, 65, 64, players=6)
    whole.throw()
    whole.page.grab()


def test_a_tag_lies_higher_on_its_seat_rather_than_on_the_buttons_below(seated: SitDown) -> None:
    whole = seated("knight", 65)
    whole.throw()
    whole.stop()
    tag, seat = tags(whole)["lowest"], whole.seat(0).geometry()
    tag.hang(seat, "lowest", still=True)
    free = tag.geometry()
    tag.hang(seat, "lowest", still=True, above=free.bottom() + 20)
    assert tag.geometry() == free
    tag.hang(seat, "lowest", still=True, above=seat.bottom() + 6)
    assert tag.geometry().bottom() < seat.bottom() + 6


@pytest.mark.parametrize(("players", "text"), [(2, 2.0), (4, 1.25)])
def test_no_tag_reaches_over_the_buttons_in_the_largest_words(
    seated: SitDown, players: int, text: float
) -> None:
    whole = seated("lives", 61, 61, 61, 61, players=players)
    theme().set_text_factor(text)
    whole.page.resize(1366, 768)
    for _ in range(players):
        whole.throw()
        whole.stop()
    assert tags(whole)
    buttons = [each for each in whole.page.actions_bar.findChildren(Button) if each.isVisible()]
    top = min(each.mapTo(whole.page, each.rect().topLeft()).y() for each in buttons)
    assert all(tag.geometry().bottom() < top for tag in tags(whole).values())
    theme().set_text_factor(1.0)
