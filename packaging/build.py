"""Builds the program for the system on which it runs, then packs it into dist/.

python packaging/build.py           the program as a folder, then its packages
python packaging/build.py program   the folder alone
"""

import os
import subprocess
import sys
from pathlib import Path

from bundle import archives, budget, complete, debian, icons, names, notices, rules, sbom, trim
from bundle.place import DIST, PACKAGING, ROOT, WORK


def main(words: list[str]) -> int:
    """Build what the words ask for."""
    program = build()
    if "program" not in words:
        for package in pack(program):
            print(f"{package.relative_to(ROOT)}  {package.stat().st_size / 1e6:.1f} MB")
    return 0


def build() -> Path:
    """Build the program, returning its folder."""
    WORK.mkdir(exist_ok=True)
    icons.draw(WORK, sys.platform)
    subprocess.run(
        [
            *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
            *("--distpath", DIST, "--workpath", WORK / "pyinstaller", PACKAGING / "mexen.spec"),
        ],
        # What the program is made of does not depend on who builds it.
        env={**os.environ, "PYTHONHASHSEED": "0", "PYTHONOPTIMIZE": ""},
        check=True,
    )
    program = DIST / names.COMMAND
    if sys.platform == "linux":
        trim.trim(program)
    complete.check(program, rules.here())
    notices.gather(program)
    budget.check(program, rules.here())
    return program


def pack(program: Path) -> list[Path]:
    """Make the packages of this system, with what is in them and how to check them."""
    made = archives.make(program, rules.here())
    if sys.platform == "linux":
        # What needs no system's package is published with those of this one.
        made += [debian.make(program), *archives.wheels()]
    made.append(sbom.write(sys.platform))
    return [*made, archives.checksums(made)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
