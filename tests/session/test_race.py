from mexen_desktop.session.race import HASTE, RaceClock

THROWER, TAPPER, OTHER = 0, 1, 2


def test_nobody_is_first_before_a_press() -> None:
    assert RaceClock(opened=100).first() is None


def test_the_earlier_stamp_is_first_though_it_arrived_later() -> None:
    race = RaceClock(opened=100)
    race.press(OTHER, 140)
    race.press(TAPPER, 130)
    first = race.first()
    assert first is not None
    assert first.seat == TAPPER


def test_K10_at_an_equal_moment_the_thrower_is_first() -> None:
    race = RaceClock(opened=100)
    race.press(TAPPER, 130)
    race.press(THROWER, 130, is_thrower=True)
    first = race.first()
    assert first is not None
    assert first.is_thrower


def test_a_tap_must_be_faster_than_the_thrower() -> None:
    race = RaceClock(opened=100)
    race.press(THROWER, 130, is_thrower=True, stops=True)
    race.press(TAPPER, 129)
    first = race.first()
    assert first is not None
    assert first.seat == TAPPER


def test_a_press_before_the_race_is_open_does_not_count() -> None:
    race = RaceClock(opened=100)
    assert not race.press(TAPPER, 99)
    assert race.first() is None
    assert race.press(OTHER, 100)


def test_a_second_press_of_the_same_player_changes_nothing() -> None:
    race = RaceClock(opened=100)
    assert race.press(TAPPER, 150)
    assert not race.press(TAPPER, 120)
    first = race.first()
    assert first is not None
    assert first.stamp == 150


def test_without_stamps_the_order_of_arrival_decides() -> None:
    race = RaceClock(opened=0)
    race.press(OTHER, 0)
    race.press(TAPPER, 50)
    first = race.first()
    assert first is not None
    assert first.seat == OTHER


def test_one_press_without_a_stamp_lets_the_order_of_arrival_decide() -> None:
    race = RaceClock(opened=10)
    assert race.press(TAPPER, 50)
    assert race.press(OTHER, 0)
    first = race.first()
    assert first is not None
    assert first.seat == TAPPER


def test_a_press_without_a_stamp_is_never_too_early() -> None:
    race = RaceClock(opened=1_000, early={TAPPER: 999})
    assert race.press(OTHER, 0)
    assert race.press(TAPPER, 0)


def test_who_hammers_is_no_sooner_than_who_looks() -> None:
    race = RaceClock(opened=1_000, early={TAPPER: 1_000 - HASTE + 1})
    assert not race.press(TAPPER, 1_000 + HASTE - 1)
    assert race.first() is None
    assert race.press(TAPPER, 1_000 + HASTE)


def test_a_press_long_before_the_race_holds_nobody_up() -> None:
    race = RaceClock(opened=1_000, early={TAPPER: 1_000 - HASTE})
    assert race.press(TAPPER, 1_001)


def test_who_hammers_holds_up_nobody_else() -> None:
    race = RaceClock(opened=1_000, early={TAPPER: 999})
    assert race.press(OTHER, 1_001)
    assert race.press(THROWER, 1_001, is_thrower=True)


def test_a_press_that_waited_while_the_race_opened_was_too_early_all_the_same() -> None:
    race = RaceClock(opened=1_000)
    assert not race.press(TAPPER, 999)
    assert not race.press(TAPPER, 1_001)
    assert race.press(TAPPER, 1_000 + HASTE)


def test_a_press_at_the_very_moment_in_which_the_race_opened_was_too_early() -> None:
    # Two clocks that count the same time may differ a little: it may even seem later.
    race = RaceClock(opened=1_000, early={TAPPER: 1_000, OTHER: 1_010})
    assert not race.press(TAPPER, 1_001)
    assert not race.press(OTHER, 1_011)


def test_a_press_long_before_the_race_that_arrives_in_it_only_does_not_count() -> None:
    race = RaceClock(opened=1_000)
    assert not race.press(TAPPER, 1_000 - HASTE)
    assert race.first() is None
    assert race.press(TAPPER, 1_001)


def test_the_thrower_is_held_up_by_no_press_of_before() -> None:
    race = RaceClock(opened=1_000)
    assert not race.press(THROWER, 999, is_thrower=True)
    assert race.first() is None
    assert race.press(THROWER, 1_001, is_thrower=True)
