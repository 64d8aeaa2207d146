"""Draw every control in every state, for each theme, to compare with the eye.

`python -m tools.look_sheet FOLDER` writes one picture for each theme there.
"""

import argparse
import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from mexen_desktop.look.coins import paint_counter, paint_piles
from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.chip import Chip
from mexen_desktop.look.controls.field import Field
from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.controls.key import Kind, Variant
from mexen_desktop.look.controls.panel import Panel
from mexen_desktop.look.controls.pressable import Pressable
from mexen_desktop.look.controls.segmented import Segmented
from mexen_desktop.look.controls.stepper import Stepper
from mexen_desktop.look.controls.switch import Switch
from mexen_desktop.look.controls.tag import Tag
from mexen_desktop.look.icons import icon_names, paint_icon
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.palette import SCHEMES
from mexen_desktop.look.paper import paint_paper
from mexen_desktop.look.scale import metrics_of, set_metrics
from mexen_desktop.look.shadow import paint_glow, paint_shadow
from mexen_desktop.look.tags import paint_medallion, paint_tick
from mexen_desktop.look.text import paint_line
from mexen_desktop.look.textures import linen
from mexen_desktop.look.theme import theme
from mexen_desktop.look.tray import TrayPainter, paint_place, tray_shape
from mexen_desktop.look.type import font, load_fonts

STATES = ("normal", "hover", "pressed", "focus", "disabled")
WIDTH, HEIGHT = 1280, 1000


