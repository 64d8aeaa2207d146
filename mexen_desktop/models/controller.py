"""The one object through which a table plays a game."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from mexen_desktop.models.facts import (
    Person,
    RankFacts,
    SeatFacts,
    ranking,
    so_far,
)
from mexen_desktop.models.seating import seating
from mexen_desktop.rules.actions import Action, Appoint, Finish, Give, Join, Stop, Tap
from mexen_desktop.rules.engine import can_stop, can_throw, may_stay, others
from mexen_desktop.rules.events import RoundEnded
from mexen_desktop.rules.state import APPOINT, GIVE, OVER, RACE, State
from mexen_desktop.session.game import Game, Step
from mexen_desktop.session.race import RaceClock
from mexen_desktop.session.standing import lowest_seats

#: Two presses of the throw that come closer are one: a bouncing button.
BOUNCE_MS = 40
#: After a press that only showed the result, so long no press throws: hammering throws once.
AFTER_SKIP_MS = 300


class Stage(Enum):
    """What the table waits for."""

    #: Dice roll, or a moment is shown; a press shows its end at once.
    MOVING = auto()
    #: A person has to do something.
    READY = auto()
    #: A round's end lies on the table until somebody goes on.
    ROUND_OVER = auto()
    #: The game is over.
    GAME_OVER = auto()


def clock_ms() -> int:
    """Return milliseconds of the clock that stamps input events."""
    return int(monotonic() * 1000)


class Controller(QObject):
    """Plays one game: takes what people want, tells what happened.

    A step first moves (`stepped`, stage MOVING); whoever shows it calls `settle` at its end, and
    only then do the facts follow, so that no plaque tells a result before the dice lie.
    """

    #: A Step to be shown; answer with `settle`.
    stepped = Signal(object)
    #: A press while something moves: show its end now.
    skipped = Signal()
    #: Something was taken back or done again: show this moment without motion.
    jumped = Signal()
    #: Facts or stage are different.
    changed = Signal()
    #: A press that cannot be followed; the reason is one of texts.refusals.
    refused = Signal(str)

    def __init__(
        self,
        game: Game,
        people: Sequence[Person],
        parent: QObject | None = None,
        clock: Callable[[], int] = clock_ms,
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.people = list(people)
        self.stage = Stage.GAME_OVER if game.state.phase == OVER else Stage.READY
        self.keep = 0
        self._clock = clock
        self._shown = game.state
        self._ended: RoundEnded | None = None
        self._race: RaceClock | None = None
        self._tapped: set[int] = set()
        self._last_press = -AFTER_SKIP_MS
        self._deaf_until = 0
        self._order = self._seating()
        self._decide = QTimer(self, singleShot=True, interval=0)
        self._decide.timeout.connect(self._decide_race)

    # What is shown

    @property
    def state(self) -> State:
        """The state that is shown; it lags behind the game's own while something moves."""
        return self._shown

    @property
    def ended(self) -> RoundEnded | None:
        """The round's end that lies on the table, if any."""
        return self._ended

    @property
    def order(self) -> tuple[int, ...]:
        """The seats as they sit clockwise, those who are out too."""
        return self._order

    @property
    def ready(self) -> bool:
        """Whether a person may act in the turn that is on."""
        return self.stage is Stage.READY

    @property
    def may_throw(self) -> bool:
        """Whether the throw is possible now."""
        return self.ready and can_throw(self._shown)

    @property
    def may_stop(self) -> bool:
        """Whether stopping is possible now."""
        return self.ready and can_stop(self._shown)

    @property
    def may_stay(self) -> tuple[int, ...]:
        """The values of dice that may be set aside now."""
        return may_stay(self._shown) if self.ready else ()

    @property
    def choices(self) -> tuple[int, ...]:
        """The seats that may be chosen now, ascending."""
        if not self.ready:
            return ()
        return others(self._shown, GIVE) or others(self._shown, APPOINT)

    @property
    def tappers(self) -> tuple[int, ...]:
        """The seats that may tap now."""
        return others(self._shown, RACE) if self.ready else ()

    @property
    def can_undo(self) -> bool:
        """Whether the last decision may be taken back."""
        return self.stage is not Stage.MOVING and self.game.can_undo

    def seats(self) -> tuple[SeatFacts, ...]:
        """Return every plaque, in seating order."""
        state, ended = self._shown, self._ended
        results = dict(ended.results if ended else state.results)
        lowest = lowest_seats(tuple(results.items()))
        lit = ended.losers if ended else (state.player,)
        scores = state.scores_by_seat()
        life = state.options.costs_life
        role = state.role
        facts: list[SeatFacts] = []
        for number, seat in enumerate(self._order, start=1):
            reading = results.get(seat, 0)
            unsettled = 0 if reading or ended else so_far(state, seat)
            facts.append(
                SeatFacts(
                    seat=seat,
                    number=number,
                    person=self.people[seat],
                    reading=reading or unsettled,
                    so_far=bool(unsettled),
                    tally=None if life else scores[seat],
                    lives=scores[seat] if life else None,
                    role=role if role is not None and role.holder == seat else None,
                    lit=seat in lit,
                    lowest=seat in lowest,
                    choosable=seat in self.choices,
                    may_tap=seat in self.tappers,
                    tapped=seat in self._tapped,
                    out=seat not in state.in_game,
                    takes=ended.amount if ended and seat in ended.losers else 0,
                )
            )
        return tuple(facts)

    def ranking(self) -> tuple[RankFacts, ...]:
        """Return the rows of the ranking of this round, or of the one that has just ended."""
        results = self._ended.results if self._ended else self._shown.results
        playing = [seat for seat in self._order if seat in self._shown.in_game]
        return ranking(self._shown, results, () if self._ended else tuple(playing))

    # What people do

    def throw(self, stamp: int = 0) -> None:
        """Throw, or show the end of what moves, or go on to the next round."""
        now = self._clock()
        bounced = now - self._last_press < BOUNCE_MS
        self._last_press = now
        if bounced:
            return
        if self.stage is Stage.MOVING:
            self._skip(now)
        elif self.stage is Stage.ROUND_OVER:
            self.next_round()
        elif self.may_throw and self._race is not None:
            self._press_in_race(self._player, stamp, is_thrower=True, stops=False)
        elif self.may_throw and now >= self._deaf_until:
            self._throw()

    def stop(self, stamp: int = 0) -> None:
        """End the turn early."""
        if self.stage is Stage.MOVING:
            self._skip(self._clock())
        elif self.may_stop and self._race is not None:
            self._press_in_race(self._player, stamp, is_thrower=True, stops=True)
        elif self.may_stop:
            self._do(Stop(self._player))

    def tap(self, seat: int, stamp: int = 0) -> None:
        """Tap the 32 of another player; without effect before the race is open."""
        if seat in self.tappers:
            self._press_in_race(seat, stamp, is_thrower=False, stops=False)

    def toggle_keep(self, value: int) -> None:
        """Set the die with that value aside for the next throw, or take it back."""
        if value not in self.may_stay:
            if self.ready:
                self.refused.emit("keep")
            return
        self.keep = 0 if self.keep == value else value
        self.changed.emit()

    def choose(self, seat: int) -> None:
        """Choose the player who takes a sip or point, or who becomes Knight."""
        if seat not in self.choices:
            return
        giving = self._shown.phase == GIVE
        self._do(Give(self._player, seat) if giving else Appoint(self._player, seat))

    def next_round(self) -> None:
        """Clear the table for the next round."""
        if self.stage is Stage.ROUND_OVER:
            self._ended = None
            self._tapped.clear()
            self.stage = Stage.READY
            self.jumped.emit()
            self.changed.emit()

    def finish(self) -> None:
        """End the game; the standings are shown."""
        if self.game.state.phase != OVER:
            self.game.submit(Finish())
            self._jump()

    def submit(self, action: Action, person: Person | None = None) -> None:
        """Let somebody join (with who they are) or leave, or the order change, between rounds."""
        if isinstance(action, Join) and person is not None:
            self.people = [*self.people[: self.game.state.seats], person]
        self.game.submit(action)
        self._jump()

    def undo(self) -> None:
        """Take back the last decision."""
        if self.can_undo:
            self.game.undo()
            self._jump()

    def settle(self) -> None:
        """Let the facts follow: what the last step showed has come to rest."""
        if self.stage is Stage.MOVING:
            self._catch_up()
            self.changed.emit()

    # Inside

    @property
    def _player(self) -> int:
        assert self._shown.player is not None
        return self._shown.player

    def _throw(self) -> None:
        keep, self.keep = self.keep, 0
        self._show(self.game.throw(keep))

    def _do(self, action: Action) -> None:
        self.keep = 0
        self._show(self.game.submit(action))

    def _show(self, step: Step) -> None:
        self._race = None
        self.stage = Stage.MOVING
        self.changed.emit()
        self.stepped.emit(step)

    def _skip(self, now: int) -> None:
        self._deaf_until = now + AFTER_SKIP_MS
        self.skipped.emit()

    def _jump(self) -> None:
        self.keep = 0
        self._order = self._seating()
        self._catch_up()
        self.jumped.emit()
        self.changed.emit()

    def _catch_up(self) -> None:
        state = self._shown = self.game.state
        self._ended = _round_end(self.game)
        self._race = None
        if state.phase == OVER:
            self.stage = Stage.GAME_OVER
        elif self._ended is not None:
            self.stage = Stage.ROUND_OVER
        else:
            self.stage = Stage.READY
            self._tapped.clear()
        if state.phase == RACE:
            self._race = RaceClock(self._clock())

    def _seating(self) -> tuple[int, ...]:
        state = self.game.state
        actions = [step.action for step in self.game.steps]
        players = state.seats - sum(isinstance(action, Join) for action in actions)
        return seating(players, actions, stay_when_out=state.options.costs_life)

    def _press_in_race(self, seat: int, stamp: int, *, stops: bool, is_thrower: bool) -> None:
        if self._race is None:
            return
        if self._race.press(seat, stamp, is_thrower=is_thrower, stops=stops):
            if not is_thrower:
                self._tapped.add(seat)
            # All presses that are waiting already belong to the same decision.
            self._decide.start()

    def _decide_race(self) -> None:
        first = self._race.first() if self._race is not None else None
        if first is None:
            return
        self._tapped.clear()
        if not first.is_thrower:
            self._tapped.add(first.seat)
            self._do(Tap(first.seat))
        elif first.stops:
            self._do(Stop(first.seat))
        else:
            self._throw()


def _round_end(game: Game) -> RoundEnded | None:
    """Return the end of a round that the last step brought, None where it brought none."""
    events = game.steps[-1].events if game.steps else ()
    return next((event for event in events if isinstance(event, RoundEnded)), None)
