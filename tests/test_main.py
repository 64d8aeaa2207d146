"""What the command line is understood as."""

import sys
from types import ModuleType

import pytest

from mexen_desktop import __main__ as program
from mexen_desktop import __version__

Asked = list[list[str]]


def stand_in(monkeypatch: pytest.MonkeyPatch, name: str, entry: str) -> Asked:
    """Put a module in place of `name` that notes what its `entry` is asked, answering 7."""
    asked: Asked = []

    def answer(words: list[str]) -> int:
        asked.append(words)
        return 7

    module = ModuleType(f"mexen_desktop.{name}")
    setattr(module, entry, answer)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(f"mexen_desktop.{name}", module, raising=False)
    return asked


def test_without_a_word_the_game_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = stand_in(monkeypatch, "app", "run")

    assert program.main([]) == 7
    assert asked == [[]]


def test_a_file_goes_to_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = stand_in(monkeypatch, "app", "run")

    assert program.main(["evening.mexen"]) == 7
    assert asked == [["evening.mexen"]]


def test_the_words_come_from_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = stand_in(monkeypatch, "app", "run")
    monkeypatch.setattr(sys, "argv", ["mexen-desktop", "evening.mexen"])

    assert program.main() == 7
    assert asked == [["evening.mexen"]]


@pytest.mark.parametrize("word", program.SUBCOMMANDS)
def test_a_subcommand_goes_to_the_command_line_part(
    word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = stand_in(monkeypatch, "cli", "main")

    assert program.main([word, "-", "--states"]) == 7
    assert asked == [[word, "-", "--states"]]


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["--version"]) == 0
    assert capsys.readouterr().out == f"mexen-desktop {__version__}\n"


@pytest.mark.parametrize("word", ["-h", "--help"])
def test_the_help_fits_one_screen(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main([word]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) < 24
    assert max(map(len, lines)) < 80


def test_the_help_names_every_subcommand() -> None:
    assert all(f"mexen-desktop {word} " in program.HELP for word in program.SUBCOMMANDS)


@pytest.mark.parametrize("words", [["--no-such-thing"], ["one.mexen", "two.mexen"], ["-x", "y"]])
def test_what_is_not_understood_is_refused_in_one_line(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert program.main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
