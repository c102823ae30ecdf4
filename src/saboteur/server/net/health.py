"""Health checks and metrics."""

from __future__ import annotations

from typing import Any, Protocol

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.types import ASGIApp
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import Metric
from prometheus_client.registry import Collector

HttpRequest = Request[Any, Any, Any]


class Watched(Protocol):
    """A process with something to watch."""

    async def readiness(self) -> str:
        """`ok`, or what is not."""

    def numbers(self) -> list[Metric]:
        """Figures for the operator."""


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, str]:
    """Liveness: the process answers."""
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def readyz(request: HttpRequest) -> Response[dict[str, str]]:
    """Readiness: the database answers and takes writes, and all matches are resumed."""
    desk: Watched = request.app.state.tables
    status = await desk.readiness()
    return Response({"status": status}, status_code=200 if status == "ok" else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: HttpRequest) -> Response[bytes]:
    """Metrics for Prometheus; nothing personal."""
    registry = CollectorRegistry()
    registry.register(_Numbers(request.app.state.tables))
    # Memory, CPU, files and the start of this process.
    ProcessCollector(registry=registry)
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


class _Numbers(Collector):
    """Collects the metrics on request."""

    def __init__(self, desk: Watched) -> None:
        self._desk = desk

    def collect(self) -> list[Metric]:
        """The current values."""
        return self._desk.numbers()


HANDLERS = [healthz, readyz]
"""For everyone."""


def operator_app(desk: Watched) -> ASGIApp:
    """The application for the operator's own address: health checks and metrics, and nothing else."""
    return Litestar(
        route_handlers=[healthz, readyz, metrics],
        openapi_config=None,
        state=State({"tables": desk}),
        logging_config=None,
    )
