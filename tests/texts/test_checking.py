"""The check of the words finds what is wrong with them."""

import shutil
from pathlib import Path

import pytest

from translations import checking, pipeline
from translations.stretching import stretch, stretched

GERMAN = "mexen_de.ts"


def doctored(folder: Path, old: str, new: str) -> list[str]:
    """Return what the check finds once the German words say something else."""
    for words in pipeline.FOLDER.glob("*.ts"):
        shutil.copy(words, folder)
    before = checking.faults(folder, folder)
    german = (folder / GERMAN).read_text("utf-8")
    assert old in german
    (folder / GERMAN).write_text(german.replace(old, new, 1), "utf-8")
    return [fault for fault in checking.faults(folder, folder) if fault not in before]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("{name} gewinnt<", "Gewonnen!<", "does not hold"),
        ("{name} gewinnt<", "{nam} gewinnt<", "does not hold"),
        ("<translation>{name} gewinnt<", '<translation type="unfinished">{name} gewinnt<', "unfi"),
        ("<translation>{name} gewinnt<", '<translation type="vanished">{name} gewinnt<', "vanis"),
        (">%n&#xa0;Schluck<", ">Schluck<", "does not hold"),
        ("<numerusform>%n&#xa0;Schluck</numerusform>", "", "some numbers have 1 forms, others 2"),
        (">Vollbild<", "> <", "nothing is said"),
        ("&lt;b&gt;Das Spiel ist vorbei&lt;/b&gt;", "Das Spiel ist vorbei", "does not hold"),
        (">Vollbild<", ">&amp;Vollbild<", "does not hold"),
    ],
)
def test_a_fault_is_told(tmp_path: Path, old: str, new: str, told: str) -> None:
    found = doctored(tmp_path, old, new)
    assert len(found) == 1, found
    assert found[0].startswith(GERMAN)
    assert told in found[0]


def test_a_language_without_words_is_told(tmp_path: Path) -> None:
    assert f"{GERMAN} is missing" in checking.faults(tmp_path, tmp_path)


def test_two_entries_of_a_menu_have_letters_of_their_own() -> None:
    def message(context: str, source: str) -> checking.Message:
        return checking.Message(context, source, False, "", (source,))

    one, other, elsewhere = (
        message("Menus", "&Dice"),
        message("Menus", "&Dark"),
        message("Page", "&Done"),
    )
    assert list(checking.in_file((one, elsewhere))) == []
    assert list(checking.in_file((one, other))) == ["'D' chooses both '&Dice' and '&Dark'"]
    assert list(checking.in_file((message("Menus", "Tom && Dirk"), one))) == []


@pytest.mark.parametrize(
    "call",
    [
        'self.tr(f"{name} wins")',
        'self.tr("{name} wins".format(name=name))',
        'self.tr("wins: " + name)',
        "self.tr(text)",
        'QCoreApplication.translate("slips", f"{name} wins")',
        'QCoreApplication.translate("slips", text)',
    ],
)
def test_a_text_that_no_translator_can_see_is_told(tmp_path: Path, call: str) -> None:
    module = tmp_path / "page.py"
    module.write_text(f"\n{call}\n")
    assert [fault.partition(":")[0] for fault in checking.in_module(module)] == ["page.py"]


def test_other_calls_are_none_of_its_business(tmp_path: Path) -> None:
    module = tmp_path / "page.py"
    module.write_text("painter.translate(dx, dy)\nself.tr('Wins')\ntext.translate(table)\n")
    assert list(checking.in_module(module)) == []


def test_the_stretched_language_is_longer_and_holds_all_values() -> None:
    assert stretched("Throw") == "Thröööw"
    assert stretched("<b>{name}:</b> throw %n") == "<b>{name}:</b> thröööw %n"
    assert stretched("TAP").isupper()
    for text in ("Mexico with the Knight", "Stop when you dare; every double costs the Knight."):
        assert len(stretched(text)) >= 1.4 * len(text)


def test_everything_can_be_said_in_the_stretched_language(tmp_path: Path) -> None:
    words = tmp_path / "mexen_xx.ts"
    stretch(pipeline.FOLDER / GERMAN, words)
    messages = list(checking.read(words))
    assert len(messages) > 200
    assert [fault for each in messages for fault in checking.in_message(each)] == []
    pipeline.compile_words(words, tmp_path / "mexen_xx.qm")
    assert (tmp_path / "mexen_xx.qm").stat().st_size > 10_000
