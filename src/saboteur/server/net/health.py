"""Whether the server is well, for machines that watch it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy.exc import SQLAlchemyError

from saboteur.server.table.tables import Tables

Asked = Request[Any, Any, Any]


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def readyz(request: Asked) -> Response[dict[str, str]]:
    """The database answers and all matches were taken up."""
    hall: Tables = request.app.state.hall
    try:
        await hall.store.ping()
    except SQLAlchemyError:
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ok" if hall.ready else "starting"}, status_code=200 if hall.ready else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asked) -> Response[bytes]:
    """Numbers for Prometheus; nothing about anybody."""
    registry = CollectorRegistry()
    registry.register(_Numbers(request.app.state.hall))
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


class _Numbers(Collector):
    """What is counted, read when asked for."""

    def __init__(self, hall: Tables) -> None:
        self._hall = hall

    def collect(self) -> list[GaugeMetricFamily | CounterMetricFamily]:
        """The numbers now."""
        hall = self._hall
        phases = Counter(room.state.phase for room in hall.rooms.values())
        tables = GaugeMetricFamily("saboteur_tables", "Tables in memory", labels=["phase"])
        for phase, number in phases.items():
            tables.add_metric([phase], number)
        sockets = sum(len(room.audience.clients) for room in hall.rooms.values())
        return [
            tables,
            GaugeMetricFamily("saboteur_sockets", "Open sockets", value=sockets),
            CounterMetricFamily("saboteur_entries", "Entries written to logs", value=hall.store.written),
            CounterMetricFamily("saboteur_commits", "Transactions that wrote them", value=hall.store.commits),
            CounterMetricFamily("saboteur_bots_replaced", "Moves left to chance", value=hall.workers.replaced),
        ]


HANDLERS = [healthz, readyz, metrics]
