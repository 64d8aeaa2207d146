"""The slip of paper on the felt."""

from typing import Final

from PySide6.QtCore import QEasingCurve, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.translated import Translated
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.text import tell_whole
from mexen_desktop.look.theme import theme
from mexen_desktop.look.turning import seen_rect, turned_rect, turned_size, upright
from mexen_desktop.models.controller import Controller, Stage
from mexen_desktop.models.facts import Person
from mexen_desktop.scene.decided import who_lost, who_starts
from mexen_desktop.scene.dice import DiceStage
from mexen_desktop.scene.die_sets import dice_of_theme
from mexen_desktop.scene.end_paper import EndPaper
from mexen_desktop.scene.final_paper import FinalPaper
from mexen_desktop.scene.papers import MomentPaper, Paper, Room
from mexen_desktop.scene.standings import standings
from mexen_desktop.texts import slips, words
from mexen_desktop.texts.isolates import isolated

_COME_MS: Final = 220
_STAMP_MS: Final = 200
_GO_MS: Final = 150
_COMES_FROM: Final = 0.7
_STAMPED_FROM: Final = 1.4
_GOES_TO: Final = 0.9
_OVERSHOOT: Final = 1.1
#: Words that are smaller when they are turned by a quarter are not turned so.
_LEAST_SHARE: Final = 0.7


