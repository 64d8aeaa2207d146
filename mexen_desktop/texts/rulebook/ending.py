"""How a round ends, in words."""

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.options import Options
from mexen_desktop.rules.throw import MEXICO
from mexen_desktop.texts import words
from mexen_desktop.texts.marks import fill
from mexen_desktop.texts.rulebook.values import Paragraph, Section


def ending(options: Options) -> Section:
    """Return who loses a round, who starts the next."""
    heading = QCoreApplication.translate("rules", "The end of a round")
    ties = {
        "both_dice_lowest": _both_dice,
        "one_die_highest": _one_die,
        "all_lose": _all_lose,
    }
    paragraphs = [*ties[options.tie_break](options), _next(options)]
    if not options.costs_life:
        lowest = QCoreApplication.translate("rules", "The <b>lowest</b> takes the whole pot.")
        paragraphs.insert(0, Paragraph("end.lowest", fill(lowest), ("loss",)))
        back = QCoreApplication.translate("rules", "The pot is then back at {start}.")
        text = fill(back, start=words.number(options.pot_start))
        paragraphs.append(Paragraph("end.pot", text, ("pot_start",)))
    return Section("end", heading, tuple(paragraphs))


def _both_dice(options: Options) -> list[Paragraph]:
    several = QCoreApplication.translate(
        "rules",
        "If several are lowest, each of them throws <b>both dice once</b>, in turn order, and the "
        "lowest of those loses. If they are equal again, only those throw again, and so on.",
    )
    nothing = QCoreApplication.translate(
        "rules",
        "Such a deciding throw does nothing else: it changes no pot and no role, costs "
        "nobody anything, has no race, and no die stays. {mexico} is the highest here "
        "too.",
    )
    thirty_one = (
        QCoreApplication.translate("rules", "A 31 is the lowest here too.")
        if options.thirty_one == "counts"
        else QCoreApplication.translate("rules", "A 31 is thrown again at once by the same player.")
    )
    stated = ("tie_break",)
    return [
        Paragraph("end.tie", fill(several), stated),
        Paragraph("end.deciding", fill(nothing, mexico=words.reading(MEXICO, options)), stated),
        Paragraph("end.deciding_31", fill(thirty_one), (*stated, "thirty_one")),
    ]


def _one_die(options: Options) -> list[Paragraph]:  # noqa: ARG001 - one shape for all
    several = QCoreApplication.translate(
        "rules",
        "If several are lowest, each of them throws <b>one die</b>, in turn order, and "
        "the <b>highest</b> loses. If several are highest, only those throw again.",
    )
    nothing = QCoreApplication.translate("rules", "Such a deciding throw does nothing else.")
    return [
        Paragraph("end.tie", fill(several), ("tie_break",)),
        Paragraph("end.deciding", fill(nothing), ("tie_break",)),
    ]


def _all_lose(options: Options) -> list[Paragraph]:
    text = (
        QCoreApplication.translate(
            "rules",
            "If several are lowest, <b>all of them</b> lose one life, or two if anybody threw "
            "{mexico}. There are no deciding throws.",
        )
        if options.mexico_costs_two
        else QCoreApplication.translate(
            "rules",
            "If several are lowest, <b>all of them</b> lose one life. There are no deciding "
            "throws.",
        )
    )
    text = fill(text, mexico=words.reading(MEXICO, options))
    return [Paragraph("end.tie", text, ("tie_break", "mexico_costs_two"))]


def _next(options: Options) -> Paragraph:
    with_out = {
        "loser": QCoreApplication.translate(
            "rules",
            "The loser starts the next round; of several losers, the one whose turn came "
            "first. If that player is out, the next clockwise who is still in starts.",
        ),
        "same": QCoreApplication.translate(
            "rules",
            "The same player starts every round; if that player is out, the next clockwise "
            "who is still in starts.",
        ),
        "next": QCoreApplication.translate(
            "rules",
            "The next player clockwise starts the next round; anybody who is out is passed over.",
        ),
    }
    text = {
        "loser": QCoreApplication.translate("rules", "The loser starts the next round."),
        "same": QCoreApplication.translate("rules", "The same player starts every round."),
        "next": QCoreApplication.translate(
            "rules", "The next player clockwise starts the next round."
        ),
    }
    chosen = (with_out if options.costs_life else text)[options.next_starter]
    return Paragraph("end.next", fill(chosen), ("next_starter",))
