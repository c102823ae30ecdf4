"""A server in its own process, and its resource use. Needs Linux."""

import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path


class Process:
    """A server in its own process."""

    def __init__(self, code: str, *arguments: str) -> None:
        command = [sys.executable, "-W", "ignore", "-c", code, *arguments]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())
        self.pid = self._process.pid

    def cpu(self) -> float:
        """CPU seconds used so far, without its workers."""
        return cpu(self.pid)

    def memory(self) -> float:
        """Resident memory in MB, including its workers."""
        return sum(resident(pid) for pid in (self.pid, *children(self.pid)))

    def end(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.wait(30)


def cpu(pid: int) -> float:
    """CPU seconds of a process and all threads it has had, to the nanosecond.

    By the kernel's own clock of the process: /proc counts in ticks of ten milliseconds, and forgets threads that end.
    """
    return time.clock_gettime((~pid << 3) | 2)


def resident(pid: int) -> float:
    """Resident memory in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def children(pid: int) -> tuple[int, ...]:
    """The processes that a process has started."""
    return tuple(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


def pin(pids: Iterable[int], cores: set[int], *, patient: bool = False) -> None:
    """Pin processes to these cores; `patient` ones never preempt the process that wakes them.

    On one core, with patient servers, a server finds everything that its clients send at once waiting for it, each
    time. Otherwise chance decides whether it wakes for one message or for twenty, which doubles what a message costs.
    """
    for pid in pids:
        for thread in Path(f"/proc/{pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), cores)
            if patient:
                os.sched_setscheduler(int(thread.name), os.SCHED_BATCH, os.sched_param(0))
