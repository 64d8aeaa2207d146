"""What the program remembers from one evening to the next."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QJsonDocument, QObject, QStandardPaths, Signal

from mexen_desktop.by_hand import is_name, names, taps, window
from mexen_desktop.languages import NAMES
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.rule_set import PUBLISHED, RuleSet, house_rules
from mexen_desktop.whole_file import Trouble, is_damaged, set_aside, write

FILE: Final = "settings.json"

#: What each chosen thing can be, the default first; "" is what the system says.
CHOICES: Final[dict[str, tuple[str | int, ...]]] = {
    "stake": ("points", "sips"),
    "starts": ("chosen", "dice", "loser"),
    "language": ("", *NAMES),
    "theme": ("system", "light", "dark", "high_contrast"),
    "speed": ("system", "full", "quick", "off"),
    "text_size": (100, 90, 125, 150, 200),
    "dice": ("cream", "ivory", "black", "contrast"),
    "volume": (60, 0, 30, 100),
}

COLOURS: Final = 8
#: How well a computer plays: from 1 to this.
BEST: Final = 3
#: How well a new one plays.
NORMAL: Final = 2


class Player(NamedTuple):
    """Somebody who has played here: name, colour (0 to 7), the key that taps in a race."""

    name: str
    colour: int
    tap_key: str
    plays: bool = True
    #: How well a computer plays, from 1 to BEST; 0 for a person.
    level: int = 0
    #: Whether this person sees what the coach says, where there is one.
    coach: bool = True


class LeftOpen(NamedTuple):
    """A game that can go on: its rule set, the round it is in, whose turn it is, who plays."""

    rules: str
    round: int
    name: str
    people: tuple[Player, ...]
    #: What the table calls its own rules; "" for nothing.
    house: str = ""


class Settings(NamedTuple):
    """Everything that is remembered; a value of this is what a new player finds."""

    #: Everybody ever entered, in seating order; empty until somebody was.
    players: tuple[Player, ...] = ()
    #: The name of who starts; the first who plays where nobody of that name does.
    starter: str = ""
    #: How that is found: somebody is chosen, dice are thrown, or who lost last starts.
    starts: str = "chosen"
    #: The names of those who lost the last games' last rounds, the latest first.
    lost: tuple[str, ...] = ()
    #: The key of what is played next.
    rules: str = PUBLISHED[0].key
    #: What the table has made of published rules, each under a name of its own.
    house_rules: tuple[RuleSet, ...] = ()
    stake: str = "points"
    language: str = ""
    theme: str = "system"
    speed: str = "system"
    #: In per cent.
    text_size: int = 100
    dice: str = "cream"
    #: Whether the table throws dice of its own.
    own_dice: bool = False
    #: Whether the screen lies flat, with people at all of its sides.
    table_top: bool = False
    #: Whether people see the chance to lose of what they can do.
    coach: bool = False
    #: In per cent, 0 for silence.
    volume: int = 60
    #: The window's width, then its height.
    window: tuple[int, int] = (1280, 800)
    maximized: bool = False
    #: What the first page says of the game that was left open, before the games can be looked at.
    left_open: LeftOpen | None = None

    @property
    def offered(self) -> tuple[RuleSet, ...]:
        """Everything that can be played."""
        return (*PUBLISHED, *(each for each in self.house_rules if each.playable))

    @property
    def chosen(self) -> RuleSet:
        """What is played next; where a table's own cannot be played now, what it comes from."""
        by_key = {each.key: each for each in (*self.house_rules, *PUBLISHED)}
        chosen = by_key.get(self.rules, PUBLISHED[0])
        return chosen if chosen.playable else by_key[chosen.base]


class SettingsFile(QObject):
    """The settings, kept in a file that always holds either the old ones or the new ones, whole.

    Whatever cannot be read or written stops nobody: the program goes on with what it has. A file
    that cannot be read is set aside before another takes its place.
    """

    changed = Signal()
    #: What people are to be told of the file is different.
    told = Signal()

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._now = load(path)
        self._trouble: Trouble | None = None
        self._dismissed: Trouble | None = None
        self._damaged = self._now == Settings() and is_damaged(path)
        self._try(self._make_room)

    @property
    def now(self) -> Settings:
        """The settings as they are."""
        return self._now

    @property
    def trouble(self) -> Trouble | None:
        """What people are to be told of the file, unless they have heard it."""
        return None if self._trouble == self._dismissed else self._trouble

    def dismiss(self) -> None:
        """Let that be heard: it comes back when it is something else."""
        self._dismissed = self._trouble
        self.told.emit()

    def change(self, **changes: Any) -> None:
        """Remember something else; it is on the disk when this returns, or `trouble` says more."""
        settings = self._now._replace(**changes)
        if settings != self._now:
            self._now = settings
            self._try(self._save)
            self.changed.emit()

    def _save(self) -> None:
        self._make_room()
        _save(self._path, self._now)
        if self._trouble is not None and self._trouble.aside is None:
            self._trouble = self._dismissed = None

    def _make_room(self) -> None:
        """Set a damaged file aside, for another to take its place."""
        if self._damaged:
            self._trouble = Trouble(self._path, set_aside(self._path))
            self._damaged = False

    def _try(self, work: Callable[[], None]) -> None:
        before = self.trouble
        try:
            work()
        except OSError:
            self._trouble = Trouble(self._path, None)
        if self.trouble != before:
            self.told.emit()


