"""All seats around the tray with what belongs to them: pads, tags, light."""

from functools import partial

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.paper import RADIUS_SEAT
from mexen_desktop.look.shadow import paint_shadow, reach
from mexen_desktop.look.theme import theme
from mexen_desktop.models.controller import Controller, Stage
from mexen_desktop.models.facts import SeatFacts
from mexen_desktop.scene.around import shown_seats
from mexen_desktop.scene.details import Details
from mexen_desktop.scene.light import TurnLight
from mexen_desktop.scene.pad import Pad
from mexen_desktop.scene.places import SeatPlace, TableLayout
from mexen_desktop.scene.seat import Seat
from mexen_desktop.scene.seat_words import tag_text
from mexen_desktop.scene.tag import SeatTag

_AT_REST = 1
_IN_TURN = 2


class Seats(QObject):
    """Keeps a seat widget for each player who has a place, a pad for each who may tap."""

    #: Others may be chosen than before.
    choice_changed = Signal()

    def __init__(self, controller: Controller, page: QWidget) -> None:
        super().__init__(page)
        self._controller = controller
        self._page = page
        self._metrics = Metrics(1280, 800)
        self._one_line = False
        self._flat = False
        self._shown: list[SeatFacts] = []
        self._seats: dict[int, Seat] = {}
        self._pads: dict[int, Pad] = {}
        self._tags: dict[int, SeatTag] = {}
        self._buttons_top = 0
        self._places: dict[int, SeatPlace] = {}
        self._stacked: list[QWidget] = []
        self._choosable: list[int] = []
        self.light = TurnLight(page)
        self.details = Details(controller, page)

    @property
    def count(self) -> int:
        """How many have a place at the table."""
        return len(self._shown)

    def choose(self, facts: tuple[SeatFacts, ...]) -> bool:
        """Choose who has a place at the table now; tell whether that is somebody else."""
        before = [each.seat for each in self._shown]
        self._shown = shown_seats(facts)
        return before != [each.seat for each in self._shown]

    def of(self, seat: int) -> Seat | None:
        """Give the widget of a seat, None where that player has no place at the table."""
        return self._seats.get(seat)

    @property
    def widgets(self) -> list[Seat]:
        """All seats that are shown, clockwise."""
        return [self._seats[facts.seat] for facts in self._shown]

    def place(self, layout: TableLayout) -> None:
        """Put everybody where they sit in that layout."""
        self._metrics = layout.metrics
        wanted = [facts.seat for facts in self._shown]
        for gone in [seat for seat in self._seats if seat not in wanted]:
            self._remove(gone)
        self._places = dict(zip(wanted, layout.seats, strict=True))
        for facts in self._shown:
            seat = self._seats.get(facts.seat) or self._add(facts)
            seat.set_scale(layout.metrics)
            seat.put(self._places[facts.seat], one_line=layout.one_line)
            self._place_pad(facts.seat)
        self._one_line, self._flat = layout.one_line, layout.flat
        self._buttons_top = layout.actions.top()
        self._shine(still=True)
        self._hang_tags()
        self._page.update()

    def refresh(self, *, still: bool) -> None:
        """Show the facts of now; `still` is without motion."""
        choosable = [facts.seat for facts in self._shown if facts.choosable]
        for facts in self._shown:
            self._seats[facts.seat].refresh(facts, still=still)
            self._show_pad(facts)
        if choosable != self._choosable:
            self._choosable = choosable
            self.choice_changed.emit()
        self._shine(still=still)
        self._hang_tags(still=still)
        self._stack()

    def paint_below(self, painter: QPainter, region: QRegion) -> None:
        """Paint light and shadows on the cloth, where they are in that region."""
        self.light.paint_below(painter, region)
        palette, scale = theme().palette, self._metrics.s
        radius = RADIUS_SEAT * scale
        for seat in self._seats.values():
            if seat.isHidden():
                pad = self._pads.get(seat.seat)
                rect = seat.plaque_rect() if pad is None else pad.geometry()
                turn = 1.0
            else:
                rect, turn = seat.plaque_rect(), seat.turn
            out = reach(_IN_TURN, scale)
            if not region.intersects(rect.adjusted(-out, -out, out, out)):
                continue
            for height, strength in ((_AT_REST, 1 - turn), (_IN_TURN, turn)):
                if strength > 0:
                    painter.setOpacity(strength)
                    paint_shadow(painter, QRectF(rect), radius, height, scale, palette)
            painter.setOpacity(1.0)

    def lit_place(self) -> SeatPlace | None:
        """Give where the one sits whose turn it is, or who has just lost."""
        lit = (self._places.get(facts.seat) for facts in self._shown if facts.lit)
        return next(lit, None)

    def tally_point(self, seat: int) -> QPointF:
        """Return where a player's tally is on the page, its middle for who has no place there."""
        found = self._seats.get(seat)
        return QPointF(self._page.rect().center()) if found is None else found.tally_point()

    def turn_life(self, seat: int, left: int, ms: int) -> None:
        """Turn a player's life die down to what is left, within that time."""
        found = self._seats.get(seat)
        if found is not None:
            found.turn_life(left, ms)

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        for pad in self._pads.values():
            pad.retranslate()

    def _shine(self, *, still: bool) -> None:
        lit = [self._places[facts.seat] for facts in self._shown if facts.lit]
        over = self._controller.stage in (Stage.ROUND_OVER, Stage.GAME_OVER)
        self.light.shine(lit, self._metrics, points=not over, still=still)

    def _add(self, facts: SeatFacts) -> Seat:
        seat = Seat(self._controller, facts, self._page)
        seat.moved.connect(self._follow)
        seat.details_wanted.connect(partial(self.details.show_for, seat))
        self._seats[facts.seat] = seat
        seat.show()
        return seat

    def _remove(self, seat: int) -> None:
        for parts in (self._seats, self._pads, self._tags):
            gone = parts.pop(seat, None)
            if gone is not None:
                gone.hide()
                gone.deleteLater()

    def _place_pad(self, seat: int) -> None:
        pad, place = self._pads.get(seat), self._places[seat]
        if pad is not None:
            pad.quarter_turns = place.turns
            pad.setGeometry(place.pad)

    def _show_pad(self, facts: SeatFacts) -> None:
        taps = facts.may_tap or facts.tapped
        pad = self._pads.get(facts.seat)
        if taps and pad is None:
            pad = self._pads[facts.seat] = Pad(self._controller, facts, self._page)
            self._place_pad(facts.seat)
        if pad is None:
            return
        pad.refresh(facts)
        seat = self._seats[facts.seat]
        if taps == seat.isHidden():
            return
        # Both at once, without motion: pads are live the moment they are seen.
        pad.setDown(False)
        pad.setVisible(taps)
        seat.setVisible(not taps)
        self._page.update(self._around(seat).united(self._around(pad)))

    def _hang_tags(self, *, still: bool = True) -> None:
        wanted = {
            facts.seat: text
            for facts in self._shown
            if (text := tag_text(facts, self._controller)) and not self._one_line
            if not self._seats[facts.seat].isHidden()
        }
        free = [seat for seat in self._tags if seat not in wanted]
        for seat in wanted:
            if seat not in self._tags and free:
                self._tags[seat] = self._tags.pop(free.pop())
        for seat in free:
            gone = self._tags.pop(seat)
            gone.hide()
            gone.deleteLater()
        for seat, text in wanted.items():
            fresh = seat not in self._tags
            tag = self._tags.setdefault(seat, SeatTag(self._page)) if fresh else self._tags[seat]
            turns = self._places[seat].turns if self._flat else None
            above = None if self._flat else self._buttons_top
            tag.hang(self._hook(seat), text, turns, still=still or fresh, above=above)
            tag.show()

    def _hook(self, seat: int) -> QRect:
        # Where the seat will lie once it has grown or shrunk, so that the tag moves but once.
        place = self._places[seat]
        return place.in_turn if self._seats[seat].facts.lit else place.rest

    def _stack(self) -> None:
        lit = [seat for seat in self._seats.values() if seat.facts.lit]
        order = [*lit, self.light, *self._tags.values()]
        # What is raised is painted anew, so that is done only where it changes something.
        if order != self._stacked:
            self._stacked = order
            for part in order:
                part.raise_()

    def _follow(self) -> None:
        seat = self.sender()
        if isinstance(seat, Seat):
            place = seat.place
            if place is not None:
                both = place.rest.united(place.in_turn)
                out = reach(_IN_TURN, self._metrics.s)
                self._page.update(both.adjusted(-out, -out, out, out))

    def _around(self, widget: QWidget) -> QRect:
        out = reach(_IN_TURN, self._metrics.s)
        return widget.geometry().adjusted(-out, -out, out, out)
