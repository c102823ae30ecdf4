"""Puts rules, page and compiled engine into the wheel; without a compiler or with SABOTEUR_PURE=1 it is pure."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_NEEDS = ["librt==0.16.*", "mypy_extensions>=1.1"]
"""Dependencies of the compiled engine: the librt it was built with, and that library's undeclared imports."""


class CompileHook(BuildHookInterface[Any]):
    """Compiles the engine before a wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and register the files with hatchling."""
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        build_data["force_include"][str(root / "docs" / "rules")] = "saboteur/rulebook"
        if not (root / "src" / "saboteur" / "page" / "index.html").is_file():
            self.app.display_warning("The wheel holds no page: python3 go.py builds it first.")
        if (root / "build" / "docs" / "index.html").is_file():
            build_data["force_include"][str(root / "build" / "docs")] = "saboteur/manual"
        if os.environ.get("SABOTEUR_PURE") == "1":
            return
        result = subprocess.run([sys.executable, root / "tools" / "compile.py"], check=False)
        if result.returncode:
            self.app.display_warning("The wheel holds the interpreted engine only.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["dependencies"] += COMPILED_NEEDS
        build_data["force_include"][str(root / "build" / "compiled")] = "saboteur/_compiled"
