"""Lets the file of a store be full, then have room again."""

from mexen_desktop.store.store import Store


def fill(store: Store) -> None:
    """Let the file be as large as it may ever be."""
    connection = store._database.connection()
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")


def make_room(store: Store) -> None:
    """Let the file grow as it likes."""
    store._database.connection().execute("PRAGMA max_page_count = 1000000")
