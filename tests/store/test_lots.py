from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from mexen_desktop.record.reading import read
from mexen_desktop.record.replaying import replay
from mexen_desktop.record.value import LOTS, Record, note
from mexen_desktop.record.writing import write
from mexen_desktop.rules.actions import Finish, Stop
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.session.game import Cast, Game
from mexen_desktop.store.entries import Opened
from mexen_desktop.store.store import Store
from tests.kit.evening import PEOPLE, Evening, opened
from tests.kit.records import document

Opens = Callable[..., Store]


class Falling:
    """Dice that fall as they are told."""

    def __init__(self, rolls: Sequence[tuple[int, ...]]) -> None:
        self._rolls = list(rolls)

    def roll(self, count: int) -> tuple[int, ...]:
        dice = self._rolls.pop(0)
        assert len(dice) == count
        return dice


def to_be_thrown_for(rules: str = "knight") -> Opened:
    return replace(opened(rules), lots=True)


def begun(store: Store, *dice: tuple[int, ...], rules: str = "knight") -> Game:
    journal = store.begin(to_be_thrown_for(rules))
    options = PRESETS[rules]
    return Game(rules, options, PEOPLE, Falling(dice), starter=None, journal=journal)


def again(store: Store, *dice: tuple[int, ...]) -> Game:
    kept = store.left_open()
    assert kept is not None
    return Game.restored(kept, Falling(dice), store.go_on(kept))


def test_a_game_in_which_only_that_was_thrown_can_be_gone_on_with(opens: Opens) -> None:
    store = opens()
    begun(store, (6,)).cast(fall=9)
    store.close()
    game = again(opens(), (2,), (6,), (1,), (3,), (6, 5))
    assert game.casts == [Cast(6, fall=9)]
    assert game.casting
    assert game.state.player == 1
    for _ in range(4):
        game.cast()
    assert not game.casting
    assert game.throw().before.player == 2


@pytest.mark.parametrize("count", range(6))
def test_no_die_is_lost_wherever_the_program_stops(opens: Opens, count: int) -> None:
    dice = [(6,), (2,), (6,), (1,), (3,)]
    store = opens()
    game = begun(store, *dice)
    for _ in range(count):
        game.cast()
    store.close()
    store = opens()
    if not count:
        assert store.left_open() is None, "a game in which nothing was done is none"
        return
    game = again(store, *dice[count:], (6, 5))
    for _ in range(5 - count):
        game.cast()
    assert [cast.die for cast in game.casts] == [6, 2, 6, 1, 3]
    game.throw()
    store.close()
    kept = opens().game(1)
    assert kept.starter == 2
    assert [cast.die for cast in kept.fold.casts] == [6, 2, 6, 1, 3]
    assert kept.state.player == 2


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("rules", ["knight", "lives"])
def test_a_whole_game_goes_on_exactly_where_it_was(opens: Opens, rules: str, seed: int) -> None:
    store = opens()
    evening = Evening(store, to_be_thrown_for(rules), seed)
    for steps in (1, 2, 40):
        evening.play(steps)
        known = evening.game
        store.close()
        store = opens()
        kept = store.game(1)
        game = Game.restored(kept, Falling([]))
        assert (game.casts, game.lots, game.starter) == (known.casts, known.lots, known.starter)
        assert (game.state, game.steps, game.names) == (known.state, known.steps, known.names)
        evening = Evening(store, kept, seed)


def test_the_list_of_games_knows_of_it(opens: Opens) -> None:
    store = opens()
    begun(store, (6,)).cast()
    (past,) = store.games()
    assert past.summary is not None
    assert not past.summary.over
    assert store.left_open() is not None, "also once the list was seen"


def finished(store: Store, *dice: tuple[int, ...]) -> Game:
    game = begun(store, *dice, (6, 5))
    while game.casting:
        game.cast()
    game.throw()
    game.submit(Stop(game.starter))
    game.submit(Finish())
    return game


