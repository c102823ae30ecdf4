"""The posterior over roles and goals, given events, of a seat or of the public."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log

from saboteur.belief.dealing import fitting, marginals
from saboteur.belief.exits import EXIT, Walk, exit_odds, shifted
from saboteur.belief.goals import GOLD, STONE, Pointing, Saying, gold_odds, kind, prior
from saboteur.belief.judge import judge
from saboteur.belief.scene import Change, Scene
from saboteur.belief.sums import Sums
from saboteur.belief.table import Table
from saboteur.belief.term import CERTAIN, KNOWN, LEFT, OTHERS, PRIOR, Deed, Term
from saboteur.cards.deck import Deck
from saboteur.notation.claim import Claim
from saboteur.notation.event import HIDDEN, Event
from saboteur.notation.move import Cell

MOST = 8.0
"""Upper bound for all evidence about a player."""
FAINTEST = 4.0
"""Log odds at which weights are clipped: rarer worlds would cost too much to sample."""


class Mind:
    """What one seat, or the public, believes in the current round."""

    def __init__(self, seat: int | None, scene: Scene, table: Table, deck: Deck, cells: Sequence[Cell]) -> None:
        self.seat = seat
        """Whose belief this is; None is the public."""
        self._scene = scene
        self._table = table
        self._deck = deck
        self._cells = tuple(cells)
        self._cards = deck.role_cards(scene.players) if deck.roles else {}
        self._begin()

    def _begin(self) -> None:
        self._deeds: list[Deed] = []
        self._sums = Sums(self._table.styles)
        self._judged: list[tuple[Mapping[str, float], Sums]] = []
        """Cache: the same with another seat's odds."""
        self._said: list[Saying] = []
        self._pointed: list[Pointing] = []
        self._walked: list[Walk] = []
        self._truth: dict[Cell, str] = {}
        """What is known about goals: the cards' names."""
        self._open: set[Cell] = set()
        self._known: dict[int, str] = {}
        """Role cards whose role is known, by the order of dealing."""
        self._aside: list[str] = []
        """Role cards of nobody that are known."""
        self._at_first: dict[tuple[int, int], int] = {}
        """The role card that each action is evidence about, by its number and the seat."""
        self._forget()

    def _forget(self) -> None:
        """Deeds or roles are new."""
        self._doubt: list[float] | None = None
        self._forget_goals()

    def _forget_goals(self) -> None:
        """Something about goals is new: what deeds alone say stays as it was."""
        self._roles: tuple[dict[str, float], ...] | None = None
        self._gold: dict[Cell, float] | None = None
        self._spoken: list[Deed] | None = None

    # What is believed.

    @property
    def roles(self) -> tuple[dict[str, float], ...]:
        """For each seat, the probability of each role; empty in games without roles."""
        if self._roles is None:
            self._roles = self._infer(self._evidence())
        return self._roles

    @property
    def against(self) -> tuple[str, ...]:
        """The roles that work against the others; empty in games without such."""
        return tuple(self._table.against)

    @property
    def suspicion(self) -> list[float]:
        """For each seat, the probability that it works against the others."""
        against = self._table.against
        return [sum([roles.get(role, 0.0) for role in against]) for roles in self.roles] or [0.0] * self._scene.players

    def suspicion_by(self, odds: Mapping[str, float]) -> list[float]:
        """The suspicion of somebody who judges the same actions with their own odds."""
        against = self._table.against
        sums = next((sums for of, sums in self._judged if of is odds), None)
        if sums is None:
            sums = Sums([{what: dict.fromkeys(against, one) for what, one in odds.items()}])
            self._judged.append((odds, sums))
        found = self._infer({card: of[0] for card, of in self._up_to_now(sums, self._spoken_deeds()).cards.items()})
        return [sum([roles.get(role, 0.0) for role in against]) for roles in found]

    @property
    def gold(self) -> dict[Cell, float]:
        """For each face-down goal, the probability of the treasure; empty in games without a single treasure."""
        if self._gold is None:
            self._gold = self._locate()
        return self._gold

    @property
    def goals(self) -> dict[Cell, dict[str, float]]:
        """For each face-down goal, the distribution of what lies under it."""
        if not self._treasure:
            likely = prior(self._deck, list(self._truth.values()))
            hidden = [cell for cell in self._cells if cell not in self._open]
            unknown = [cell for cell in hidden if cell not in self._truth]
            exits = exit_odds(unknown, likely.get(EXIT, 0.0), self._walked)
            return {
                cell: {kind(self._truth[cell]): 1.0} if cell in self._truth else shifted(likely, exits[cell])
                for cell in hidden
            }
        return {cell: {GOLD: gold, STONE: 1.0 - gold} for cell, gold in self.gold.items()}

    def ledger(self, seat: int, role: str | Sequence[str] | None = None) -> tuple[Term, ...]:
        """The evidence on a seat having a role, or one of several (by default, those of traitors).

        The terms add up to the log odds of the probability in `roles`: the prior from the cards, every action, and what
        is known about the others.
        """
        if not 0 <= seat < self._scene.players:
            raise ValueError(f"There is no seat {seat}; the seats are 0 to {self._scene.players - 1}.")
        if not self._cards:
            return ()
        wanted = self._table.against if role is None else (role,) if isinstance(role, str) else tuple(role)
        for one in () if role is None else wanted:
            if one not in self._cards:
                raise ValueError(f"There is no role {one}; the roles are {', '.join(self._cards)}.")
        slot = self._scene.slot(seat)
        if slot in self._known:
            sure = CERTAIN if self._known[slot] in wanted else -CERTAIN
            return (Term(kind=KNOWN, seat=seat, log_odds=sure),)
        share = sum(self.roles[seat].get(one, 0.0) for one in wanted)
        if not 0.0 < share < 1.0:
            return (Term(kind=KNOWN, seat=seat, log_odds=CERTAIN if share else -CERTAIN),)
        first = sum(self._infer({})[seat].get(one, 0.0) for one in wanted)
        terms = [Term(kind=PRIOR, seat=seat, log_odds=log(first / (1.0 - first)))]
        styles = self._styles(slot, wanted)
        for deed in self._all_deeds():
            if self._at_first.get((deed.seq, deed.seat), slot) == slot and deed.seat == seat:
                says = self._says(deed, wanted, styles, self._possible(seat))
                if says:
                    terms.append(_term(deed, says))
        rest = log(share / (1.0 - share)) - sum(term.log_odds for term in terms)
        terms.append(Term(kind=OTHERS, seat=seat, log_odds=rest))
        return tuple(terms)

    def gold_ledger(self, cell: Cell) -> tuple[Term, ...]:
        """The evidence for and against the treasure lying under a goal; empty if there is none.

        The terms add up to the log odds of the probability in `gold`: how many goals are left, then every claim and
        every card of those who have looked, in the order of the match.
        """
        share = self.gold.get(cell)
        if share is None:
            return ()
        if not 0.0 < share < 1.0:
            return (Term(kind=KNOWN, seat=None, log_odds=CERTAIN if share else -CERTAIN, cell=cell),)
        hidden = [one for one in self._cells if one not in self._open]
        heard: list[Saying] = []
        seen: list[Pointing] = []
        terms: list[Term] = []
        told = 0.0
        clues: list[Saying | Pointing] = [*self._said, *self._pointed]
        for one in [None, *sorted(clues, key=lambda clue: clue.seq)]:
            if isinstance(one, Saying):
                heard.append(one)
            elif one is not None:
                seen.append(one)
            now = gold_odds(hidden, self._kinds(), heard, seen, self._doubts)[cell]
            odds = log(now / (1.0 - now))
            if one is None or odds != told:
                terms.append(_hint_at(one, odds - told))
            told = odds
        return tuple(terms)

    @property
    def role_weights(self) -> dict[int, dict[str, float]]:
        """The likelihood of each seat's roles given all evidence, at most 1: weights for `saboteur.Worlds`."""
        found: dict[int, dict[str, float]] = {}
        evidence = self._evidence() if self._cards else {}
        for seat in range(self._scene.players):
            slot = self._scene.slot(seat)
            if slot in evidence and slot not in self._known:
                odds = {role: max(-MOST, min(MOST, evidence[slot].get(role, 0.0))) for role in self._cards}
                most = max(odds.values())
                found[seat] = {role: exp(max(-FAINTEST, one - most)) for role, one in odds.items()}
        return found

    @property
    def goal_weights(self) -> dict[Cell, dict[str, float]]:
        """The weight of each goal hiding the treasure (or being the exit), at most 1: weights for `saboteur.Worlds`."""
        if not self._treasure:
            return self._exit_weights()
        most = max(self.gold.values(), default=0.0)
        return {cell: {GOLD: max(0.01, gold / most)} for cell, gold in self.gold.items() if 0.0 < gold < 1.0}

    def _exit_weights(self) -> dict[Cell, dict[str, float]]:
        if not self._walked:
            return {}
        likely = {cell: named.get(EXIT, 0.0) for cell, named in self.goals.items() if cell not in self._truth}
        most = max(likely.values(), default=0.0)
        names = [card.code for card in self._deck.goals if kind(card.code) == EXIT]
        if most <= 0.0:
            return {}
        return {cell: dict.fromkeys(names, max(0.02, one / most)) for cell, one in likely.items()}

    def deeds(self, seat: int) -> tuple[Deed, ...]:
        """Everything that was judged about a seat in this round."""
        return tuple([deed for deed in self._all_deeds() if deed.seat == seat])

    # Following the match.

    def _take_in(self, event: Event, change: Change, public: Mind) -> None:
        """Judge an event that the scene has already followed."""
        if event.kind == "round":
            self._begin()
            return
        before = len(self._deeds)
        digs = event.kind in {"lay", "rockfall"}
        known = self._kinds() if digs else {}
        self._deeds += judge(event, change, self._scene, lambda: public._doubts, lambda: self.gold, known)
        for deed in self._deeds[before:]:
            self._at_first[deed.seq, deed.seat] = self._scene.slot(deed.seat)
        if len(self._deeds) > before:
            self._forget()
        self._learn(event)
        if event.kind == "lay" and event.seat in self._scene.looked and event.seat != self.seat:
            gains = {cell: change.before[cell] - left for cell, left in change.after.items() if cell in change.before}
            if max(gains.values(), default=0) > 0:
                self._pointed.append(Pointing.of(event.seq, event.seat, event.cell, gains))
                self._forget_goals()
        elif event.kind == "step" and event.seat in self._scene.looked and event.seat != self.seat:
            step = self._scene.last_step
            if step is not None:
                self._walked.append(Walk(*step, frozenset(self._scene.looked[event.seat])))

    def _uncover(self, opened: Mapping[Cell, str]) -> None:
        """These goals lie face up, and no others."""
        self._open = set(opened)
        self._truth.update(opened)
        self._forget_goals()

    def _learn(self, event: Event) -> None:
        """Adopt the certain facts of an event, and claims about goals."""
        if event.kind not in {"map", "reveal", "role", "show-role", "look", "claim", "swap-hats"}:
            return
        seat = event.seat
        self._forget_goals()
        if event.kind not in {"map", "reveal", "claim"}:
            self._doubt = None
        if event.kind in {"map", "reveal"} and event.cell is not None and event.goal not in {None, HIDDEN}:
            self._truth[event.cell] = str(event.goal)
            if event.kind == "reveal":
                self._open.add(event.cell)
        elif event.kind in {"role", "show-role"} and seat is not None and event.role not in {None, HIDDEN}:
            self._known[self._scene.slot(seat)] = str(event.role)
        elif event.kind == "look" and event.target is not None and event.role not in {None, HIDDEN}:
            self._known[self._scene.slot(event.target)] = str(event.role)
        elif event.kind == "claim" and seat is not None and seat != self.seat:
            claim = Claim.parse(event.claim or "")
            if claim.cell is not None:
                looked = claim.cell in self._scene.looked.get(seat, set())
                self._said.append(Saying(event.seq, seat, claim.cell, claim.what, looked))
                self._at_first[event.seq, seat] = self._scene.slot(seat)

    # Inside.

    @property
    def _treasure(self) -> bool:
        return bool(self._table.rows) and not self._scene.clans

    @property
    def _doubts(self) -> list[float]:
        """Suspicion from actions alone, without claims about goals: the basis for judging others."""
        if self._doubt is None:
            against = self._table.against
            roles = self._infer(self._up_to_now(self._sums, ()).means)
            self._doubt = [sum([one.get(role, 0.0) for role in against]) for one in roles]
        return self._doubt or [0.0] * self._scene.players

    def _kinds(self) -> dict[Cell, str]:
        return {cell: kind(name) for cell, name in self._truth.items()}

    def _locate(self) -> dict[Cell, float]:
        if not self._treasure:
            return {}
        hidden = [cell for cell in self._cells if cell not in self._open]
        kinds = self._kinds()
        found = any(kinds.get(cell) == GOLD for cell in hidden)
        if found or not (self._pointed or any(saying.looked for saying in self._said)):
            return gold_odds(hidden, kinds, (), (), ())
        return gold_odds(hidden, kinds, self._said, self._pointed, self._doubts)

    def _all_deeds(self) -> list[Deed]:
        """Evidence from actions and from claims about goals."""
        return [*self._deeds, *self._spoken_deeds()]

    def _spoken_deeds(self) -> list[Deed]:
        """Claims about goals as lies and truths, as far as known or likely."""
        if self._spoken is None:
            self._spoken = self._judge_sayings() if self._said else []
        return self._spoken

    def _judge_sayings(self) -> list[Deed]:
        hidden = [cell for cell in self._cells if cell not in self._open]
        found = []
        for saying in self._said:
            if not saying.looked:
                continue
            name = self._truth.get(saying.cell)
            if name is None:
                # Without this claim itself: a claim cannot confirm itself.
                others = [other for other in self._said if other is not saying]
                likely = gold_odds(hidden, self._kinds(), others, self._pointed, self._doubts).get(saying.cell, 0.0)
            else:
                likely = float(kind(name) == GOLD)
            right = likely if saying.what == GOLD else 1.0 - likely
            # How likely each side makes a claim that is right so far.
            what, amount = ("truth", 2.0 * right - 1.0) if right >= 0.5 else ("lie", 1.0 - 2.0 * right)
            if name is None:
                amount *= 0.5
            found.append(Deed(seq=saying.seq, seat=saying.seat, what=what, amount=amount, cell=saying.cell))
        return found

    def _evidence(self) -> Mapping[int, Mapping[str, float]]:
        return self._up_to_now(self._sums, self._spoken_deeds()).means

    def _up_to_now(self, sums: Sums, spoken: Sequence[Deed]) -> Sums:
        """Sums over all deeds, and over these."""
        for deed in self._deeds[sums.count :]:
            sums.add(self._card_of(deed), deed)
        if spoken:
            sums = sums.copy()
            for deed in spoken:
                sums.add(self._card_of(deed), deed)
        return sums

    def _card_of(self, deed: Deed) -> int:
        """The role card that an action is evidence about."""
        card = self._at_first.get((deed.seq, deed.seat))
        return self._scene.slot(deed.seat) if card is None else card

    def _infer(self, evidence: Mapping[int, Mapping[str, float]]) -> tuple[dict[str, float], ...]:
        """For each seat, the probability of each role, given this evidence."""
        if not self._cards:
            return ()
        scene = self._scene
        holders: list[dict[str, float]] = []
        count = max(len(scene.holders), scene.players)
        for slot in range(count):
            owner = scene.holders[slot] if slot < len(scene.holders) else slot
            holders.append(self._weights(slot, owner, evidence.get(slot, {})))
        holders += [{role: 1.0} for role in self._aside]
        found = fitting(self._cards, holders, scene.goes_on) if scene.left else None
        if found is None:
            found = marginals(self._cards, holders)
        return tuple([found[scene.slot(seat)] for seat in range(scene.players)])

    def _weights(self, slot: int, owner: int, evidence: Mapping[str, float]) -> dict[str, float]:
        known = self._known.get(slot)
        if known is not None:
            return {known: 1.0}
        if not evidence:
            return dict.fromkeys(self._possible(owner), 1.0)
        return {role: exp(max(-MOST, min(MOST, evidence.get(role, 0.0)))) for role in self._possible(owner)}

    def _possible(self, owner: int) -> list[str]:
        """The roles that a seat may have given public information, which includes clans."""
        clans = self._scene.clans
        return [role for role in self._cards if role.startswith(clans[owner])] if clans else list(self._cards)

    def _says(self, deed: Deed, wanted: Sequence[str], styles: Sequence[float], possible: Sequence[str]) -> float:
        """The evidence of an action for these roles against all others, with the current posterior of styles."""
        table = self._table
        others = [role for role in possible if role not in wanted]
        here = [role for role in possible if role in wanted]
        if not others or not here:
            return 0.0
        says = 0.0
        for style, likely in enumerate(styles):
            for_it = sum(table.log_likelihood(deed.what, role, style) for role in here) / len(here)
            against_it = sum(table.log_likelihood(deed.what, role, style) for role in others) / len(others)
            says += likely * (for_it - against_it)
        return says * deed.amount

    def _styles(self, slot: int, wanted: Sequence[str]) -> list[float]:
        """How likely each style is, if the holder of this card has one of these roles."""
        none: list[dict[str, float]] = [{} for _ in self._table.styles]
        sums = self._up_to_now(self._sums, self._spoken_deeds()).cards.get(slot, none)
        scores = [max([of.get(role, 0.0) for role in wanted], default=0.0) for of in sums]
        most = max(scores, default=0.0)
        likely = [exp(score - most) for score in scores]
        return [one / sum(likely) for one in likely]


def _hint_at(one: Saying | Pointing | None, says: float) -> Term:
    """What a claim or a card says about a goal; None is the number of goals alone."""
    if one is None:
        return Term(kind=LEFT, seat=None, log_odds=says)
    what = f"said-{one.what}" if isinstance(one, Saying) else "pointed"
    return Term(kind=what, seat=one.seat, log_odds=says, seq=one.seq, cell=one.cell)


def _term(deed: Deed, says: float) -> Term:
    return Term(
        kind=deed.what, seat=deed.seat, log_odds=says, seq=deed.seq, target=deed.target, cell=deed.cell,
        card=deed.card, tool=deed.tool,
    )  # fmt: skip
