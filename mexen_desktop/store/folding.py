"""Follows the lines of one game to what stands after them."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

from mexen_desktop.record.names import folded
from mexen_desktop.rules.actions import Action, Join
from mexen_desktop.store.entries import (
    Dressed,
    Entered,
    Entry,
    Opened,
    Player,
    PutBack,
    Renamed,
    Staked,
    TakenBack,
)


class Undone(NamedTuple):
    """An action that was taken back."""

    action: Action
    entered: bool
    #: Who had joined by it, as they were when it was taken back.
    player: Player | None


class Fold:
    """A game as its lines tell it, without the rules: they know who did what, not what it meant."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.stake = opened.stake
        #: By seat, also those who have left.
        self.players = list(opened.players)
        self.actions: list[Action] = []
        #: For each action whether it is a throw of the table's own dice.
        self.entered = bytearray()
        self.undone: list[Undone] = []

    def take(self, entry: Entry) -> None:
        """Go on by one line. Raises IndexError for one that cannot stand here."""
        taking = self._TAKING.get(type(entry))
        if taking is not None:
            taking(self, entry)
        elif isinstance(entry, Action):
            self.act((entry,))

    def act(self, actions: Sequence[Action]) -> None:
        """Go on by actions after which everybody still sits where they sat."""
        if actions:
            self.undone.clear()
            self.actions += actions
            self.entered += bytes(len(actions))

    def _join(self, action: Join) -> None:
        self.act((action,))
        self.players.append(Player(action.name))

    def _enter(self, entry: Entered) -> None:
        self.act((entry.throw,))
        self.entered[-1] = True

    def _take_back(self, _entry: TakenBack) -> None:
        action, entered = self.actions.pop(), bool(self.entered.pop())
        player = self.players.pop() if isinstance(action, Join) else None
        self.undone.append(Undone(action, entered, player))

    def _put_back(self, _entry: PutBack) -> None:
        action, entered, player = self.undone.pop()
        self.actions.append(action)
        self.entered.append(entered)
        if player is not None:
            self.players.append(player)

    def _rename(self, entry: Renamed) -> None:
        for seat in same_person([player.name for player in self.players], entry.seat):
            self.players[seat] = Player(entry.name, self.players[seat].look)

    def _dress(self, entry: Dressed) -> None:
        self.players[entry.seat] = Player(self.players[entry.seat].name, entry.look)

    def _stake(self, entry: Staked) -> None:
        self.stake = entry.stake

    _TAKING: ClassVar[dict[type, Callable[["Fold", Any], None]]] = {
        Join: _join,
        Entered: _enter,
        TakenBack: _take_back,
        PutBack: _put_back,
        Renamed: _rename,
        Dressed: _dress,
        Staked: _stake,
    }


def same_person(names: Sequence[str], seat: int) -> list[int]:
    """Return every seat of the person at that one: who left may have come back to another."""
    name = folded(names[seat])
    return [at for at, other in enumerate(names) if folded(other) == name]
