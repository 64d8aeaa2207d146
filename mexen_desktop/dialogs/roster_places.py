"""Where the parts of the roster lie."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize

from mexen_desktop.dialogs.overlay import WIDTH
from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.scale import metrics_of

if TYPE_CHECKING:
    from mexen_desktop.dialogs.roster import RosterDialog

_LEAST_DONE: Final = 143
#: Narrower than this, at scale 1, is no room for a sentence.
_LEAST_MESSAGE: Final = 260
#: At the table sentences are longer, while nobody asks there who starts.
_LEAST_AT_TABLE: Final = 480
#: So wide is the field in which a name is sought, at scale 1, and no narrower.
_FIND: Final = 320
_LEAST_FIND: Final = 200


def lay_out_head(dialog: "RosterDialog", paper: QRect, title: int) -> int:
    """Place what stands above the people, beside a title so wide; give where that ends."""
    metrics = metrics_of(dialog)
    pad, gap = metrics.px(32), metrics.px(16)
    close, field = dialog.close_button.sizeHint(), dialog.finding.field
    left = paper.right() - gap - close.width()
    dialog.close_button.setGeometry(
        left, paper.top() + metrics.px(12), close.width(), close.height()
    )
    bottom, high = dialog.close_button.geometry().bottom(), field.sizeHint().height()
    field.setVisible(dialog.finding.wanted)
    if dialog.finding.wanted and _find_below(paper.width(), title, metrics):
        field.setGeometry(paper.left() + pad, bottom + gap // 2, paper.width() - 2 * pad, high)
        bottom = field.geometry().bottom()
    elif dialog.finding.wanted:
        width = min(metrics.px(_FIND), left - gap - (paper.left() + pad + title + gap))
        where = QRect(left - gap - width, 0, width, high)
        where.moveTop(dialog.close_button.geometry().center().y() - high // 2)
        field.setGeometry(where)
    return bottom + metrics.px(4)


def around_people(dialog: "RosterDialog", title: int) -> int:
    """Give how much of the paper's height the rows of people do not have."""
    metrics = metrics_of(dialog)
    wide = min(dialog.width() - metrics.px(32), metrics.px(WIDTH))
    height = _head_height(dialog, wide, title) + dialog.add.sizeHint().height() + metrics.px(39)
    if dialog.starter.isVisibleTo(dialog):
        height += dialog.starter.height_in(wide - metrics.px(68)) + metrics.px(40)
        if not _sentence_fits_beside(dialog, wide - metrics.px(64)):
            height += _above_foot(dialog)
    else:
        height += _above_foot(dialog)
    return height


def _head_height(dialog: "RosterDialog", width: int, title: int) -> int:
    """Give how much of the paper's height is above the people."""
    metrics = metrics_of(dialog)
    height = dialog.close_button.sizeHint().height() + metrics.px(20)
    if dialog.finding.wanted and _find_below(width, title, metrics):
        height += dialog.finding.field.sizeHint().height() + metrics.px(8)
    return height


def lay_out_foot(dialog: "RosterDialog", foot: QRect) -> None:
    """Place the buttons at the foot, with what is said beside or above them."""
    metrics = metrics_of(dialog)
    middle, gap = foot.center().y(), metrics.px(16)
    offered, done = _offered(dialog), _done_size(dialog)
    back = QSize() if offered is None else offered.sizeHint()
    fits = _sentence_fits_beside(dialog, foot.width())
    add = dialog.add.sizeHint()
    dialog.add.setGeometry(_beside(foot.left(), middle, add))
    beside = dialog.add.geometry().right() + 1 + gap
    computer = dialog.add_computer.sizeHint()
    dialog.add_computer.setGeometry(_beside(beside, middle, computer))
    dialog.done_button.setGeometry(_beside(foot.right() + 1 - done.width(), middle, done))
    right = dialog.done_button.x() - gap
    if offered is not None:
        right -= back.width()
        offered.setGeometry(_beside(right, middle, back))
        right -= gap
    left = dialog.add_computer.geometry().right() + gap
    beside_them = QRect(left, foot.top(), right - left, foot.height())
    if not fits:
        # Between the buttons no sentence fits: it has a line of its own above them.
        height = _above_foot(dialog)
        beside_them = QRect(foot.left(), foot.top() - height, foot.width(), height)
    dialog.message.setGeometry(beside_them)


def _sentence_fits_beside(dialog: "RosterDialog", width: int) -> bool:
    """Whether the buttons of so wide a foot, spared words if need be, leave room between them."""
    metrics, offered = metrics_of(dialog), _offered(dialog)
    gap = metrics.px(16)
    room = width - _done_size(dialog).width() - 2 * gap
    if offered is not None:
        room -= offered.sizeHint().width() + gap
    _spare_words(dialog, room)
    adding = (dialog.add, dialog.add_computer)
    room -= sum(button.sizeHint().width() for button in adding) + gap
    least = _LEAST_MESSAGE if dialog.starter.isVisibleTo(dialog) else _LEAST_AT_TABLE
    return room >= metrics.px(least) * max(1.0, metrics.text_factor)


def _offered(dialog: "RosterDialog") -> Button | None:
    """Give the button that is there for what has just happened, if any."""
    both = (dialog.be_one, dialog.put_back)
    return next((button for button in both if button.isVisibleTo(dialog)), None)


def _done_size(dialog: "RosterDialog") -> QSize:
    size = dialog.done_button.sizeHint()
    return QSize(max(size.width(), metrics_of(dialog).px(_LEAST_DONE)), size.height())


def _above_foot(dialog: "RosterDialog") -> int:
    """Give how high a sentence above the foot is at most."""
    return dialog.message.sizeHint().height() * 2 // 3


def _spare_words(dialog: "RosterDialog", room: int) -> None:
    """Let the buttons that add somebody be their signs alone where there is no room for words."""
    both = (dialog.add, dialog.add_computer)
    for button in both:
        button.set_bare(False)
    for button in reversed(both):
        if sum(each.sizeHint().width() for each in both) > room:
            button.set_bare(True)


def _find_below(width: int, title: int, metrics: Metrics) -> bool:
    """Whether the field needs a row of its own below the title."""
    room = width - title - metrics.px(32 + 4 * 16) - metrics.target(56)
    return room < metrics.px(_LEAST_FIND) * metrics.text_factor


def _beside(left: int, middle: int, size: QSize) -> QRect:
    return QRect(left, middle - size.height() // 2, size.width(), size.height())
