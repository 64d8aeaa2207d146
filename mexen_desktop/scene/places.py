"""Where each part of the table lies, as plain values."""

from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPoint, QRect

from mexen_desktop.look.metrics import Metrics, Token
from mexen_desktop.look.tray import Side as TraySide

Side = Literal["left", "top", "right", "bottom"]

LINE_HEIGHT: Final = 1.3
#: Brass that a seat in turn has outside its own rectangle.
FRAME_OUTSIDE: Final = 2
POINTER_LENGTH: Final = 22
POINTER_WIDTH: Final = 32
#: The room above a tray for the pointer that touches it.
POINTER_ROOM: Final = 26
PAD_WIDTH: Final = 218
PAD_HEIGHT: Final = 112
ONE_LINE: Final = 40
ONE_LINE_IN_TURN: Final = 52


class SeatForms(NamedTuple):
    """The sizes of a seat: at rest, in turn, as a pad."""

    rest: tuple[int, int]
    in_turn: tuple[int, int]
    pad: tuple[int, int]


class SeatPlace(NamedTuple):
    """Where one seat lies, in each of its forms."""

    side: Side
    rest: QRect
    in_turn: QRect
    pad: QRect
    #: Where the pointer's tip touches the tray.
    tip: QPoint
    #: How often it is turned by a quarter, clockwise.
    turns: int = 0
    #: Where the buttons stand while it is this player's turn; None where that is the same for all.
    actions: QRect | None = None
    #: Whether they begin at their other end, so that the first is the nearest.
    actions_mirrored: bool = False


class TableLayout(NamedTuple):
    """Where everything on the table page lies, in the page's coordinates."""

    metrics: Metrics
    menu: QRect
    undo: QRect
    redo: QRect
    status: QRect
    rules: QRect
    #: The button that opens the sheet; empty where the sheet lies beside the scene.
    sheet_button: QRect
    tray: QRect
    felt: QRect
    #: Empty where no die may stay.
    ledge: QRect
    actions: QRect
    seats: tuple[SeatPlace, ...]
    #: Whether seats have their one-line form.
    one_line: bool
    #: Where the sheet lies when it is open.
    sheet: QRect
    #: Whether the sheet has its own room beside the scene; else it opens over it.
    sheet_beside: bool
    #: Where the second menu button, the second status line are; None where one is enough.
    far_menu: QRect | None = None
    far_status: QRect | None = None
    #: How much of the felt is taken at its upper and at its lower side.
    felt_taken: int = 0

    @property
    def ledge_side(self) -> TraySide:
        """On which side of the felt the ledge is."""
        return "below" if self.ledge.width() > self.ledge.height() else "right"

    @property
    def flat(self) -> bool:
        """Whether people sit at all sides of the screen."""
        return self.far_status is not None

    def without_redo(self) -> "TableLayout":
        """Give the same without the way to do again, for the status line to take its room."""
        status = QRect(self.status)
        if status.top() <= self.redo.bottom():
            status.setLeft(self.redo.left())
        return self._replace(redo=QRect(), status=status)


def growth(metrics: Metrics, *tokens: Token) -> int:
    """Give how much higher lines of these kinds are since the player wants larger text."""
    plain = Metrics(metrics.width, metrics.height)
    more = sum(metrics.font_px(token) - plain.font_px(token) for token in tokens)
    return max(0, round(more * LINE_HEIGHT))


def seat_sizes(metrics: Metrics, *, sheet_folded: bool) -> tuple[tuple[int, int], tuple[int, int]]:
    """Give width and height of a seat at rest, then of the one in turn."""
    width, height = metrics.seat(in_turn=False, sheet_folded=sheet_folded)
    wide, high = metrics.seat(in_turn=True, sheet_folded=sheet_folded)
    return (
        (width, height + growth(metrics, "name", "result")),
        (wide, high + growth(metrics, "title", "result_in_turn")),
    )


def one_line_heights(metrics: Metrics) -> tuple[int, int]:
    """Give the height of a seat of one line at rest, then of the one in turn."""
    text = round(metrics.font_px("name") * LINE_HEIGHT)
    height = max(metrics.target(ONE_LINE), text + metrics.px(8))
    return height, max(metrics.target(ONE_LINE_IN_TURN), height + metrics.px(4))


def status_height(metrics: Metrics) -> int:
    """Give the height of the status line."""
    return metrics.status_height + growth(metrics, "status")


def action_height(metrics: Metrics) -> int:
    """Give the height of the row of action buttons."""
    return metrics.action_height + growth(metrics, "button", "coach")


def sized(centre: QPoint, width: int, height: int) -> QRect:
    """Give a rectangle around a centre."""
    return QRect(centre.x() - width // 2, centre.y() - height // 2, width, height)


def kept_inside(rect: QRect, room: QRect) -> QRect:
    """Give the rectangle, moved as far as needed to lie inside the room."""
    moved = QRect(rect)
    moved.moveRight(min(moved.right(), room.right()))
    moved.moveBottom(min(moved.bottom(), room.bottom()))
    moved.moveLeft(max(moved.left(), room.left()))
    moved.moveTop(max(moved.top(), room.top()))
    return moved
