from typing import NamedTuple

import pytest

from mexen_desktop.rules.actions import Finish, Give, Stop, Tap
from mexen_desktop.rules.events import RoundEnded
from mexen_desktop.rules.lots import Lots
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.rules.state import OVER, State
from mexen_desktop.session.game import Game
from mexen_desktop.texts.slips import slip
from mexen_desktop.texts.status import status
from tests.session.test_game import Scripted


class Shown(NamedTuple):
    game: Game
    state: State
    ended: RoundEnded | None
    faces: tuple[int, ...] = ()
    outran: bool = False
    lots: Lots | None = None
    held: bool = False
    dice_to_enter: int = 2


def shown(game: Game) -> Shown:
    events = game.steps[-1].events if game.steps else ()
    return Shown(game, game.state, next((e for e in events if isinstance(e, RoundEnded)), None))


def game(rules: str, *rolls: tuple[int, ...], stake: str = "points") -> Game:
    return Game(rules, PRESETS[rules], ["Ann", "Bo"], Scripted(*rolls), stake=stake)


def line(game: Game) -> str:
    text = status(shown(game))
    return (
        f"{text.name}{text.rest} | {text.right}{text.right_strong}{text.right_rest} | "
        f"{text.thrown} of {text.limit}"
    )


def test_the_first_throw_has_nothing_to_beat() -> None:
    assert line(game("knight")) == "Ann: throw 1 of 3 |  | 0 of 3"


def test_the_second_player_sees_what_to_beat_and_whose_it_is() -> None:
    played = game("knight", (6, 5), (4, 2), (6, 1))
    played.throw()
    played.throw()
    played.submit(Stop(0))
    played.throw()
    assert line(played) == "Bo: throw 2 of 2 | to beat: 42 (Ann) | 1 of 2"


def test_an_elbow_says_that_the_turn_begins_again() -> None:
    played = game("knight", (6, 5), (3, 1))
    played.throw()
    played.throw()
    assert line(played) == "Ann: Elbow, again: throw 1 of 3 |  | 0 of 3"


def test_a_race_says_what_to_do_and_is_alarming() -> None:
    played = game("knight", (3, 2))
    played.throw()
    assert line(played).startswith("32! Tap before Ann throws")
    assert status(shown(played)).alarm
    played.submit(Tap(1))
    assert not status(shown(played)).alarm


@pytest.mark.parametrize(
    ("stake", "words"), [("points", "Who takes 1 point?"), ("sips", "Who takes 1 sip?")]
)
def test_a_hand_out_asks_in_the_words_of_the_stake(stake: str, words: str) -> None:
    played = game("pirate", (3, 1), stake=stake)
    played.throw()
    assert line(played).startswith(f"Ann: 31. {words}")
    played.submit(Give(0, 1))
    assert line(played).startswith("Ann: 31, again: throw 1 of 3")


def test_a_tie_says_who_takes_the_pot() -> None:
    played = game("pirate", (3, 2), (3, 2))
    played.throw()
    played.throw()
    assert line(played) == "Ann: a deciding throw | the highest takes 1 point | 0 of 0"


def test_the_end_of_a_round_lies_on_a_slip() -> None:
    played = game("pirate", (3, 2), (2, 1))
    played.throw()
    played.throw()
    assert line(played) == "Round 1 is over | the next pot starts at 1 | 0 of 0"
    assert slip(shown(played)) == ("Ann takes 4 points", "and starts the next round")


def test_a_game_that_ends_in_its_first_round_counts_no_rounds() -> None:
    played = game("knight", (6, 5), (4, 2))
    played.throw()
    played.submit(Finish())
    assert played.state.phase == OVER
    over = slip(shown(played))
    assert over is not None
    assert over[1] == "before its first round ended"


def test_all_who_share_the_lowest_lose_a_life_each() -> None:
    played = game("lives", *[(4, 3)] * 6)
    for _ in range(6):
        played.throw()
    text = slip(shown(played))
    assert text == ("Ann and Bo lose 1 life each", "Ann starts the next round")


def test_a_face_that_was_entered_asks_for_the_other() -> None:
    playing = shown(game("knight"))._replace(faces=(6,))
    line = status(playing)
    assert line.name + line.rest == "Ann: 6 and the other die?"
    assert (line.thrown, line.limit) == (0, 3)


def test_who_was_faster_than_every_tap_is_no_longer_raced() -> None:
    racing = game("knight", (3, 2))
    racing.throw()
    playing = shown(racing)
    assert status(playing).alarm
    line = status(playing._replace(outran=True))
    assert not line.alarm
    assert line.name + line.rest == "Ann: throw 2 of 3"
    assert line.limit == 3
