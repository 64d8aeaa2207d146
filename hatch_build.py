"""Compiles the translations whenever the project is built or installed."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileTranslations(BuildHookInterface[Any]):
    """Runs lrelease before the files of a wheel or an editable install are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the hook's shape
        """Fill resources/translations with .qm files."""
        if self.target_name != "wheel":
            return
        pipeline = Path(self.root) / "translations" / "pipeline.py"
        subprocess.run([sys.executable, pipeline, "release"], check=True)
