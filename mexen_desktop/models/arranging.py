"""What can be changed about a game without a move."""

from collections.abc import Sequence

from PySide6.QtCore import Signal

from mexen_desktop.models.facts import Person
from mexen_desktop.models.shown import Shown
from mexen_desktop.models.tap_keys import free_key
from mexen_desktop.rules.actions import Action, Finish, Throw
from mexen_desktop.rules.state import OVER
from mexen_desktop.store.folding import same_person
from mexen_desktop.texts.somebody import called


class Arranging(Shown):
    """A game whose people, stake, last decisions can be changed; it shows that without motion."""

    #: Something was taken back or done again: show this moment without motion.
    jumped = Signal()

    def finish(self) -> None:
        """End the game; the standings are shown."""
        if self.game.state.phase != OVER:
            self.game.submit(Finish())
            self._jump()

    def submit(self, action: Action, person: Person | None = None) -> None:
        """Let somebody join (with who they are) or leave, or the order change, between rounds."""
        seat = self.game.state.seats
        if person is not None:
            self.people = [*self.people[:seat], person]
        self.game.submit(action)
        if person is not None:
            self.game.dress(seat, person.look)
        self._jump()

    def introduce(self, seat: int, person: Person) -> None:
        """Let a player have another name, colour or key."""
        before = self.people[seat]
        if person.name != before.name:
            seats = same_person(self.game.names, seat)
            self.game.rename(seat, person.name)
            for other in seats:
                self.people[other] = self.people[other]._replace(name=person.name)
        if person[1:] != before[1:]:
            self.game.dress(seat, person.look)
        self.people[seat] = person
        self.changed.emit()

    def retranslate(self) -> None:
        """Call those who were deleted by the word of the language that is spoken now."""
        for seat, name in enumerate(self.game.names):
            self.people[seat] = self.people[seat]._replace(name=called(name))

    def play_for(self, stake: str) -> None:
        """Play for sips, or for points, from now on."""
        if stake != self.game.stake:
            self.game.play_for(stake)
            self.changed.emit()

    def undo(self) -> None:
        """Take back the last decision of a person, with what computers decided after it."""
        if self.can_undo:
            there = self.game.state.in_game
            *_, step = [self.game.undo() for _ in range(self._steps_back)]
            self._part_keys(there)
            # Who enters another face does so with the same die aside.
            keep = step.action.keep if isinstance(step.action, Throw) else 0
            self._jump(keep, asks=step.entered)

    def redo(self) -> None:
        """Do again what was taken back last, with what computers had decided after it."""
        if self.can_redo:
            there = self.game.state.in_game
            self.game.redo()
            while (undone := self.game.next_redo) is not None:
                if not self._is_computers(undone.action, entered=undone.entered):
                    break
                self.game.redo()
            self._part_keys(there)
            self._jump()

    def _part_keys(self, there: Sequence[int]) -> None:
        """Give who comes back another tap key where one of those there has theirs by now."""
        taken = {self.people[seat].tap_key for seat in there}
        for seat in self.game.state.in_game:
            person = self.people[seat]
            if seat not in there and person.tap_key and person.tap_key in taken:
                person = self.people[seat] = person._replace(tap_key=free_key(taken))
                self.game.dress(seat, person.look)

    def _jump(self, keep: int = 0, *, asks: bool = False) -> None:
        self._order = self._seating()
        self._catch_up()
        # A computer that wanted the throw wants it still.
        self.asks = asks and self.thinks and self.own_dice
        self.keep, self.touched = keep if self.asks or keep in self.may_stay else 0, None
        if self.keep:
            self.game.lay_aside(self.keep, None)
        self.jumped.emit()
        self.changed.emit()
