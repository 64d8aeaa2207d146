"""What stands on a seat, what a screen reader says about it."""

from PySide6.QtCore import QCoreApplication

from mexen_desktop.models.controller import Controller
from mexen_desktop.models.facts import SeatFacts
from mexen_desktop.rules.state import OVER
from mexen_desktop.rules.throw import MEXICO
from mexen_desktop.scene.plaque import PlaqueText
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.texts.people import who_plays

NO_RESULT = "–"


def plaque_text(facts: SeatFacts, controller: Controller) -> PlaqueText:
    """Return the words on a plaque."""
    counted = facts.tally if facts.lives is None else facts.lives
    return PlaqueText(
        name=facts.person.name,
        result=_shown_result(facts, controller),
        result_is_word=facts.reading == MEXICO,
        tally=words.number(counted or 0),
        out=QCoreApplication.translate("seats", "out"),
        wins=_wins(facts, controller),
    )


def tag_text(facts: SeatFacts, controller: Controller) -> str:
    """Return what the red tag of a seat says; empty for a seat that has none."""
    if facts.takes and facts.lives is not None:
        return QCoreApplication.translate("seats", "loses %n", "lives", facts.takes)
    if facts.takes:
        return QCoreApplication.translate("seats", "takes %n", "sips or points", facts.takes)
    if facts.lowest and controller.ended is None and controller.state.phase != OVER:
        return QCoreApplication.translate("seats", "lowest")
    return ""


def so_far_word() -> str:
    """Return what is said of a result that is not final."""
    return QCoreApplication.translate("seats", "so far", "in a narrow row")


def spoken(facts: SeatFacts, controller: Controller) -> str:
    """Return all that a seat shows, for who cannot see it."""
    return ", ".join(details(facts, controller))


def details(facts: SeatFacts, controller: Controller) -> list[str]:
    """Return all that a seat shows, in words, the whole name first."""
    parts = [
        isolated(facts.person.name),
        _fill(QCoreApplication.translate("seats", "player {number}"), number=facts.number),
        *_level(facts),
        *_turn(facts),
        *_result(facts, controller),
        _score(facts, controller),
        *_role(facts),
    ]
    if _wins(facts, controller):
        parts.append(QCoreApplication.translate("seats", "wins"))
    tag = tag_text(facts, controller)
    return [*parts, tag] if tag else parts


def _level(facts: SeatFacts) -> list[str]:
    return [who_plays(facts.person.level)] if facts.person.level else []


def _wins(facts: SeatFacts, controller: Controller) -> bool:
    return controller.state.phase == OVER and controller.state.winner == facts.seat


def _turn(facts: SeatFacts) -> list[str]:
    return [QCoreApplication.translate("seats", "in turn")] if facts.lit and not facts.takes else []


def _shown_result(facts: SeatFacts, controller: Controller) -> str:
    if facts.lot:
        return words.number(facts.lot)
    if facts.reading:
        return words.reading(facts.reading, controller.state.options)
    return NO_RESULT


def _result(facts: SeatFacts, controller: Controller) -> list[str]:
    if facts.lot:
        text = QCoreApplication.translate("seats", "threw {die} for who starts")
        return [_fill(text, die=facts.lot)]
    if controller.casting:
        return [QCoreApplication.translate("seats", "has not thrown yet")]
    if not facts.reading:
        return [] if facts.out else [QCoreApplication.translate("seats", "no result yet")]
    text = (
        QCoreApplication.translate("seats", "so far {reading}")
        if facts.so_far
        else QCoreApplication.translate("seats", "result {reading}")
    )
    return [_fill(text, reading=words.reading(facts.reading, controller.state.options))]


def _score(facts: SeatFacts, controller: Controller) -> str:
    if facts.out:
        return QCoreApplication.translate("seats", "out")
    if facts.lives is not None:
        return QCoreApplication.translate("seats", "%n life/lives", "", facts.lives)
    return words.amount(facts.tally or 0, controller.game.stake)


def _role(facts: SeatFacts) -> list[str]:
    role = facts.role
    if role is None:
        return []
    if role.level > 1:
        text = QCoreApplication.translate("seats", "Pirate ×{level}")
        return [_fill(text, level=role.level)]
    return [
        {
            "knight": QCoreApplication.translate("seats", "Knight"),
            "pirate": QCoreApplication.translate("seats", "Pirate"),
        }[role.kind]
    ]


def _fill(text: str, **values: str | int) -> str:
    return text.format(**values)
