"""The tests also run in the background of a script, where the interrupt key is ignored."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
pytestmark = [pytest.mark.once, pytest.mark.slow, pytest.mark.skipif(os.name == "nt", reason="signals differ")]


def test_programs_the_tests_start_hear_the_interrupt_key() -> None:
    child = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    script = f"import subprocess, sys, conftest; subprocess.run([sys.executable, '-c', {child!r}], check=True)"
    ignoring = (
        f"import os, signal, sys; signal.signal({int(signal.SIGINT)}, signal.SIG_IGN); "
        f"os.execv(sys.executable, [sys.executable, '-c', {script!r}])"
    )
    command = [sys.executable, "-c", ignoring]
    environ = {**os.environ, "PYTHONPATH": str(TESTS / "support")}
    done = subprocess.run(command, cwd=TESTS, env=environ, capture_output=True, text=True, check=False)
    assert "True\n" == done.stdout, done.stderr
