"""The actions of a record as they stand in the file, decoded little by little."""

import re
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

import msgspec
from msgspec import Raw

from mexen_desktop.record.errors import Problem, RecordError
from mexen_desktop.record.wording import UNDECODABLE, complaint
from mexen_desktop.rules.actions import AnyAction

#: The most actions that a record may have.
MOST: Final = 1_000_000

_WINDOW: Final = 1 << 20

# An action is a flat object: no brace stands in it except within a text. The quantifiers never
# give back what they took, so that no file, however odd, takes more than one pass.
_OBJECT: Final = rb'\{[^"{}]*+(?:"(?:[^"\\]++|\\.)*+"[^"{}]*+)*+\}'
_ONE: Final = re.compile(_OBJECT, re.DOTALL)
# Atomic rather than "{1,200}+", which takes half an object too much in Pythons before 3.11.5.
_RUN: Final = re.compile(rb"[,\s]*+((?>(?:[,\s]*+" + _OBJECT + rb"){1,200}))", re.DOTALL)
_REST: Final = re.compile(rb"[^,\s](?!\Z)")

_LIST: Final = msgspec.json.Decoder(list[AnyAction])
_ACTION: Final[msgspec.json.Decoder[AnyAction]] = msgspec.json.Decoder(AnyAction)


class WrittenActions:
    """The actions in a JSON array that is known to be well-formed.

    Neither all of them nor a second copy of their text are ever in memory at once: a record may
    have a million in 128 MiB. Going through them raises RecordError at the first that is malformed.
    """

    def __init__(self, array: Raw) -> None:
        self._text = memoryview(array)

    def too_many(self) -> bool:
        """Tell whether there are more than a record may have."""
        starts = range(0, len(self._text), _WINDOW)
        braces = sum(bytes(self._text[at : at + _WINDOW]).count(b"{") for at in starts)
        # Braces within names are so rare that the exact count, which is slower, hardly ever runs.
        return braces > MOST and sum(1 for _ in islice(_ONE.finditer(self._text), MOST + 1)) > MOST

    def __iter__(self) -> Iterator[AnyAction]:
        at = 1
        while run := _RUN.match(self._text, at):
            start, at = run.span(1)
            text = self._text[start:at]
            actions: Iterable[AnyAction]
            try:
                actions = _LIST.decode(b"".join((b"[", text, b"]")))
            except UNDECODABLE:
                # One by one, so that those before the wrong one are still handed out.
                actions = map(_action, _ONE.findall(text))
            yield from actions
        rest = _REST.search(self._text, at)
        if rest:
            # What no run takes in begins with something that is no action.
            yield _action(self._text[rest.start() :])


def _action(text: bytes | memoryview) -> AnyAction:
    try:
        return _ACTION.decode(text)
    except UNDECODABLE as error:
        raise RecordError(Problem.MALFORMED_ACTION, detail=complaint(error)) from None
