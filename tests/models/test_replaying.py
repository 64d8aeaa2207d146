"""A game of before is shown moment by moment, as it was for those who played."""

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtTest import QAbstractItemModelTester

from mexen_desktop.models.controller import Stage
from mexen_desktop.models.facts import Person
from mexen_desktop.models.log import LogModel
from mexen_desktop.models.replaying import Replaying
from mexen_desktop.rules.actions import Finish, Join, Stop
from mexen_desktop.rules.errors import IllegalAction
from mexen_desktop.session.dice import SystemDice
from mexen_desktop.session.game import Game
from tests.kit.at_table import AtTable
from tests.kit.records import played


def replaying(game: Game) -> Replaying:
    return Replaying(game, [Person(name, seat % 8, "") for seat, name in enumerate(game.names)])


def game_of(length: int, rules: str = "knight") -> Game:
    record = played(rules, length)
    game = Game(record.rules, record.rule_set(), record.players, SystemDice(), stake=record.stake)
    for action in record.actions:
        game.submit(action)
    return game


@pytest.fixture
def two_rounds() -> Replaying:
    table = AtTable("extreme", 65, 54, 43, 65, 61, 51, 64, players=2)
    for _ in range(6):
        table.throw()
    table.controller.next_round()
    table.throw()
    assert table.game.state.round == 2
    return replaying(table.game)


def moment(shown: Replaying) -> tuple[int, Stage]:
    return shown.at, shown.stage


def test_it_begins_before_the_first_throw(two_rounds: Replaying) -> None:
    assert (two_rounds.at, two_rounds.length) == (0, 7)
    assert two_rounds.is_first
    assert two_rounds.state.dice == ()


def test_going_forward_shows_what_people_saw(two_rounds: Replaying) -> None:
    two_rounds.forward()
    assert two_rounds.state.dice == (6, 5)
    for _ in range(5):
        two_rounds.forward()
    assert moment(two_rounds) == (6, Stage.ROUND_OVER)
    assert two_rounds.round == 1
    two_rounds.forward()
    assert moment(two_rounds) == (6, Stage.READY)
    assert two_rounds.round == 2
    two_rounds.forward()
    assert two_rounds.is_last
    two_rounds.forward()
    assert two_rounds.at == 7


def test_going_back_passes_the_same_moments(two_rounds: Replaying) -> None:
    ways: list[list[tuple[int, Stage]]] = []
    for step in (two_rounds.forward, two_rounds.back):
        passed = [moment(two_rounds)]
        for _ in range(8):
            step()
            passed.append(moment(two_rounds))
        ways.append(passed)
    assert ways[0] == ways[1][::-1]
    two_rounds.back()
    assert two_rounds.is_first


def test_it_jumps_from_round_to_round(two_rounds: Replaying) -> None:
    assert two_rounds.rounds == 2
    two_rounds.round_forward()
    assert moment(two_rounds) == (6, Stage.READY)
    two_rounds.round_forward()
    assert two_rounds.is_last
    two_rounds.round_back()
    assert moment(two_rounds) == (6, Stage.READY)
    two_rounds.round_back()
    assert two_rounds.is_first
    two_rounds.last()
    two_rounds.first()
    assert two_rounds.is_first


def test_from_the_end_of_a_round_back_is_its_beginning(two_rounds: Replaying) -> None:
    two_rounds.go_to(6)
    two_rounds.round_back()
    assert two_rounds.is_first


@pytest.mark.parametrize("rules", ["knight", "pirate", "extreme", "lives"])
def test_every_moment_is_what_it_was(rules: str) -> None:
    game = game_of(120, rules)
    shown = replaying(game)
    for at, step in enumerate(game.steps):
        shown.go_to(at)
        assert shown.state == step.before
        assert len(shown.seats()) >= len(step.before.in_game)
        assert shown.game.steps.actions == game.steps.actions[:at]


def test_who_joins_later_does_not_sit_there_before() -> None:
    game = Game("knight", AtTable("knight").game.options, ["Ann", "Bo"], SystemDice())
    game.submit(Join("Cem"))
    shown = replaying(game)
    assert [facts.person.name for facts in shown.seats()] == ["Ann", "Bo"]
    shown.forward()
    assert [facts.person.name for facts in shown.seats()] == ["Ann", "Bo", "Cem"]


def test_nothing_can_be_done(two_rounds: Replaying) -> None:
    two_rounds.forward()
    assert not two_rounds.may_throw
    assert not two_rounds.may_stop
    assert not two_rounds.can_undo
    assert two_rounds.may_stay == two_rounds.choices == two_rounds.tappers == ()
    two_rounds.stop()
    two_rounds.throw()
    assert two_rounds.at == 1
    for action in (Stop(0), Finish()):
        with pytest.raises(IllegalAction):
            two_rounds.game.submit(action)


def test_the_log_tells_what_was_until_then() -> None:
    game = game_of(1_500)
    shown = replaying(game)
    log = LogModel(shown)
    QAbstractItemModelTester(log, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert log.rowCount() == 0
    for at in (1, 2, 1, 700, 699, 1_030, 1_020, 1_500, 3):
        shown.go_to(at)
        fresh = LogModel(shown)
        for each in (log, fresh):
            while each.canFetchMore(QModelIndex()):
                each.fetchMore(QModelIndex())
        assert told_by(log) == told_by(fresh)


def told_by(log: LogModel) -> list[str]:
    return [str(log.index(row).data()) for row in range(log.rowCount())]
