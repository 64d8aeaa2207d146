"""Measures what is asked of a store with 200 people, 5,000 games, 2,000,000 throws."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

import pytest

from benchmarks import big_store
from mexen_desktop.rules.actions import Throw
from mexen_desktop.session.dice import SystemDice
from mexen_desktop.session.game import Game
from mexen_desktop.store import database
from mexen_desktop.store.entries import Opened, Player
from mexen_desktop.store.places import FILE
from mexen_desktop.store.schema import MIGRATIONS
from mexen_desktop.store.statistics.values import HOUSE, Scope, Who
from mexen_desktop.store.store import Store

#: What the project promises of every page.
MOST_SECONDS = 0.2
#: No rest may come later while games are counted, or people would notice.
LONGEST_SLICE = 0.1
#: Beside a small store nobody is to notice this one at a start, or at a step.
MOST_LATER = 0.01

PEOPLE = ("Person 0", "Person 7", "Person 8", "Person 9")

Tell = Callable[[str], None]


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str]) -> Tell:
    """Give a way to add a line to the report."""

    def line(text: str) -> None:
        with capsys.disabled():
            sys.stdout.write(f"\n{text}")

    return line


@pytest.fixture(scope="module")
def big(request: pytest.FixtureRequest) -> Path:
    """Give a folder with the large store, made once for all runs by one version of its tables."""
    cache = request.config.cache
    assert cache is not None
    folder = cache.mkdir(f"big-store-{len(MIGRATIONS)}")
    file = folder / FILE
    if not file.exists():
        making = folder / "making"
        making.unlink(missing_ok=True)
        assert big_store.make(making) >= big_store.THROWS
        making.rename(file)
    return folder


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a folder with a store of a few evenings."""
    folder = tmp_path_factory.mktemp("small")
    big_store.make(folder / FILE, 20)
    return folder


@pytest.fixture(scope="module")
def counted(big: Path) -> Iterator[Store]:
    """Give the large store, open, with all of it counted."""
    store = Store(big)
    for _ in store.statistics.count():
        pass
    yield store
    store.close()


def seconds(work: Callable[[], object], times: int = 5) -> float:
    """Return the core's own seconds that something takes, the least of some: nobody else's work."""
    taken = []
    for _ in range(times):
        start = process_time()
        work()
        taken.append(process_time() - start)
    return min(taken)


def test_all_of_it_is_counted_in_slices(big: Path, tell: Tell) -> None:
    """Count a store of which nothing is known, as one of an older program is."""
    store = Store(big)
    connection = store._database.connection()  # noqa: SLF001 - nobody else needs to forget
    connection.execute("DELETE FROM known WHERE what = 'counted' AND game % 5 = 0")
    games = store.statistics.uncounted()
    slices, start = [], process_time()
    for _ in store.statistics.count():
        slices.append(process_time() - start)
        start = process_time()
    store.close()
    tell(
        f"{games:,} games are counted in {sum(slices):.1f} s of one core's time,"
        f" in {len(slices):,} slices, the longest {max(slices) * 1e3:.0f} ms"
    )
    assert max(slices) < LONGEST_SLICE


PAGES: dict[str, Callable[[Store, Who], object]] = {
    "what is to be counted": lambda store, _: store.statistics.uncounted(),
    "standings": lambda store, _: store.statistics.standings(),
    "standings by house rules": lambda store, _: store.statistics.standings(Scope(HOUSE)),
    "standings of an evening": lambda store, _: store.statistics.standings(
        Scope("", store.statistics.evenings()[0].id)
    ),
    "longest streaks": lambda store, _: store.statistics.streaks(),
    "totals": lambda store, _: store.statistics.totals(),
    "evenings": lambda store, _: store.statistics.evenings(),
    "tonight": lambda store, _: store.statistics.tonight(),
    "rule sets": lambda store, _: store.statistics.rule_sets(),
    "head to head": lambda store, who: store.statistics.rivals(who),
    "a line": lambda store, who: store.statistics.points([who]),
    "all dice": lambda store, _: store.statistics.dice(),
    "is it fair": lambda store, _: (store.fallen(entered=False), store.fallen(entered=True)),
    "past games": lambda store, _: store.games(),
    "past games further back": lambda store, _: store.games(before=big_store.GAMES // 2),
    "what a page opens with": lambda store, _: (
        store.statistics.uncounted(),
        store.statistics.standings(),
        store.statistics.totals(),
        store.statistics.evenings(),
        store.statistics.rule_sets(),
    ),
}


@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_there_at_once(counted: Store, tell: Tell, page: str) -> None:
    """Ask for everything that a page shows."""
    who = counted.statistics.standings()[0].who
    taken = seconds(lambda: PAGES[page](counted, who))
    tell(f"{page}: {taken * 1e3:.1f} ms")
    assert taken < MOST_SECONDS


def begun(store: Store) -> Game:
    """Return a new game that is kept."""
    options = dict(big_store.RULE_SETS)["pirate"]
    opened = Opened("pirate", options._asdict(), "points", tuple(map(Player, PEOPLE)))
    return Game("pirate", options, PEOPLE, SystemDice(), journal=store.begin(opened))


def test_a_page_is_there_at_once_after_more_was_played(counted: Store, tell: Tell) -> None:
    """Play on, then count what is new before asking."""
    game = begun(counted)

    def look() -> None:
        for _ in range(20):
            step(game)
        for _ in counted.statistics.count():
            pass
        counted.statistics.standings()

    taken = seconds(look)
    tell(f"twenty steps, counting, standings: {taken * 1e3:.1f} ms")
    assert taken < MOST_SECONDS


def test_the_program_starts_no_slower(big: Path, small: Path, counted: Store, tell: Tell) -> None:
    """Open both in turn, find out whether there is a game to go on with, all being over."""
    counted.close()

    def start(folder: Path) -> Callable[[], None]:
        def opened() -> None:
            store = Store(folder)
            store.left_open()
            store.close()

        return opened

    starts = [(start(small), start(big)) for _ in range(5)]
    few, many = zip(*[(seconds(a, 1), seconds(b, 1)) for a, b in starts], strict=True)
    tell(
        f"a start asks the small store for {min(few) * 1e3:.1f} ms, the large one for"
        f" {min(many) * 1e3:.1f} ms: {min(many) / min(few):.2f} times as long"
    )
    assert min(many) - min(few) < MOST_LATER


def step(game: Game) -> None:
    """Do whatever can be done next."""
    action = big_store.next_step(game.state)
    if isinstance(action, Throw):
        game.throw(action.keep)
    else:
        game.submit(action)


def test_a_step_costs_the_same(
    big: Path, small: Path, tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Play in both in turn, without waiting for the disk."""
    monkeypatch.setattr(database, "SETTINGS", (*database.SETTINGS, "PRAGMA synchronous = OFF"))
    stores = Store(small), Store(big)
    games = [begun(store) for store in stores]
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(1_000):
        for game, taken in zip(games, times, strict=True):
            start = perf_counter()
            step(game)
            taken.append(perf_counter() - start)
    for store in stores:
        store.close()
    few, many = map(median, times)
    tell(f"a step: {few * 1e3:.3f} ms in the small store, {many * 1e3:.3f} ms in the large one")
    assert many - few < MOST_LATER
