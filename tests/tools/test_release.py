"""A release goes out only if tag, version and changelog agree."""

import pytest

import release_check

pytestmark = pytest.mark.once

RELEASED = "# Changelog\n\n## 1.2.0 (2026-03-04)\n\n## 1.1.0 (2026-01-31)\n"
COMING = "# Changelog\n\n## 1.2.0 (not released yet)\n"


def test_this_checkout_agrees_with_itself() -> None:
    assert 0 == release_check.main([])


@pytest.mark.parametrize(("changelog", "tag"), [(RELEASED, "v1.2.0"), (RELEASED, None), (COMING, None)])
def test_what_agrees_is_released(changelog: str, tag: str | None) -> None:
    assert [] == release_check.faults("1.2.0", changelog, tag)


@pytest.mark.parametrize(
    ("version", "changelog", "tag", "sentence"),
    [
        ("1.2.0", RELEASED, "v1.2.1", "The tag is v1.2.1"),
        ("1.2.0", RELEASED, "1.2.0", "expected v1.2.0"),
        ("1.1.0", RELEASED, "v1.1.0", "begins with 1.2.0"),
        ("1.3.0", RELEASED, None, "begins with 1.2.0"),
        ("1.2.0", COMING, "v1.2.0", "'not released yet'"),
        ("1.2.0", "## 1.2.0 (soon)", None, "'soon'"),
        ("1.2.0", "# Changelog", "v1.2.0", "no heading"),
    ],
)
def test_what_disagrees_is_named(version: str, changelog: str, tag: str | None, sentence: str) -> None:
    (fault,) = release_check.faults(version, changelog, tag)
    assert sentence in fault


def test_a_wrong_tag_ends_the_release(capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == release_check.main(["v0.0.0"])
    assert "The tag is v0.0.0" in capsys.readouterr().err
