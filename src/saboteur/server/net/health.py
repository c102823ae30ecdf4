"""Health checks and metrics."""

from __future__ import annotations

from collections import Counter
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.types import ASGIApp
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from saboteur.server.store.failure import DamagedError, UnavailableError
from saboteur.server.table.tables import Tables

HttpRequest = Request[Any, Any, Any]


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, str]:
    """Liveness: the process answers."""
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def readyz(request: HttpRequest) -> Response[dict[str, str]]:
    """Readiness: the database answers and takes writes, and all matches are resumed."""
    tables: Tables = request.app.state.tables
    try:
        await tables.store.check()
    except (UnavailableError, DamagedError):
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ok" if tables.ready else "starting"}, status_code=200 if tables.ready else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: HttpRequest) -> Response[bytes]:
    """Metrics for Prometheus; nothing personal."""
    registry = CollectorRegistry()
    registry.register(_Numbers(request.app.state.tables))
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


class _Numbers(Collector):
    """Collects the metrics on request."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def collect(self) -> list[GaugeMetricFamily | CounterMetricFamily]:
        """The current values."""
        tables = self._tables
        phases = Counter(table.state.phase for table in tables.loaded.values())
        by_phase = GaugeMetricFamily("saboteur_tables", "Tables in memory", labels=["phase"])
        for phase, number in phases.items():
            by_phase.add_metric([phase], number)
        sockets = sum(len(table.audience.clients) for table in tables.loaded.values())
        return [
            by_phase,
            GaugeMetricFamily("saboteur_sockets", "Open sockets", value=sockets),
            CounterMetricFamily("saboteur_entries", "Entries written to logs", value=tables.store.writer.written),
            CounterMetricFamily("saboteur_commits", "Transactions that wrote them", value=tables.store.writer.commits),
            CounterMetricFamily("saboteur_bots_replaced", "Moves left to chance", value=tables.pool.replaced),
        ]


HANDLERS = [healthz, readyz]
"""For everyone."""


def operator_app(tables: Tables) -> ASGIApp:
    """The application for the operator's own address: health checks and metrics, and nothing else."""
    return Litestar(
        route_handlers=[healthz, readyz, metrics],
        openapi_config=None,
        state=State({"tables": tables}),
        logging_config=None,
    )
