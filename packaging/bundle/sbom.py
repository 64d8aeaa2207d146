"""Lists the parts of the built program in the form of CycloneDX."""

import json
import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote
from uuid import uuid4

from bundle import archives, names, notices, origins
from bundle.origins import Part
from bundle.place import DIST

SPECIFICATION: Final = "1.6"

#: Under which name the licences are listed of what the package index calls otherwise.
_LISTED_AS: Final = {
    "PySide6-Essentials": "PySide6",
    "shiboken6": "PySide6",
    "babel": "Babel",
    "pyinstaller": "PyInstaller",
}


def write(system: str) -> Path:
    """Write the list for the program that was built, returning where."""
    file = DIST / f"{archives.stem(system)}.cdx.json"
    parts = [*_own_parts(), *origins.distributions(), *origins.system_parts()]
    file.write_text(json.dumps(bill(parts), indent=2) + "\n", "utf-8")
    return file


def bill(parts: list[Part]) -> dict[str, Any]:
    """Return the list of those parts."""
    return {
        "$schema": f"http://cyclonedx.org/schema/bom-{SPECIFICATION}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": SPECIFICATION,
        "serialNumber": f"urn:uuid:{uuid4()}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.now(UTC).isoformat(timespec="seconds"),
            "component": {
                "type": "application",
                "bom-ref": names.COMMAND,
                "name": names.COMMAND,
                "version": names.VERSION,
                "licenses": [{"license": {"id": "MIT"}}],
            },
        },
        "components": [_component(part) for part in parts],
    }


def licences() -> dict[str, str]:
    """Return the licence of each part that the program itself tells of, by its name."""
    listed = json.loads((notices.LICENCES / "parts.json").read_text("utf-8"))
    return {part["name"]: part["licence"] for part in listed}


def _own_parts() -> list[Part]:
    qt = next(part for part in origins.distributions() if part.name == "PySide6-Essentials")
    # Qt comes with PySide, in the same version.
    return [
        Part("Qt 6", qt.version),
        Part("Python", platform.python_version()),
        Part("Lato", "2.0"),
    ]


def _component(part: Part) -> dict[str, Any]:
    url = {
        "pypi": f"pkg:pypi/{part.name.lower()}@{part.version}",
        "deb": f"pkg:deb/debian/{part.name}@{quote(part.version)}",
        "generic": f"pkg:generic/{quote(part.name.lower())}@{part.version}",
    }[part.kind]
    found = licences().get(_LISTED_AS.get(part.name, part.name))
    component = {
        "type": "library",
        "bom-ref": url,
        "name": part.name,
        "version": part.version,
        "purl": url,
    }
    return component | ({"licenses": [{"expression": found}]} if found else {})
