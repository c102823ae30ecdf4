"""A page of results: one file with plots, and every plot's numbers as a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from saboteur.arena.plot import Axis, Mark, Series, bar, courses, forest
from saboteur.arena.standings import Pair, Rated, Standings
from saboteur.text import has, text

SHARES = Axis(0.0, 1.0, (0, 0.25, 0.5, 0.75, 1), ("0 %", "25 %", "50 %", "75 %", "100 %"), 0.5)


class Page:
    """Writes the results of a contest in one language."""

    def __init__(self, standings: Standings, lang: str) -> None:
        self._standings = standings
        self._lang = lang

    def html(self) -> str:
        """The whole page."""
        title = self._say("title", game=text(f"game-{self._standings.contest.game}", self._lang))
        style = (files("saboteur.arena") / "page.css").read_text(encoding="utf-8")
        body = "\n".join([f"<h1>{escape(title)}</h1>", self._intro(), self._ratings(), self._pairs(), self._roles()])
        return (
            f'<!doctype html>\n<html lang="{self._lang}">\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n<main>\n{body}\n</main>\n</html>\n"
        )

    def _intro(self) -> str:
        found, contest = self._standings, self._standings.contest
        sizes = ", ".join(map(str, contest.players))
        lines = [
            self._say("played", matches=found.matches, rounds=found.rounds, sizes=sizes),
            self._say(f"seating-{contest.seating}"),
            self._say("made", version=found.made.version, engine=found.made.engine, form=found.made.form),
            self._say("seed", seed=str(contest.seed)),
        ]
        if found.one_sided:
            lines.insert(2, self._say("one-sided", deals=found.one_sided))
        return "".join(f"<p>{escape(line)}</p>" for line in lines)

    def _ratings(self) -> str:
        found = self._standings
        rows = [(self._who(one), one) for one in found.ratings]
        reach = [value for _, one in rows for value in (one.low, one.high)]
        step = next(one for one in (50, 100, 200, 400, 1000, 5000) if max(map(abs, [*reach, 1.0])) / one < 6)
        least, most = (int(min(reach) // step) * step, int(-(-max(reach) // step)) * step)
        ticks = range(least, max(most, least + step) + 1, step)
        axis = Axis(ticks[0], ticks[-1], ticks, [f"{tick:+d}" if tick else "0" for tick in ticks], 0)
        name = self._say("rating-name", best=found.ratings[0].bot)
        plot = forest(name, [Mark(label, one.points, one.low, one.high) for label, one in rows], axis)
        cells = [
            [escape(label), self._points(one.points), f"{self._points(one.low)} … {self._points(one.high)}"]
            for label, one in rows
        ]
        heads = [self._say("bot"), self._say("points"), self._say("interval")]
        note = self._say("rating-note", bot=found.reference)
        return self._part("rating", plot, self._table(heads, cells), note)

    def _pairs(self) -> str:
        found = self._standings
        whole = [pair for pair in found.pairs if pair.players is None] or list(found.pairs)
        shown = [pair for pair in whole if found.contest.bots.index(pair.bot) < found.contest.bots.index(pair.against)]
        marks = [
            Mark(f"{pair.bot} : {pair.against}", pair.score.share, pair.score.low, pair.score.high) for pair in shown
        ]
        plot = forest(self._say("score-name"), marks, SHARES)
        heads = [self._say(word) for word in ("bot", "against", "players", "share", "interval", "deals", "gold")]
        rows = [self._pair_cells(pair) for pair in found.pairs]
        parts = [self._part("score", plot, self._table(heads, rows), self._say("score-note"))]
        if len(found.contest.players) > 1:
            parts.append(self._by_size())
        return "\n".join(parts)

    def _by_size(self) -> str:
        """Each bot against the reference, over the sizes of tables."""
        found = self._standings
        sizes = found.contest.players
        lines = [
            Series(bot, [(pair.players or 0, self._mark(pair)) for pair in found.pairs if self._is(pair, bot)])
            for bot in found.contest.bots
            if bot != found.reference
        ]
        space = 0.4
        across = Axis(min(sizes) - space, max(sizes) + space, sizes, [str(size) for size in sizes])
        name = self._say("size-name", bot=found.reference)
        plot = courses(name, lines, across, SHARES)
        heads = [self._say("bot"), *(self._say("at-size", players=size) for size in sizes)]
        rows = [
            [escape(line.label), *(f"{self._share(mark.value)} ({self._reach(mark)})" for _, mark in line.marks)]
            for line in lines
        ]
        return self._part("size", plot, self._table(heads, rows), name)

    def _is(self, pair: Pair, bot: str) -> bool:
        return pair.bot == bot and pair.against == self._standings.reference and pair.players is not None

    def _roles(self) -> str:
        heads = [self._say(word) for word in ("bot", "against", "role", "players", "won", "interval", "rounds")]
        rows = []
        for row in self._standings.roles:
            mark = Mark("", row.won.share, row.won.low, row.won.high)
            rows.append(
                [
                    escape(row.bot),
                    escape(row.against),
                    escape(self._role(row.role)),
                    str(row.players),
                    f"{self._share(row.won.share)} {bar(mark)}",
                    self._reach(mark),
                    str(row.won.of),
                ]
            )
        return f"<section><h2>{escape(self._say('roles'))}</h2>{self._table(heads, rows)}</section>"

    def _pair_cells(self, pair: Pair) -> list[str]:
        mark, gold = self._mark(pair), pair.gold
        return [
            escape(pair.bot),
            escape(pair.against),
            str(pair.players or self._say("all")),
            self._share(mark.value),
            self._reach(mark),
            str(pair.score.deals),
            f"{self._number(gold.mean)} ({self._number(gold.low)} … {self._number(gold.high)})",
        ]

    def _part(self, name: str, plot: str, table: str, note: str) -> str:
        return (
            f"<section><h2>{escape(self._say(name))}</h2><p>{escape(note)}</p><figure>{plot}</figure>"
            f"<details><summary>{escape(self._say('as-table'))}</summary>{table}</details></section>"
        )

    def _table(self, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
        head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
        body = "".join(
            f'<tr><th scope="row">{row[0]}</th>{"".join(f"<td>{cell}</td>" for cell in row[1:])}</tr>' for row in rows
        )
        return (
            f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
        )

    def _who(self, one: Rated) -> str:
        return one.bot if one.role is None else f"{one.bot} · {self._role(one.role)}"

    def _role(self, role: str) -> str:
        return text(f"role-{role}", self._lang) if has(f"role-{role}", self._lang) else role

    def _mark(self, pair: Pair) -> Mark:
        return Mark(pair.bot, pair.score.share, pair.score.low, pair.score.high)

    def _reach(self, mark: Mark) -> str:
        return f"{self._share(mark.low)} … {self._share(mark.high)}"

    def _share(self, value: float) -> str:
        return f"{self._number(100 * value, 1, sign=False)} %"

    def _points(self, value: float) -> str:
        return self._number(value, 0)

    def _number(self, value: float, digits: int = 2, *, sign: bool = True) -> str:
        written = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
        written = written.replace("-", "\N{MINUS SIGN}")
        return written.replace(".", ",") if self._lang == "de" else written

    def _say(self, key: str, **values: str | int) -> str:
        return text(f"arena-{key}", self._lang, **values)
