"""What the roster says about names, keys, people who come and go."""

from PySide6.QtCore import QCoreApplication

from mexen_desktop.models.sitting import Wait
from mexen_desktop.models.tap_keys import KeyProblem, Why
from mexen_desktop.record.errors import Problem
from mexen_desktop.record.names import LONGEST
from mexen_desktop.rules.options import Options
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated


def about_name(problem: Problem, name: str) -> str:
    """Return why a name cannot stay."""
    texts = {
        Problem.NAME_EMPTY: QCoreApplication.translate("Roster", "Everybody needs a name"),
        Problem.NAME_TAKEN: QCoreApplication.translate(
            "Roster", "There is already a player called {name}"
        ),
        Problem.NAME_TOO_LONG: QCoreApplication.translate("Roster", "At most {most} characters"),
    }
    strange = QCoreApplication.translate("Roster", "A name cannot contain control characters")
    text = texts.get(problem, strange)
    return text.format(name=isolated(name.strip()), most=words.number(LONGEST))


def about_key(problem: KeyProblem) -> str:
    """Return why a key cannot tap."""
    texts = {
        Why.NO_LETTER: QCoreApplication.translate(
            "Roster", "You cannot tap with this key: press one with a letter or a symbol."
        ),
        Why.STOPS: QCoreApplication.translate("Roster", "{key} stops a turn: press another key."),
        Why.CHOOSES: QCoreApplication.translate(
            "Roster", "{key} chooses a die or a player: press another key."
        ),
        Why.TAKEN: QCoreApplication.translate(
            "Roster", "{name} already taps with {key}: press another key."
        ),
    }
    return texts[problem.why].format(key=problem.key, name=isolated(problem.owner))


def about_coming(wait: Wait, options: Options) -> str:
    """Return why somebody cannot come, go or change places now."""
    texts = {
        Wait.ROUND: QCoreApplication.translate(
            "Roster",
            "A round is being played: people can come, go or change places once it is over.",
        ),
        Wait.STARTER: QCoreApplication.translate(
            "Roster",
            "Dice decide who starts: people can come, go or change places once that is known.",
        ),
        Wait.LIVES: QCoreApplication.translate(
            "Roster", "Nobody can join a game for lives once it has begun."
        ),
        Wait.TOO_FEW: QCoreApplication.translate(
            "Roster", "At least {least} players are needed: let somebody else join first."
        ),
        Wait.TOO_MANY: QCoreApplication.translate(
            "Roster", "No more than {most} can play: let somebody else leave first."
        ),
    }
    most = options.most or 0
    return texts[wait].format(least=words.number(options.least), most=words.number(most))
