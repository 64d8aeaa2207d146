"""The page on which a game is played."""

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QEvent, QMetaMethod, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.input_mode import input_mode
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.paper import RADIUS_SEAT
from mexen_desktop.look.scale import set_metrics
from mexen_desktop.look.shadow import paint_shadow
from mexen_desktop.look.textures import linen
from mexen_desktop.look.theme import theme
from mexen_desktop.models.controller import Controller, Stage
from mexen_desktop.models.replaying import Replaying
from mexen_desktop.scene.accessible import group, speak_for_painted_parts
from mexen_desktop.scene.actions import ActionBar
from mexen_desktop.scene.announcer import Announcer
from mexen_desktop.scene.director import Director
from mexen_desktop.scene.heard import SILENCE, Sounds
from mexen_desktop.scene.keys import Keys
from mexen_desktop.scene.layout import lay_out
from mexen_desktop.scene.places import TableLayout
from mexen_desktop.scene.seat import Seat
from mexen_desktop.scene.seats import Seats
from mexen_desktop.scene.sheet import Sheet
from mexen_desktop.scene.status import StatusLine
from mexen_desktop.scene.topbar import TopBar
from mexen_desktop.scene.tray import TrayPane


class TablePage(QWidget):
    """Composes all parts of the table, lays them out, lets them follow the game."""

    menu_requested = Signal()
    rules_requested = Signal()
    roster_requested = Signal()
    home_requested = Signal()
    again_requested = Signal()
    evening_requested = Signal()
    #: Esc was pressed while the table had nothing to close.
    escaped = Signal()
    #: The parts lie elsewhere: see `actions_place`.
    arranged = Signal()

    def __init__(
        self, controller: Controller, parent: QWidget | None = None, sounds: Sounds = SILENCE
    ) -> None:
        super().__init__(parent)
        speak_for_painted_parts()
        self.setObjectName("tablePage")
        self._controller = controller
        self._left_handed = False
        self._wanted_flat = False
        self._sheet_wanted = True
        self._sheet_over = False
        self._still = True
        self._rules_answered = False
        #: What Esc closes before anything else; each tells whether there was something.
        self.escaped_first: list[Callable[[], bool]] = []
        self.tray = TrayPane(controller, self)
        self.actions_bar = ActionBar(controller, self)
        self.seats = Seats(controller, self)
        self.status = StatusLine(controller, self)
        self.far_status = StatusLine(controller, self, far=True)
        self.top_bar = TopBar(controller, self)
        self.sheet = Sheet(controller, self)
        self._announcer = Announcer(self.sheet.log, self)
        self.director = Director(controller, self.tray, self, self.seats, sounds)
        self.keys = Keys(controller, self, self.actions_bar)
        self.seats.choose(controller.seats())
        self._layout = self._laid_out()
        self._connect()
        self._name_groups()
        self.actions_bar.go_on_with(*self.tray.handles.all)
        self._lay_out()
        self._refresh()

    def seat(self, seat: int) -> Seat | None:
        """Give the widget of a seat, None where that player has no place at the table."""
        return self.seats.of(seat)

    @property
    def actions_place(self) -> QRect:
        """Where the row of large buttons is."""
        return self._layout.actions

    def escape(self) -> None:
        """Close what lies over the table; where nothing does, tell so."""
        if any(put_away() for put_away in self.escaped_first):
            return
        if self._sheet_over:
            self._toggle_sheet()
        else:
            self.escaped.emit()

    def set_left_handed(self, left_handed: bool) -> None:
        """Mirror the sheet, the order of the buttons."""
        self._left_handed = left_handed
        self.actions_bar.set_left_handed(left_handed)
        self._lay_out()

    def set_flat(self, flat: bool) -> None:
        """Face all sides of the table, for a screen that lies on it, or one side only."""
        if flat != self._wanted_flat:
            self._wanted_flat = flat
            self._lay_out()
            self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Another page may have drawn at other sizes.
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name_groups()
            self._controller.retranslate()
            self.top_bar.retranslate()
            self._refresh()
            self.seats.retranslate()
        super().changeEvent(event)

    def connectNotify(self, signal: QMetaMethod) -> None:
        # The way to the rules is shown as soon as somebody answers it. To ask a signal whether it
        # is connected would keep the page alive for ever: PySide forgets to let go of it.
        if signal.name() == b"rules_requested":
            self._rules_answered = True
            self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        # Dice that move over the tray need no cloth below it.
        seen = event.region().subtracted(self.tray.covered())
        if seen.isEmpty():
            return
        palette, scale = theme().palette, self._layout.metrics.s
        painter = QPainter(self)
        painter.setClipRegion(seen)
        painter.fillRect(event.rect(), linen(palette, scale, self.devicePixelRatioF()))
        self.seats.paint_below(painter, seen)
        radius = RADIUS_SEAT * scale
        if not self._layout.flat:
            paint_shadow(painter, QRectF(self.status.geometry()), radius, 1, scale, palette)
        painter.end()

    def _name_groups(self) -> None:
        group(self, self.tr("Table"))
        group(self.tray, self.tr("On the felt"))
        group(self.actions_bar, self.tr("What can be done now"))
        group(self.sheet, self.tr("Ranking and log"))

    def _connect(self) -> None:
        controller = self._controller
        controller.jumped.connect(self._jump)
        controller.changed.connect(self._refresh)
        theme().changed.connect(self._dress)
        self.top_bar.menu_requested.connect(self.menu_requested)
        self.top_bar.close_requested.connect(self.escaped)
        self.top_bar.rules_requested.connect(self.rules_requested)
        self.top_bar.sheet_requested.connect(self._toggle_sheet)
        self.sheet.fold_requested.connect(self._toggle_sheet)
        self.sheet.folded.connect(self._sheet_gone)
        self.seats.choice_changed.connect(self._order_focus)
        self.actions_bar.again_requested.connect(self.again_requested)
        self.actions_bar.evening_requested.connect(self.evening_requested)
        self.actions_bar.home_requested.connect(self.home_requested)
        self.keys.escaped.connect(self.escape)
        self.tray.handles.focus_released.connect(self.actions_bar.take_focus)

    def _laid_out(self) -> TableLayout:
        sizes = Metrics.flat if self._wanted_flat else Metrics
        layout = lay_out(
            sizes(self.width(), self.height(), theme().text_factor),
            self.seats.count,
            sheet_open=self._sheet_wanted,
            ledge=self._controller.game.options.keep != "none",
            left_handed=self._left_handed,
            rules=self._rules_answered,
            flat=self._wanted_flat,
        )
        # In a game of before nothing is taken back.
        return layout.without_redo() if isinstance(self._controller, Replaying) else layout

    def _lay_out(self, *, slide: bool = False) -> None:
        before = self._layout
        layout = self._layout = self._laid_out()
        metrics = layout.metrics
        if set_metrics(self.window(), metrics) or before.metrics.s != metrics.s:
            self._set_scale()
        if layout.flat != before.flat:
            input_mode().set_flat(layout.flat)
            self.actions_bar.set_flat(layout.flat)
        self.top_bar.place(layout)
        self.far_status.setGeometry(layout.far_status or QRect())
        self.far_status.setVisible(layout.flat)
        ledge, flat = layout.ledge_side, layout.flat
        self.tray.place(layout.tray, layout.felt_taken, flat=flat, ledge=ledge)
        self.seats.place(layout)
        self._sheet_over = self._sheet_over and not layout.sheet_beside
        self._place_beside_sheet()
        self._place_sheet(open_now=layout.sheet_beside or self._sheet_over, slide=slide)
        self.update()
        self.arranged.emit()

    def _place_beside_sheet(self) -> None:
        """Place what has room beside a sheet as well: what goes on, what can be done."""
        self.status.setGeometry(self._uncovered(self._layout.status))
        self._place_actions()
        self.update()

    def _uncovered(self, place: QRect) -> QRect:
        """Give what of a row is to be seen while the sheet lies over one of its ends."""
        layout = self._layout
        if not self._sheet_over or layout.metrics.portrait or layout.flat:
            return place
        margin, shown = layout.metrics.margin, QRect(place)
        if layout.sheet.left() > 0:
            shown.setRight(min(place.right(), layout.sheet.left() - margin - 1))
        else:
            shown.setLeft(max(place.left(), layout.sheet.right() + 1 + margin))
        return shown

    def _place_actions(self) -> None:
        """Turn buttons and words to the one who is to act, where that may be anywhere."""
        lit = self.seats.lit_place()
        if self._layout.flat and lit is not None and lit.actions is not None:
            self.actions_bar.place(lit.actions, lit.turns, mirrored=lit.actions_mirrored)
            self.tray.face(lit.turns)
        else:
            self.actions_bar.place(self._uncovered(self._layout.actions))
            self.tray.face(0)

    def _set_scale(self) -> None:
        metrics = self._layout.metrics
        for part in (self.tray, self.actions_bar, self.status, self.far_status, self.sheet):
            part.set_scale(metrics)

    def _refresh(self) -> None:
        still, self._still = self._still, False
        if self.seats.choose(self._controller.seats()):
            self._lay_out()
        for part in (self.top_bar, self.status, self.far_status, self.tray, self.sheet):
            part.refresh()
        self.seats.refresh(still=still)
        self.actions_bar.refresh()
        if self._layout.flat and self._controller.stage is not Stage.MOVING:
            self._place_actions()
        if self._sheet_over:
            self.sheet.raise_()
        over = self._controller.stage is Stage.ROUND_OVER
        self._announcer.say(self.status.sentence(), round_over=over)

    def _order_focus(self) -> None:
        # Buttons come first, then dice, which see to that themselves; then the seats to choose.
        seats = [seat for seat in self.seats.widgets if seat.facts.choosable]
        for before, after in pairwise([self.tray.handles.all[-1], *seats]):
            QWidget.setTabOrder(before, after)

    def _dress(self) -> None:
        if self.isVisible():
            self._lay_out()
        self.update()

    def _jump(self) -> None:
        self._still = True

    def _toggle_sheet(self) -> None:
        had_focus = self.focusWidget() is self.top_bar.sheet
        if self._layout.sheet_beside:
            self._place_sheet(open_now=False, slide=True)
            return
        if not self._layout.metrics.sheet_folded and not self._sheet_wanted:
            self._sheet_wanted = True
            self._lay_out(slide=True)
        if not self._layout.sheet_beside:
            self._sheet_over = not self._sheet_over
            self._place_beside_sheet()
            self._place_sheet(open_now=self._sheet_over, slide=True)
        if had_focus and self.sheet.open:
            self.sheet.fold_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _place_sheet(self, *, open_now: bool, slide: bool) -> None:
        had_focus = self.sheet.isAncestorOf(self.focusWidget())
        self.sheet.place(self._layout.sheet, open_now=open_now, slide=slide)
        if had_focus and not open_now:
            self.actions_bar.take_focus()

    def _sheet_gone(self) -> None:
        if self._layout.sheet_beside:
            self._sheet_wanted = False
            self._lay_out()
