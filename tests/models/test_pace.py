"""Computers take their time, so that people can follow them."""

from typing import get_args

import pytest

from mexen_desktop.look.theme import Speed
from mexen_desktop.models.pace import Beat, pause


@pytest.mark.parametrize("speed", get_args(Speed))
@pytest.mark.parametrize("beat", Beat)
def test_where_only_computers_are_left_they_are_faster(beat: Beat, speed: str) -> None:
    assert 0 < pause(beat, speed, alone=True) < pause(beat, speed, alone=False)


@pytest.mark.parametrize("beat", Beat)
def test_where_nothing_moves_a_pause_is_all_there_is_to_follow_by(beat: Beat) -> None:
    still = pause(beat, "off", alone=False)
    assert still >= pause(beat, "full", alone=False) > pause(beat, "quick", alone=False)
