import logging
from collections.abc import Iterator
from threading import Event
from time import monotonic

import pytest

from mexen_desktop.sound.clips import RATE, clip
from mexen_desktop.sound.player import SILENCE, Player, Stream, contacts
from mexen_desktop.sound.timeline import Hit

PATIENCE = 10.0


class FakeDevice:
    """A loudspeaker that is asked for samples by the test."""

    def __init__(self) -> None:
        self.started = Event()
        self.closed = Event()
        self.stream: Stream | None = None

    def start(self, stream: Stream) -> None:
        self.stream = stream
        self.started.set()

    def close(self) -> None:
        self.closed.set()

    def hear(self, frames: int) -> bytes:
        assert self.stream is not None
        return self.stream.send(frames)


@pytest.fixture
def device() -> FakeDevice:
    return FakeDevice()


@pytest.fixture
def player(device: FakeDevice) -> Iterator[Player]:
    player = Player(lambda: device)
    yield player
    player.close()


def heard_until_loud(device: FakeDevice) -> bytes:
    end = monotonic() + PATIENCE
    while monotonic() < end:
        samples = device.hear(64)
        if any(samples):
            return samples
    raise AssertionError("nothing was heard")


def test_nothing_is_opened_before_the_first_sound(device: FakeDevice, player: Player) -> None:
    assert not device.started.is_set()
    player.play(Hit("dice0", at=0.2))
    assert device.started.wait(PATIENCE)


def test_a_sound_reaches_the_device(device: FakeDevice, player: Player) -> None:
    player.play(Hit("mexico", at=5.0))
    assert device.started.wait(PATIENCE)
    assert heard_until_loud(device)


def test_the_device_gets_as_many_samples_as_it_asks_for(device: FakeDevice, player: Player) -> None:
    player.play(Hit("dice0", at=0.2))
    assert device.started.wait(PATIENCE)
    assert len(device.hear(480)) == 960


def test_the_device_is_given_back_after_some_silence(device: FakeDevice, player: Player) -> None:
    player.play(Hit("dice0", at=5.0))
    assert device.started.wait(PATIENCE)
    heard_until_loud(device)
    device.hear(len(clip("dice0")))
    device.hear(round(SILENCE * RATE))
    device.hear(1)
    assert device.closed.wait(PATIENCE)


def test_silent_at_volume_nought(device: FakeDevice, player: Player) -> None:
    player.volume = 0
    player.play(Hit("dice0"))
    assert not device.started.is_set()


def test_without_a_device_one_line_is_logged_and_the_game_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    tried = Event()

    def no_device() -> FakeDevice:
        tried.set()
        raise OSError("no such loudspeaker")

    player = Player(no_device)
    with caplog.at_level(logging.WARNING):
        player._play((Hit("dice0"),), 0.0)
        player._play((Hit("dice0"),), 0.0)
    assert tried.is_set()
    assert [record.message for record in caplog.records] == ["no sound: no such loudspeaker"]


def test_of_contacts_at_one_moment_the_loudest_is_heard() -> None:
    hits = [Hit("felt0", 0.100, 0.2), Hit("dice0", 0.105, 0.9), Hit("wood0", 0.3, 0.5)]
    assert contacts(hits) == (hits[1], hits[2])
