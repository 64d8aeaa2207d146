"""Who made what comes along, by which licence."""

import json
import re
import tomllib

from bundle import notices, origins, sbom
from bundle.origins import Part
from bundle.place import PACKAGE, ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PARTS = json.loads((notices.LICENCES / "parts.json").read_text("utf-8"))


def test_every_part_has_its_texts() -> None:
    for part in PARTS:
        assert part["texts"]
        for text in part["texts"]:
            assert (notices.LICENCES / f"{text}.txt").stat().st_size > 500


def test_every_text_is_somebodys() -> None:
    told = {text for part in PARTS for text in part["texts"]} | {"READ-ME"}
    told |= set(
        re.findall(r"([\w.-]+)\.txt", (notices.LICENCES / "READ-ME.txt").read_text("utf-8"))
    )
    assert {path.stem for path in notices.LICENCES.glob("*.txt")} == told


def test_all_that_the_program_depends_on_is_told() -> None:
    wanted = {re.split(r"[ ><=;]", text)[0].lower() for text in PROJECT["dependencies"]}
    assert wanted <= {name.lower() for name in origins.DISTRIBUTIONS}
    names = {part["name"].lower() for part in PARTS}
    assert {name.removesuffix("-essentials") for name in wanted} <= names


def test_the_texts_are_what_they_are_called() -> None:
    def text(name: str) -> str:
        return (notices.LICENCES / f"{name}.txt").read_text("utf-8")

    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text("LGPL-3.0")
    assert "GNU GENERAL PUBLIC LICENSE" in text("GPL-3.0")
    assert "SIL OPEN FONT LICENSE" in text("Lato")
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in text("Python")
    assert text("Mexen") == (ROOT / "LICENSE").read_text("utf-8")
    assert text("Lato") == (PACKAGE / "resources" / "fonts" / "OFL.txt").read_text("utf-8")


def test_it_is_told_how_to_replace_qt() -> None:
    told = (notices.LICENCES / "READ-ME.txt").read_text("utf-8")
    for place in ("_internal/PySide6/Qt/lib/", "_internal\\PySide6\\", "Contents/Frameworks/"):
        assert place in told


def test_a_list_of_parts_is_of_cyclonedx() -> None:
    bill = sbom.bill([Part("babel", "2.19.0", kind="pypi"), Part("zlib1g", "1:1.2", kind="deb")])
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", bill["serialNumber"])
    babel, zlib = bill["components"]
    assert babel["purl"] == "pkg:pypi/babel@2.19.0"
    assert babel["licenses"] == [{"expression": "BSD-3-Clause"}]
    assert zlib["purl"] == "pkg:deb/debian/zlib1g@1%3A1.2"
    assert "licenses" not in zlib
