"""Where the coach's numbers stand on the table."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRect, QRectF
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.tag import Tag
from mexen_desktop.look.scale import metrics_of
from mexen_desktop.models.coach import Coach
from mexen_desktop.models.controller import Controller, Stage
from mexen_desktop.scene.coach_note import CoachNote
from mexen_desktop.scene.coach_number import CoachNumber, RiskLine
from mexen_desktop.scene.lying import lying
from mexen_desktop.scene.offers import Kind
from mexen_desktop.scene.page import TablePage
from mexen_desktop.texts.coach import percent, risk, why_stop, why_throw
from mexen_desktop.texts.words import number

#: Keeps the line below a word free until the number is known, so that the word does not jump.
_NOT_YET = "\u2007"


class Coaching(QObject):
    """Writes numbers under Throw, Stop, every die that may stay; tells why where one is pressed.

    The table never waits for them: they come when they are known.
    """

    def __init__(self, coach: Coach, controller: Controller, page: TablePage) -> None:
        super().__init__(page)
        self._coach = coach
        self._controller = controller
        self._page = page
        self.note = CoachNote(page)
        throw, stop = (page.actions_bar.button(kind) for kind in (Kind.THROW, Kind.STOP))
        self._lines = {
            Kind.THROW: RiskLine("coachThrow", throw),
            Kind.STOP: RiskLine("coachStop", stop),
        }
        self._tags = tuple(CoachNumber(f"coachDie{index}", page.tray) for index in range(2))
        #: Of a throw that people enter: there is no button for it.
        self._entered = CoachNumber("coachEnter", page.tray)
        self._entered.clicked.connect(
            lambda: self._explain(why_throw(controller.state, controller.keep), self._entered)
        )
        self._lines[Kind.THROW].clicked.connect(lambda: self._explain_throw(controller.keep))
        self._lines[Kind.STOP].clicked.connect(self._explain_stop)
        for index, tag in enumerate(self._tags):
            tag.clicked.connect(partial(self._explain_die, index))
        for signal in (coach.changed, controller.changed, page.arranged):
            signal.connect(self.refresh)
        controller.changed.connect(self.note.hide)
        page.escaped_first.append(self._put_away)
        for part in (throw, stop, page):
            part.installEventFilter(self)
        self.refresh()

    def refresh(self) -> None:
        """Show what is known now."""
        if self._controller.stage is Stage.MOVING:
            for part in (*self._lines.values(), *self._tags, self._entered):
                part.hide()
            return
        keep = self._controller.keep
        self._show_line(Kind.THROW, self._coach.throw(keep))
        self._show_line(Kind.STOP, self._coach.stop)
        self._show_tags()
        self._show_entered()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            # The page hears of it first, the buttons once they have their new words.
            self.note.hide()
            self.refresh()
        elif event.type() == QEvent.Type.Resize:
            self.refresh()
        return False

    def _show_line(self, kind: Kind, lose: float | None) -> None:
        button, line = self._page.actions_bar.button(kind), self._lines[kind]
        text = "" if lose is None else risk(lose)
        if lose is not None and not line.has_room(text):
            # The number is never cut.
            text = percent(lose)
        button.set_sub_line(text or (_NOT_YET if self._coach.speaks else ""))
        line.setVisible(lose is not None)
        if lose is not None:
            line.say(text, self._spoken(button.label(), risk(lose)))
            button.setAccessibleDescription(risk(lose))
            line.place()
        else:
            button.setAccessibleDescription("")

    def _show_tags(self) -> None:
        keep, stays = self._controller.keep, self._controller.may_stay
        values = lying(self._controller.game.steps).values
        for tag, value in self._with_values(values):
            lose = self._coach.throw(value) if value in stays and value != keep else None
            tag.setVisible(lose is not None)
            if lose is not None:
                text = QCoreApplication.translate("coach", "Keep the {value}")
                tag.say(percent(lose), self._spoken(text.format(value=number(value)), risk(lose)))
        self._place_tags()

    def _show_entered(self) -> None:
        lose = self._coach.throw(self._controller.keep)
        shown = lose is not None and self._controller.may_enter
        self._entered.setVisible(shown)
        if lose is None or not shown:
            return
        throw = self._page.actions_bar.button(Kind.THROW).label()
        text = QCoreApplication.translate("coach", "{action}: {share}", "Throw: 44%")
        told = text.format(action=throw, share=percent(lose))
        self._entered.say(told, self._spoken(throw, risk(lose)))
        tray = self._page.tray
        self._entered.quarter_turns = tray.turns
        size = self._entered.sizeHint()
        felt, slip = QRectF(tray.felt), QRectF(0, 0, size.width(), size.height())
        taken = [*tray.stage.rects(), *self._written_on_felt()]
        taken += [QRectF(tag.geometry()) for tag in self._tags if not tag.isHidden()]
        spots = [
            slip.translated(left, top)
            for top in (felt.bottom() - slip.height(), felt.top())
            for left in (
                felt.left(),
                felt.center().x() - slip.width() / 2,
                felt.right() - slip.width(),
            )
        ]
        free = [spot for spot in spots if not any(spot.intersects(other) for other in taken)]
        self._entered.setGeometry((free or spots)[0].toAlignedRect())
        self._entered.raise_()

    def _with_values(self, values: tuple[int, ...]) -> Iterator[tuple[CoachNumber, int]]:
        for index, tag in enumerate(self._tags):
            yield tag, values[index] if index < len(values) else 0

    def _spoken(self, action: str, text: str) -> str:
        spoken = QCoreApplication.translate("coach", "{action}: {risk}. Why?", "Stop: 44% risk …")
        return spoken.format(action=action, risk=text)

    def _place_tags(self) -> None:
        """Lay each number beside its die: below it where there is room."""
        tray = self._page.tray
        rects = tray.stage.rects()
        gap = metrics_of(self._page).px(2)
        for index, tag in enumerate(self._tags):
            if tag.isHidden() or index >= len(rects):
                continue
            tag.quarter_turns = tray.turns
            die, size = rects[index], tag.sizeHint()
            others = [rect for at, rect in enumerate(rects) if at != index]
            others += self._written_on_felt()
            spots = self._spots(die, QRectF(0, 0, size.width(), size.height()), gap, tray.turns)
            inside = QRectF(tray.inside)
            free = [
                spot
                for spot in spots
                if inside.contains(spot) and not any(spot.intersects(other) for other in others)
            ]
            tag.setGeometry((free or spots[-1:])[0].toAlignedRect())
            tag.raise_()

    def _written_on_felt(self) -> list[QRectF]:
        """Give where words are in the tray: pot, word on the ledge, on a flat screen the status."""
        tray = self._page.tray
        parts = [part for part in (tray.pot, *tray.findChildren(Tag)) if part.isVisible()]
        lines = [self._page.status, self._page.far_status]
        rects = [QRectF(part.geometry()) for part in parts]
        return rects + [QRectF(line.geometry().translated(-tray.pos())) for line in lines]

    @staticmethod
    def _spots(die: QRectF, slip: QRectF, gap: float, turns: int) -> list[QRectF]:
        """Give where a number may lie: below the die, as who reads it sees that, comes first."""
        middle = die.center()
        below = QPointF(middle.x(), die.bottom() + gap + slip.height() / 2)
        above = QPointF(middle.x(), die.top() - gap - slip.height() / 2)
        right = QPointF(die.right() + gap + slip.width() / 2, middle.y())
        left = QPointF(die.left() - gap - slip.width() / 2, middle.y())
        on_it = QPointF(middle.x(), die.bottom() - slip.height() / 2)
        sides = (
            (below, above, right, left),
            (left, right, below, above),
            (above, below, left, right),
            (right, left, above, below),
        )[turns]
        return [slip.translated(centre - slip.center()) for centre in (*sides, on_it)]

    # Why

    def _explain_throw(self, keep: int) -> None:
        self._explain(why_throw(self._controller.state, keep), self._lines[Kind.THROW])

    def _explain_stop(self) -> None:
        names = [person.name for person in self._controller.people]
        self._explain(why_stop(self._controller.state, names), self._lines[Kind.STOP])

    def _explain_die(self, index: int) -> None:
        value = lying(self._controller.game.steps).values[index]
        self._explain(why_throw(self._controller.state, value), self._tags[index])

    def _explain(self, sentence: str, part: CoachNumber) -> None:
        if self.note.isVisible() and self.note.sentence() == sentence:
            self.note.hide()
            return
        above: QWidget | None = part.parentWidget() if isinstance(part, RiskLine) else part
        assert above is not None
        place = QRect(above.mapTo(self._page, QPoint()), above.size())
        self.note.say(sentence, place, self._page.tray.turns)

    def _put_away(self) -> bool:
        """Take the note away; tell whether there was one."""
        shown = self.note.isVisible()
        self.note.hide()
        return shown
