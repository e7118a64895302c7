"""The step of the build that puts compiled words into the wheel; run by hatchling only."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileWords(BuildHookInterface[Any]):
    """Compiles the catalogues before the files of the wheel are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile. The build runs in an environment of its own, so our code is found by path."""
        compiler = runpy.run_path(str(Path(self.root) / "tui" / "words" / "compile.py"))
        compiler["compile_words"]()
