"""Which language the program speaks."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from mexen_desktop.languages import NAMES
from mexen_desktop.settings import CHOICES
from mexen_desktop.windows import language
from mexen_desktop.windows.language import Language, available, first_of


@pytest.fixture
def spoken(qapp: QCoreApplication) -> Iterator[Language]:
    """Give a language that is English again afterwards."""
    before = QLocale()
    made = Language(qapp)
    made.use("en")
    yield made
    made.use("en")
    QLocale.setDefault(before)


@pytest.fixture
def all_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every language have its words."""
    monkeypatch.setattr(language, "is_there", lambda code: code in NAMES)


@pytest.mark.usefixtures("all_there")
@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (["nl-BE", "is-IS"], "nl"),
        (["de-Latn-AT", "en"], "de"),
        (["da_DK"], "da"),
        (["is-IS", "nl-NL", "en"], "nl"),
        (["is-IS"], "en"),
        (["nlx-NL"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_system_that_there_is(wanted: list[str], code: str) -> None:
    assert first_of(wanted) == code


def test_each_language_can_be_remembered() -> None:
    assert CHOICES["language"] == ("", *NAMES)


def test_english_is_always_there() -> None:
    assert available()[0] == "en"


def test_a_language_without_words_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "_own_words", lambda _code: None)
    assert available() == ["en"]


def test_a_language_without_words_is_not_spoken(
    monkeypatch: pytest.MonkeyPatch, spoken: Language
) -> None:
    monkeypatch.setattr(language, "_own_words", lambda _code: None)
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: ["en-GB"], raising=False)
    spoken.use("de")
    assert spoken.code == "en"
    assert spoken.name == "English"


@pytest.mark.usefixtures("all_there")
def test_numbers_are_written_as_the_language_writes_them(spoken: Language) -> None:
    spoken.use("de")
    assert QLocale().toString(1234.5, "f", 1) == "1.234,5"
    spoken.use("en")
    assert QLocale().toString(1234.5, "f", 1) == "1,234.5"


@pytest.mark.parametrize(
    ("code", "cancel"),
    [("nl", "Annuleren"), ("de", "Abbrechen"), ("da", "Annuller"), ("en", "Cancel")],
)
def test_qts_own_words_are_spoken_too(spoken: Language, code: str, cancel: str) -> None:
    spoken.use(code)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == cancel
