"""Refusals in the OpenAPI schema."""

from __future__ import annotations

from http import HTTPStatus

from litestar.openapi.datastructures import ResponseSpec

from saboteur.server.resource import Problem


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a request, and those of any request."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=HTTPStatus(status).phrase)
        for status in sorted({400, 429, *statuses})
    }
