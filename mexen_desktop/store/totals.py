"""What each person at a table has taken in all."""

from collections.abc import Sequence

from mexen_desktop.record.names import folded


def totals(names: Sequence[str], scores: Sequence[int]) -> list[int | None]:
    """Return by seat what its person has taken since the start; None for a seat they had before.

    Who left and came back has another seat, but has still taken what they took (C6).
    """
    people = [folded(name) for name in names[: len(scores)]]
    latest = {person: seat for seat, person in enumerate(people)}
    taken = dict.fromkeys(latest, 0)
    for person, score in zip(people, scores, strict=True):
        taken[person] += score
    return [taken[person] if latest[person] == seat else None for seat, person in enumerate(people)]
