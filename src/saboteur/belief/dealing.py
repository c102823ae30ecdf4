"""The posterior of each holder's role card, given a random deal and the evidence of actions.

Exact for any number of players: holders depend on each other only through the number of cards left of each role, so
sums over all deals are computed card by card instead of deal by deal (dynamic programming).

>>> marginals({"digger": 1, "saboteur": 1}, [{"digger": 1.0, "saboteur": 3.0}, {"digger": 1.0, "saboteur": 1.0}])
[{'digger': 0.25, 'saboteur': 0.75}, {'digger': 0.75, 'saboteur': 0.25}]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

Used = tuple[int, ...]
"""The number of cards of each role."""


def marginals(cards: Mapping[str, int], holders: Sequence[Mapping[str, float]]) -> list[dict[str, float]]:
    """For each holder the probability of each role.

    ``holders`` give the likelihood of each holder's actions under each role; a missing role is impossible.
    `ValueError` if no deal is possible.
    """
    return _two(cards, holders) if len(cards) == 2 else _many(cards, holders)


def _many(cards: Mapping[str, int], holders: Sequence[Mapping[str, float]]) -> list[dict[str, float]]:
    """For any number of roles."""
    roles = tuple(cards)
    counts = tuple(cards.values())
    nothing: Used = (0,) * len(roles)
    # Forward-backward: sums over all deals to the first holders, by cards used; then from the last holder back.
    before: list[dict[Used, float]] = [{nothing: 1.0}]
    for holder in holders:
        now: dict[Used, float] = {}
        for used, weight in before[-1].items():
            for at, role in enumerate(roles):
                left = counts[at] - used[at]
                likely = holder.get(role, 0.0)
                if left > 0 and likely > 0.0:
                    after = (*used[:at], used[at] + 1, *used[at + 1 :])
                    now[after] = now.get(after, 0.0) + weight * left * likely
        most = max(now.values(), default=0.0)
        if most <= 0.0:
            raise ValueError("The roles that are known do not fit the role cards.")
        # Only ratios matter; scaled so that long rounds do not underflow.
        before.append({used: weight / most for used, weight in now.items()})
    result: list[dict[str, float]] = []
    behind = dict.fromkeys(before[-1], 1.0)
    for number in range(len(holders) - 1, -1, -1):
        holder = holders[number]
        found = dict.fromkeys(roles, 0.0)
        earlier: dict[Used, float] = {}
        for used, weight in before[number].items():
            total = 0.0
            for at, role in enumerate(roles):
                left = counts[at] - used[at]
                likely = holder.get(role, 0.0)
                if left > 0 and likely > 0.0:
                    rest = behind.get((*used[:at], used[at] + 1, *used[at + 1 :]), 0.0)
                    part = left * likely * rest
                    found[role] += weight * part
                    total += part
            earlier[used] = total
        most = max(earlier.values())
        behind = {used: weight / most for used, weight in earlier.items()}
        whole = sum(found.values())
        result.append({role: weight / whole for role, weight in found.items()})
    result.reverse()
    return result


def _two(cards: Mapping[str, int], holders: Sequence[Mapping[str, float]]) -> list[dict[str, float]]:
    """The same for two roles, several times as fast: only the number of cards of the second one counts."""
    (first, firsts), (second, seconds) = cards.items()
    weights = [(holder.get(first, 0.0), holder.get(second, 0.0)) for holder in holders]
    # Not scaled as above: with some twenty holders at most, nothing underflows.
    row = [1.0] + [0.0] * seconds
    before = []
    for number, (one, two) in enumerate(weights):
        before.append(row)
        now = []
        taken = 0.0
        for used, weight in enumerate(row):
            left = firsts - number + used
            now.append(weight * left * one + taken if left > 0 else taken)
            taken = weight * (seconds - used) * two
        row = now
    result = []
    behind = [1.0] * (seconds + 2)
    for number in range(len(weights) - 1, -1, -1):
        one, two = weights[number]
        has_first = has_second = 0.0
        now = []
        for used, weight in enumerate(before[number]):
            left = firsts - number + used
            firsthand = left * one * behind[used] if left > 0 else 0.0
            secondhand = (seconds - used) * two * behind[used + 1]
            has_first += weight * firsthand
            has_second += weight * secondhand
            now.append(firsthand + secondhand)
        whole = has_first + has_second
        if whole <= 0.0:
            raise ValueError("The roles that are known do not fit the role cards.")
        result.append({first: has_first / whole, second: has_second / whole})
        now.append(0.0)
        behind = now
    result.reverse()
    return result


def fitting(
    cards: Mapping[str, int], holders: Sequence[Mapping[str, float]], fits: Callable[[Sequence[str]], bool]
) -> list[dict[str, float]] | None:
    """The same among the deals that fit, one by one; None if all or none of them do."""
    found = [dict.fromkeys(cards, 0.0) for _ in holders]
    left = dict(cards)
    dealt: list[str] = []
    excluded = False

    def deal(weight: float) -> None:
        nonlocal excluded
        if len(dealt) < len(holders):
            for role, likely in holders[len(dealt)].items():
                count = left.get(role, 0)
                if count and likely > 0.0:
                    left[role] -= 1
                    dealt.append(role)
                    deal(weight * count * likely)
                    dealt.pop()
                    left[role] += 1
        elif fits(dealt):
            for one, role in zip(found, dealt, strict=True):
                one[role] += weight
        else:
            excluded = True

    deal(1.0)
    whole = sum(found[0].values()) if found else 0.0
    if not excluded or whole <= 0.0:
        return None
    return [{role: weight / whole for role, weight in one.items()} for one in found]
