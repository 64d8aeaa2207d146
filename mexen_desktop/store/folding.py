"""Follows the lines of one game to what stands after them."""

from array import array
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from mexen_desktop.record.names import folded
from mexen_desktop.rules.actions import Action, Join, Throw
from mexen_desktop.rules.lots import Lots
from mexen_desktop.store.entries import (
    Aside,
    Dressed,
    Entered,
    Entry,
    Lot,
    Opened,
    Player,
    PutBack,
    Renamed,
    Staked,
    TakenBack,
)

#: Of an action by which no dice fell.
_NONE: Final = array("I", (0,))


class Undone(NamedTuple):
    """An action that was taken back."""

    action: Action
    entered: bool
    #: Who had joined by it, as they were when it was taken back.
    player: Player | None
    #: How dice had fallen.
    fall: int


class Cast(NamedTuple):
    """A die that was thrown for who starts."""

    die: int
    #: Whether it is one of the table's own.
    entered: bool = False
    #: How it fell.
    fall: int = 0


class Fold:
    """A game as its lines tell it, without the rules: they know who did what, not what it meant."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.stake = opened.stake
        #: By seat, also those who have left.
        self.players = list(opened.players)
        #: The seats for which people have said how they are shown.
        self.dressed: set[int] = set()
        #: How it stands with who starts, None where it was chosen; die by die how that came.
        self.lots = Lots(len(opened.players)) if opened.lots else None
        self.casts: list[Cast] = []
        self.actions: list[Action] = []
        #: For each action whether it is a throw of the table's own dice.
        self.entered = bytearray()
        #: For each action how dice fell, 0 where none did.
        self.falls = array("I")
        self.undone: list[Undone] = []
        #: The die that lies aside for the throw to come, None if none does.
        self.aside: Aside | None = None

    @property
    def starter(self) -> int:
        """The seat that starts, or would, were its die the last one."""
        return self.opened.starter if self.lots is None else self.lots.turn

    def take(self, entry: Entry, fall: int = 0) -> None:
        """Go on by one line. Raises IndexError for one that cannot stand here."""
        taking = self._TAKING.get(type(entry))
        if taking is not None:
            taking(self, entry)
            if isinstance(entry, Entered):
                self.falls[-1] = fall
            elif isinstance(entry, Lot):
                self.casts[-1] = self.casts[-1]._replace(fall=fall)
        elif isinstance(entry, Action):
            self.act((entry,), array("I", (fall,)))

    def act(self, actions: Sequence[Action], falls: "array[int]" = _NONE) -> None:
        """Go on by actions after which everybody still sits where they sat."""
        if actions:
            self.aside = None
            self.undone.clear()
            self.actions += actions
            self.entered += bytes(len(actions))
            self.falls += falls

    def _cast(self, entry: Lot) -> None:
        if self.lots is None or self.lots.settled:
            raise IndexError(entry)
        self.lots = self.lots.after(entry.die)
        self.casts.append(Cast(entry.die, entry.entered))

    def _join(self, action: Join) -> None:
        self.act((action,))
        self.players.append(Player(action.name))

    def _enter(self, entry: Entered) -> None:
        self.act((entry.throw,))
        self.entered[-1] = True

    def _take_back(self, _entry: TakenBack) -> None:
        action, entered = self.actions.pop(), bool(self.entered.pop())
        fall = self.falls.pop()
        keep = action.keep if isinstance(action, Throw) else 0
        self.aside = Aside(keep) if keep else None
        player = self.players.pop() if isinstance(action, Join) else None
        self.undone.append(Undone(action, entered, player, fall))

    def _put_back(self, _entry: PutBack) -> None:
        self.aside = None
        action, entered, player, fall = self.undone.pop()
        self.actions.append(action)
        self.entered.append(entered)
        self.falls.append(fall)
        if player is not None:
            self.players.append(player)

    def _rename(self, entry: Renamed) -> None:
        for seat in same_person([player.name for player in self.players], entry.seat):
            self.players[seat] = Player(entry.name, self.players[seat].look)

    def _dress(self, entry: Dressed) -> None:
        self.players[entry.seat] = Player(self.players[entry.seat].name, entry.look)
        self.dressed.add(entry.seat)

    def _stake(self, entry: Staked) -> None:
        self.stake = entry.stake

    def _lay_aside(self, entry: Aside) -> None:
        self.aside = entry if entry.value else None

    _TAKING: ClassVar[dict[type, Callable[["Fold", Any], None]]] = {
        Join: _join,
        Entered: _enter,
        TakenBack: _take_back,
        PutBack: _put_back,
        Renamed: _rename,
        Dressed: _dress,
        Staked: _stake,
        Aside: _lay_aside,
        Lot: _cast,
    }


def same_person(names: Sequence[str], seat: int) -> list[int]:
    """Return every seat of the person at that one: who left may have come back to another."""
    name = folded(names[seat])
    return [at for at, other in enumerate(names) if folded(other) == name]
