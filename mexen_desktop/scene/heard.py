"""What each thing that happens on the table sounds like."""

from collections.abc import Iterable
from typing import Final, Protocol

from mexen_desktop.rules.events import Event, RolePassed, Stuck, Thrown, Voided
from mexen_desktop.scene.dice.casting import Contact
from mexen_desktop.scene.moments import Flight, Grow, LifeDown, Moment, Roll, Word
from mexen_desktop.sound.player import contacts
from mexen_desktop.sound.timeline import Hit

#: Each kind of sound that is heard often has so many of a kind, so that no two are alike.
VARIANTS: Final = 3
#: More counters than these are heard as these.
MOST_COUNTERS: Final = 6
COUNTER_GAP: Final = 0.045
#: Softer contacts are felt, not heard.
SOFTEST: Final = 0.02


class Sounds(Protocol):
    """Something that lets sounds be heard."""

    def play(self, *hits: Hit) -> None:
        """Let these be heard, each at its time from now."""

    def hush(self) -> None:
        """Let nothing more be heard of them."""


class Silence:
    """Nothing is heard."""

    def play(self, *hits: Hit) -> None:
        """Stay silent."""

    def hush(self) -> None:
        """Stay silent."""


SILENCE: Final[Sounds] = Silence()

_WORDS: Final[dict[type[Event], str]] = {
    Thrown: "mexico",
    Voided: "elbow",
    Stuck: "stuck",
    RolePassed: "role",
}


def of_dice(touches: Iterable[Contact]) -> tuple[Hit, ...]:
    """Return the sound of a throw: what is hit at each contact, as loud as it is hard."""
    return contacts(
        Hit(f"{touch.surface}{place % VARIANTS}", touch.seconds, min(1.0, touch.strength**0.7))
        for place, touch in enumerate(touches)
        if touch.strength > SOFTEST
    )


def of_moment(moment: Moment, seconds: float, before: int) -> tuple[Hit, ...]:
    """Return the sound of a moment that takes so long; `before` counters lay in the pot."""
    if isinstance(moment, Word):
        return (Hit(_WORDS[type(moment.event)]),)
    if isinstance(moment, LifeDown):
        return (Hit("life", seconds / 2),)
    if isinstance(moment, Grow):
        return _counters(moment.pot - before, 0.0)
    if isinstance(moment, Flight):
        landing = _counters(moment.counters, seconds * 0.7)
        return (*landing, Hit("round_end", seconds)) if moment.cause == "pot" else landing
    return ()


def of_stillness(shown: Iterable[Moment]) -> tuple[Hit, ...]:
    """Return the sound of a step that is shown without motion: dice are laid, words are said."""
    hits: list[Hit] = []
    for moment in shown:
        if isinstance(moment, Roll):
            hits += (Hit("felt0", 0.0, 0.7), Hit("felt1", 0.07, 0.6))
        elif isinstance(moment, Word | LifeDown):
            hits += of_moment(moment, 0.0, 0)
    return tuple(hits)


def _counters(count: int, at: float) -> tuple[Hit, ...]:
    return tuple(
        Hit(f"counter{place % VARIANTS}", at + place * COUNTER_GAP, 0.8)
        for place in range(min(count, MOST_COUNTERS))
    )
