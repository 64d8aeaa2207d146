"""The table on which a game of before is shown again."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from mexen_desktop.models.controller import Controller
from mexen_desktop.models.facts import Person
from mexen_desktop.models.seating import seating
from mexen_desktop.models.shown import Stage
from mexen_desktop.rules.events import RoundEnded
from mexen_desktop.session.game import Game
from mexen_desktop.session.replay import Replay


class Replaying(Controller):
    """Shows a game at any of its moments; whatever people want at the table changes nothing.

    The end of a round is two moments, as it was for those who played: what the loser takes, then
    the table as the next round finds it.
    """

    def __init__(self, game: Game, people: Sequence[Person], parent: QObject | None = None) -> None:
        self._replay = Replay(game)
        super().__init__(self._replay, people, parent)

    @property
    def live(self) -> bool:
        return False

    @property
    def at(self) -> int:
        """How many steps were done up to the moment that is shown."""
        return len(self._replay.steps)

    @property
    def length(self) -> int:
        """How many steps the game has."""
        return len(self._replay.whole.steps)

    @property
    def round(self) -> int:
        """The round that is shown, from 1."""
        return self.ended.round if self.ended else min(self.state.round, self.rounds)

    @property
    def rounds(self) -> int:
        """How many rounds the game has."""
        return self._replay.rounds

    @property
    def is_first(self) -> bool:
        """Whether nothing was before this moment."""
        return self.at == 0

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after this moment."""
        return self.at == self.length

    def go_to(self, at: int, *, cleared: bool = False) -> None:
        """Show the moment after so many steps, `cleared` for the next round if one has ended."""
        self._replay.cut(max(0, min(at, self.length)))
        self._jump()
        if cleared and not self.is_last:
            self.next_round()

    def forward(self) -> None:
        """Show the next moment."""
        if self.is_last:
            return
        if self.stage is Stage.ROUND_OVER:
            self.next_round()
        else:
            self.go_to(self.at + 1)

    def back(self) -> None:
        """Show the moment before."""
        if self._is_cleared:
            self.go_to(self.at)
        elif not self.is_first:
            self.go_to(self.at - 1, cleared=True)

    def first(self) -> None:
        """Show the beginning."""
        self.go_to(0)

    def last(self) -> None:
        """Show how it ended, or where it stands."""
        self.go_to(self.length)

    def round_forward(self) -> None:
        """Show the beginning of the next round; in the last one, its end."""
        if self.round < self.rounds:
            self.go_to(self._replay.start_of(self.round + 1), cleared=True)
        else:
            self.last()

    def round_back(self) -> None:
        """Show the beginning of this round; where that is shown already, of the one before."""
        start = self._replay.start_of(self.round)
        if self.at <= start and self.round > 1:
            start = self._replay.start_of(self.round - 1)
        self.go_to(start, cleared=True)

    def _seating(self) -> tuple[int, ...]:
        return seating(
            self._replay.seated,
            self._replay.comings,
            stay_when_out=self._replay.options.costs_life,
        )

    @property
    def _is_cleared(self) -> bool:
        steps = self._replay.steps
        events = steps[-1].events if steps else ()
        ended = any(isinstance(event, RoundEnded) for event in events)
        return ended and self.stage is Stage.READY
