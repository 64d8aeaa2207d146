"""Licences break anew at any width: nobody reads them at that of a typewriter."""

import pytest

from mexen_desktop.dialogs.flowing import flowing
from mexen_desktop.texts import licences

PARAGRAPH = """\
Permission is hereby granted, free of charge, to any person obtaining a copy
of this software, to deal in the Software without restriction.

Short lines
stay as they are."""


def test_the_lines_of_a_paragraph_become_one() -> None:
    joined = (
        "Permission is hereby granted, free of charge, to any person obtaining a copy"
        " of this software, to deal in the Software without restriction."
    )
    assert flowing(PARAGRAPH) == f"{joined}\n\nShort lines\nstay as they are."


@pytest.mark.parametrize(
    "line",
    [
        "1. Redistributions keep this notice.",
        "  b) a point",
        "* a point",
        "Copyright (c) Ann",
        "---",
    ],
)
def test_what_stands_alone_stays_alone(line: str) -> None:
    before = "Redistribution in source or binary forms is permitted provided that"
    assert flowing(f"{before}\n{line}").splitlines() == [before, line]


def test_a_line_that_is_drawn_ends_where_it_ended() -> None:
    assert flowing(f"{60 * '-'}\nSIL OPEN FONT LICENSE") == f"{60 * '-'}\nSIL OPEN FONT LICENSE"


@pytest.mark.parametrize("part", licences.parts(), ids=lambda part: part.name)
def test_no_word_of_a_licence_is_changed(part: licences.Part) -> None:
    text = licences.text_of(part)
    assert flowing(text).split() == text.split()
    assert flowing(text).count("\n") < text.count("\n") * 0.7