class Slip(Translated):
    """A slip of paper that lies on the felt for a moment, or until the next round begins.

    Presses go through it to the tray.
    """

    def __init__(self, controller: Controller, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("slip")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._controller = controller
        self._tray = parent
        self._room = Room(QRect(), QRect(), QRect(), Metrics(1280, 800))
        #: Towards which side of the table it is wanted to face, towards which it does.
        self._wanted = 0
        self._turns = 0
        self._paper: Paper | None = None
        self._moment: tuple[str, tuple[str, ...]] | None = None
        self._stamped = False
        #: Which end lies there: of a round or the game, after how many steps, with whom.
        self._ends: tuple[Stage, int, tuple[Person, ...]] | None = None
        self._dice: list[DiceStage] = []
        self._size = 1.0
        self._strength = 1.0
        self._from = 1.0
        self._going = False
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.valueChanged.connect(self._move)
        self._motion.finished.connect(self._arrive)
        theme().changed.connect(self._dress)
        self.hide()

    def place(self, room: Room) -> None:
        """Lie in that room of the tray, in the tray's coordinates."""
        self.setGeometry(room.whole)
        self._room = Room(
            room.below_pot.translated(-room.whole.topLeft()),
            room.felt.translated(-room.whole.topLeft()),
            room.whole.translated(-room.whole.topLeft()),
            room.metrics,
        )
        self._write()

    def face(self, turns: int) -> None:
        """Turn towards a side of the table, as far as the words are as large that way."""
        if turns != self._wanted:
            self._wanted = turns
            self._write()

    @property
    def quarter_turns(self) -> int:
        """How often it is turned by a quarter, clockwise, towards a side of the table."""
        return self._turns

    def refresh(self) -> None:
        """Show the end of a round or of the game, if one is on the table."""
        controller = self._controller
        if not self._has_ended():
            if self._ends:
                self._ends = None
                self._go()
            return
        end = (controller.stage, len(controller.game.steps), tuple(controller.people))
        if end != self._ends:
            self._ends, self._moment = end, None
            self._write()
            self._come(_COMES_FROM, _COME_MS)

    def show_words(self, text: str, icons: tuple[str, ...], *, stamped: bool) -> None:
        """Lie there with a word; stamped, it comes down onto the felt."""
        self._moment, self._stamped = (text, icons), stamped
        self._write()
        if stamped:
            self._come(_STAMPED_FROM, _STAMP_MS)
        else:
            self._come(_COMES_FROM, _COME_MS)

    def take_words_away(self) -> None:
        """Let a slip with a word go; the end of a round stays."""
        if self._moment is not None:
            self._moment = None
            self._go()

    def covers(self, rect: QRect) -> bool:
        """Whether the end of a round or game lies on that part of the tray."""
        if not self._ends or self._paper is None:
            return False
        covered = (self._turned(place).translated(self.pos()) for place in self._paper.places())
        return any(place.intersects(rect) for place in covered)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._write()

    def spoken_role(self) -> QAccessible.Role:
        """It is read, not pressed."""
        return QAccessible.Role.StaticText

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._paper is None:
            return
        painter = QPainter(self)
        painter.setOpacity(self._strength)
        upright(painter, self, self._turns)
        if self._size != 1.0:
            centre = self._paper.bounds.center()
            painter.translate(centre)
            painter.scale(self._size, self._size)
            painter.translate(-centre)
        self._paper.paint(painter, theme().palette)
        painter.end()
        # Presses go through the slip, so does the wish to see a whole name.
        tell_whole(self._tray, "\n".join(sorted(self._paper.cut)), "")

    def _write(self) -> None:
        """Write what is to be read now, for the room there is now."""
        if self._moment is not None or self._ends:
            self._paper = self._written(self._wanted)
            if self._wanted % 2 and not self._reads_well():
                self._paper = self._written(0)
        self._lay_dice()
        self.setAccessibleName(self._paper.spoken if self._paper else "")
        self.update()

    def _written(self, turns: int) -> Paper | None:
        """Write it so that it is read from there."""
        self._turns = turns
        room = self._seen()
        if self._moment is not None:
            text, icons = self._moment
            # Turned by a quarter the word needs all of the felt's height.
            shown = () if turns % 2 else icons
            return MomentPaper(text, shown, room, stamped=self._stamped)
        return self._end(room)

    def _reads_well(self) -> bool:
        """Whether what is turned by a quarter is as good so: large words, without dice."""
        paper = self._paper
        dice = isinstance(paper, EndPaper) and paper.dice
        return paper is not None and not dice and paper.share >= _LEAST_SHARE

    def _seen(self) -> Room:
        """Return the room as it is seen from where the slip is read."""
        room, whole, turns = self._room, self._room.whole.size(), self._turns
        return Room(
            seen_rect(room.below_pot, whole, turns),
            seen_rect(room.felt, whole, turns),
            seen_rect(room.whole, whole, turns),
            room.metrics,
        )

    def _turned(self, seen: QRectF) -> QRect:
        """Return where that is on the tray which is seen there."""
        whole = turned_size(self.size(), self._turns)
        return turned_rect(seen.toAlignedRect(), whole, self._turns)

    def _end(self, room: Room) -> Paper | None:
        text = slips.slip(self._controller)
        if text is None:
            return None
        if self._controller.stage is Stage.GAME_OVER:
            return self._final((text.headline, text.under), room)
        texts = (text.headline, text.under)
        if self._controller.lots is not None:
            return EndPaper(texts, who_starts(self._controller, self._room), room, caption="")
        return EndPaper(texts, who_lost(self._controller), room)

    def _final(self, texts: tuple[str, str], room: Room) -> FinalPaper:
        rows = standings(self._controller)
        game = self._controller.game
        lives = game.options.costs_life
        listed = [f"{isolated(row.person.name)}: {words.number(row.score)}" for row in rows]
        spoken = "; ".join([*texts, *listed])
        return FinalPaper(texts, rows, room, lives=lives, spoken=spoken)

    def _has_ended(self) -> bool:
        controller = self._controller
        if controller.stage is Stage.READY:
            # Who starts is told until that player throws.
            return controller.lots is not None and controller.lots.settled
        return controller.stage in (Stage.ROUND_OVER, Stage.GAME_OVER)

    def _lay_dice(self) -> None:
        for stage in self._dice:
            stage.hide()
            stage.deleteLater()
        self._dice = []
        if isinstance(self._paper, EndPaper):
            for place in self._paper.dice:
                stage = DiceStage(self)
                stage.set_dice_set(dice_of_theme())
                stage.setGeometry(self.rect())
                where = QRectF(self._turned(place.where))
                stage.set_geometry_of(where, None, place.width, place.width, QRectF())
                stage.lay(place.dice)
                stage.show()
                self._dice.append(stage)

    def _dress(self) -> None:
        for stage in self._dice:
            stage.set_dice_set(dice_of_theme())

    def _come(self, start: float, milliseconds: int) -> None:
        curve = QEasingCurve(QEasingCurve.Type.OutBack)
        curve.setOvershoot(_OVERSHOOT)
        self.show()
        self._start(start, milliseconds, curve, going=False)

    def _go(self) -> None:
        for stage in self._dice:
            stage.hide()
        curve = QEasingCurve(QEasingCurve.Type.InQuad)
        self._start(_GOES_TO, _GO_MS, curve, going=True)

    def _start(self, size: float, milliseconds: int, curve: QEasingCurve, *, going: bool) -> None:
        self._from, self._going = size, going
        self._motion.stop()
        duration = theme().duration(milliseconds)
        if duration:
            self._motion.setDuration(duration)
            self._motion.setEasingCurve(curve)
            self._motion.start()
        else:
            self._arrive()

    def _move(self, part: float) -> None:
        there = 1 - part if self._going else part
        self._size = self._from + (1 - self._from) * there
        self._strength = max(0.0, min(1.0, there if self._going else 2 * there))
        self.update()

    def _arrive(self) -> None:
        self._size = self._strength = 1.0
        if self._going:
            self._paper = None
            self.setAccessibleName("")
            self._tray.setToolTip("")
            self.hide()
        self.update()
