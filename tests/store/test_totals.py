"""What each person has taken in all, wherever at the table they sat."""

from mexen_desktop.store.totals import totals


def test_C6_who_came_back_has_taken_what_they_took_before() -> None:
    assert totals(("Ann", "Bo", "Cem", "ANN"), (30, 2, 0, 4)) == [None, 2, 0, 34]


def test_who_stayed_has_taken_what_their_seat_says() -> None:
    assert totals(("Ann", "Bo"), (3, 0)) == [3, 0]


def test_who_comes_later_is_not_counted_before() -> None:
    assert totals(("Ann", "Bo", "Ann"), (3, 0)) == [3, 0]
