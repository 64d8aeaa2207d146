"""The colours of each theme as resources/palette.json gives them."""

from pathlib import Path
from typing import Any, Final, Literal, get_args

from PySide6.QtCore import QJsonDocument
from PySide6.QtGui import QColor, QPalette

from mexen_desktop.look.resources import resource

Scheme = Literal["light", "dark", "high_contrast"]
#: The themes, by their keys in palette.json, in the order they are offered.
SCHEMES: Final[tuple[Scheme, ...]] = get_args(Scheme)


class Palette:
    """The colours of one theme: what each is for stands in palette.json under "use"."""

    scheme: Scheme
    table: QColor
    surface: QColor
    surface_2: QColor
    surface_down: QColor
    ink: QColor
    ink_2: QColor
    line: QColor
    line_strong: QColor
    felt_light: QColor
    felt: QColor
    felt_edge: QColor
    tray_line: QColor
    on_felt: QColor
    wood: QColor
    wood_light: QColor
    wood_dark: QColor
    brass: QColor
    brass_edge: QColor
    on_brass: QColor
    brass_ink: QColor
    brass_hover: QColor
    brass_down: QColor
    red: QColor
    on_red: QColor
    red_edge: QColor
    red_ink: QColor
    red_hover: QColor
    red_down: QColor
    good: QColor
    focus: QColor
    focus_on_felt: QColor
    scrim: QColor
    die_body: QColor
    die_pip: QColor
    die_face_line: QColor
    counter_light: QColor
    counter_mid: QColor
    counter_dark: QColor
    counter_side: QColor
    peg_ring: QColor

    def __init__(self, scheme: Scheme, data: dict[str, Any]) -> None:
        self.scheme = scheme
        for name, colour in (data["themes"][scheme] | data["fixed"]).items():
            setattr(self, name, QColor(colour))
        plain = data["players_high_contrast"]
        players = [plain] * len(data["players"]) if self.high_contrast else data["players"]
        self._players = [(QColor(player["hex"]), QColor(player["on"])) for player in players]

    @property
    def high_contrast(self) -> bool:
        """Whether textures, shadows, glow give way to plain lines."""
        return self.scheme == "high_contrast"

    @property
    def dark(self) -> bool:
        """Whether light text stands on dark ground."""
        return self.ink.lightness() > self.surface.lightness()

    def player(self, number: int) -> tuple[QColor, QColor]:
        """Give the colour of player `number` (from 0), then of the number on it; they repeat."""
        return self._players[number % len(self._players)]

    def qt_palette(self) -> QPalette:
        """Give the same colours to the parts Qt paints itself, such as menus."""
        role = QPalette.ColorRole
        palette = QPalette(self.surface, self.table)
        for where, colour in (
            (role.Window, self.surface),
            (role.WindowText, self.ink),
            (role.Base, self.surface),
            (role.AlternateBase, self.surface_2),
            (role.Text, self.ink),
            (role.Button, self.surface_2),
            (role.ButtonText, self.ink),
            (role.ToolTipBase, self.surface),
            (role.ToolTipText, self.ink),
            (role.PlaceholderText, self.ink_2),
            (role.Highlight, self.brass),
            (role.HighlightedText, self.on_brass),
            (role.Accent, self.brass),
            (role.Link, self.brass_ink),
            (role.LinkVisited, self.brass_ink),
            (role.Mid, self.line),
            (role.Dark, self.line_strong),
            (role.Light, self.surface),
        ):
            palette.setColor(where, colour)
        for where in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, where, self.ink_2)
        return palette


class Palettes:
    """All themes of palette.json, each made when it is first asked for."""

    def __init__(self) -> None:
        text = Path(resource("palette.json")).read_bytes()
        # Qt reads it without the two milliseconds that importing Python's json takes.
        self._data: dict[str, Any] = QJsonDocument.fromJson(text).toVariant()
        self._made: dict[Scheme, Palette] = {}

    def __getitem__(self, scheme: Scheme) -> Palette:
        """Give the palette of that theme."""
        if scheme not in self._made:
            self._made[scheme] = Palette(scheme, self._data)
        return self._made[scheme]


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """Give the colour `share` of the way from `one` to `other`."""
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * share,
        one.greenF() + (other.greenF() - one.greenF()) * share,
        one.blueF() + (other.blueF() - one.blueF()) * share,
        one.alphaF() + (other.alphaF() - one.alphaF()) * share,
    )


def faded(colour: QColor, alpha: float) -> QColor:
    """Give the same colour, `alpha` strong from 0 to 1."""
    lighter = QColor(colour)
    lighter.setAlphaF(alpha)
    return lighter
