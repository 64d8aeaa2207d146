"""How the names of people find room on their seats."""

from collections.abc import Callable

import pytest

from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import Theme
from tests.kit.whole_table import WholeTable
from tests.kit.written import writing

SitDown = Callable[..., WholeTable]

LONG = "Hannelore-Wilhelmine"


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_no_seat_cuts_a_name_of_two_parts(seated: SitDown, still: Theme, text: float) -> None:
    whole = seated("knight", 65, names=("Oma", LONG, "Lukas"), size=(1366, 768))
    still.set_text_factor(text)
    whole.settle()
    with writing() as lines:
        whole.seat(1).grab()
    assert LONG in "".join(line.text for line in lines)
    assert whole.seat(1).toolTip() == ""


@pytest.mark.parametrize("text", [1.5, 2.0])
def test_a_result_keeps_clear_of_the_tally(seated: SitDown, still: Theme, text: float) -> None:
    whole = seated("knight", 21, 300, players=2, size=(1366, 768))
    still.set_text_factor(text)
    whole.throw()
    whole.stop()
    with writing() as lines:
        whole.seat(0).grab()
    result = next(line.where for line in lines if line.text == "Mexico")
    tally = next(line.where for line in lines if line.text == "0")
    # A counter, what keeps it from the number, what keeps it from the result.
    assert result.right() <= tally.left() - metrics_of(whole.seat(0)).px(17 + 7 + 5)


@pytest.mark.parametrize("rules", ["pirate", "lives"])
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("size", [(1024, 580), (1280, 780), (1920, 1060)])
def test_the_largest_text_leaves_every_name_whole_dice_their_room(
    seated: SitDown, still: Theme, size: tuple[int, int], players: int, rules: str
) -> None:
    long = tuple(f"{LONG} {place}" for place in "ABCDE")
    whole = seated(rules, 62, 52, names=long, players=players, size=size)
    still.set_text_factor(2.0)
    whole.settle()
    for _ in range(2):
        whole.throw()
        if whole.controller.may_stop:
            whole.stop()
    for seat in range(players):
        whole.seat(seat).grab()
        assert not whole.seat(seat).toolTip()
    tray = whole.page.tray
    assert tray.felt.height() >= 1.3 * metrics_of(tray).die_free


def test_few_seats_of_a_high_window_are_as_wide_as_large_names_need(
    seated: SitDown, still: Theme
) -> None:
    whole = seated("knight", 21, names=("Oma", LONG), players=2, size=(800, 1280))
    before = whole.seat(1).width()
    still.set_text_factor(2.0)
    whole.settle()
    assert whole.seat(1).width() > 1.5 * before
    assert whole.seat(1).geometry().right() < 800


def test_a_counter_grows_with_the_number_beside_it(
    seated: SitDown, still: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[float] = []
    monkeypatch.setattr(
        "mexen_desktop.scene.plaque.paint_counter",
        lambda _painter, _middle, radius, *_: drawn.append(radius),
    )
    whole = seated("knight", players=6, size=(1024, 600))
    sizes = []
    for factor in (1.5, 2.0):
        still.set_text_factor(factor)
        whole.settle()
        drawn.clear()
        whole.page.grab()
        sizes.append(max(drawn))
    assert sizes[1] > sizes[0]
