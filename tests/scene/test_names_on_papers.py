"""How long names find room on the papers that lie in the tray."""

from collections.abc import Callable

from mexen_desktop.look.theme import theme
from mexen_desktop.scene.end_paper import EndPaper
from mexen_desktop.scene.final_paper import FinalPaper
from tests.kit.whole_table import WholeTable


def test_what_follows_is_read_below_who_lost_however_long_the_name(
    seated: Callable[..., WholeTable],
) -> None:
    long = ("Urgroßmutter Annegret-Wilhelmine", *"BCD")
    whole = seated("lives", 52, 64, 63, 62, players=4, names=long, size=(1024, 580))
    theme().set_text_factor(1.5)
    whole.settle()
    for _ in range(4):
        whole.throw()
        if whole.controller.may_stop:
            whole.stop()
    paper = whole.page.tray.slip._paper
    assert isinstance(paper, EndPaper)
    assert paper._under.used.pixelSize() >= 0.6 * paper._headline.used.pixelSize()


def test_the_end_of_a_game_names_everybody_whole(seated: Callable[..., WholeTable]) -> None:
    long = ("Hildegard", "Urgroßmutter Annegret-Wilhelmine", "Øyvind", "Emil")
    whole = seated("knight", players=4, names=long, size=(1280, 780))
    theme().set_text_factor(2.0)
    whole.settle()
    whole.controller.finish()
    whole.settle()
    slip = whole.page.tray.slip
    slip.grab()
    assert isinstance(slip._paper, FinalPaper)
    assert not slip._paper.cut
