"""Sizes at the windows that the design gives numbers for."""

import pytest
from PySide6.QtWidgets import QToolTip, QWidget

from mexen_desktop.look.metrics import TYPE_SCALE, Metrics
from mexen_desktop.look.scale import metrics_of, set_metrics
from mexen_desktop.look.type import FAMILY

WINDOWS = [(1024, 600), (1280, 800), (1920, 1080), (3840, 2160), (1080, 1920)]
TABLE: dict[str, list[object]] = {
    "s": [0.8, 1, 1.44, 2.88, 1.35],
    "sheet_folded": [True, False, False, False, True],
    "icon_button": [48, 56, 81, 161, 76],
    "status_height": [48, 56, 81, 161, 86],
    "action_height": [77, 96, 138, 276, 130],
    "die_free": [125, 156, 225, 449, 348],
    "die_aside": [96, 120, 173, 346, 189],
    "ledge": [128, 160, 230, 461, 275],
}
SEATS: dict[tuple[bool, bool], list[tuple[int, int] | None]] = {
    (False, False): [None, (176, 92), (253, 132), (507, 265), None],
    (False, True): [(179, 74), (224, 92), (323, 132), (645, 265), (313, 140)],
    (True, False): [None, (204, 112), (294, 161), (588, 323), None],
    (True, True): [(205, 90), (256, 112), (369, 161), (737, 323), (313, 173)],
}


@pytest.mark.parametrize("name", TABLE)
@pytest.mark.parametrize("at", range(5), ids=[f"{w}x{h}" for w, h in WINDOWS])
def test_size_is_as_designed(name: str, at: int) -> None:
    found = getattr(Metrics(*WINDOWS[at]), name)
    assert found == pytest.approx(TABLE[name][at])


@pytest.mark.parametrize(("in_turn", "folded"), SEATS)
@pytest.mark.parametrize("at", range(5), ids=[f"{w}x{h}" for w, h in WINDOWS])
def test_seat_is_as_designed(at: int, *, in_turn: bool, folded: bool) -> None:
    wanted = SEATS[in_turn, folded][at]
    if wanted is not None:
        assert Metrics(*WINDOWS[at]).seat(in_turn=in_turn, sheet_folded=folded) == wanted


@pytest.mark.parametrize(("at", "width"), [(1, 288), (2, 415), (3, 829)])
def test_sheet_is_as_wide_as_designed(at: int, width: int) -> None:
    assert Metrics(*WINDOWS[at]).sheet_width == width


def test_a_flat_window_folds_its_sheet() -> None:
    assert Metrics(1280, 700).sheet_folded


@pytest.mark.parametrize(
    ("size", "scale"),
    [((320, 240), 0.66), ((720, 600), 0.8), ((600, 1280), 0.8), ((9_999,) * 2, 3)],
)
def test_scale_has_ends(size: tuple[int, int], scale: float) -> None:
    assert Metrics(*size).s == scale


def test_what_is_lower_than_600_becomes_smaller_still() -> None:
    assert Metrics(1024, 600).s == 0.8
    assert Metrics(960, 540).s == 0.72
    assert Metrics(911, 480).s == 0.66


@pytest.mark.parametrize("token", TYPE_SCALE)
@pytest.mark.parametrize("factor", [0.9, 1.0, 1.5])
def test_no_text_is_smaller_than_fifteen_pixels(token: str, factor: float) -> None:
    metrics = Metrics(1024, 600, factor)
    assert metrics.font_px(token) >= 15  # type: ignore[arg-type]


def test_text_size_enlarges_text_alone() -> None:
    plain, large = Metrics(1280, 800), Metrics(1280, 800, 1.5)
    assert large.font_px("body") == 30
    assert large.action_height == plain.action_height


def test_no_target_is_smaller_than_fortyeight_pixels() -> None:
    assert Metrics(1024, 600).target(40) == 48


def test_widgets_use_the_sizes_of_their_window(window: QWidget) -> None:
    inner = QWidget(window)
    assert metrics_of(inner).s == 1
    assert set_metrics(window, Metrics(1920, 1080))
    assert metrics_of(inner).s == 1.44


def test_the_same_scale_again_is_no_change(window: QWidget) -> None:
    set_metrics(window, Metrics(1920, 1080))
    assert not set_metrics(window, Metrics(1921, 1080))
    assert set_metrics(window, Metrics(1921, 1080, 1.25))


def test_icons_grow_with_the_text_beside_them() -> None:
    assert Metrics(1280, 800).icon(24) == 24
    assert Metrics(1280, 800, 0.9).icon(24) == 24
    assert 28 <= Metrics(1280, 800, 1.5).icon(24) <= 36


def test_tips_are_as_large_as_text_is_wanted(window: QWidget) -> None:
    set_metrics(window, Metrics(1280, 800))
    before = QToolTip.font().pixelSize()
    set_metrics(window, Metrics(1280, 800, 2.0))
    assert QToolTip.font().pixelSize() == 2 * before
    assert QToolTip.font().family() == FAMILY
