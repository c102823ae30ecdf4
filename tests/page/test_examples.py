"""The page draws the examples of the rules with the engine's connections."""

import pytest

import page_examples

pytestmark = pytest.mark.once


def test_connections_of_the_examples_are_fresh() -> None:
    """After a change of an example: python tools/page_examples.py."""
    assert page_examples.generate() == page_examples.TARGET.read_text(encoding="utf-8")
