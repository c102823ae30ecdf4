"""The examples for other libraries start and learn something, where these libraries are installed."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = {
    "cleanrl_duel.py": (("torch",), ("--updates", "2", "--num-envs", "4", "--num-steps", "8")),
    "rllib_solo.py": (("torch", "ray.rllib", "tree"), ("1",)),
    "torchrl_solo.py": (("torch", "torchrl"), ("1",)),
    "vector_learning.py": ((), ("1",)),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_it_starts(name: str) -> None:
    needed, arguments = EXAMPLES[name]
    for package in needed:
        if find_spec(package.partition(".")[0]) is None or find_spec(package) is None:
            pytest.skip(f"{name} needs {package}")
    # With a Ray of its own: else it joins the cluster of another test, which may lose its machines on purpose.
    environment = {**os.environ, "RAY_ADDRESS": "local"}
    command = [sys.executable, f"examples/{name}", *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment, check=False)
    if "timed out during startup" in ran.stderr:
        # Ray has half a minute to start, which a very busy machine may not grant.
        ran = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment, check=False)
    assert 0 == ran.returncode, ran.stderr
    assert ran.stdout.strip()