class Sheet(QWidget):
    """A table with one of everything on it."""

    def __init__(self, scale: float) -> None:
        super().__init__()
        self._scale = scale
        self._tray = TrayPainter()
        self.resize(round(WIDTH * scale), round(HEIGHT * scale))
        set_metrics(self, Metrics(1280 * scale, 800 * scale))
        self._add_buttons()
        self._add_pieces()

    def put(self, widget: QWidget, x: float, y: float, w: float = 0, h: float = 0) -> QWidget:
        """Lay a widget there; without a size it takes what it wants."""
        widget.setParent(self)
        hint, scale = widget.sizeHint(), self._scale
        width = round(w * scale) if w else hint.width()
        height = round(h * scale) if h else hint.height()
        widget.setGeometry(round(x * scale), round(y * scale), width, height)
        return widget

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette, scale = theme().palette, self._scale
        painter = QPainter(self)
        painter.fillRect(self.rect(), linen(palette, scale, self.devicePixelRatioF()))
        painter.setFont(font("small_strong", metrics_of(self)))
        for column, state in enumerate(STATES):
            paint_line(painter, (50 + 116 * column) * scale, 36 * scale, state, palette.ink_2)
        painter.scale(scale, scale)
        self._paint_tray(painter)
        self._paint_seats(painter)
        for at, name in enumerate(icon_names()):
            place = QRectF(24 + at % 23 * 54, 900 + at // 23 * 48, 28, 28)
            paint_icon(painter, name, place, palette.ink)
        painter.end()

    def _add_buttons(self) -> None:
        rows: tuple[tuple[str, str, Variant, Kind, int], ...] = (
            ("Throw", "throw", "brass", "action", 72),
            ("Stop", "stop", "paper", "action", 72),
            ("TAP", "tap", "red", "pad", 72),
        )
        for row, (word, icon, variant, kind, height) in enumerate(rows):
            for column, state in enumerate(STATES):
                button = Button(word, icon=icon, variant=variant, kind=kind)
                self.put(button, 24 + 116 * column, 66 + 96 * row, 108, height)
                button.set_token("name")
                button.set_centred(True)
                show_state(button, state)
        for column, state in enumerate(STATES):
            plain = IconButton("undo", "Undo")
            self.put(plain, 50 + 116 * column, 354)
            show_state(plain, state)

    def _add_pieces(self) -> None:
        stake = Segmented(["Points", "Sips"])
        stake.choose(0)
        self.put(stake, 24, 446)
        on, off = Switch(), Switch()
        on.setChecked(True)
        self.put(on, 227, 446)
        self.put(off, 315, 446)
        show_state(off, "focus")
        stepper = Stepper(1, 3)
        self.put(stepper, 640, 716)
        field, wrong = Field(), Field()
        wrong.setText("Ann")
        wrong.set_wrong("There is already an Ann")
        self.put(field, 820, 716, 160)
        self.put(wrong, 1000, 716, 160)
        self.put(Tag("lowest", "lowest"), 24, 510)
        self.put(Tag("keep", "stays", kind="stays"), 140, 506)
        names = ("Ann", "Bo", "<b>Tom & Jerry</b>", "Oma Willemijntje van den Bosch")
        x = 24.0
        for at, name in enumerate(names):
            chip = self.put(Chip(at + 1, name, icon="computer-2" if at == 1 else ""), x, 620)
            x += chip.sizeHint().width() / self._scale + 8
        for word, icon, x in (("House rules", "settings", 24), ("Ann starts", "start", 220)):
            self.put(Button(word, icon=icon), x, 684)
        self.put(Button("Change", icon="players", kind="pill"), 390, 688)
        self.put(Button("Switch it off", kind="small"), 530, 688)
        throw = Button("Throw", icon="throw", variant="brass", kind="action")
        throw.set_sub_line("44 % risk of losing")
        throw.set_key_hint("Space")
        self.put(throw, 24, 780, 400, 96)
        play = Button("Play", icon="throw", variant="brass", kind="action")
        play.set_token("play")
        play.set_centred(True)
        play.set_key_hint("Space")
        self.put(play, 440, 780, 288, 96)
        show_state(play, "focus")
        ann = Button("Ann", kind="action")
        ann.set_peg(1, 0)
        ann.set_key_hint("1")
        self.put(ann, 744, 780, 220, 96)
        for turns in (1, 2, 3):
            turned = Button("Stop", icon="stop", kind="second")
            turned.quarter_turns = turns
            self.put(turned, 896 + 80 * turns + (56 if turns == 3 else 0), 776)
        card = Panel(elevation=2, parent=self)
        corner, size = QPointF(880, 60) * self._scale, QSizeF(180, 92) * self._scale
        card.place_paper(QRectF(corner, size).toRect())

    def _paint_tray(self, painter: QPainter) -> None:
        palette = theme().palette
        shape = tray_shape(QRect(640, 260, 544, 446), 1, 160)
        self._tray.paint(painter, shape, 1, palette)
        paint_place(painter, QRectF(shape.place), 1, palette)
        for at, count in enumerate((8, 20, 37)):
            paint_piles(painter, 664, 360 + at * 100, count, 1, palette)

    def _paint_seats(self, painter: QPainter) -> None:
        palette = theme().palette
        seat, turn = QRectF(640, 60, 176, 92), QRectF(640, 164, 204, 76)
        paint_glow(painter, turn, 1, palette)
        paint_shadow(painter, turn, 14, 2, 1, palette)
        paint_paper(painter, turn, 14, (palette.brass_edge, palette.brass), (2, 2))
        paint_paper(
            painter, turn.adjusted(2, 2, -2, -2), 12, (palette.brass, palette.surface), (5, 5)
        )
        paint_shadow(painter, seat, 14, 1, 1, palette)
        paint_paper(painter, seat, 14, (palette.line, palette.surface), (2, 2))
        paint_counter(painter, QPointF(780, 125), 9, palette)
        paint_medallion(painter, QRectF(770, 66, 36, 36), "knight", "", 1, palette)
        paint_medallion(painter, QRectF(650, 66, 66, 36), "pirate", "×2", 1, palette)
        paint_tick(painter, QRectF(1100, 60, 36, 36), 1, palette, ticked=True)
        paint_tick(painter, QRectF(1150, 60, 36, 36), 1, palette, ticked=False)


def show_state(control: Pressable, state: str) -> None:
    """Bring a control into a state without any input."""
    if state == "hover":
        middle = QPointF(control.rect().center())
        QApplication.sendEvent(control, QEnterEvent(middle, middle, middle))
    elif state == "pressed":
        control.setDown(True)
    elif state == "focus":
        control.show_ring()
    elif state == "disabled":
        control.setEnabled(False)


def main() -> None:
    """Write the pictures."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scale", type=float, default=1.0)
    wanted = parser.parse_args()
    application = QApplication([])
    load_fonts()
    theme().set_speed("off")
    wanted.folder.mkdir(parents=True, exist_ok=True)
    for scheme in SCHEMES:
        theme().choose(scheme)
        sheet = Sheet(wanted.scale)
        sheet.show()
        application.processEvents()
        sheet.grab().save(str(wanted.folder / f"{scheme}.png"))
        sheet.deleteLater()


if __name__ == "__main__":
    main()
