"""A server in its own process, and its resource use. Needs Linux's /proc."""

import subprocess
import sys
from pathlib import Path


class Process:
    """A server in its own process."""

    def __init__(self, code: str, *arguments: str) -> None:
        command = [sys.executable, "-W", "ignore", "-c", code, *arguments]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())

    def cpu(self) -> float:
        """CPU seconds used so far, without its workers.

        The scheduler's count per thread is exact; the process's own count goes in ticks of ten milliseconds.
        """
        threads = Path(f"/proc/{self._process.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9

    def memory(self) -> float:
        """Resident memory in MB, including its workers."""
        own = self._process.pid
        children = Path(f"/proc/{own}/task/{own}/children").read_text().split()
        return sum(_resident(pid) for pid in (own, *map(int, children)))

    def end(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.wait(30)


def _resident(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024
