"""A line of the table of figures."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """A line of the table; ``at_most`` says which side of the target it should be on."""

    name: str
    value: float
    unit: str
    target: float | None
    at_most: bool
    spread: float

    @property
    def ratio(self) -> float | None:
        """How well the target is met: 1 exactly, 2 twice as well."""
        if self.target is None:
            return None
        return self.target / self.value if self.at_most else self.value / self.target

    def line(self) -> str:
        """The figure as a line of the table."""
        shown = f"{self.value:,.0f}" if self.value >= 100 else f"{self.value:.2f}"
        line = f"{self.name:<42}{shown:>12} {self.unit:<8}{self.spread:>7.0%}"
        if self.target is None or self.ratio is None:
            return line.rstrip()
        wanted = f"{'≤' if self.at_most else '≥'} {self.target:,.10g}"
        return f"{line}{wanted:>13}{self.ratio:>7.2f}{'' if self.ratio >= 1 else '  missed'}"


HEAD = f"{'':<42}{'best pass':>12} {'':<8}{'spread':>7}{'target':>13}{'ratio':>7}"
MEDIANS = HEAD.replace("best pass", "   median")
"""Above figures that are medians, with the distance of the quartiles as spread."""
