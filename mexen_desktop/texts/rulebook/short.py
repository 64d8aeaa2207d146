"""What somebody must know to begin, in a few sentences."""

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.options import Options
from mexen_desktop.rules.throw import MEXICO, dice_of
from mexen_desktop.texts import words
from mexen_desktop.texts.marks import fill
from mexen_desktop.texts.rulebook.turn import never_stays
from mexen_desktop.texts.rulebook.values import Paragraph, Section


def in_short(options: Options, stake: str) -> Section:
    """Return the game in three or four sentences."""
    heading = QCoreApplication.translate("rules", "In short")
    paragraphs = [_aim(options, stake), _reading(options), _throws(options)]
    if options.limit == "lead_throws" and options.throws > 1:
        text = QCoreApplication.translate(
            "rules", "Nobody may throw more often than the first player of the round did."
        )
        paragraphs.append(Paragraph("short.limit", fill(text), ("limit",)))
    return Section("short", heading, tuple(paragraphs), numbered=False)


def _aim(options: Options, stake: str) -> Paragraph:
    if options.costs_life:
        text = QCoreApplication.translate(
            "rules", "Everybody throws two dice. The <b>lowest</b> loses a life; the last one wins."
        )
    elif stake == words.SIPS:
        text = QCoreApplication.translate(
            "rules", "Everybody throws two dice. The <b>lowest</b> takes the pot in sips."
        )
    else:
        text = QCoreApplication.translate(
            "rules",
            "Everybody throws two dice. The <b>lowest</b> takes the pot in points: the fewer the "
            "better.",
        )
    return Paragraph("short.aim", fill(text), ("loss",))


def _reading(options: Options) -> Paragraph:
    text = QCoreApplication.translate(
        "rules",
        "The higher die is read first: 6 and 4 are <b>64</b>. Two equal dice are hundreds: "
        "3 and 3 are <b>300</b>. The best is 2 and 1, <b>{mexico}</b>.",
    )
    return Paragraph("short.reading", fill(text, mexico=words.reading(MEXICO, options)))


def _throws(options: Options) -> Paragraph:
    count = options.throws
    if count == 1:
        text = QCoreApplication.translate(
            "rules", "You have one throw, and that is the one that counts."
        )
    elif options.stop_early:
        text = QCoreApplication.translate(
            "rules",
            "You may throw up to <b>%n time(s)</b> and stop when you like. What counts is the last "
            "throw, not the best.",
            "",
            count,
        )
    else:
        text = QCoreApplication.translate(
            "rules",
            "You throw <b>%n time(s)</b>. What counts is the last throw, not the best.",
            "",
            count,
        )
    return Paragraph("short.throws", fill(text), ("throws", "stop_early"))


def strange_words(options: Options, stake: str) -> Section:
    """Return one line on each word that a newcomer meets at the table."""
    heading = QCoreApplication.translate("rules", "What is that?", "words explained")
    mexico = words.reading(MEXICO, options)
    lines = [
        Paragraph(
            "word.mexico",
            fill(
                QCoreApplication.translate("rules", "<b>{mexico}</b> beats everything."),
                mexico=mexico,
            ),
            dice=dice_of(MEXICO),
        ),
        _thirty_one(options, stake),
        *_thirty_two(options),
        *_role(options, stake),
        *_stays(options),
        _stake(options),
    ]
    return Section("words", heading, tuple(lines), numbered=False)


def _thirty_one(options: Options, stake: str) -> Paragraph:
    given = (
        QCoreApplication.translate(
            "rules", "<b>31</b> is no throw: you give somebody a sip, then throw again."
        )
        if stake == words.SIPS
        else QCoreApplication.translate(
            "rules", "<b>31</b> is no throw: you give somebody a point, then throw again."
        )
    )
    text = {
        "restart": QCoreApplication.translate(
            "rules", "<b>Elbow</b> is a 31: no result, your turn starts again."
        ),
        "give": given,
        "again": QCoreApplication.translate(
            "rules", "<b>31</b> does not count: you just throw again."
        ),
        "counts": QCoreApplication.translate("rules", "<b>31</b> is the lowest of all."),
    }[options.thirty_one]
    return Paragraph("word.thirty_one", fill(text), ("thirty_one",), dice=(3, 1))


def _thirty_two(options: Options) -> list[Paragraph]:
    text = {
        "race": QCoreApplication.translate(
            "rules",
            "<b>32</b> starts a race: whoever presses <b>TAP</b> before you throw again makes you "
            "keep it.",
        ),
        "ends_turn": QCoreApplication.translate("rules", "<b>32</b> ends your turn at once."),
    }.get(options.thirty_two)
    if text is None or options.throws == 1:
        return []
    return [Paragraph("word.thirty_two", fill(text), ("thirty_two",), dice=(3, 2))]


def _role(options: Options, stake: str) -> list[Paragraph]:
    sips = stake == words.SIPS
    text = {
        "knight": QCoreApplication.translate(
            "rules", "<b>The Knight</b> takes sips for doubles. 1 and 1 makes you Knight."
        )
        if sips
        else QCoreApplication.translate(
            "rules", "<b>The Knight</b> takes points for doubles. 1 and 1 makes you Knight."
        ),
        "pirate": QCoreApplication.translate(
            "rules", "<b>The Pirate</b> takes sips for doubles. 1 and 1 makes you Pirate."
        )
        if sips
        else QCoreApplication.translate(
            "rules", "<b>The Pirate</b> takes points for doubles. 1 and 1 makes you Pirate."
        ),
    }.get(options.role)
    if text is None:
        return []
    return [Paragraph("word.role", fill(text), ("role",), icon=options.role)]


def _stays(options: Options) -> list[Paragraph]:
    if never_stays(options):
        return []
    text = QCoreApplication.translate(
        "rules", "<b>A die that stays</b> lies to one side while you throw only the other."
    )
    return [Paragraph("word.stays", fill(text), icon="keep")]


def _stake(options: Options) -> Paragraph:
    if options.costs_life:
        text = QCoreApplication.translate(
            "rules", "<b>Lives</b> are shown on a die. At 0 you are out."
        )
        return Paragraph("word.stake", fill(text), ("loss",), icon="life")
    text = QCoreApplication.translate(
        "rules", "<b>The pot</b> can grow in a round; the lowest takes it all."
    )
    return Paragraph("word.stake", fill(text), ("loss",), icon="pot")
