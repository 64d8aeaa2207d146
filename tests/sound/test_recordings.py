"""Every sound that can be heard lies there, as the script that makes them wrote it."""

import ast
import wave
from pathlib import Path

import pytest

from mexen_desktop.scene import heard
from mexen_desktop.sound.clips import RATE
from tools.make_sounds import FOLDER, SOUNDS

#: What dice can hit: `Contact.surface` begins the names of these sounds.
SURFACES = ("felt", "wood", "dice")


def asked_for() -> set[str]:
    """Return the names of all sounds that scene/heard.py lets be heard."""
    names = set(heard._WORDS.values())
    names |= {f"{surface}{n}" for surface in SURFACES for n in range(heard.VARIANTS)}
    for node in ast.walk(ast.parse(Path(heard.__file__).read_text("utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id="Hit"), args=[ast.Constant(value=str(name)), *_]):
                names.add(name)
            case ast.Call(
                func=ast.Name(id="Hit"),
                args=[ast.JoinedStr(values=[ast.Constant(value=str(kind)), *_]), *_],
            ):
                names |= {f"{kind}{n}" for n in range(heard.VARIANTS)}
    return names


def test_each_sound_that_is_asked_for_is_made_and_none_besides() -> None:
    assert asked_for() == set(SOUNDS), "SOUNDS of tools/make_sounds.py, as scene/heard.py asks"


def test_each_sound_that_is_made_lies_there() -> None:
    there = {path.stem for path in FOLDER.glob("*.wav")}
    assert there == set(SOUNDS), "run: python3 dev.py make sounds"


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_and_as_the_player_reads_it(name: str) -> None:
    with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        assert file.getnframes() < 2 * RATE
