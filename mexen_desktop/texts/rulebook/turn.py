"""What a player may do in a turn, in words."""

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.options import Options
from mexen_desktop.rules.throw import MEXICO
from mexen_desktop.texts import words
from mexen_desktop.texts.marks import fill
from mexen_desktop.texts.rulebook.values import Paragraph, Section


def a_turn(options: Options) -> Section:
    """Return how often one throws, when the turn is over."""
    heading = QCoreApplication.translate("rules", "Your turn")
    paragraphs = _throws(options)
    if never_stays(options):
        text = QCoreApplication.translate(
            "rules", "Both dice are thrown each time: no die may stay."
        )
        paragraphs.append(Paragraph("keep.none", fill(text), ("keep", "pass_one")))
    return Section("turn", heading, tuple(paragraphs))


def never_stays(options: Options) -> bool:
    """Whether no die can ever stay: none may, or no throw follows in which it could."""
    return options.keep == "none" or (options.throws == 1 and not options.pass_one)


def _throws(options: Options) -> list[Paragraph]:
    if options.throws == 1:
        text = QCoreApplication.translate(
            "rules", "Everybody throws <b>once</b>, and that is the result."
        )
        # What may end a turn early has no effect.
        stated = ("throws", "stop_early", "limit", "mexico_ends_turn")
        return [Paragraph("turn.throws", fill(text), stated)]
    return [
        Paragraph("turn.throws", fill(_number_of_throws(options)), ("throws", "stop_early")),
        Paragraph("turn.limit", _limit(options), ("limit",)),
        Paragraph("turn.stop", _stop(options), ("stop_early",)),
        _mexico(options),
    ]


def _number_of_throws(options: Options) -> str:
    count, first = options.throws, options.limit == "lead_throws"
    if options.stop_early and first:
        return QCoreApplication.translate(
            "rules", "The first player of a round may throw up to <b>%n time(s)</b>.", "", count
        )
    if options.stop_early:
        return QCoreApplication.translate(
            "rules", "You may throw up to <b>%n time(s)</b>.", "", count
        )
    if first:
        return QCoreApplication.translate(
            "rules", "The first player of a round throws <b>%n time(s)</b>.", "", count
        )
    if not options.mexico_ends_turn and options.thirty_two == "counts":
        return QCoreApplication.translate(
            "rules",
            "Everybody throws exactly <b>%n time(s)</b>, whatever the dice show. Only the last "
            "throw is the result.",
            "",
            count,
        )
    return QCoreApplication.translate("rules", "You throw <b>%n time(s)</b>.", "", count)


def _limit(options: Options) -> str:
    text = {
        "lead_throws": QCoreApplication.translate(
            "rules", "Everybody else may throw as often as the first player did, and no more."
        )
        if options.stop_early
        else QCoreApplication.translate(
            "rules", "Everybody else throws as often as the first player did."
        ),
        "lead_mexico": QCoreApplication.translate(
            "rules",
            "If the first player throws {mexico} before the last throw, everybody after them "
            "gets as many throws as that took.",
        ),
        "none": QCoreApplication.translate(
            "rules", "The number of throws is the same for everyone: nobody sets a limit."
        ),
    }[options.limit]
    return fill(text, mexico=words.reading(MEXICO, options))


def _stop(options: Options) -> str:
    mexico = words.reading(MEXICO, options)
    if options.stop_early:
        text = QCoreApplication.translate(
            "rules",
            "You may <b>stop</b> after at least one throw that counts. After the last throw your "
            "turn ends by itself.",
        )
    elif options.mexico_ends_turn and options.thirty_two == "ends_turn":
        text = QCoreApplication.translate(
            "rules", "You cannot stop early. Only {mexico} and 32 end a turn sooner."
        )
    else:
        text = QCoreApplication.translate("rules", "You cannot stop early.")
    return fill(text, mexico=mexico)


def _mexico(options: Options) -> Paragraph:
    stated = ("mexico_ends_turn",)
    if not options.mexico_ends_turn:
        text = QCoreApplication.translate(
            "rules",
            "{mexico} does not end your turn. If you throw again it is no longer your result.",
        )
    elif options.limit == "lead_throws":
        text = QCoreApplication.translate(
            "rules",
            "{mexico} ends your turn at once. Thrown by the first player of a round, it also "
            "sets the limit.",
        )
    else:
        text = QCoreApplication.translate("rules", "{mexico} ends your turn at once.")
    return Paragraph("turn.mexico", fill(text, mexico=words.reading(MEXICO, options)), stated)
