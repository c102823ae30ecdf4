"""The page's types are those of the server."""

import pytest

import page_types

pytestmark = pytest.mark.once


def test_types_of_the_page_are_fresh() -> None:
    """After a change of a message: python tools/page_types.py."""
    assert page_types.generate() == page_types.TARGET.read_text(encoding="utf-8")
