from mexen_desktop.record.forgotten import nobodys_name, number_of
from mexen_desktop.record.names import folded
from mexen_desktop.texts import words
from mexen_desktop.texts.isolates import isolated
from mexen_desktop.texts.somebody import called


def test_who_was_deleted_is_somebody() -> None:
    assert called(nobodys_name(1)) == "somebody"
    assert called(nobodys_name(2)) == "somebody 2"
    assert called("Ann") == "Ann"


def test_every_sentence_says_so() -> None:
    assert isolated(nobodys_name(3)) == "somebody 3"
    assert words.names(["Ann", nobodys_name(1)]) == "Ann and somebody"


def test_what_stands_for_the_name_is_no_name_of_anybody() -> None:
    assert number_of(nobodys_name(12)) == 12
    assert folded(nobodys_name(12)) == nobodys_name(12)
    assert not any(map(number_of, ("", "Ann", "1", "\x7f", "\x7fAnn")))
