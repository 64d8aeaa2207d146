"""Many players to choose from."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.scene.choices import places


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080), (1080, 1920)])
@pytest.mark.parametrize("count", [1, 2, 7, 15, 29])
def test_each_has_a_place_of_its_own_that_a_finger_can_hit(
    size: tuple[int, int], count: int, text: float
) -> None:
    metrics = Metrics(*size, text)
    row = QRect(16, size[1] - 16 - metrics.action_height, size[0] - 32, metrics.action_height)
    cells = places(row, count, metrics)
    assert len(cells) == count
    for cell in cells:
        assert min(cell.width(), cell.height()) >= 48
        assert row.left() <= cell.left()
        assert cell.right() <= row.right()
        assert cell.bottom() <= row.bottom()
        assert cell.top() > metrics.status_height
    assert not any(one.intersects(other) for one, other in combinations(cells, 2))


def test_few_fill_the_row() -> None:
    metrics = Metrics(1280, 800)
    row = QRect(16, 688, 1248, 96)
    assert [cell.height() for cell in places(row, 5, metrics)] == [96] * 5
    assert places(row, 5, metrics)[-1].right() == row.right()


@pytest.mark.parametrize("width", range(1200, 1220))
def test_all_are_as_wide(width: int) -> None:
    cells = places(QRect(16, 688, width, 96), 5, Metrics(1280, 800))
    assert len({cell.width() for cell in cells}) == 1
    assert cells[-1].right() == 16 + width - 1


def test_many_stand_in_rows_that_grow_upwards() -> None:
    cells = places(QRect(16, 688, 928, 96), 29, Metrics(1280, 800))
    assert cells[-1].bottom() == 783
    assert cells[0].top() < 688
    assert len({cell.top() for cell in cells}) == 5
