"""What the Knight and the Pirate are, in words."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.options import Options
from mexen_desktop.texts import words
from mexen_desktop.texts.marks import fill
from mexen_desktop.texts.rulebook.values import Paragraph, Section


def role(options: Options, stake: str) -> list[Section]:
    """Return the section on the role that is played; none without one."""
    if options.role not in _TEXTS:
        return []
    headings = {
        "knight": QCoreApplication.translate("rules", "The Knight"),
        "pirate": QCoreApplication.translate("rules", "The Pirate"),
    }
    texts = _TEXTS[options.role](sips=stake == words.SIPS)
    return [Section("role", headings[options.role], _told(texts))]


def _told(texts: dict[str, str]) -> tuple[Paragraph, ...]:
    return tuple(
        Paragraph(f"role.{name}", fill(text), ("role",), dice=(1, 1) if name == "become" else ())
        for name, text in texts.items()
    )


def _knight(*, sips: bool) -> dict[str, str]:
    return {
        "become": QCoreApplication.translate(
            "rules",
            "Whoever throws <b>1 and 1</b> becomes Knight, and stays Knight in later rounds "
            "until somebody takes over.",
        ),
        "cost": QCoreApplication.translate(
            "rules",
            "While there is a Knight, every double from 200 to 600 costs the Knight the "
            "number on one die at once, whoever throws it, even the Knight: 5 and 5 cost <b>5 "
            "sips</b>.",
        )
        if sips
        else QCoreApplication.translate(
            "rules",
            "While there is a Knight, every double from 200 to 600 costs the Knight the "
            "number on one die at once, whoever throws it, even the Knight: 5 and 5 cost <b>5 "
            "points</b>.",
        ),
        "taken_over": QCoreApplication.translate(
            "rules",
            "When 1 and 1 is thrown, the Knight takes <b>1 sip</b>. If somebody else threw "
            "it, that player is the new Knight.",
        )
        if sips
        else QCoreApplication.translate(
            "rules",
            "When 1 and 1 is thrown, the Knight takes <b>1 point</b>. If somebody else threw "
            "it, that player is the new Knight.",
        ),
        "appoint": QCoreApplication.translate(
            "rules",
            "If the Knight threw it, the Knight then chooses another player to be Knight, before "
            "the turn goes on or ends.",
        ),
        "first": QCoreApplication.translate(
            "rules",
            "If there is no Knight, whoever throws 1 and 1 is Knight, and nobody takes anything.",
        ),
    }


def _pirate(*, sips: bool) -> dict[str, str]:
    return {
        "become": QCoreApplication.translate(
            "rules",
            "Whoever throws <b>1 and 1</b> becomes Pirate (×1), and stays Pirate from round "
            "to round.",
        ),
        "level": QCoreApplication.translate(
            "rules",
            "If the Pirate throws 1 and 1 again, that makes ×2, then ×3 and so on. If "
            "somebody else throws it, that player is Pirate now, beginning at ×1.",
        ),
        "cost": QCoreApplication.translate(
            "rules",
            "While there is a Pirate, every double from 200 to 600 costs the Pirate as many "
            "sips as the multiplier says, whoever throws it, even the Pirate: <b>×2 costs 2 "
            "sips</b>.",
        )
        if sips
        else QCoreApplication.translate(
            "rules",
            "While there is a Pirate, every double from 200 to 600 costs the Pirate as many "
            "points as the multiplier says, whoever throws it, even the Pirate: <b>×2 costs 2 "
            "points</b>.",
        ),
    }


#: What there is to say of each role, by the name of each paragraph.
_TEXTS: Final[Mapping[str, Callable[..., dict[str, str]]]] = {"knight": _knight, "pirate": _pirate}
