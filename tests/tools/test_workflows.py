"""The workflows are valid, and everything they run exists."""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import tasks

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
BIN = Path(sys.executable).parent
PROGRAM = re.compile(r"(?:python3?|\.venv/bin/python) (?!-)(\S+\.py)(.*)")


def load(workflow: Path) -> dict[str, Any]:
    """A workflow as data."""
    found: dict[str, Any] = yaml.safe_load(workflow.read_text(encoding="utf-8"))
    return found


def commands(workflow: dict[str, Any]) -> Iterator[str]:
    """Every line that some step runs."""
    for job in workflow["jobs"].values():
        for step in job.get("steps", ()):
            yield from step.get("run", "").splitlines()


def faults(line: str) -> list[str]:
    """Things a line runs that do not exist."""
    found = []
    if program := PROGRAM.match(line):
        script, arguments = str(program[1]), str(program[2]).split()
        found += [] if (ROOT / script).is_file() else [script]
        if script == "go.py":
            found += unknown(arguments)
        words = [argument for argument in arguments if not argument.startswith("-")]
        if script == "tools/npm.py" and words[0] == "run":
            scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
            found += [] if words[1] in scripts else [words[1]]
    named = re.findall(r"(?:tests|tools|requirements)/\S+\.\w+", line)
    return found + [path for path in named if not (ROOT / path).exists() and path not in found]


def unknown(arguments: list[str]) -> list[str]:
    """Arguments that go.py does not take."""
    try:
        _known, rest = tasks.arguments(arguments)
    except SystemExit:
        return arguments
    return [argument for argument in rest if argument.startswith("-")]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_workflow_follows_the_schema(workflow: Path) -> None:
    command: list[str | Path] = [BIN / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", str(workflow)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_workflows_have_no_known_hole() -> None:
    """No unpinned action, no injected text, no unneeded permission."""
    result = subprocess.run(
        [BIN / "zizmor", "--offline", "--quiet", GITHUB], capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_everything_a_workflow_starts_is_there(workflow: Path) -> None:
    assert [] == [fault for line in commands(load(workflow)) for fault in faults(line)]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("python3 go.py tets", "tets"),
        ("python3 go.py test --quik", "--quik"),
        ("python go.py test tests/test_nothing.py", "tests/test_nothing.py"),
        ("python3 tools/nothing.py now", "tools/nothing.py"),
        (".venv/bin/python tools/npm.py run nothing", "nothing"),
        ("python -m pip install --requirement requirements/nothing.txt", "requirements/nothing.txt"),
    ],
)
def test_something_missing_would_be_noticed(line: str, fault: str) -> None:
    assert [fault] == faults(line)


def test_hooks_check_what_go_py_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    checks: list[list[str]] = []

    def note(*command: str | Path, title: str) -> int:
        checks.append([Path(command[0]).name, *map(str, command[1:])])
        return 0 if title else 1

    monkeypatch.setattr(tasks, "run", note)
    tasks.check_python()
    tasks.check_page(note)
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"][0]["hooks"]
    entries = [hook["entry"] for hook in hooks]
    assert [] == [fault for entry in entries for fault in faults(entry)]
    assert all((BIN / Path(entry.split()[0]).name).exists() for entry in entries)
    # The page's tests take too long for a commit.
    wanted = {check[-1] if "run" in check else " ".join(check[:2]).split(" -")[0] for check in checks} - {"test"}
    assert wanted == {name for name in wanted if any(re.search(rf"\b{name}( |$)", entry) for entry in entries)}
    assert {"ruff check", "mypy", "lint"} <= wanted


@pytest.mark.parametrize(("workflow", "line"), [("full", "tools/npm.py run lint:types"), ("long", "go.py test --long")])
def test_what_everyday_runs_leave_out_is_run_elsewhere(workflow: str, line: str) -> None:
    assert any(line in command for command in commands(load(GITHUB / "workflows" / f"{workflow}.yml")))


@pytest.mark.parametrize("form", sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml")), ids=lambda path: path.stem)
def test_issue_form_follows_the_schema(form: Path) -> None:
    kind = "vendor.github-issue-config" if form.stem == "config" else "vendor.github-issue-forms"
    command: list[str | Path] = [BIN / "check-jsonschema", "--builtin-schema", kind, str(form)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


def test_every_supported_python_is_tried_and_offered() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    classifiers = [line.rpartition(" ")[2] for line in project["project"]["classifiers"] if ":: Python :: 3." in line]
    quick = load(GITHUB / "workflows" / "quick.yml")["jobs"]["test"]["strategy"]["matrix"]["python"]
    wheels = [name[2] + "." + name[3:-2] for name in project["tool"]["cibuildwheel"]["build"]]
    assert classifiers == quick == wheels
    assert project["project"]["requires-python"] == f">={classifiers[0]}"


def test_only_the_last_job_may_publish() -> None:
    """A job that builds or tests runs foreign code and has no permission to publish."""
    for workflow in map(load, WORKFLOWS):
        assert {"contents": "read"} == workflow["permissions"]
        rights = {name: job["permissions"] for name, job in workflow["jobs"].items() if "permissions" in job}
        assert rights in ({}, {"publish": {"id-token": "write"}})
    publish = load(GITHUB / "workflows" / "release.yml")["jobs"]["publish"]
    assert {"test", "sdist", "wheels"} == set(publish["needs"])
    assert not any("run" in step for step in publish["steps"])
