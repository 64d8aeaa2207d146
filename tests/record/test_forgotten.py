"""Who was deleted has a name that nobody can have."""

import pytest

from mexen_desktop.record.errors import Problem, RecordError
from mexen_desktop.record.forgotten import nobodys_name, number_of
from mexen_desktop.record.names import checked


def test_games_that_are_kept_tell_for_ever_who_was_deleted() -> None:
    assert nobodys_name(12) == "\x7f12"
    assert number_of("\x7f12") == 12


def test_nobody_can_be_called_that() -> None:
    with pytest.raises(RecordError) as refused:
        checked(nobodys_name(1))
    assert refused.value.problem is Problem.NAME_UNPRINTABLE


@pytest.mark.parametrize("name", ["", "Ann", "12", "x12", "\x7f", "\x7fAnn", "\x7f-1"])
def test_all_others_are_somebody_of_their_own(name: str) -> None:
    assert number_of(name) == 0
