"""Figures about the tables of a process, for Prometheus; nothing personal."""

from __future__ import annotations

from collections import Counter

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from saboteur.server.table.tables import Tables


def numbers(tables: Tables, *, remote: bool) -> list[Metric]:
    """The current values. Viewers who are `remote` have their sockets at the edges, which count them."""
    phases = Counter(table.state.phase for table in tables.loaded.values())
    by_phase = GaugeMetricFamily("saboteur_tables", "Tables in memory", labels=["phase"])
    for phase, number in phases.items():
        by_phase.add_metric([phase], number)
    refused = CounterMetricFamily("saboteur_refused", "Requests at tables that were refused", labels=["reason"])
    for reason, number in tables.refused.items():
        refused.add_metric([reason], number)
    viewers = sum(len(table.audience.clients) for table in tables.loaded.values())
    counted = ("saboteur_viewers", "Viewers at tables") if remote else ("saboteur_sockets", "Open sockets")
    return [
        by_phase,
        GaugeMetricFamily(*counted, value=viewers),
        CounterMetricFamily("saboteur_entries", "Entries written to logs", value=tables.store.writer.written),
        CounterMetricFamily("saboteur_commits", "Transactions that wrote them", value=tables.store.writer.commits),
        tables.store.writer.timing.metric("saboteur_commit_seconds", "Duration of these transactions"),
        GaugeMetricFamily("saboteur_writes_queued", "Changes waiting to be written", value=tables.store.writer.queued),
        tables.timing.metric("saboteur_request_seconds", "Duration of requests at tables, from receipt to answer"),
        refused,
        CounterMetricFamily("saboteur_bots_replaced", "Moves left to chance", value=tables.pool.replaced),
    ]
