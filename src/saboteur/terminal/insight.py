"""The card counter and who would win now, as lines."""

from __future__ import annotations

import msgspec
from rich.text import Text

from saboteur.games import Ruleset
from saboteur.insight import Case, CaveForecast, End, Forecast, count, forecast
from saboteur.notation.move import write_cell
from saboteur.terminal.narrator import Narrator
from saboteur.terminal.screen import hanging
from saboteur.terminal.style import Look
from saboteur.view import View

KINDS = ("tunnel", "dead-end", "action")
PLACES = ("pile", "hands", "thrown", "aside")
CROWD = 2
"""More roles than these are summed up as "somebody else"."""


class Insight(msgspec.Struct, frozen=True):
    """The insights of a view, in words."""

    rules: Ruleset
    view: View
    teller: Narrator
    look: Look
    width: int

    def count(self) -> list[Text]:
        """Every card of the box: how many are out, in the hand, and seen."""
        say = self.teller.say
        found = count(self.rules, self.view)
        places = [say(f"count-{place}", cards=getattr(found, place)) for place in PLACES if getattr(found, place)]
        lines = [self._heading(say("count-title"))]
        lines += self._lines([say("count-unseen", cards=found.out, where=", ".join(places))])
        for kind in KINDS:
            cards = [card for card in found.cards if card.kind == kind]
            if cards:
                lines += [Text(), self._heading(say(f"count-kind-{kind}"))]
            for card in cards:
                name = self.teller.capital(self.teller.card(card.card))
                # Several tunnels share a name.
                name = name if kind == "action" else f"{name} {card.card}"
                lines += self._lines([say("count-card", card=name, out=card.out, mine=card.mine, seen=card.seen)])
        return lines

    def winners(self) -> list[Text]:
        """Who would win if the round ended now; empty if there is no forecast."""
        found = forecast(self.rules, self.view)
        if found is None:
            return []
        say = self.teller.say
        lines = [self._heading(say("winners-title"))]
        if found.cave is not None:
            lines += self._lines(self._cave(found.cave))
        for end in found.ends:
            lines += [Text(), self._heading(self._end_title(end)), *self._lines(self._end(end, found))]
        if found.unknown:
            pool = [f"{self.teller.role(role)} ({number})" for role, number in found.pool.items()]
            names = self.teller.people(found.unknown)
            unknown = say("winners-unknown-who", names=names, roles=self.teller.listed(pool))
            lines += [Text(), self._heading(say("winners-unknown")), *self._lines([unknown])]
        return [*lines, Text(), *self._lines([say("winners-known")])]

    def _end_title(self, end: End) -> str:
        say = self.teller.say
        if end.goal is None:
            return say("winners-nobody")
        place = say("winners-goal-at", cell=write_cell(end.goal), cards=end.missing)
        return f"{say('winners-reached')}: {place}"

    def _end(self, end: End, found: Forecast) -> list[str]:
        say = self.teller.say
        if end.reached:
            told = [say(f"winners-free-{'both' if len(end.free) > 1 else next(iter(end.free), 'none')}")]
        else:
            bare = all(case.reason == "no-saboteurs" for case in end.cases)
            told = [say("winners-no-saboteurs" if bare else "winners-not-reached")]
        for case in end.cases:
            condition = self._condition(case) if len(end.cases) > 1 else ""
            rows = [self._role(case, at) for at in range(len(case.roles))]
            told.append(f"{condition}: {'; '.join(rows)}." if condition else f"{'; '.join(rows)}.")
        told += [
            say("winners-trapped", name=self.teller.capital(self.teller.people((seat,)))) for seat in found.trapped
        ]
        return told

    def _role(self, case: Case, at: int) -> str:
        one = case.roles[at]
        name = self.teller.capital(self.teller.role(one.role))
        if one.seats:
            name += f" ({self.teller.people(one.seats)})"
        if not one.wins:
            return f"{name} {self.teller.say('winners-nothing')}"
        span = str(one.gold[0]) if one.gold[0] == one.gold[1] else f"{one.gold[0]}-{one.gold[1]}"
        return f"{name} {self.teller.say('winners-gold', gold=span)}"

    def _condition(self, case: Case) -> str:
        say = self.teller.say
        if case.present is not None:
            return self.teller.capital(say("winners-if-present", role=self.teller.role(case.present, "a")))
        if case.absent is not None:
            return self.teller.capital(say("winners-if-absent", role=self.teller.role(case.absent)))
        roles = [self.teller.role(role) for role in case.connector]
        who = self.teller.listed(roles) if len(roles) <= CROWD else say("winners-if-other")
        return f"{say('winners-connector')} {who}"

    def _cave(self, cave: CaveForecast) -> list[str]:
        say = self.teller.say
        if len(cave.winners) > 1:
            told = [say("winners-cave-open")]
        elif cave.winners[0] == "nobody":
            told = [say("winners-cave-nobody")]
        else:
            told = [say("winners-cave-wins", clan=cave.winners[0])]
        if cave.mine:
            told.append(
                say("winners-mine-open" if len(cave.mine) > 1 else f"winners-mine{'' if cave.mine[0] else '-not'}")
            )
        for one in cave.clans:
            spans = [str(a) if a == b else f"{a}-{b}" for a, b in (one.rescued, one.multiplier, one.treasure)]
            treasure = say("winners-treasure", rescued=spans[0], times=spans[1], treasure=spans[2])
            told.append(f"{self.teller.capital(say('winners-clan', clan=one.clan))}: {treasure}")
        told.append(say("winners-multiplier"))
        if cave.tied and cave.winners != ("nobody",):
            told.append(say("winners-tied"))
        for case in cave.suppose:
            clans = [
                say("winners-clan", clan=clan) if clan != "nobody" else say("winners-clan-nobody")
                for clan in case.winners
            ]
            told.append(
                say(
                    "winners-suppose",
                    name=self.teller.people((case.seat,)),
                    role=self.teller.role(case.role, "a"),
                    clans=self.teller.listed(clans),
                    count=len(clans),
                )
            )
        return told

    def _heading(self, words: str) -> Text:
        return Text(words, self.look.style("turn"))

    def _lines(self, told: list[str]) -> list[Text]:
        return [line for words in told for line in hanging(Text("  "), words, self.width)]
