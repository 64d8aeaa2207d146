import pytest

from mexen_desktop.rules.actions import Action, Finish, Join, Leave, Stop, Tap, Throw
from mexen_desktop.rules.errors import IllegalAction
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import RACE, State
from mexen_desktop.session.game import Game
from mexen_desktop.store.entries import Look


class Noting:
    """A journal that notes what it is told, with what the table could see at that moment."""

    def __init__(self) -> None:
        self.told: list[object] = []
        self.seen: list[int] = []
        self.falls: list[int] = []
        self.game: Game | None = None

    def append(self, action: Action, after: State, *, entered: bool = False, fall: int = 0) -> None:
        assert self.game is not None
        assert after.n == self.game.state.n + 1
        self.falls.append(fall)
        self._note((action, entered))

    def cast(self, die: int, *, entered: bool = False, fall: int = 0) -> None:
        self.falls.append(fall)
        self._note((die, entered))

    def take_back(self) -> None:
        self._note("take back")

    def put_back(self) -> None:
        self._note("put back")

    def rename(self, seat: int, name: str) -> None:
        self._note((seat, name))

    def dress(self, seat: int, look: Look) -> None:
        self._note((seat, look))

    def stake(self, stake: str) -> None:
        self._note(stake)

    def lay_aside(self, value: int, die: int | None) -> None:
        self._note((value, die))

    def _note(self, what: object) -> None:
        assert self.game is not None
        self.told.append(what)
        self.seen.append(len(self.game.steps))


class Sixes:
    def roll(self, count: int) -> tuple[int, ...]:
        return (6, 4)[:count]


@pytest.fixture
def journal() -> Noting:
    return Noting()


@pytest.fixture
def game(journal: Noting) -> Game:
    names = ["Ann", "Bo", "Cem"]
    journal.game = Game("knight", PRESETS["knight"], names, Sixes(), journal=journal)
    return journal.game


def test_how_dice_fell_is_kept_with_the_throw(game: Game, journal: Noting) -> None:
    game.throw(fall=7)
    game.submit(Stop(0))
    game.enter((6, 5), fall=9)
    game.undo()
    game.redo()
    assert journal.falls == [7, 0, 9]
    assert [step.fall for step in game.steps] == [7, 0, 9]


def test_each_step_is_in_the_journal_before_it_is_a_step(game: Game, journal: Noting) -> None:
    game.throw()
    game.submit(Stop(0))
    game.undo()
    game.redo()
    assert journal.told == [
        (Throw(0, (6, 4)), False),
        (Stop(0), False),
        "take back",
        "put back",
    ]
    assert journal.seen == [0, 1, 2, 1]


def test_what_is_refused_is_not_in_the_journal(game: Game, journal: Noting) -> None:
    with pytest.raises(IllegalAction):
        game.submit(Stop(0))
    with pytest.raises(IllegalAction):
        game.enter((6,))
    with pytest.raises(IndexError):
        game.undo()
    with pytest.raises(IndexError):
        game.redo()
    assert not journal.told
    assert not game.steps


def test_a_throw_of_the_own_dice_is_marked(game: Game, journal: Noting) -> None:
    step = game.enter((5, 1))
    assert step.entered
    assert journal.told == [(Throw(0, (5, 1)), True)]
    assert game.state.last_reading == 51


def test_a_throw_of_the_own_dice_can_be_taken_back(game: Game) -> None:
    game.enter((5, 1))
    game.undo()
    assert game.state.throws == 0
    assert game.redo().entered
    game.enter((6,), keep=1)
    assert game.state.last_reading == 61


def test_undo_goes_back_to_the_last_throw_of_the_program_never_past_it(game: Game) -> None:
    game.throw()
    game.enter((5, 1))
    game.submit(Stop(0))
    game.undo()
    game.undo()
    assert not game.can_undo
    assert game.state.last_reading == 64


def test_a_race_that_an_entered_throw_has_decided_stays_decided(game: Game) -> None:
    game.enter((3, 2))
    assert game.state.phase == RACE
    game.enter((6, 4))
    assert not game.can_undo


def test_an_entered_32_can_be_taken_back_before_anybody_taps(game: Game) -> None:
    game.enter((3, 2))
    assert game.can_undo
    game.submit(Tap(1))
    assert not game.can_undo


def test_somebody_is_renamed_wherever_they_sat(game: Game, journal: Noting) -> None:
    game.submit(Leave(1))
    game.submit(Join("bo"))
    game.rename(3, "Bob")
    assert game.names == ["Ann", "Bob", "Cem", "Bob"]
    assert journal.told[-1] == (3, "Bob")


def test_who_comes_back_by_redo_has_the_name_they_had_last(game: Game) -> None:
    game.submit(Join("Dee"))
    game.rename(3, "Dora")
    game.undo()
    game.redo()
    assert game.names[3] == "Dora"


def test_the_stake_can_change_in_the_middle(game: Game, journal: Noting) -> None:
    game.play_for("sips")
    assert game.stake == "sips"
    assert journal.told == ["sips"]


def test_a_finish_can_be_taken_back(game: Game, journal: Noting) -> None:
    game.submit(Finish())
    game.undo()
    assert journal.told == [(Finish(), False), "take back"]
