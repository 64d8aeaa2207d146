from array import array

import pytest

from mexen_desktop.sound.clips import RATE, clip
from mexen_desktop.sound.timeline import Hit, Timeline


def samples(timeline: Timeline, frames: int) -> "array[int]":
    return array("h", timeline.take(frames))


def test_a_sound_is_heard_from_its_time_on() -> None:
    timeline = Timeline()
    timeline.mix_in([Hit("dice0", at=0.01)], late=0, volume=1)
    assert not any(samples(timeline, round(0.01 * RATE)))
    assert samples(timeline, 10_000) == clip("dice0")


def test_two_sounds_at_once_add_up() -> None:
    timeline = Timeline()
    timeline.mix_in([Hit("felt0", gain=0.3), Hit("dice0", gain=0.3)], late=0, volume=1)
    felt, dice, mixed = clip("felt0"), clip("dice0"), samples(timeline, 200)
    assert list(mixed) == [
        int(a * 0.3) + int(b * 0.3) for a, b in zip(felt[:200], dice[:200], strict=True)
    ]


def test_too_loud_together_is_cut_off_not_turned_over() -> None:
    timeline = Timeline()
    timeline.mix_in([Hit("stuck")] * 4, late=0, volume=1)
    loud = samples(timeline, 100_000)
    at = max(range(len(loud)), key=lambda i: clip("stuck")[i])
    assert loud[at] == 32_767


def test_what_should_have_begun_before_now_is_left_out() -> None:
    timeline = Timeline()
    timeline.mix_in([Hit("felt0", at=0.1), Hit("dice0", at=0.3)], late=0.2, volume=1)
    heard = samples(timeline, 100_000)
    assert len(heard) == pytest.approx(0.1 * RATE + len(clip("dice0")), abs=1)


def test_volume_makes_it_quieter() -> None:
    timeline = Timeline()
    timeline.mix_in([Hit("mexico", gain=0.5)], late=0, volume=0.5)
    assert max(samples(timeline, 100_000)) == int(max(clip("mexico")) * 0.25)


def test_taken_samples_are_gone() -> None:
    timeline = Timeline()
    timeline.mix_in([Hit("dice0")], late=0, volume=1)
    samples(timeline, 100_000)
    assert len(timeline) == 0
    assert timeline.take(100) == b""


def test_cleared_is_silent() -> None:
    timeline = Timeline()
    timeline.mix_in([Hit("dice0")], late=0, volume=1)
    timeline.clear()
    assert timeline.take(100) == b""
