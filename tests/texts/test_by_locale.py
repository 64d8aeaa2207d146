"""What each language writes in its own way: numbers, lists, shares, moments, lengths of time."""

import shutil
from collections.abc import Iterator
from datetime import datetime
from itertools import permutations
from pathlib import Path

import pytest
from babel import Locale, localedata
from babel.lists import format_list
from PySide6.QtCore import QLocale

from mexen_desktop.languages import BABEL_DATA
from mexen_desktop.texts import by_locale, words
from mexen_desktop.texts.marks import fill, plain
from mexen_desktop.texts.sorting import in_order

LANGUAGES = {"nl": "nl_NL", "de": "de_DE", "da": "da_DK", "en": "en_GB"}
PEOPLE = ("Ann", "Bo", "Cem")
NOON = int(datetime(2026, 11, 29, 14, 5).astimezone().timestamp())

#: Checked by hand: three names, 12345, 44 of 100, an afternoon, 1 and 25 minutes, 1 and 3 hours.
WRITTEN = {
    "en": (
        "Ann, Bo and Cem",
        "12,345",
        "44%",
        "29 Nov 2026, 14:05",
        ("1 minute", "25 minutes", "119 minutes", "3 hours"),
    ),
    "nl": (
        "Ann, Bo en Cem",
        "12.345",
        "44%",
        "29 nov 2026, 14:05",
        ("1 minuut", "25 minuten", "119 minuten", "3 uur"),
    ),
    "de": (
        "Ann, Bo und Cem",
        "12.345",
        "44 %",
        "29.11.2026, 14:05",
        ("1 Minute", "25 Minuten", "119 Minuten", "3 Stunden"),
    ),
    "da": (
        "Ann, Bo og Cem",
        "12.345",
        "44 %",
        "29. nov. 2026 14.05",
        ("1 minut", "25 minutter", "119 minutter", "3 timer"),
    ),
}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Write as each language does, one after the other."""
    before = QLocale()
    QLocale.setDefault(QLocale(LANGUAGES[request.param]))
    yield str(request.param)
    QLocale.setDefault(before)


def written() -> tuple[str, str, str, str, tuple[str, ...]]:
    """Write one of each."""
    lengths = tuple(by_locale.duration(60 * minutes) for minutes in (1, 25, 119, 180))
    found = (
        words.names(PEOPLE),
        words.number(12_345),
        by_locale.share(0.44),
        by_locale.moment(NOON),
    )
    return (*(text.replace("\xa0", " ") for text in found), lengths)  # type: ignore[return-value]


def test_each_language_writes_in_its_own_way(language: str) -> None:
    assert written() == WRITTEN[language]


def test_numbers_in_a_sentence_are_those_of_the_language(language: str) -> None:
    told = plain(fill("<b>{pot}</b>: {name}", pot=12_345, name="12345"))
    assert told == f"{WRITTEN[language][1]}: 12345"


def test_lists_are_those_of_the_locale_data(language: str) -> None:
    # Qt is at hand on the start page, where Babel is not: both must say the same.
    for count in range(1, 5):
        people = ["Ann", "Bo", "Cem", "Dirk"][:count]
        assert words.names(people) == format_list(people, locale=LANGUAGES[language])


def test_a_length_of_time_below_a_minute_is_one() -> None:
    assert by_locale.duration(0) == by_locale.duration(60)


def test_a_region_without_data_writes_as_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "name", lambda _self: "de_QQ")
    assert by_locale.share(0.44) == "44\xa0%"
    monkeypatch.setattr(QLocale, "name", lambda _self: "C")
    assert by_locale.share(0.44) == "44%"


def test_a_package_needs_the_data_of_its_languages_only(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert set(BABEL_DATA) >= {"root", *LANGUAGES}
    whole = Path(localedata.__file__).parent / "locale-data"
    for name in BABEL_DATA:
        for data in [whole / f"{name}.dat", *whole.glob(f"{name}_*.dat")]:
            shutil.copy(data, tmp_path)
    monkeypatch.setattr(localedata, "_dirname", str(tmp_path))
    monkeypatch.setattr(localedata, "_cache", {})
    by_locale._found.cache_clear()
    localedata.locale_identifiers.cache_clear()
    try:
        assert written() == WRITTEN[language]
    finally:
        by_locale._found.cache_clear()
        localedata.locale_identifiers.cache_clear()


def test_one_and_all_others_are_the_numbers_of_each_language() -> None:
    # The .ts files have two forms for each of them: so says CLDR, whole numbers only.
    for language in LANGUAGES:
        rule = Locale(language).plural_form
        assert {count: rule(count) for count in range(200)} == {
            count: "one" if count == 1 else "other" for count in range(200)
        }


@pytest.mark.parametrize(
    ("language", "people"),
    [
        ("da", ["Anna", "Bo", "Zoë", "Ærø", "Øjvind", "Åse"]),
        ("de", ["Ägidius", "Anna", "Otto", "Özil", "Zoë"]),
        ("nl", ["Anna", "Ida", "IJsbrand", "Izaak", "Jan", "Zoë"]),
        ("en", ["Anna", "bo", "Cem", "Zoë"]),
    ],
)
def test_names_are_sorted_as_the_language_sorts(language: str, people: list[str]) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(LANGUAGES[language]))
    try:
        for some in list(permutations(people))[:24]:
            assert in_order(some, str) == people
    finally:
        QLocale.setDefault(before)


def test_a_day_as_a_heading_begins_large(language: str) -> None:
    begins = {"en": "Sunday", "de": "Sonntag", "nl": "Zondag", "da": "Søndag"}
    assert by_locale.day(NOON).startswith(begins[language])
