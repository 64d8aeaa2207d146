"""The one line says what is going on, always in full."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QModelIndex
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from mexen_desktop.scene import accessible
from mexen_desktop.scene.runs import Run, fitted_runs, runs_text, runs_width
from mexen_desktop.scene.status import StatusLine
from tests.kit.whole_table import WholeTable, name_of, spoken

SitDown = Callable[..., WholeTable]


def line(whole: WholeTable) -> StatusLine:
    return whole.part(StatusLine, "statusLine")


def test_it_says_who_does_what_and_what_to_beat(seated: SitDown) -> None:
    whole = seated("knight", 65, 64)
    whole.throw(2)
    whole.stop()
    assert name_of(line(whole)) == "Bo: throw 1 of 2, to beat: 64 (Ann)"
    assert spoken(line(whole)).role() == QAccessible.Role.StaticText


def test_a_press_that_is_refused_is_explained_until_the_next_action(seated: SitDown) -> None:
    whole = seated("knight", 65, 64)
    whole.throw()
    whole.controller.toggle_keep(6)
    assert "Only a single 1 or 2 may stay." in name_of(line(whole))
    whole.throw()
    assert name_of(line(whole)) == "Ann: throw 3 of 3"


def test_undo_takes_the_explanation_away(seated: SitDown) -> None:
    whole = seated("knight", 65)
    whole.throw()
    whole.stop()
    whole.controller.toggle_keep(6)
    assert "may stay" in name_of(line(whole))
    whole.controller.undo()
    assert "may stay" not in name_of(line(whole))


def test_what_is_refused_is_explained_in_the_language_chosen_meanwhile(
    seated: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = seated("knight", 65)
    whole.throw()
    whole.controller.toggle_keep(6)
    monkeypatch.setattr("mexen_desktop.scene.status.refusal", lambda reason, _: f"Nein: {reason}.")
    line(whole).changeEvent(QEvent(QEvent.Type.LanguageChange))
    assert name_of(line(whole)).startswith("Nein: keep.")


def test_in_a_race_it_is_red(seated: SitDown) -> None:
    from mexen_desktop.look.theme import theme

    whole = seated("knight", 32)
    calm = line(whole).grab().toImage().pixelColor(40, 8)
    whole.throw()
    alarm = line(whole).grab().toImage().pixelColor(40, 8)
    assert calm == theme().palette.surface
    assert alarm == theme().palette.red


def test_one_dot_for_each_throw(seated: SitDown) -> None:
    whole = seated("knight", 65)
    assert line(whole)._dots() == 3
    whole.throw()
    whole.stop()
    assert line(whole)._dots() == 1


def test_it_is_written_smaller_then_on_two_lines(seated: SitDown) -> None:
    long_name = "Maximilian-Ferdinand von Wolkenstein IV"
    whole = seated("knight", 65, names=(long_name, "Bo"), players=2)
    metrics = whole.page._layout.metrics
    sizes: list[int] = []
    whole.throw()
    whole.stop()
    room = 1_200
    while not (plan := line(whole)._plan(metrics, room)).broken:
        sizes.append(plan.pixels)
        room -= 10
    assert list(dict.fromkeys(sizes)) == [31, 28, 24]
    broken = line(whole)._plan(metrics, room)
    assert runs_text(broken.right) == f"to beat: 65 ({long_name})"


def test_what_finds_no_room_at_all_is_cut_at_its_end(seated: SitDown) -> None:
    seated("knight")
    cut = fitted_runs([Run("A very long name indeed", 900), Run(" throws")], 31, 220)
    assert runs_text(cut).startswith("A very")
    assert "…" in runs_text(cut)
    assert runs_text(cut).endswith(" throws")
    assert runs_width(cut, 31) <= 220


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader says by itself."""
    heard: list[str] = []

    def hear(event: QAccessibleAnnouncementEvent) -> None:
        heard.append(event.message())

    class Reader:
        Role = QAccessible.Role
        isActive = staticmethod(lambda: True)
        updateAccessibility = staticmethod(hear)

    monkeypatch.setattr(accessible, "QAccessible", Reader)
    return heard


def test_what_happened_is_announced_once_then_what_is_to_do(
    seated: SitDown, said: list[str]
) -> None:
    whole = seated("knight", 65, 64)
    said.clear()
    whole.throw()
    whole.page._refresh()
    whole.page._refresh()
    assert said == ["Ann throws 65. Ann: throw 2 of 3"]


def test_a_refusal_is_announced(seated: SitDown, said: list[str]) -> None:
    whole = seated("knight", 65)
    whole.throw()
    said.clear()
    whole.controller.toggle_keep(6)
    assert said == ["Only a single 1 or 2 may stay."]


def test_old_sentences_that_somebody_scrolls_to_are_not_announced(
    seated: SitDown, said: list[str]
) -> None:
    whole = seated("extreme", *[65, 64] * 60, players=2)
    for _ in range(120):
        whole.controller.game.throw()
    whole.controller.finish()
    said.clear()
    log = whole.page.sheet.log
    log.fetchMore(QModelIndex())
    whole.page._refresh()
    assert said == []


def test_what_was_cut_stands_in_full_in_the_tooltip(seated: SitDown) -> None:
    long_name = "Maximilian-Ferdinand " * 4
    whole = seated("knight", 65, names=(long_name, "Bo"), players=2)
    whole.page.grab()
    assert long_name.strip() in line(whole).toolTip().replace("\n", " ")
    whole.throw()
    whole.controller.finish()
    whole.page.grab()
    assert line(whole).toolTip() == ""
