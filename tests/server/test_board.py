"""The page of a cluster speaks both languages and says everything it shows."""

import json
import re

import pytest

from saboteur.server.board import Board
from saboteur.server.local import LocalCluster
from saboteur.text import LANGUAGES

pytestmark = pytest.mark.once


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_words_for_all_it_shows(lang: str) -> None:
    board = Board(LocalCluster.__new__(LocalCluster), "http://127.0.0.1:1/?a=1&b=2", lang)
    try:
        page = board.page()
    finally:
        board.close()
    found = re.search(r'id="words">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    words = json.loads(found[1])
    asked = set(re.findall(r'data-word="(\w+)"', page)) | set(re.findall(r"words\.(\w+)", page))
    assert asked | {"running", "stopped", "paused", "start", "stop", "kill", "pause", "resume"} <= set(words)
    assert not any(word.startswith("cluster-") for word in words.values())
    assert f'lang="{lang}"' in page
    assert 'href="http://127.0.0.1:1/?a=1&amp;b=2"' in page
    assert not re.search(r"\{(title|told|go|play|lang|words)\}", page)
