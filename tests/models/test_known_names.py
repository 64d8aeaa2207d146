"""Games of before follow a roster, whatever is done in it, in whatever order."""

from hypothesis import given
from hypothesis import strategies as st

from mexen_desktop.models.known_names import names_of, steps_of
from mexen_desktop.models.roster import Entry, Parted, Roster
from mexen_desktop.record.names import folded
from mexen_desktop.settings import Player

NAMES = ("Ann", "Bo", "Cem", "Dag")
#: What somebody may be renamed to: names of others as well, in other letters too.
WANTED = (*NAMES, "BO", "Eva", "A" * 40, "a" * 39 + "B")

Doing = tuple[str, int, int]


class Games:
    """What a store knows: whose games are whose, by name."""

    def __init__(self) -> None:
        self.of = {folded(name): {name} for name in NAMES}

    def merge(self, gone: str, kept: str) -> None:
        games = self.of.pop(folded(gone), set())
        self.of.setdefault(folded(kept), set()).update(games)

    def rename(self, old: str, new: str) -> None:
        if folded(new) == folded(old) or folded(new) not in self.of:
            self.of[folded(new)] = self.of.pop(folded(old))

    def forget(self, name: str) -> None:
        del self.of[folded(name)]

    def follow(self, roster: Roster) -> None:
        steps = steps_of(roster)
        for gone, kept, into in steps.given_up:
            if into is None:
                self.forget(gone)
            else:
                self.merge(gone, kept)
        for old, new in steps.renamings:
            self.rename(old, new)


def do(roster: Roster, whose: dict[Entry, set[str]], doing: Doing) -> None:
    what, one, other = doing
    entry = roster.entries[one % len(roster.entries)]
    if what == "rename":
        roster.rename(entry, WANTED[other % len(WANTED)])
    elif what == "add":
        entry = roster.newcomer(WANTED[other % len(WANTED)], plays=False)
        roster.entries.append(entry)
        roster.settle()
        whose[entry] = set()
    elif len(roster.entries) > 1:
        into = roster.entries[other % len(roster.entries)] if what == "merge" else None
        if into is not entry and (into is None or into.settled):
            roster.parted.append(Parted(entry, into))
            roster.entries.remove(entry)
            games = whose.pop(entry)
            if into is not None:
                whose[into] |= games
            roster.settle()


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["rename", "rename", "merge", "delete", "add"]),
            st.integers(0, 7),
            st.integers(0, 7),
        ),
        max_size=8,
    )
)
def test_everybody_has_the_games_of_all_who_they_are(doings: list[Doing]) -> None:
    roster, games = Roster([Player(name, 0, "") for name in NAMES]), Games()
    whose = {entry: {entry.name} for entry in roster.entries}
    for doing in doings:
        do(roster, whose, doing)
    assert all(
        {name for name in names_of(roster, entry) if name in NAMES} == whose[entry]
        for entry in roster.entries
    )
    games.follow(roster)
    remembered = {folded(entry.settled): whose[entry] for entry in roster.entries if entry.settled}
    for name, found in remembered.items():
        assert games.of.get(name, set()) == found


def test_who_change_names_have_them_one_after_the_other() -> None:
    roster = Roster([Player("Ann", 0, ""), Player("Bo", 1, "")])
    ann, bo = roster.entries
    for entry, name in ((ann, "Cem"), (bo, "Ann"), (ann, "Bo")):
        roster.rename(entry, name)
    assert steps_of(roster).renamings == [("Ann", "Ann 2"), ("Bo", "Ann"), ("Ann 2", "Bo")]
