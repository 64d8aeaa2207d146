"""What happens on the table is heard as it is seen."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from mexen_desktop.look.theme import Theme
from mexen_desktop.models.controller import Stage
from mexen_desktop.scene.dice.casting import Contact
from mexen_desktop.scene.heard import of_dice, of_moment
from mexen_desktop.scene.moments import Flight, Grow, LifeDown
from mexen_desktop.sound.clips import clip
from tests.kit.at_page import AtPage

SitDown = Callable[..., AtPage]


def test_each_contact_sounds_as_what_is_hit_and_as_hard() -> None:
    hits = of_dice([Contact(0.1, "felt", 0.9), Contact(0.3, "wood", 0.2), Contact(0.5, "dice", 1)])
    assert [hit.name[:-1] for hit in hits] == ["felt", "wood", "dice"]
    assert [hit.at for hit in hits] == [0.1, 0.3, 0.5]
    assert hits[1].gain < hits[0].gain < hits[2].gain <= 1


def test_what_hardly_touches_is_not_heard() -> None:
    assert of_dice([Contact(0.1, "felt", 0.001)]) == ()


def test_counters_are_heard_one_by_one_up_to_a_handful() -> None:
    assert len(of_moment(Grow(3), 0, before=1)) == 2
    assert len(of_moment(Grow(64), 0, before=32)) == 6
    assert of_moment(Grow(0), 0, before=8) == ()


def test_a_taken_pot_ends_with_the_round() -> None:
    hits = of_moment(Flight(2, 0, 600, "pot"), 0.6, before=2)
    assert [hit.name for hit in hits] == ["counter0", "counter1", "round_end"]


def test_a_life_die_clicks_as_it_lands() -> None:
    assert [hit.name for hit in of_moment(LifeDown(0, 5, 350), 0.35, before=0)] == ["life"]


@pytest.mark.parametrize(
    ("readings", "sound"),
    [((21,), "mexico"), ((31,), "elbow"), ((100,), "role")],
)
def test_moments_have_their_sound(sit_down: SitDown, readings: tuple[int, ...], sound: str) -> None:
    page = sit_down("knight", *readings)
    page.later()
    page.space()
    page.settled()
    assert sound in page.heard
    assert clip(sound)


def test_thrown_dice_are_heard(sit_down: SitDown, still: Theme) -> None:
    still.set_speed("quick")
    page = sit_down("knight", 65)
    page.later()
    page.space()
    assert any(name.startswith("felt") for name in page.heard)


def test_what_is_skipped_is_silent(sit_down: SitDown, still: Theme) -> None:
    still.set_speed("full")
    page = sit_down("knight", 65)
    page.later()
    page.space()
    page.later(100)
    page.space()
    assert page.heard[-1] == "hush"
    assert page.controller.state.last_reading == 65


def test_a_lost_life_turns_its_die_down(sit_down: SitDown, still: Theme, qtbot: QtBot) -> None:
    page = sit_down("lives", 41, 64, players=2)
    page.later()
    page.space()
    page.settled()
    page.type("s")
    page.settled()
    page.later()
    page.space()
    page.settled()
    still.set_speed("quick")
    page.type("s")
    qtbot.waitUntil(lambda: page.controller.stage is Stage.ROUND_OVER)
    assert [(seat, left) for seat, left, _ in page.lives_turned] == [(0, 5)]
    assert "life" in page.heard
