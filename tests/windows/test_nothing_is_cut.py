"""Every word is seen whole, in every language, on a small window as well as in large text."""

import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Final

import pytest

from mexen_desktop.languages import NAMES
from mexen_desktop.look.resources import resource
from mexen_desktop.look.theme import theme
from mexen_desktop.windows.column import ColumnTitle
from tests.kit.screens import AT_TABLE, CROWD, SCREENS, Visitor, crowd
from tests.kit.written import CUT, unreadable, unsaid, writing
from tests.windows.conftest import Opened
from translations import pipeline
from translations.stretching import stretch, stretched

# The offscreen platform has no window manager for the menus that are opened.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

STRETCHED: Final = "xx"
#: Width, height, size of the text.
SIZES: Final = ((960, 540, 1.0), (1024, 600, 1.0), (1024, 600, 1.5), (1280, 800, 2.0))
#: Words of the languages there are find room in so low a window; there is none to spare.
LOW: Final = 600
FLAT: Final = ((1024, 600, 1.0), (1280, 800, 1.5))


@pytest.fixture(scope="module")
def whole() -> frozenset[str]:
    """Give the texts that end in an ellipsis because something follows when they are pressed."""
    found = set()
    for words in pipeline.FOLDER.glob("*.ts"):
        found |= {each.text for each in ET.parse(words).iter() if (each.text or "").endswith(CUT)}
    texts = {text for text in found if text is not None}
    return frozenset(texts | {stretched(text) for text in texts})


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the words of the stretched language as Qt reads them."""
    folder = tmp_path_factory.mktemp("stretched")
    words, compiled = folder / "mexen_xx.ts", folder / "mexen_xx.qm"
    stretch(pipeline.FOLDER / "mexen_nl.ts", words)
    pipeline.compile_words(words, compiled)
    return compiled


@pytest.fixture
def stretching(monkeypatch: pytest.MonkeyPatch, compiled: Path) -> None:
    """Make the stretched language one of those that are spoken."""
    monkeypatch.setitem(NAMES, STRETCHED, "Štřétčhéd")
    monkeypatch.setattr(
        "mexen_desktop.windows.language.resource",
        lambda *parts: str(compiled) if compiled.name in parts else resource(*parts),
    )


def check(
    opened: Opened,
    name: str,
    whole: frozenset[str],
    sizes: tuple[tuple[int, int, float], ...],
    **remembered: bool,
) -> None:
    """Read a screen in every language, in these sizes."""
    screen = SCREENS[name]
    window = opened(
        *screen.rolls,
        players=crowd(screen.players),
        rules=screen.rules,
        stake=screen.stake,
        coach=screen.coach,
        window=(1024, 600),
        **remembered,
    )
    visitor = Visitor(window, painted=False)
    visitor.go(screen.steps)
    faults = []
    for at, code in enumerate(NAMES):
        window.language.use(code)
        # To and fro: each language begins in the size in which the last one ended.
        for width, height, text in sizes[:: -1 if at % 2 else 1]:
            if code == STRETCHED and height < LOW:
                continue
            theme().set_text_factor(text)
            window.resize(width, height)
            visitor.settle()
            lines = visitor.lines()
            assert lines
            found = unreadable(lines, CROWD, whole) + unsaid(window, lines)
            faults += [f"{code} {width}×{height} {text:.0%}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


@pytest.mark.usefixtures("stretching")
@pytest.mark.parametrize("name", SCREENS)
def test_every_word_is_seen_whole(opened: Opened, whole: frozenset[str], name: str) -> None:
    check(opened, name, whole, SIZES)


@pytest.mark.usefixtures("stretching")
@pytest.mark.parametrize("name", AT_TABLE)
def test_so_it_is_on_a_screen_that_lies_flat(
    opened: Opened, whole: frozenset[str], name: str
) -> None:
    check(opened, name, whole, FLAT, table_top=True)


@pytest.mark.usefixtures("stretching")
@pytest.mark.parametrize("text", [100, 150, 200])
def test_menus_say_every_word(opened: Opened, whole: frozenset[str], text: int) -> None:
    window = opened(*[42] * 9, players=crowd(3), stake="sips", window=(1024, 600), text_size=text)
    visitor = Visitor(window, painted=False)
    faults = []
    for code in NAMES:
        window.language.use(code)
        for steps in ("appearance", "languages", "starters", "play throw menus"):
            visitor.go(steps)
            faults += [f"{code}: {fault}" for fault in unreadable(visitor.lines(), CROWD, whole)]
            visitor.close_menus()
        visitor.go("finish start")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("name", ["rules", "statistics", "past games", "house rules"])
def test_a_page_is_called_by_its_whole_name_in_one_line(opened: Opened, name: str) -> None:
    window = opened(*SCREENS[name].rolls, players=crowd(3), window=(1024, 600), text_size=200)
    Visitor(window, painted=False).go(SCREENS[name].steps)
    for code in NAMES:
        window.language.use(code)
        title = window.page.findChild(ColumnTitle)
        assert title is not None
        place = title.geometry()
        assert place.top() >= 0
        with writing() as lines:
            title.grab()
        assert [line.text for line in lines] == [title.accessibleName()]
