"""Distributes work over the machines of a Ray cluster, with the same results as one process.

Ray retries the tasks of a lost machine. Every machine needs this version of the package, and the files of bots and
decks at the same paths.
"""

from __future__ import annotations

import os
import re
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable
from importlib.metadata import version
from itertools import islice
from typing import Any

from saboteur.engine import DIGEST
from saboteur.processes import SimulationError, Workers

RETRIES = 3
"""How often a task is retried after its machine or process was lost: a bot may be the cause."""
AHEAD = 4
"""Tasks submitted ahead per processor: enough that none waits, few enough that the cluster's memory stays small."""
HOST = re.compile(r"(?:ray://)?([^:/]+):(\d{1,5})")
PATIENCE = 5.0
"""Seconds in which the cluster's head must answer."""
STARTS = 2
"""How often Ray is started on this machine if it takes too long."""
MISSING = "Ray is not installed; `pip install saboteur-game[ray]` brings it."


def on_ray(address: str | None = None) -> Workers:
    """The processors of the cluster at this address (``host:port`` or ``auto``); without one, of this machine."""
    return lambda function, questions: _answers(function, questions, address)


def _answers(
    function: Callable[..., bytes], questions: Iterable[tuple[object, ...]], address: str | None
) -> Generator[bytes, None, None]:
    ray = _ray()
    ours = not ray.is_initialized()
    if ours:
        _connect(ray, address)
    task = ray.remote(max_retries=RETRIES, retry_exceptions=False)(_work)
    try:
        waiting = iter(questions)
        room = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        asked = deque(task.remote(function, question, _made()) for question in islice(waiting, room))
        while asked:
            yield _get(ray, asked.popleft())
            asked.extend(task.remote(function, question, _made()) for question in islice(waiting, 1))
    finally:
        if ours:
            ray.shutdown()


def _work(function: Callable[..., bytes], question: tuple[object, ...], made: tuple[str, str]) -> bytes:
    """Run a task, on any machine."""
    if made != _made():
        raise SimulationError(
            f"A machine of the cluster has version {_made()[0]} (engine {_made()[1]}) of the package instead of "
            f"{made[0]} (engine {made[1]}), which may play differently; install the same one everywhere."
        )
    return function(*question)


def _made() -> tuple[str, str]:
    """The version of the package and the engine on this machine."""
    return version("saboteur-game"), DIGEST[:12]


def _get(ray: Any, answer: Any) -> bytes:
    try:
        found: bytes = ray.get(answer)
    except ray.exceptions.RayTaskError as error:
        # What the function raised, as if it had run here.
        raise error.cause from None
    except ray.exceptions.RayError as error:
        first = str(error).strip().splitlines()[:1] or [type(error).__name__]
        raise SimulationError(
            f"The cluster lost the same matches {RETRIES + 1} times ({first[0]}); perhaps a bot ends its process, or "
            "memory runs out."
        ) from None
    return found


def _connect(ray: Any, address: str | None) -> None:
    options: dict[str, Any] = {"include_dashboard": False} if address is None else {"address": address}
    try:
        if address is not None and (found := HOST.fullmatch(address)):
            # Ray itself tries for minutes.
            socket.create_connection((found[1], int(found[2])), PATIENCE).close()
        _begin(ray, options, STARTS if address is None else 1)
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        raise SimulationError(f"There is no Ray cluster at {address or 'this machine'}: {error}") from None


def _begin(ray: Any, options: dict[str, Any], tries: int) -> None:
    """Connect to a cluster, or start one; it gives up after half a minute, which a very busy machine may need."""
    for left in reversed(range(tries)):
        try:
            ray.init(**options, logging_level="error", log_to_driver=False)
        except Exception as error:
            # Ray has no class of its own for a node that takes too long.
            if type(error) is not Exception:
                raise
            ray.shutdown()
            if not left:
                raise RuntimeError(f"Ray did not start ({error}) Is the machine very busy?") from None
        else:
            return


def _ray() -> Any:
    # Ray reports its use to its makers unless told not to.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray  # noqa: PLC0415 - an extra
        import ray.exceptions  # noqa: PLC0415 - an extra
    except ImportError:
        raise SimulationError(MISSING) from None
    return ray
