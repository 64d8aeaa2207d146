"""Odds as a line of JSON."""

import json

from mexen_desktop.odds.chances import odds
from mexen_desktop.odds.odds_json import odds_json
from mexen_desktop.rules.presets import KNIGHT, PIRATE
from tests.kit.script import told


def test_each_move_stands_there_with_its_chance_then_the_best() -> None:
    state = told(KNIGHT, 3, "41")
    throw, keep, stop = (lose for _, lose in odds(state).options)
    assert odds_json(odds(state)).decode() == (
        f'{{"player":0,"options":[{{"do":"throw","lose":{throw}}},'
        f'{{"do":"throw","keep":1,"lose":{keep}}},{{"do":"stop","lose":{stop}}}],'
        f'"best":{{"do":"throw","keep":1}}}}'
    )


def test_stopping_can_be_best() -> None:
    assert json.loads(odds_json(odds(told(KNIGHT, 2, "65"))))["best"] == {"do": "stop"}


def test_where_nothing_is_to_be_thrown_best_is_null() -> None:
    line = odds_json(odds(told(PIRATE, 2, "31")))
    assert line == b'{"player":0,"options":[],"best":null}'
