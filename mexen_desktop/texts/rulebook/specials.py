"""What a 31 and a 32 do, in words."""

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.options import Options
from mexen_desktop.texts import words
from mexen_desktop.texts.marks import fill
from mexen_desktop.texts.rulebook.values import Paragraph, Section


def specials(options: Options, stake: str) -> Section:
    """Return the section on 31 and 32."""
    heading = QCoreApplication.translate("rules", "31 and 32")
    thirty_one = {"restart": _restart, "give": _give, "again": _again, "counts": _counts}
    thirty_two = {"race": _race, "ends_turn": _ends_turn, "counts": _is_any}
    first = thirty_one[options.thirty_one](options, stake)
    # The only throw of a turn ends it, whatever it is.
    second = thirty_two["counts" if options.throws == 1 else options.thirty_two](options)
    return Section("specials", heading, (*first, *second))


def _paragraph(name: str, text: str, *dice: int) -> Paragraph:
    return Paragraph(f"thirty_one.{name}", fill(text), ("thirty_one",), dice=dice)


def _restart(options: Options, stake: str) -> list[Paragraph]:  # noqa: ARG001 - one shape for all
    what = QCoreApplication.translate(
        "rules",
        "A <b>31</b> is an <b>Elbow</b>: no result. Your turn starts again from nothing, with as "
        "many throws as when it began.",
    )
    both = (
        QCoreApplication.translate(
            "rules",
            "A die may stay once more, but first you throw both: the 1 of the 31 may not stay.",
        )
        if options.keep == "one_or_two" and options.throws > 1
        else QCoreApplication.translate("rules", "Both dice are thrown next; neither may stay.")
    )
    often = QCoreApplication.translate(
        "rules",
        "This can happen any number of times in a turn, even on the last throw. What "
        "earlier throws did stays done.",
    )
    limit = QCoreApplication.translate(
        "rules", "Throws before an Elbow do not count for the limit of the others."
    )
    return [
        _paragraph("what", what, 3, 1),
        _paragraph("both", both),
        _paragraph("often", often),
        *([_paragraph("limit", limit)] if options.limit != "none" and options.throws > 1 else []),
        *_must_throw(options),
    ]


def _give(options: Options, stake: str) -> list[Paragraph]:
    what = (
        QCoreApplication.translate(
            "rules",
            "A <b>31</b> is no throw and no result. You give <b>one sip</b> to another player of "
            "your choice, not to yourself.",
        )
        if stake == words.SIPS
        else QCoreApplication.translate(
            "rules",
            "A <b>31</b> is no throw and no result. You give <b>one point</b> to another player of "
            "your choice, not to yourself.",
        )
    )
    both = (
        QCoreApplication.translate("rules", "Then you must throw again, as often as it happens.")
        if options.keep == "none"
        else QCoreApplication.translate(
            "rules",
            "Then you must throw again, as often as it happens. <b>Both dice</b> are thrown, "
            "even one that had stayed: the whole throw is void.",
        )
    )
    return [_paragraph("what", what, 3, 1), _paragraph("both", both), *_count_stays(options)]


def _again(options: Options, stake: str) -> list[Paragraph]:  # noqa: ARG001 - one shape for all
    what = QCoreApplication.translate(
        "rules",
        "A <b>31</b> does not count. You simply throw both dice again, as often as it happens; "
        "nobody gives or takes anything.",
    )
    return [_paragraph("what", what, 3, 1), *_count_stays(options)]


def _count_stays(options: Options) -> list[Paragraph]:
    several = options.throws > 1
    count = (
        QCoreApplication.translate("rules", "The number of your throws stays as it was.")
        if options.limit == "none" or not several
        else QCoreApplication.translate(
            "rules", "The number of your throws stays as it was, also for the limit of the others."
        )
    )
    used = QCoreApplication.translate(
        "rules", "If your right to let a die stay was used up, it stays used up."
    )
    return [
        _paragraph("count", count),
        *([_paragraph("used", used)] if options.keep == "one_or_two" and several else []),
        *_must_throw(options),
    ]


def _must_throw(options: Options) -> list[Paragraph]:
    text = QCoreApplication.translate("rules", "Right after a 31 you cannot stop.")
    return [_paragraph("must", text)] if options.stop_early and options.throws > 1 else []


def _counts(options: Options, stake: str) -> list[Paragraph]:  # noqa: ARG001 - one shape for all
    text = QCoreApplication.translate(
        "rules", "A <b>31</b> is a result like any other, and the <b>lowest</b> of all."
    )
    return [_paragraph("what", text, 3, 1)]


def _race(options: Options) -> list[Paragraph]:
    opens = (
        QCoreApplication.translate(
            "rules",
            "If you throw a <b>32</b> with throws left, everybody else may press <b>TAP</b>, "
            "even those who have had their turn. The first tap before you throw or stop makes "
            "the 32 your result: <b>STUCK!</b> Your turn is over.",
        )
        if options.stop_early
        else QCoreApplication.translate(
            "rules",
            "If you throw a <b>32</b> with throws left, everybody else may press <b>TAP</b>, "
            "even those who have had their turn. The first tap before you throw makes the 32 "
            "your result: <b>STUCK!</b> Your turn is over.",
        )
    )
    faster = QCoreApplication.translate(
        "rules",
        "If you are faster, play goes on. In a dead heat you win: a tap must be faster.",
    )
    early = QCoreApplication.translate(
        "rules", "Who taps before the dice lie has to wait a moment, and that tap does not count."
    )
    last = QCoreApplication.translate(
        "rules", "On your last throw a 32 has no race. A second 32 is a second race."
    )
    paragraphs = [
        ("race", opens, (3, 2)),
        ("faster", faster, ()),
        ("early", early, ()),
        ("last", last, ()),
    ]
    keep = {
        "one_or_two": QCoreApplication.translate(
            "rules", "On that next throw the 2 may stay, if no die has stayed in this turn yet."
        ),
        "any": QCoreApplication.translate("rules", "On that next throw a die may stay as always."),
    }.get(options.keep)
    if keep is not None:
        paragraphs.append(("keep", keep, ()))
    if options.limit == "lead_throws":
        limit = QCoreApplication.translate(
            "rules", "If this happens to the first player of a round, it sets the limit too."
        )
        paragraphs.append(("limit", limit, ()))
    return [
        Paragraph(f"thirty_two.{name}", fill(text), ("thirty_two",), dice=dice)
        for name, text, dice in paragraphs
    ]


def _ends_turn(options: Options) -> list[Paragraph]:  # noqa: ARG001 - one shape for all
    text = QCoreApplication.translate(
        "rules", "A <b>32</b> ends your turn at once and is your result."
    )
    return [Paragraph("thirty_two.what", fill(text), ("thirty_two",), dice=(3, 2))]


def _is_any(options: Options) -> list[Paragraph]:  # noqa: ARG001 - one shape for all
    text = QCoreApplication.translate("rules", "A <b>32</b> is a throw like any other.")
    return [Paragraph("thirty_two.what", fill(text), ("thirty_two",), dice=(3, 2))]
