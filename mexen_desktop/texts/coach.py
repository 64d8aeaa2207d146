"""What the coach says: a chance in per cent, a sentence that says why."""

from fractions import Fraction
from typing import Final

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.state import RACE, TIE_BREAK, State
from mexen_desktop.rules.throw import FACES, RANK, RANKING, READING, THIRTY_ONE, read
from mexen_desktop.session.standing import to_beat
from mexen_desktop.texts import words
from mexen_desktop.texts.by_locale import share

#: So many readings are named one by one.
_NAMED: Final = 3
#: Chances are told with numbers up to this, where they are not small.
_MOST_OF: Final = 10
_SMALL: Final = 0.095
_EXACT: Final = 1e-12


def percent(lose: float) -> str:
    """Return a chance in whole per cent; what may happen is neither 0 nor 100 per cent."""
    if _EXACT < lose < 1 - _EXACT:
        lose = min(0.99, max(0.01, lose))
    return share(lose)


def risk(lose: float) -> str:
    """Return what stands under a button: "44% risk of losing"."""
    return QCoreApplication.translate("coach", "{share} risk of losing").format(share=percent(lose))


def why_throw(state: State, keep: int = 0) -> str:
    """Say where the chance of a throw comes from, with a die of that value kept if any."""
    if state.phase == TIE_BREAK:
        return _tie(state)
    if state.phase == RACE:
        return QCoreApplication.translate(
            "coach",
            "This assumes that half of the time somebody taps before you throw.",
        )
    beat = to_beat(state)
    if beat is None:
        return QCoreApplication.translate(
            "coach",
            "There is nothing to beat yet: this counts everything that you and the others can"
            " still throw.",
        )
    if keep:
        faces = _faces_below(state, keep, beat.reading)
        text = QCoreApplication.translate(
            "coach",
            "With the {value} kept, %n of the six faces make(s) less than {reading}.",
            "",
            faces,
        )
        return text.format(value=keep, reading=_reading(beat.reading, state))
    return _below(state, beat.reading)


def why_stop(state: State, names: list[str]) -> str:
    """Say where the chance of stopping comes from; `names` are those of all seats."""
    own, beat = state.last_reading, to_beat(state)
    shown = _reading(own, state)
    if beat is not None and RANK[own] > RANK[beat.reading]:
        text = QCoreApplication.translate(
            "coach", "{reading} ({names}) is below {own}: you cannot lose any more."
        )
        whose = words.names([names[seat] for seat in beat.seats])
        return text.format(reading=_reading(beat.reading, state), names=whose, own=shown)
    to_come = len(state.in_game) - len(state.results) - 1
    if not to_come:
        if beat is not None and beat.reading == own:
            text = QCoreApplication.translate(
                "coach", "{names} would share the lowest place with you: {reading}."
            )
            whose = words.names([names[seat] for seat in beat.seats])
            return text.format(names=whose, reading=shown)
        text = QCoreApplication.translate(
            "coach", "Nobody is still to come, and nobody has less than {reading}."
        )
        return text.format(reading=shown)
    text = QCoreApplication.translate("coach", "%n player(s) can still be lower.", "", to_come)
    return f"{_below(state, own)} {text}"


def _below(state: State, reading: int) -> str:
    """Say how often one throw is below that reading."""
    counts = state.options.thirty_one == "counts"
    pairs = [each for each in READING.values() if counts or each != THIRTY_ONE]
    lower = [each for each in pairs if RANK[each] < RANK[reading]]
    shown = _reading(reading, state)
    if not lower:
        return QCoreApplication.translate("coach", "Nothing is below {reading}.").format(
            reading=shown
        )
    count, of = about(len(lower) / len(pairs))
    named = [_reading(each, state) for each in reversed(RANKING) if each in lower]
    if len(named) == 1:
        text = QCoreApplication.translate(
            "coach", "Only {lower} is below {reading}: about {count} in {of} throws."
        )
    elif len(named) <= _NAMED:
        text = QCoreApplication.translate(
            "coach", "Only {lower} are below {reading}: about {count} in {of} throws."
        )
    else:
        text = QCoreApplication.translate(
            "coach", "About {count} in {of} throws are below {reading}."
        )
    return text.format(lower=words.names(named), reading=shown, count=count, of=of)


def about(chance: float) -> tuple[int, int]:
    """Return a chance as people say it: (1, 9) for one in nine."""
    if chance < _SMALL:
        return 1, round(1 / chance)
    if chance > 1 - _SMALL:
        of = round(1 / (1 - chance))
        return of - 1, of
    near = Fraction(chance).limit_denominator(_MOST_OF)
    return near.numerator, near.denominator


def _faces_below(state: State, keep: int, reading: int) -> int:
    counts = state.options.thirty_one == "counts"
    thrown = [read(keep, face) for face in FACES]
    return sum(RANK[each] < RANK[reading] for each in thrown if counts or each != THIRTY_ONE)


def _tie(state: State) -> str:
    if state.options.tie_break == "one_die_highest":
        return QCoreApplication.translate(
            "coach", "One die each decides, and the highest of those who are equal loses."
        )
    return QCoreApplication.translate(
        "coach", "One throw each decides, and the lowest of those who are equal loses."
    )


def _reading(value: int, state: State) -> str:
    return words.reading(value, state.options)
