"""The words on their way from the source to the program."""

import ast
import os
import xml.etree.ElementTree as ET
from pathlib import Path
from string import Formatter

import pytest

from translations import pipeline

SOURCE = """
class Page:
    def words(self, count):
        self.tr("Hello")
        self.tr("%n cup(s)", "", count)
        self.tr("%n jug(s)", n=count)
        QCoreApplication.translate("Elsewhere", "Päge %n", "why", len(count))
        QCoreApplication.translate(
            "Elsewhere",
            "%n dish(es)",
            "",
            sum(
                count,
            ),
        ); QCoreApplication.translate("Elsewhere", "%n fork(s)", n=count)
        painter.translate(3, 4)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Run the update once over a small source."""
    source = tmp_path / "source"
    source.mkdir()
    (source / "page.py").write_text(SOURCE, "utf-8")
    pipeline.update(tmp_path, source)
    return tmp_path


def messages(words: Path) -> list[tuple[str, ET.Element]]:
    """List the messages of a .ts file with their contexts."""
    tree = ET.parse(words)
    return [
        (context.findtext("name", ""), message)
        for context in tree.iter("context")
        for message in context.iter("message")
    ]


def sources(words: Path) -> dict[str, bool]:
    """Tell which texts a .ts file has, and which of them are plurals."""
    return {
        message.findtext("source", ""): message.get("numerus") == "yes"
        for _, message in messages(words)
    }


PLURALS = {"%n cup(s)", "%n jug(s)", "Päge %n", "%n dish(es)", "%n fork(s)"}


def test_every_text_reaches_the_translators(folder: Path) -> None:
    expected = dict.fromkeys(PLURALS, True) | {"Hello": False}

    assert sources(folder / "mexen_de.ts") == expected


def test_english_has_its_plurals_only(folder: Path) -> None:
    assert sources(folder / "mexen_en.ts") == dict.fromkeys(PLURALS, True)


def test_english_numbers_follow_from_the_source(folder: Path) -> None:
    source = 'self.tr("{name} loses %n life/lives &", "", n)\nself.tr("%n dish(es)", "why", n)\n'
    (folder / "source" / "page.py").write_text(source)

    pipeline.update(folder, folder / "source")

    said = [
        [form.text for form in m.iter("numerusform")] for _, m in messages(folder / "mexen_en.ts")
    ]
    assert said == [
        ["{name} loses %n life &", "{name} loses %n lives &"],
        ["%n dish", "%n dishes"],
    ]


def test_english_numbers_are_never_guesses() -> None:
    guessed = (
        '<source>%n life/lives</source>\n<translation type="unfinished">\n'
        "<numerusform>%n loaf</numerusform>\n<numerusform>%n loaves</numerusform>\n"
    )
    found = pipeline.with_english_numbers(guessed)
    assert "unfinished" not in found
    assert "<numerusform>%n life</numerusform>\n<numerusform>%n lives</numerusform>" in found


def test_a_text_that_is_gone_leaves_no_trace(folder: Path) -> None:
    (folder / "source" / "page.py").write_text("self.tr('Hello')\n")

    pipeline.update(folder, folder / "source")

    assert sources(folder / "mexen_de.ts") == {"Hello": False}


def test_what_needs_no_change_is_left_as_it_is() -> None:
    plain = 'self.tr("Hello")\nQCoreApplication.translate("a", "b")\n'

    assert pipeline.with_plain_numbers(plain) == plain


@pytest.mark.parametrize("language", pipeline.LANGUAGES)
def test_every_language_has_its_words(language: str) -> None:
    assert (pipeline.FOLDER / f"mexen_{language}.ts").exists()


def test_english_says_every_number() -> None:
    unsaid = [
        message.findtext("source", "")
        for _, message in messages(pipeline.FOLDER / "mexen_en.ts")
        if not all(form.text for form in message.iter("numerusform"))
    ]

    assert unsaid == []


@pytest.mark.parametrize("language", pipeline.LANGUAGES)
def test_a_translation_keeps_the_placeholders(language: str) -> None:
    for _, message in messages(pipeline.FOLDER / f"mexen_{language}.ts"):
        wanted = placeholders(message.findtext("source", ""))
        forms = [form.text for form in message.iter("numerusform")]
        for text in [message.findtext("translation", ""), *forms]:
            if text and text.strip():
                assert placeholders(text) == wanted, text


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_every_text_of_the_source_is_a_plain_one_that_translators_see(tmp_path: Path) -> None:
    pipeline.update(tmp_path)
    seen = set(sources(tmp_path / "mexen_nl.ts"))
    for module in pipeline.SOURCE.rglob("*.py"):
        for call in pipeline.translated(module.read_text("utf-8")):
            text = call.args[1 if pipeline.called(call) == "translate" else 0]
            assert isinstance(text, ast.Constant), f"{module}:{call.lineno}"
            assert text.value in seen, f"{module}:{call.lineno}"


def test_the_program_finds_every_language_compiled() -> None:
    compiled = {path.name for path in pipeline.COMPILED.glob("*.qm")}

    assert compiled >= {f"mexen_{language}.qm" for language in pipeline.LANGUAGES}, os.fspath(
        pipeline.COMPILED
    )


def test_words_are_compiled_beside_those_a_running_program_reads(folder: Path) -> None:
    words, compiled = folder / "mexen_en.ts", folder / "mexen_en.qm"
    pipeline.compile_words(words, compiled)
    with compiled.open("rb") as read:
        pipeline.compile_words(words, compiled)
        if os.name == "posix":
            assert os.fstat(read.fileno()).st_ino != compiled.stat().st_ino
    assert not list(folder.glob("*.new"))
