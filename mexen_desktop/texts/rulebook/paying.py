"""What the pot and lives are, in words."""

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules import pot as rooms
from mexen_desktop.rules.options import Options
from mexen_desktop.rules.throw import MEXICO
from mexen_desktop.texts import words
from mexen_desktop.texts.marks import fill
from mexen_desktop.texts.rulebook.values import Paragraph, Section

_HIGHEST_FACE = 6


def paying(options: Options, stake: str) -> Section:
    """Return the section on what is lost: the pot, or a life."""
    if options.costs_life:
        heading = QCoreApplication.translate("rules", "Lives")
        return Section("lives", heading, tuple(_lives(options)))
    heading = QCoreApplication.translate("rules", "The pot")
    return Section("pot", heading, tuple(_pot(options, stake)))


def _pot(options: Options, stake: str) -> list[Paragraph]:
    start = (
        QCoreApplication.translate(
            "rules",
            "At the start of each round the pot is <b>%n sip(s)</b>.",
            "",
            options.pot_start,
        )
        if stake == words.SIPS
        else QCoreApplication.translate(
            "rules",
            "At the start of each round the pot is <b>%n point(s)</b>.",
            "",
            options.pot_start,
        )
    )
    order = QCoreApplication.translate(
        "rules", "All this happens in the order of the throws; the pot always shows how high it is."
    )
    paragraphs = [
        Paragraph("pot.start", fill(start), ("pot_start", "loss")),
        *_doubles(options),
        Paragraph("pot.mexico", _mexico(options), ("pot_mexico",)),
        _sixty_five(options),
        Paragraph("pot.order", fill(order)),
    ]
    if options.role == "none":
        text = QCoreApplication.translate(
            "rules", "There is no Knight and no Pirate: a double costs nobody anything."
        )
        paragraphs.append(Paragraph("role.none", fill(text), ("role",)))
    return paragraphs


def _doubles(options: Options) -> list[Paragraph]:
    stated = ("pot_doubles",)
    if not options.pot_doubles:
        text = QCoreApplication.translate("rules", "Doubles add nothing to the pot.")
        return [Paragraph("pot.doubles", fill(text), stated)]
    text = QCoreApplication.translate(
        "rules",
        "Every <b>double</b>, at any throw of a turn, adds the number on one die: 2 and 2 add 2, "
        "1 and 1 add 1.",
    )
    once = {
        "knight": QCoreApplication.translate(
            "rules", "Even with a Knight in play a double goes into the pot only once."
        )
    }
    paragraphs = [Paragraph("pot.doubles", fill(text), stated, dice=(2, 2))]
    if options.role in once:
        paragraphs.append(Paragraph("pot.once", fill(once[options.role]), stated))
    return paragraphs


def _mexico(options: Options) -> str:
    text = {
        "boost": QCoreApplication.translate(
            "rules",
            "{mexico}: if the pot is still at {start}, 7 are added, making {boosted}. If it "
            "is higher, it doubles. Every further {mexico} doubles it again.",
        ),
        "add_3": QCoreApplication.translate("rules", "Every {mexico} adds <b>3</b> to the pot."),
        "double": QCoreApplication.translate("rules", "Every {mexico} <b>doubles</b> the pot."),
        "none": QCoreApplication.translate("rules", "{mexico} leaves the pot as it is."),
    }[options.pot_mexico]
    start = options.pot_start
    return fill(
        text,
        mexico=words.reading(MEXICO, options),
        start=words.number(start),
        boosted=words.number(rooms.boost(options, start)),
    )


def _sixty_five(options: Options) -> Paragraph:
    text = (
        QCoreApplication.translate("rules", "Every <b>65</b> doubles the pot.")
        if options.pot_65_doubles
        else QCoreApplication.translate("rules", "Nothing else changes the pot.")
    )
    dice = (6, 5) if options.pot_65_doubles else ()
    return Paragraph("pot.sixty_five", fill(text), ("pot_65_doubles",), dice=dice)


def _lives(options: Options) -> list[Paragraph]:
    count = options.lives
    start = (
        QCoreApplication.translate(
            "rules",
            "Everybody has <b>%n life/lives</b>, shown on a die: it lies with that number up and "
            "is turned down by one for each life lost.",
            "",
            count,
        )
        if count <= _HIGHEST_FACE
        else QCoreApplication.translate(
            "rules",
            "Everybody has <b>%n life/lives</b>, shown as a number; the last six are shown on a "
            "die, turned down by one for each life lost.",
            "",
            count,
        )
    )
    loss = QCoreApplication.translate("rules", "The lowest of a round loses <b>one life</b>.")
    end = QCoreApplication.translate(
        "rules",
        "At 0 lives you are <b>out</b>; you cannot go below 0. The last player left wins, "
        "and the game is over.",
    )
    nothing = QCoreApplication.translate("rules", "There is no pot, no Knight and no Pirate.")
    dead = QCoreApplication.translate(
        "rules",
        "If everybody who is left goes out in the same round, it is a <b>dead game</b>: "
        "nobody wins.",
    )
    return [
        Paragraph("lives.start", fill(start), ("lives",)),
        Paragraph("lives.loss", fill(loss), ("loss",)),
        *_two_lives(options),
        Paragraph("lives.end", fill(end), ("loss",)),
        *([Paragraph("lives.dead", fill(dead))] if options.tie_break == "all_lose" else []),
        Paragraph("lives.nothing", fill(nothing), ("loss", "role")),
    ]


def _two_lives(options: Options) -> list[Paragraph]:
    stated, mexico = ("mexico_costs_two",), words.reading(MEXICO, options)
    if not options.mexico_costs_two:
        text = QCoreApplication.translate("rules", "{mexico} does not make it two.")
        return [Paragraph("lives.mexico", fill(text, mexico=mexico), stated)]
    text = QCoreApplication.translate(
        "rules",
        "If anybody threw {mexico} in the round, at any throw, it is <b>two lives</b> "
        "instead of one, even if they threw again after it.",
    )
    extra = QCoreApplication.translate(
        "rules", "This doubling is an extra rule, which a table may switch off."
    )
    return [
        Paragraph("lives.mexico", fill(text, mexico=mexico), stated, dice=(2, 1)),
        Paragraph("lives.extra", fill(extra), stated),
    ]
