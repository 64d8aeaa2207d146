"""The actions of a record as they stand in the file, decoded little by little."""

import re
from collections.abc import Iterator
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
_RUN: Final = re.compile(rb"[,\s]*+((?:[,\s]*+" + _OBJECT + rb"){1,200}+)", re.DOTALL)
_REST: Final = re.compile(rb"[^,\s](?!\Z)")

_LIST: Final = msgspec.json.Decoder(list[AnyAction])
_RAWS: Final = msgspec.json.Decoder(list[Raw])
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
        done, at = 0, 1
        while run := _RUN.match(self._text, at):
            start, at = run.span(1)
            text = b"".join((b"[", self._text[start:at], b"]"))
            try:
                actions = _LIST.decode(text)
            except UNDECODABLE:
                yield from _singly(text, done)
                return
            yield from actions
            done += len(actions)
        rest = _REST.search(self._text, at)
        if rest:
            # What no run takes in begins with something that is no action.
            try:
                yield _ACTION.decode(self._text[rest.start() :])
            except UNDECODABLE as error:
                raise _malformed(done + 1, error) from None


def _singly(text: bytes, done: int) -> Iterator[AnyAction]:
    """Yield the actions before the first that is malformed, then raise RecordError."""
    try:
        for raw in _RAWS.decode(text):
            yield _ACTION.decode(raw)
            done += 1
    except UNDECODABLE as error:
        raise _malformed(done + 1, error) from None


def _malformed(number: int, error: Exception) -> RecordError:
    return RecordError(Problem.MALFORMED_ACTION, action=number, detail=complaint(error))
