"""Which dice may stay, in words."""

from PySide6.QtCore import QCoreApplication

from mexen_desktop.rules.options import Options
from mexen_desktop.rules.throw import MEXICO
from mexen_desktop.texts import words
from mexen_desktop.texts.marks import fill
from mexen_desktop.texts.rulebook.turn import never_stays
from mexen_desktop.texts.rulebook.values import Paragraph, Section


def keeping(options: Options) -> list[Section]:
    """Return the section on dice that stay; none where none can."""
    if never_stays(options):
        return []
    heading = QCoreApplication.translate("rules", "A die may stay")
    if options.throws == 1:
        return [Section("keeping", heading, tuple(_passed(options)))]
    first = {"one_or_two": _one_or_two, "any": _any}[options.keep](options)
    return [Section("keeping", heading, (*first, *_passed(options)))]


def _one_or_two(options: Options) -> list[Paragraph]:
    which = (
        QCoreApplication.translate(
            "rules",
            "If one die shows a <b>1 or a 2</b> and the other does not, it may stay while you "
            "throw only the other. So the 1 of 41, 51 and 61 may stay, and the 2 of 42, 52 "
            "and 62.",
        )
        if options.thirty_two == "ends_turn"
        else QCoreApplication.translate(
            "rules",
            "If one die shows a <b>1 or a 2</b> and the other does not, it may stay while you "
            "throw only the other. So the 1 of 41, 51 and 61 may stay, and the 2 of 32, 42, "
            "52 and 62.",
        )
    )
    once = QCoreApplication.translate(
        "rules",
        "You may do this <b>once a turn</b>. It counts as a normal throw. On the throw "
        "after it both dice are thrown again.",
    )
    never = QCoreApplication.translate("rules", "The 1 of a 31 may not stay.")
    return [
        Paragraph("keep.which", fill(which), ("keep",), dice=(5, 1)),
        Paragraph("keep.once", fill(once), ("keep",)),
        Paragraph("keep.thirty_one", fill(never), ("keep",)),
    ]


def _any(options: Options) -> list[Paragraph]:
    which = QCoreApplication.translate(
        "rules",
        "After a throw <b>one die</b>, whichever you like, may stay while you throw only "
        "the other.",
    )
    once = QCoreApplication.translate(
        "rules", "It counts as a normal throw, and so does a double or {mexico} that comes of it."
    )
    after = QCoreApplication.translate(
        "rules",
        "A die stays for one throw at most: in the next one it must be thrown. The other, which "
        "was just thrown, may then stay.",
    )
    return [
        Paragraph("keep.which", fill(which), ("keep",), dice=(6, 4)),
        Paragraph("keep.once", fill(once, mexico=words.reading(MEXICO, options)), ("keep",)),
        Paragraph("keep.after", fill(after), ("keep",)),
    ]


def _passed(options: Options) -> list[Paragraph]:
    stated = ("pass_one",)
    if not options.pass_one:
        text = QCoreApplication.translate("rules", "Every turn begins with both dice.")
        return [Paragraph("keep.fresh", fill(text), stated)]
    begins = QCoreApplication.translate(
        "rules",
        "The dice stay on the table during a round. If the player before you rolled a <b>1</b> "
        "with their last throw, it may stay for you: you begin by throwing only the other die.",
    )
    only = QCoreApplication.translate(
        "rules",
        "Only a 1 is passed on, also that of {mexico} or of a double 1, but not one that had "
        "stayed in that throw.",
    )
    after = (
        QCoreApplication.translate("rules", "In the throw after it that 1 must be thrown.")
        if options.keep == "any"
        else QCoreApplication.translate(
            "rules",
            "This uses up your right to let a die stay. What the other die shows does not matter.",
        )
    )
    first = QCoreApplication.translate(
        "rules", "The first player of a round begins with an empty table."
    )
    both = (*stated, "keep")
    return [
        Paragraph("keep.passed", fill(begins), both, dice=(1,)),
        Paragraph("keep.passed_only", fill(only, mexico=words.reading(MEXICO, options)), stated),
        *([Paragraph("keep.passed_after", fill(after), both)] if options.throws > 1 else []),
        Paragraph("keep.passed_first", fill(first), stated),
    ]
