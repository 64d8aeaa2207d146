import inspect

from mexen_desktop.rules import events
from mexen_desktop.rules.presets import PRESETS
from mexen_desktop.session.game import Game
from mexen_desktop.texts.marks import plain
from mexen_desktop.texts.narrator import SENTENCES, narrate
from tests.session.test_game import Scripted


def every_event() -> set[type[events.Event]]:
    return {
        member
        for _, member in inspect.getmembers(events, inspect.isclass)
        if issubclass(member, events.Event) and member is not events.Event
    }


def told(rules: str, *rolls: tuple[int, ...], stake: str = "points") -> list[str]:
    names = ["<b>Ann</b>", "Bo & {name}"]
    game = Game(rules, PRESETS[rules], names, Scripted(*rolls), stake=stake)
    for _ in rolls:
        game.throw()
    sentences = [narrate(event, game) for step in game.steps for event in step.events]
    return [plain(sentence) for sentence in sentences if sentence]


def test_every_event_has_its_sentence_or_is_silent_on_purpose() -> None:
    assert set(SENTENCES) == every_event()


def test_names_stay_as_typed() -> None:
    assert told("knight", (6, 4)) == ["<b>Ann</b> throws 64."]


def test_a_mexico_is_told_with_the_pot() -> None:
    assert told("knight", (2, 1)) == [
        "<b>Ann</b> throws Mexico.",
        "The pot is now 8.",
        "<b>Ann</b> has Mexico after 1 throw.",
        "Everyone else has at most 1 throw.",
    ]


def test_where_a_pirate_is_played_it_is_a_mex() -> None:
    assert told("pirate", (2, 1))[0] == "<b>Ann</b> throws Mex."


def test_a_thirty_two_that_ends_the_turn_says_so() -> None:
    assert told("pirate", (3, 2))[1] == "32 ends the turn: <b>Ann</b> has 32 after 1 throw."
    assert not any("ends the turn" in sentence for sentence in told("extreme", (3, 2)))


def test_a_loser_takes_sips_where_sips_are_played() -> None:
    sentences = told("pirate", (3, 2), (2, 1), stake="sips")
    assert "<b>Ann</b> loses the round and takes 4 sips." in sentences
    assert "Round 2: <b>Ann</b> starts." in sentences


def test_the_narrators_own_words_are_strong_not_a_players_tags() -> None:
    game = Game("knight", PRESETS["knight"], ["<b>Ann</b>", "Bo"], Scripted((6, 4)))
    (event,) = game.throw().events
    assert narrate(event, game) == "<b>Ann</b> throws \ue00064\ue001."
