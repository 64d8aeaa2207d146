"""Shares, moments, lengths of time as the language writes them."""

from datetime import date, datetime, timedelta
from decimal import Decimal
from functools import lru_cache

# Babel takes a while to import: nothing that the start page shows may come here.
from babel import Locale, UnknownLocaleError
from babel.dates import format_date, format_time, format_timedelta
from babel.numbers import format_percent
from PySide6.QtCore import QLocale


def share(part: float) -> str:
    """Return a part of a whole in whole per cent: "44%" in English, "44 %" in German."""
    # To whole per cent as Babel rounds: pages show hundreds of shares, few of which differ then.
    return _share(round(Decimal(repr(part)), 2), _locale())


def fine_share(part: float) -> str:
    """Return a part of a whole in per cent with up to one decimal: "5.5%"."""
    return format_percent(round(part, 3), locale=_locale(), decimal_quantization=False)


def moment(seconds: int) -> str:
    """Return a moment, given in seconds since 1970, at the clock of this computer."""
    then, locale = datetime.fromtimestamp(seconds).astimezone(), _locale()
    day = format_date(then, "medium", locale=locale)
    time = format_time(then, "short", tzinfo=then.tzinfo, locale=locale)
    return str(locale.datetime_formats["medium"]).format(time, day)


def day(seconds: int) -> str:
    """Return the day of a moment in full, as a heading has it: "Sunday, 29 November 2026"."""
    text = format_date(datetime.fromtimestamp(seconds).astimezone(), "full", locale=_locale())
    # Where weekdays are written small, as in Dutch, a heading still begins large.
    return text[:1].upper() + text[1:]


def short_day(seconds: int) -> str:
    """Return the day of a moment as short as it is clear: "29 Nov 2026"."""
    return _short_day(datetime.fromtimestamp(seconds).astimezone().date(), _locale())


def duration(seconds: int) -> str:
    """Return how long something took, in its largest unit: "25 minutes", "2 hours"."""
    length = timedelta(seconds=max(60, seconds))
    # 90 minutes are neither one hour nor two.
    return format_timedelta(length, granularity="minute", threshold=2, locale=_locale())


@lru_cache(maxsize=512)
def _share(part: Decimal, locale: Locale) -> str:
    return format_percent(part, locale=locale)


@lru_cache(maxsize=4096)
def _short_day(day: date, locale: Locale) -> str:
    # A list has hundreds of days, each of which takes a while.
    return format_date(day, "medium", locale=locale)


def _locale() -> Locale:
    return _found(QLocale().name())


@lru_cache(maxsize=8)
def _found(name: str) -> Locale:
    # A region may be unknown, a bundle may hold no more than the languages.
    for known in (name, name.partition("_")[0], "en"):
        try:
            return Locale.parse(known)
        except (UnknownLocaleError, ValueError):
            continue
    raise UnknownLocaleError(name)
