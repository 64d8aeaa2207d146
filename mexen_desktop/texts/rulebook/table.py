"""How throws are ranked, who plays, how a game begins, in words."""

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.options import Options
from mexen_desktop.rules.throw import RANKING, THIRTY_ONE, dice_of
from mexen_desktop.texts import words
from mexen_desktop.texts.marks import fill
from mexen_desktop.texts.rulebook.values import Paragraph, Ranked, Ranking, Section


def ranking(options: Options) -> Section:
    """Return all throws as they rank."""
    counts = options.thirty_one == "counts"
    note = (
        QCoreApplication.translate("rules", "31 is the very lowest")
        if counts
        else QCoreApplication.translate("rules", "31 has no rank")
    )
    throws = tuple(
        Ranked(dice_of(reading), words.reading(reading, options))
        for reading in RANKING
        if counts or reading != THIRTY_ONE
    )
    end = "" if counts else QCoreApplication.translate("rules", "lowest of all: 32")
    heading = QCoreApplication.translate("rules", "From high to low")
    return Section("ranking", heading, ranking=Ranking(note, throws, end))


def a_round() -> Section:
    """Return who plays when, what counts."""
    heading = QCoreApplication.translate("rules", "A round")
    order = QCoreApplication.translate(
        "rules",
        "Whoever starts goes first, then everybody else once, clockwise, in the order in "
        "which you sit.",
    )
    first = QCoreApplication.translate("rules", "The table chooses who starts the first round.")
    last = QCoreApplication.translate(
        "rules",
        "The <b>last throw that counts</b> is your result, even if an earlier one was higher.",
    )
    lowest = QCoreApplication.translate("rules", "The <b>lowest result</b> loses the round.")
    return Section(
        "round",
        heading,
        (
            Paragraph("round.order", fill(order)),
            Paragraph("round.first", fill(first)),
            Paragraph("round.last", fill(last)),
            Paragraph("round.lowest", fill(lowest)),
        ),
    )


def the_table(options: Options, stake: str) -> Section:
    """Return what is played for, who comes, who goes."""
    heading = QCoreApplication.translate("rules", "The table")
    paragraphs = [] if options.costs_life else _stake(stake)
    return Section("table", heading, (*paragraphs, *_coming(options)))


def _stake(stake: str) -> list[Paragraph]:
    either = QCoreApplication.translate(
        "rules",
        "Points or sips: the rules and the numbers are the same, only the word is "
        "different. A table can change it at any time.",
    )
    tally = (
        QCoreApplication.translate(
            "rules",
            "The <b>tally</b> counts all sips that a player has taken since the start: every "
            "pot they lost, and anything else that cost them some.",
        )
        if stake == words.SIPS
        else QCoreApplication.translate(
            "rules",
            "The <b>tally</b> counts all points that a player has taken since the start: "
            "every pot they lost, and anything else that cost them some.",
        )
    )
    no_end = QCoreApplication.translate(
        "rules",
        "There is no end and no winner: the table plays on until somebody ends the game. Then the "
        "tallies are shown, the highest last.",
    )
    paragraphs = [Paragraph("table.stake", fill(either))]
    if stake == words.SIPS:
        sober = QCoreApplication.translate(
            "rules", "Sips are for people aged 18 or older, in moderation. Never drive afterwards."
        )
        paragraphs.append(Paragraph("table.sober", fill(sober)))
    return [
        *paragraphs,
        Paragraph("table.tally", fill(tally)),
        Paragraph("table.no_end", fill(no_end), ("loss",)),
    ]


def _coming(options: Options) -> list[Paragraph]:
    if options.costs_life:
        coming = QCoreApplication.translate(
            "rules",
            "Before the first throw of a round, players may leave or change seats. A 31 "
            "counts as a throw here. Nobody can join: whoever leaves is out, and the last one "
            "left has won.",
        )
    else:
        coming = QCoreApplication.translate(
            "rules",
            "Before the first throw of a round, players may join at the end of the seating "
            "order, leave, or change seats. A 31 counts as a throw here.",
        )
    least, most = words.number(options.least), options.most
    if most is None:
        players = QCoreApplication.translate("rules", "There are always at least {least} players.")
    elif options.costs_life:
        players = QCoreApplication.translate(
            "rules", "A game begins with {least} to {most} players."
        )
    else:
        players = QCoreApplication.translate("rules", "There are always {least} to {most} players.")
    starter = QCoreApplication.translate(
        "rules",
        "If the player who was going to start leaves, the next one clockwise starts. "
        "Changing seats does not change who starts.",
    )
    number = fill(players, least=least, most=words.number(most or 0))
    vacant = {
        "knight": QCoreApplication.translate(
            "rules", "If the Knight leaves, there is none until somebody throws 1 and 1."
        ),
        "pirate": QCoreApplication.translate(
            "rules", "If the Pirate leaves, there is none until somebody throws 1 and 1."
        ),
    }.get(options.role)
    return [
        Paragraph("table.coming", fill(coming), ("loss",)),
        Paragraph("table.players", number),
        Paragraph("table.starter", fill(starter)),
        *([Paragraph("table.vacant", fill(vacant), ("role",))] if vacant else []),
    ]
