"""How well beliefs are calibrated: of all seats believed to be saboteurs with 70 %, 70 % should be.

    python benchmarks/calibration.py --players 3 5 7 10 --diggers miner --saboteurs miner --rounds 200
    python benchmarks/calibration.py --game saboteur2 --players 6 --fit

Each bin tells what was believed, how often it was so, and half of the interval (95 %, by rounds); `!` marks bins that
are off by more than five points beyond chance, if many rounds are in them. Where more than one role works for itself
(Saboteur 2), every role of every seat counts. `--fit` prints what each deed says in these rounds: the rows of
`saboteur/belief/<game>.py`.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from math import exp, log, sqrt

from rounds import Round, rounds
from saboteur.belief import Belief
from saboteur.belief.table import table_of

PARTS = (0.25, 0.5, 0.75, 1.0)
BINS = ((0.0, 0.1), (0.1, 0.3), (0.3, 0.5), (0.5, 0.7), (0.7, 0.9), (0.9, 1.01))
WIDE = 0.05
"""Wider gaps that are significant are marked."""
MANY = 20
"""Fewest rounds for an interval."""
Judged = tuple[float, float, bool]
"""The believed probability, the prior from the cards, and the truth."""
Row = tuple[dict[str, float], dict[str, float], str]
"""Actions, the prior from the role cards, and the role."""


def believed(played: Sequence[Round], game: str) -> list[list[Judged]]:
    """For each round what the public thought likely at four moments, and by the cards alone; whether it was so."""
    against = table_of(game).against
    found: list[list[Judged]] = []
    for one in played:
        bare, here = one.public(0.0), []
        for part, public in one.publics(PARTS):
            roles = one.roles_at(part)
            for seat, role in enumerate(roles):
                if game == "saboteur2":
                    for name, likely in public.roles[seat].items():
                        here.append((likely, bare.roles[seat].get(name, 0.0), role == name))
                else:
                    here.append((public.suspicion[seat], bare.suspicion[seat], role in against))
        found.append(here)
    return found


def show(players: int, judged: Sequence[Sequence[Judged]]) -> None:
    """One line: Brier score, that of the prior alone, and the reliability by bins."""
    pairs = [pair for one in judged for pair in one]
    brier = sum((doubt - right) ** 2 for doubt, _, right in pairs) / len(pairs)
    bare = sum((prior - right) ** 2 for _, prior, right in pairs) / len(pairs)
    cells, gaps = [], []
    for low, high in BINS:
        inside = [[(doubt, right) for doubt, _, right in one if low <= doubt < high] for one in judged]
        count = sum(map(len, inside))
        if count:
            said = sum(doubt for one in inside for doubt, _ in one) / count
            was = sum(right for one in inside for _, right in one) / count
            reach = by_rounds(inside)
            many = sum(1 for one in inside if one) >= MANY
            sign = "!" if many and abs(said - was) - reach > WIDE else ""
            cells.append(f"{100 * said:3.0f}→{100 * was:3.0f}±{100 * reach:.0f}{sign} ({count})")
            gaps.append(count * abs(said - was) / len(pairs))
    print(
        f"n={players:2}  {len(judged)} rounds  Brier {brier:.3f} (prior {bare:.3f})  "
        f"mean gap {100 * sum(gaps):.1f} points  ",
        *cells,
        flush=True,
    )


def by_rounds(inside: Sequence[Sequence[tuple[float, bool]]]) -> float:
    """Half of the 95 % interval of the gap: the seats and moments of a round depend on each other, rounds do not."""
    count = sum(map(len, inside))
    gap = sum(right - doubt for one in inside for doubt, right in one) / count
    off = [sum(right - doubt for doubt, right in one) - gap * len(one) for one in inside]
    return 1.96 * sqrt(sum(one * one for one in off)) / count


def rows_of(played: Sequence[Round], side: Mapping[str, str]) -> list[Row]:
    """A row for each seat and moment; roles are told apart as far as their sides are."""
    found = []
    for one in played:
        bare = one.public(0.0)
        for part in PARTS[1::2]:
            public: Belief = one.public(part)
            for seat, role in enumerate(one.roles_at(part)):
                deeds: dict[str, float] = {}
                for deed in public.deeds(seat):
                    deeds[deed.what] = deeds.get(deed.what, 0.0) + deed.amount
                shares: dict[str, float] = {}
                for name, likely in bare.roles[seat].items():
                    shares[side[name]] = shares.get(side[name], 0.0) + likely
                found.append((deeds, {name: share for name, share in shares.items() if share > 0.0}, side[role]))
    return found


def fitted(rows: Sequence[Row], ridge: float = 4.0, passes: int = 120) -> dict[str, dict[str, float]]:
    """What each deed says for each role: a softmax regression with the role cards' odds as offset."""
    whats = sorted({what for deeds, _, _ in rows for what in deeds})
    roles = sorted({role for _, shares, _ in rows for role in shares})
    weights = {what: dict.fromkeys(roles, 0.0) for what in whats}
    scale = {what: ridge + sum(deeds.get(what, 0.0) ** 2 for deeds, _, _ in rows) / 4 for what in whats}
    for _ in range(passes):
        slope = {what: {role: ridge * one for role, one in weights[what].items()} for what in whats}
        for deeds, shares, truth in rows:
            odds = {
                role: log(share) + sum([weights[what][role] * amount for what, amount in deeds.items()])
                for role, share in shares.items()
            }
            most = max(odds.values())
            likely = {role: exp(one - most) for role, one in odds.items()}
            whole = sum(likely.values())
            for role, one in likely.items():
                error = one / whole - (role == truth)
                for what, amount in deeds.items():
                    slope[what][role] += error * amount
        for what in whats:
            for role in roles:
                weights[what][role] -= 0.7 * slope[what][role] / scale[what]
    return weights


def sides(game: str, played: Sequence[Round]) -> dict[str, str]:
    """Roles that are told apart: all of them in Saboteur 2, else those who work against the others, and the rest."""
    names = {name for roles in played[0].public(0.0).roles for name in roles}
    if game == "saboteur2":
        return {name: name for name in names}
    return {name: "against" if name in table_of(game).against else "with" for name in names}


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="saboteur", choices=("saboteur", "saboteur2", "dark-cave"))
    parser.add_argument("--players", type=int, nargs="+", default=[5])
    parser.add_argument("--diggers", default="miner")
    parser.add_argument("--saboteurs", default="miner")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit", action="store_true")
    asked = parser.parse_args()
    print(
        f"{asked.game}: {asked.diggers} diggers, {asked.saboteurs} saboteurs, {asked.rounds} rounds each, "
        f"seed {asked.seed}"
    )
    every: list[Round] = []
    for players in asked.players:
        played = list(rounds(players, asked.diggers, asked.saboteurs, asked.rounds, asked.seed, asked.game))
        show(players, believed(played, asked.game))
        every += played
    if asked.fit:
        now = table_of(asked.game, asked.players[0])
        for what, weights in fitted(rows_of(every, sides(asked.game, every))).items():
            cells = []
            for role, weight in weights.items():
                old = now.log_likelihood(what, now.against[0] if role == "against" else role)
                cells.append(f"{role} {weight:+.2f} (now {old:+.2f})")
            print(f"{what:16}", "  ".join(cells))


if __name__ == "__main__":
    main()
