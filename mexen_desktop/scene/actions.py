"""The row of large buttons with what can be done now."""

from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.button import Button
from mexen_desktop.look.controls.key import Variant
from mexen_desktop.look.controls.translated import Translated
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.paper import BORDER, RADIUS_SEAT, paint_paper
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.look.theme import theme
from mexen_desktop.models.controller import Controller, Stage
from mexen_desktop.scene.action_places import placed
from mexen_desktop.scene.action_words import write
from mexen_desktop.scene.choose_button import ChooseButton
from mexen_desktop.scene.face_button import FaceButton, TapHint
from mexen_desktop.scene.offers import FACES, Kind, Offer, offers
from mexen_desktop.scene.touch import stamp_from
from mexen_desktop.texts.refusals import what_to_tap

#: How wide a button is beside others.
_SHARES: Final[dict[Kind, float]] = {
    Kind.FACE: 0.8,
    Kind.THROW: 3,
    Kind.STOP: 2,
    Kind.TAKE_BACK: 2,
    Kind.NEXT_ROUND: 3,
    Kind.END_GAME: 2,
}
#: A button before a seat has no icon where it is narrower, at scale 1.
_LEAST_WITH_ICON: Final = 145


class ActionBar(Translated):
    """Offers what is possible, nothing else; while something moves it stays as it was.

    A throw, a face and a stop act when they go down, all else when it comes up.
    """

    #: Another game with the same people is wanted, the evening so far, or the way back.
    again_requested = Signal()
    evening_requested = Signal()
    home_requested = Signal()

    def __init__(self, controller: Controller, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("actions")
        self._controller = controller
        self._metrics = Metrics(1280, 800)
        self._offers: tuple[Offer, ...] = ()
        self._left_handed = False
        self._row = QRect()
        self._turns = 0
        self._mirrored = self._flat = False
        #: Whether it takes more room than its row.
        self._over = False
        self._buttons = {
            Offer(Kind.THROW): self._button("throwButton", "throw", "brass"),
            Offer(Kind.STOP): self._button("stopButton", "stop", "paper"),
            Offer(Kind.TAKE_BACK): self._button("takeBackButton", "undo", "paper"),
            Offer(Kind.NEXT_ROUND): self._button("nextRoundButton", "throw", "brass"),
            Offer(Kind.END_GAME): self._button("endGameButton", "end", "paper"),
            Offer(Kind.AGAIN): self._button("againButton", "throw", "brass"),
            Offer(Kind.EVENING): self._button("eveningButton", "evening", "paper"),
            Offer(Kind.HOME): self._button("homeButton", "home", "paper"),
            Offer(Kind.HURRY): self._button("hurryButton", "computer-2", "paper"),
        }
        #: Stands where Stop may stand, so that no face ever moves.
        self._hint = TapHint(self)
        self._connect()
        self.refresh()

    def set_scale(self, metrics: Metrics) -> None:
        """Draw in the sizes of that window."""
        self._metrics = metrics
        self._lay_out()

    def place(self, row: QRect, turns: int = 0, *, mirrored: bool = False) -> None:
        """Put the buttons there, in the parent's coordinates; their focus ring has room around.

        They are turned so often by a quarter; `mirrored` begins at the right, as seen from there.
        """
        self._metrics = metrics_of(self)
        self._row = row
        self._turns = turns
        self._mirrored = mirrored
        self._lay_out()

    def set_left_handed(self, left_handed: bool) -> None:
        """Put the first button at the right."""
        self._left_handed = left_handed
        self._lay_out()

    def set_flat(self, flat: bool) -> None:
        """Stand before the one who is to press, who needs no name then."""
        self._flat = flat
        self.retranslate()

    def refresh(self) -> None:
        """Offer what can be done now; in a race that is held, nothing new."""
        if self._controller.stage is not Stage.MOVING and not self._controller.held:
            had_focus = self._has_focus()
            self._offers = offers(self._controller)
            self._show_offered()
            self.retranslate()
            self._lay_out()
            if had_focus or self._nobody_has_focus():
                self.take_focus()

    def button(self, kind: Kind) -> Button:
        """Give the button of a kind of which there is but one."""
        return self._of(kind)

    def take_focus(self) -> None:
        """Give the focus to the first button, unless one of them has it."""
        shown = self._shown()
        if shown and self.window().focusWidget() not in shown:
            shown[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def move_focus(self, by: int) -> bool:
        """Move the focus along the buttons; False where it is elsewhere, unless one is chosen."""
        shown = self._shown()
        focused = self.window().focusWidget()
        at = next((at for at, button in enumerate(shown) if button is focused), None)
        if at is None:
            if not self._controller.choices:
                return False
            self.take_focus()
        else:
            reason = Qt.FocusReason.TabFocusReason if by > 0 else Qt.FocusReason.BacktabFocusReason
            shown[(at + by) % len(shown)].setFocus(reason)
        return True

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        write(self._of, self._controller, named=not self._flat)
        self._hint.say(what_to_tap(self._controller.dice_to_enter))
        for offer in self._offers:
            if offer.kind is Kind.CHOOSE:
                self._name_chooser(offer)
            elif offer.kind is Kind.FACE:
                self._face(offer).show_entered(offer.which in self._controller.faces)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._over:
            painter, palette, scale = QPainter(self), theme().palette, self._metrics.s
            # Seats and dice that it covers end at its edge, as below a sheet.
            colours, borders = (palette.line_strong, palette.surface_2), (BORDER * scale,) * 2
            paint_paper(painter, QRectF(self.rect()), RADIUS_SEAT * scale, colours, borders)
            painter.end()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.take_focus()

    def go_on_with(self, *parts: QWidget) -> None:
        """Let the Tab key go on from the buttons to these parts."""
        for before, after in pairwise((self._last(), *parts)):
            QWidget.setTabOrder(before, after)

    # Inside

    def _last(self) -> Button:
        return list(self._buttons.values())[-1]

    def _of(self, kind: Kind) -> Button:
        return self._buttons[Offer(kind)]

    def _button(self, name: str, icon: str, variant: Variant) -> Button:
        button = Button(icon=icon, variant=variant, kind="action", parent=self)
        button.setObjectName(name)
        button.hide()
        return button

    def _connect(self) -> None:
        self._of(Kind.THROW).pressed_at.connect(self._throw)
        self._of(Kind.STOP).pressed_at.connect(self._stop)
        self._of(Kind.TAKE_BACK).clicked.connect(self._controller.take_back_face)
        self._of(Kind.NEXT_ROUND).clicked.connect(self._controller.next_round)
        self._of(Kind.END_GAME).clicked.connect(self._controller.finish)
        self._of(Kind.AGAIN).clicked.connect(self.again_requested)
        self._of(Kind.EVENING).clicked.connect(self.evening_requested)
        self._of(Kind.HOME).clicked.connect(self.home_requested)
        self._of(Kind.HURRY).pressed_at.connect(self._throw)

    def _throw(self, timestamp: int) -> None:
        self._controller.throw(stamp_from(timestamp))

    def _stop(self, timestamp: int) -> None:
        self._controller.stop(stamp_from(timestamp))

    def _choose(self, seat: int) -> None:
        if self._controller.stage is Stage.MOVING:
            self._controller.throw()
        else:
            self._controller.choose(seat)

    def _enter(self, face: int, _timestamp: int) -> None:
        self._controller.enter(face)

    def _offered(self, offer: Offer) -> Button:
        button = self._buttons.get(offer)
        if button is None:
            button = self._face(offer) if offer.kind is Kind.FACE else self._chooser(offer)
        return button

    def _chooser(self, offer: Offer) -> ChooseButton:
        button = self._buttons.get(offer)
        if not isinstance(button, ChooseButton):
            button = ChooseButton(self)
            button.setObjectName(f"chooseButton{offer.which}")
            button.clicked.connect(partial(self._choose, offer.which))
            self._add(offer, button)
        return button

    def _face(self, offer: Offer) -> FaceButton:
        button = self._buttons.get(offer)
        if not isinstance(button, FaceButton):
            button = FaceButton(offer.which, self)
            button.pressed_at.connect(partial(self._enter, offer.which))
            self._add(offer, button)
        return button

    def _add(self, offer: Offer, button: Button) -> None:
        QWidget.setTabOrder(self._last(), button)
        self._buttons[offer] = button

    def _name_chooser(self, offer: Offer) -> None:
        facts = next(each for each in self._controller.seats() if each.seat == offer.which)
        self._chooser(offer).show_person(facts.person, facts.number)

    def _shown(self) -> list[Button]:
        return [self._offered(offer) for offer in self._offers]

    def _show_offered(self) -> None:
        shown = self._shown()
        for button in shown:
            button.show()
        for button in self._buttons.values():
            if button not in shown:
                button.setDown(False)
                button.hide()
        # The Tab key goes from left to right.
        for before, after in pairwise(shown):
            QWidget.setTabOrder(before, after)

    def _has_focus(self) -> bool:
        return self.window().focusWidget() in self._buttons.values()

    def _nobody_has_focus(self) -> bool:
        return self.isVisible() and self.window().focusWidget() is None

    def _lay_out(self) -> None:
        parts = self._in_a_row()
        equal = any(isinstance(part, ChooseButton) for part, _ in parts)
        wishes = [(share, part.least_width() * self._flat) for part, share in parts]
        at = [place for place, (part, _) in enumerate(parts) if isinstance(part, FaceButton)]
        faces = slice(at[0], at[-1] + 1) if at and self._flat else None
        stand = placed(self._row, self._turns, wishes, self._metrics, equal=equal, faces=faces)
        self._over = stand.over
        self.setGeometry(stand.whole)
        for (part, _), place in zip(parts, stand.parts, strict=True):
            part.quarter_turns = self._turns
            part.setGeometry(place)
        if stand.over:
            self.raise_()
        for kind, icon in ((Kind.THROW, "throw"), (Kind.STOP, "stop")):
            # Its word comes first.
            room = max(self._of(kind).width(), self._of(kind).height())
            narrow = self._flat and room < self._metrics.px(_LEAST_WITH_ICON)
            self._of(kind).set_icon_name("" if narrow else icon)

    def _share(self, offer: Offer) -> float:
        share = _SHARES.get(offer.kind, 1)
        # Before a seat there is less room: no word is to be cut.
        return min(share, _SHARES[Kind.STOP]) if self._flat else share

    def _in_a_row(self) -> list[tuple[Button | TapHint, float]]:
        """Give what stands side by side, from left to right, with how wide it is."""
        parts: list[tuple[Button | TapHint, float]] = [
            (self._offered(offer), self._share(offer)) for offer in self._offers
        ]
        faces = len(FACES) if self._offers[: len(FACES)] == FACES else 0
        self._hint.setVisible(faces == len(parts) > 0)
        if faces and faces == len(parts):
            parts.append((self._hint, _SHARES[Kind.STOP]))
        if self._left_handed != self._mirrored:
            # Faces stand as the digits do, whatever hand they are tapped with.
            parts = [*reversed(parts[faces:]), *parts[:faces]]
        return parts
