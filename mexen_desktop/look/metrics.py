"""The sizes of a window's parts, all from one scale."""

from typing import Final, Literal

Token = Literal[
    "display",
    "headline",
    "page_title",
    "result_in_turn",
    "result",
    "word_in_turn",
    "word",
    "button",
    "tap",
    "play",
    "status",
    "status_strong",
    "title",
    "body",
    "name",
    "small",
    "small_strong",
    "coach",
]

# Pixels at scale 1, then the weight.
TYPE_SCALE: Final[dict[Token, tuple[int, int]]] = {
    "display": (64, 900),
    "headline": (48, 900),
    "page_title": (40, 900),
    "result_in_turn": (46, 900),
    "result": (34, 900),
    "word_in_turn": (34, 900),
    "word": (28, 900),
    "button": (34, 900),
    "tap": (42, 900),
    "play": (40, 900),
    "status": (31, 400),
    "status_strong": (31, 900),
    "title": (24, 900),
    "body": (20, 400),
    "name": (20, 700),
    "small": (17, 400),
    "small_strong": (17, 700),
    "coach": (19, 700),
}

LEAST_TEXT: Final = 15
LEAST_TARGET: Final = 48
MARGIN: Final = 16
GRID: Final = 8
SHEET_OPENS_AT: Final = 1200

#: With larger text than this the scene needs all of the window.
_LARGEST_BESIDE: Final = 1.5
_LEAST_SCALE: Final = 0.8
#: What is lower than 600, as a screen of 1080 lines at twice the size is, has room only for less.
_LOW_SCALE: Final = 0.66
_MOST_SCALE: Final = 3.0
#: How much of what text grows its icons grow, so that they leave it the room that it needs.
_ICON_GROWS: Final = 0.6


class Metrics:
    """How large things are in a window of `width` × `height` logical pixels."""

    __slots__ = ("height", "portrait", "s", "text_factor", "width")

    def __init__(self, width: float, height: float, text_factor: float = 1.0) -> None:
        self.width = width
        self.height = height
        self.text_factor = text_factor
        self.portrait = height > width
        across, down = (800, 1280) if self.portrait else (1280, 750)
        least = min(_LEAST_SCALE, max(_LOW_SCALE, height / down))
        self.s = max(least, min(_MOST_SCALE, width / across, height / down))

    @classmethod
    def flat(cls, width: float, height: float, text_factor: float = 1.0) -> "Metrics":
        """Give the sizes for a screen that lies flat: there is no portrait, seen from all sides."""
        metrics = cls(max(width, height), min(width, height), text_factor)
        metrics.width, metrics.height = width, height
        return metrics

    def px(self, size: float) -> int:
        """`size` of the design in whole pixels of this window."""
        return int(size * self.s + 0.5)

    def target(self, size: float) -> int:
        """Give the same for something to be touched: never below 48."""
        return max(LEAST_TARGET, self.px(size))

    def text(self, size: float) -> int:
        """Give the pixel size of text: it follows the player's text size, never below 15."""
        return max(LEAST_TEXT, int(size * self.s * self.text_factor + 0.5))

    def icon(self, size: float) -> int:
        """Give the side of an icon beside text: it grows with larger text, though not as much."""
        return self.px(size * (1 + _ICON_GROWS * max(0.0, self.text_factor - 1)))

    def font_px(self, token: Token) -> int:
        """Give the pixel size of a kind of text."""
        return self.text(TYPE_SCALE[token][0])

    @property
    def margin(self) -> int:
        """Between parts, as well as around them."""
        return self.px(MARGIN)

    @property
    def sheet_folded(self) -> bool:
        """Whether the side sheet is opened over the scene instead of beside it."""
        narrow = self.width < SHEET_OPENS_AT or self.s < 1
        return self.portrait or narrow or self.text_factor > _LARGEST_BESIDE

    @property
    def sheet_width(self) -> int:
        """The side sheet's width; over the scene there is room for larger text."""
        return self.px(288 * max(1.0, self.text_factor) if self.sheet_folded else 288)

    @property
    def icon_button(self) -> int:
        """The side of a square icon button."""
        return self.target(56)

    @property
    def status_height(self) -> int:
        """The status line's height."""
        return self.target(64 if self.portrait else 56)

    def seat(self, *, in_turn: bool, sheet_folded: bool | None = None) -> tuple[int, int]:
        """Give a seat's width, then its height."""
        if self.portrait:
            return self.px(232), self.px(128 if in_turn else 104)
        folded = self.sheet_folded if sheet_folded is None else sheet_folded
        if in_turn:
            return self.px(256 if folded else 204), self.px(112)
        return self.px(224 if folded else 176), self.px(92)

    @property
    def action_height(self) -> int:
        """The height of the action buttons."""
        return self.target(96)

    @property
    def die_free(self) -> int:
        """The width of the body of a die on the felt."""
        return int(self.width / 3.1 + 0.5) if self.portrait else self.px(156)

    @property
    def die_aside(self) -> int:
        """The width of the body of a die on the ledge."""
        return self.px(140 if self.portrait else 120)

    @property
    def ledge(self) -> int:
        """The ledge's width; in portrait its height."""
        return self.px(204 if self.portrait else 160)