def test_a_record_says_who_starts_and_how_that_came(opens: Opens) -> None:
    store = opens()
    game = finished(store, (2,), (5,), (1,))
    record = store.record(1)
    assert record.starter == 1
    assert record.note(LOTS) == [2, 5, 1]
    again_read = read(write(record))
    states = list(replay(again_read))
    assert states[-1][0] == game.state


def test_a_record_of_it_comes_in_with_all_that_was_thrown(opens: Opens, tmp_path: Path) -> None:
    store = opens()
    game = begun(store, (2,), (5, 1))
    game.cast()
    game.take_cast(5)
    game.take_cast(3)
    game.throw()
    record = read(write(store.record(1)))
    other = opens(tmp_path / "other")
    number = other.add(record)
    kept = other.game(number)
    assert [(cast.die, cast.entered) for cast in kept.fold.casts] == [
        (2, False),
        (5, True),
        (3, True),
    ]
    assert kept.starter == 1
    once_more = other.record(number)
    assert (once_more.starter, once_more.note(LOTS)) == (1, [2, 5, 3])
    assert once_more.lots() == record.lots()


@pytest.mark.parametrize(
    "said",
    [
        [4] * 151,
        [2, 5],
        [5, 2, 1],
        [2, 5, 1, 6],
        [2, 7, 1],
        [2, True, 1],
        "25",
        {"a": 1},
        [[2], [5]],
    ],
)
def test_what_cannot_have_been_thrown_is_carried_but_not_believed(
    opens: Opens, said: object
) -> None:
    store = opens()
    finished(store, (2,), (5,), (1,))
    known = store.record(1)
    record = Record(
        rules=known.rules,
        stake=known.stake,
        players=("Dee", "Eve", "Flo"),
        actions=[*known.actions][:1],
        starter=1,
        notes={LOTS: note(said)},
    )
    kept = store.game(store.add(record))
    assert kept.fold.lots is None
    assert kept.starter == 1
    assert store.record(kept.game).note(LOTS) == said


def test_a_record_that_is_wrong_from_its_first_action_is_refused_as_ever() -> None:
    record = document({"do": "dance"}, x_lots=[6], starter=1)
    assert read(record).lots() == ()


def test_a_record_from_the_middle_of_it_goes_on_there(opens: Opens, tmp_path: Path) -> None:
    store = opens()
    begun(store, (6,)).cast()
    record = read(write(store.record(1)))
    assert record.starter == 1
    other = opens(tmp_path / "other")
    kept = other.game(other.add(record))
    game = Game.restored(kept, Falling([]))
    assert game.casting
    assert game.state.player == 1


def test_a_damaged_file_is_mended_with_what_was_thrown(opens: Opens, tmp_path: Path) -> None:
    store = opens()
    game = begun(store, (2,), (5,), (1,), (6, 5))
    for _ in range(3):
        game.cast()
    game.throw()
    store.close()
    file = tmp_path / "games.db"
    content = bytearray(file.read_bytes())
    content[:100] = bytes(100)
    file.write_bytes(content)
    mended = opens()
    assert mended.notice is not None
    kept = mended.game(1)
    assert [cast.die for cast in kept.fold.casts] == [2, 5, 1]
    assert kept.state.starter == 1


def test_a_pulled_plug_takes_no_die_back(opens: Opens, tmp_path: Path) -> None:
    game = begun(opens(), (6,), (2,))
    for count in range(1, 3):
        game.cast()
        left = tmp_path / str(count)
        left.mkdir()
        for part in ("games.db", "games.db-wal"):
            (left / part).write_bytes((tmp_path / part).read_bytes())
        assert len(again(opens(left)).casts) == count


def test_is_it_fair_counts_these_dice_as_well(opens: Opens) -> None:
    store = opens()
    game = begun(store, (6,), (2,), (4, 5))
    game.cast()
    game.take_cast(3)
    game.cast()
    game.throw()
    game.submit(Stop(0))
    game.enter((6, 4))
    game.undo()
    fallen = store.fallen(entered=False)
    assert (fallen.faces, fallen.throws) == ({6: 1, 2: 1, 4: 1, 5: 1}, 3)
    assert store.fallen(entered=True).faces == {3: 1}
