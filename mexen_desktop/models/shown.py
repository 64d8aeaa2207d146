"""What a table shows of a game at one moment."""

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from mexen_desktop.models.facts import Person, RankFacts, SeatFacts, ranking, so_far
from mexen_desktop.models.seating import seating
from mexen_desktop.rules.actions import Action, Appoint, Give, Join, Stop
from mexen_desktop.rules.engine import can_stop, can_throw, dice_due, may_stay, others
from mexen_desktop.rules.events import RoundEnded
from mexen_desktop.rules.lots import Lots
from mexen_desktop.rules.state import APPOINT, GIVE, OVER, RACE, State
from mexen_desktop.session.game import Game
from mexen_desktop.session.standing import lowest_seats
from mexen_desktop.store.totals import totals


class Stage(Enum):
    """What the table waits for."""

    #: Dice roll, or a moment is shown; a press shows its end at once.
    MOVING = auto()
    #: Somebody has to do something: a person, or a computer that thinks.
    READY = auto()
    #: A round's end lies on the table until somebody goes on.
    ROUND_OVER = auto()
    #: The game is over.
    GAME_OVER = auto()


class Shown(QObject):
    """A game as it lies on the table: it lags behind the game's own state while something moves."""

    #: Facts or stage are different.
    changed = Signal()

    def __init__(self, game: Game, people: Sequence[Person], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = game
        #: Everybody by seat, then those who come back when their joining is done again.
        self.people = list(people)
        self.stage = Stage.GAME_OVER if game.state.phase == OVER else Stage.READY
        #: The value of the die that is set aside for the next throw, 0 for none.
        self.keep = 0
        #: Which die was touched to set it aside, where both have its value.
        self.touched: int | None = None
        #: Whether the table throws dice of its own: people enter what they show.
        self.own_dice = False
        #: What was entered of a throw that is not whole yet.
        self.faces: tuple[int, ...] = ()
        #: Whether the thrower was faster than every tap, but has not entered the throw yet.
        self.outran = False
        #: Whether a computer throws, but people have not entered the dice for it yet.
        self.asks = False
        #: Whether people are kept from the table: no race is open then.
        self.away = False
        self._shown = game.state
        self._ended: RoundEnded | None = None
        self._lots = _lots(game)
        self._tapped: set[int] = set()
        self._order = self._seating()

    @property
    def known(self) -> Sequence[Person]:
        """Everybody by seat who is in the game, or was."""
        return self.people[: len(self.game.names)]

    @property
    def state(self) -> State:
        """The state that is shown; it lags behind the game's own while something moves."""
        return self._shown

    @property
    def ended(self) -> RoundEnded | None:
        """The round's end that lies on the table, if any."""
        return self._ended

    @property
    def lots(self) -> Lots | None:
        """How it stands with who starts, None where that was chosen, or where play went on."""
        return self._lots

    @property
    def casting(self) -> bool:
        """Whether it is thrown for who starts."""
        return self._lots is not None and not self._lots.settled

    @property
    def order(self) -> tuple[int, ...]:
        """The seats as they sit clockwise, those who are out too."""
        return self._order

    @property
    def racing(self) -> bool:
        """Whether a race is on that nobody has won yet, even if it is held."""
        return self.stage is Stage.READY and self._shown.phase == RACE and not self.outran

    @property
    def held(self) -> bool:
        """Whether a race waits until everybody is back at the table."""
        return self.away and self.racing

    @property
    def live(self) -> bool:
        """Whether the game waits for a move, of a person or of a computer."""
        return self.stage is Stage.READY and not self.held

    @property
    def thinks(self) -> bool:
        """Whether it is a computer whose move it is."""
        player = self._shown.player
        return self.live and player is not None and self.people[player].level > 0

    @property
    def ready(self) -> bool:
        """Whether a person may act in the turn that is on."""
        return self.live and not self.thinks

    @property
    def may_throw(self) -> bool:
        """Whether a person may throw now."""
        return self.ready and can_throw(self._shown)

    @property
    def may_enter(self) -> bool:
        """Whether the faces of the table's own dice may be entered now.

        In a race the thrower has to outrun the taps first; a computer has to want the throw.
        """
        if not (self.own_dice and self.live and can_throw(self._shown)):
            return False
        return self.asks if self.thinks else self._shown.phase != RACE or self.outran

    @property
    def dice_to_enter(self) -> int:
        """How many dice the next throw rolls, as far as they were not entered."""
        needed = 1 if self.casting else dice_due(self._shown, self.keep)
        return needed - len(self.faces)

    @property
    def may_stop(self) -> bool:
        """Whether stopping is possible now."""
        has_thrown = self.outran or bool(self.faces)
        return self.ready and can_stop(self._shown) and not has_thrown

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
        """The seats that may tap now, people alone: a computer has no pad."""
        return tuple(seat for seat in self.racers if not self.people[seat].level)

    @property
    def racers(self) -> tuple[int, ...]:
        """The seats that may tap now, those of computers too."""
        return others(self._shown, RACE) if self.live and not self.outran else ()

    @property
    def can_undo(self) -> bool:
        """Whether the last decision, or the last face that was entered, may be taken back."""
        if self.stage is Stage.MOVING:
            return False
        return bool(self.faces) or (self._steps_back > 0 and not self.outran)

    @property
    def can_redo(self) -> bool:
        """Whether what was taken back last may be done again."""
        return self.stage is not Stage.MOVING and self.game.can_redo

    def seats(self) -> tuple[SeatFacts, ...]:
        """Return every plaque, in seating order."""
        state, ended = self._shown, self._ended
        results = dict(ended.results if ended else state.results)
        lowest = lowest_seats(tuple(results.items()))
        lit = ended.losers if ended else (state.player,)
        scores = state.scores_by_seat()
        taken = totals(self.game.names, scores)
        life = state.options.costs_life
        role = state.role
        lots = self._lots.latest() if self._lots is not None else {}
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
                    tally=None if life else taken[seat],
                    lives=scores[seat] if life else None,
                    role=role if role is not None and role.holder == seat else None,
                    lit=seat in lit,
                    lowest=seat in lowest,
                    choosable=seat in self.choices,
                    may_tap=seat in self.tappers,
                    tapped=seat in self._tapped,
                    out=seat not in state.in_game,
                    takes=ended.amount if ended and seat in ended.losers else 0,
                    lot=lots.get(seat, 0),
                )
            )
        return tuple(facts)

    def ranking(self) -> tuple[RankFacts, ...]:
        """Return the rows of the ranking of this round, or of the one that has just ended."""
        results = self._ended.results if self._ended else self._shown.results
        playing = [seat for seat in self._order if seat in self._shown.in_game]
        return ranking(self._shown, results, () if self._ended else tuple(playing))

    def _catch_up(self) -> None:
        """Show the game's own state."""
        state = self._shown = self.game.state
        self.faces, self.outran, self.asks = (), False, False
        self._ended = _round_end(self.game)
        self._lots = _lots(self.game)
        if state.phase == OVER:
            self.stage = Stage.GAME_OVER
        elif self._ended is not None:
            self.stage = Stage.ROUND_OVER
        else:
            self.stage = Stage.READY
            self._tapped.clear()

    @property
    def _steps_back(self) -> int:
        """How many steps lead back to the last move of a person; 0 where one is for good.

        What computers have decided since then goes with it: they would decide it again.
        """
        steps = self.game.steps
        for count in range(1, len(steps) + 1):
            if not self.game.may_take_back(steps[-count]):
                break
            if not self._is_computers(steps[-count].action, entered=steps[-count].entered):
                return count
        return 0

    def _is_computers(self, action: Action, *, entered: bool) -> bool:
        """Whether a computer decided it; dice that are entered for it are people's."""
        if entered or not isinstance(action, Stop | Give | Appoint):
            return False
        return self.people[action.by].level > 0

    def _seating(self) -> tuple[int, ...]:
        state = self.game.state
        comings = [action for _, action in self.game.steps.comings]
        players = state.seats - sum(isinstance(action, Join) for action in comings)
        return seating(players, comings, stay_when_out=state.options.costs_life)


def _lots(game: Game) -> Lots | None:
    """Return how it stands with who starts, as long as nothing else was done."""
    return None if game.steps else game.lots


def _round_end(game: Game) -> RoundEnded | None:
    """Return the end of a round that the last step brought, None where it brought none."""
    events = game.steps[-1].events if game.steps else ()
    return next((event for event in events if isinstance(event, RoundEnded)), None)