def folded(name: str) -> str:
    """Return what two names must differ in."""
    if name.isascii():
        return name.casefold()
    # Slow to import: only where a name needs it.
    from mexen_desktop.record.names import folded as by_the_rules

    return by_the_rules(name)


def default_path() -> Path:
    """Return where the platform wants such a file."""
    place = QStandardPaths.StandardLocation.AppConfigLocation
    return Path(QStandardPaths.writableLocation(place)) / FILE


def load(path: Path) -> Settings:
    """Return the settings in that file: whatever is damaged there is as if never chosen."""
    try:
        return parse(path.read_bytes())
    except OSError:
        return Settings()


def parse(text: bytes) -> Settings:
    """Return the settings that a file's content says."""
    data = QJsonDocument.fromJson(text).toVariant()
    if not isinstance(data, dict):
        return Settings()
    chosen = {
        name: data[name]
        for name, allowed in CHOICES.items()
        if type(data.get(name)) is type(allowed[0]) and data[name] in allowed
    }
    starter, rules, own = data.get("starter"), data.get("rules"), _house_rules(data)
    if isinstance(rules, str) and rules in {*PRESETS, *(each.key for each in own)}:
        chosen["rules"] = rules
    return Settings(
        players=_players(data.get("players")),
        starter=starter if isinstance(starter, str) else "",
        lost=names(data.get("lost")),
        house_rules=own,
        own_dice=data.get("own_dice") is True,
        table_top=data.get("table_top") is True,
        coach=data.get("coach") is True,
        window=window(data.get("window")) or Settings().window,
        maximized=data.get("maximized") is True,
        left_open=_left_open(data.get("left_open")),
    )._replace(**chosen)


def _save(path: Path, settings: Settings) -> None:
    data = settings._asdict()
    data["players"] = [player._asdict() for player in settings.players]
    data["window"] = list(settings.window)
    data["lost"] = list(settings.lost)
    data["house_rules"] = [
        {"name": each.name, "rules": each.base, "options": each.changes}
        for each in settings.house_rules
    ]
    game = data.pop("left_open")
    if game is not None:
        people = [person._asdict() for person in game.people]
        data["left_open"] = {**game._asdict(), "people": people}
    write(path, bytes(QJsonDocument.fromVariant(data).toJson().data()))


def _players(data: object) -> tuple[Player, ...]:
    if not isinstance(data, list):
        return ()
    players: dict[str, Player] = {}
    keys: set[str] = set()
    for entry in data:
        player = _player(entry)
        if player is None or folded(player.name) in players:
            continue
        if player.tap_key in keys:
            player = player._replace(tap_key="")
        keys.add(player.tap_key)
        players[folded(player.name)] = player
    return tuple(players.values())


def _player(data: object) -> Player | None:
    if not isinstance(data, dict):
        return None
    name, colour, key = data.get("name"), data.get("colour"), data.get("tap_key")
    if not isinstance(name, str) or not is_name(name):
        return None
    if type(colour) is not int or not 0 <= colour < COLOURS:
        colour = 0
    level = data.get("level")
    if type(level) is not int or not 0 <= level <= BEST:
        level = 0
    if not isinstance(key, str) or not taps(key) or level:
        key = ""
    plays, coach = data.get("plays") is True, data.get("coach") is not False
    return Player(name.strip(), colour, key, plays, level, coach)


def _house_rules(data: dict[str, Any]) -> tuple[RuleSet, ...]:
    written = data.get("house_rules")
    found: dict[str, RuleSet] = {}
    for entry in written if isinstance(written, list) else ():
        name = entry.get("name") if isinstance(entry, dict) else None
        if isinstance(name, str) and is_name(name) and folded(name.strip()) not in found:
            own = house_rules(name.strip(), entry.get("rules"), entry.get("options"))
            if own is not None:
                found[folded(own.name)] = own
    return tuple(found.values())


def _left_open(data: object) -> LeftOpen | None:
    if not isinstance(data, dict):
        return None
    rules, number, name = data.get("rules"), data.get("round"), data.get("name")
    people = _players(data.get("people"))
    if not isinstance(rules, str) or rules not in PRESETS:
        return None
    if type(number) is not int or number < 1:
        return None
    if not isinstance(name, str) or not is_name(name) or not people:
        return None
    house = data.get("house")
    house = house.strip() if isinstance(house, str) and is_name(house) else ""
    return LeftOpen(rules, number, name, people, house)
