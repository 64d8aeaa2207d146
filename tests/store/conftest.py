"""Opens stores for the tests, which are closed after them."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from mexen_desktop.store.store import Store


@pytest.fixture
def opens(tmp_path: Path) -> Iterator[Callable[..., Store]]:
    """Give a way to open a store, in the test's own folder unless told otherwise."""
    with ExitStack() as stack:

        def open_one(folder: Path = tmp_path, **options: object) -> Store:
            store = Store(folder, **options)  # type: ignore[arg-type] # the test knows them
            stack.callback(store.close)
            return store

        yield open_one
