"""The Dark Cave on screen: figures, creatures, webs, letters of fields, and the final count."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from saboteur.cards.shape import SIDES
from saboteur.notation.move import read_field, write_field, write_seat
from saboteur.terminal.choice import Choice
from saboteur.terminal.names import Player
from saboteur.terminal.narrator import Narrator
from saboteur.terminal.signs import Mark
from saboteur.terminal.style import Look
from saboteur.view import View

OUT = "out"
BEASTS = {"rat": "R", "lindworm": "L", "goblin": "G"}
SEVERAL = "*"


def marks(view: View) -> tuple[Mark, ...]:
    """The marks of everything that stands or lies on cards, in drawing order."""
    cave = view.cave
    if cave is None:
        return ()
    found = [Mark(cell, "sw", "$", "gold") for cell in cave.veins]
    found += [Mark(web.cell, web.side, "#", "web") for web in cave.webs]
    found += [at_field(creature.field, BEASTS[creature.name], "beast") for creature in cave.creatures]
    spots: dict[str, list[int]] = {}
    for seat, field in enumerate(cave.figures):
        if field != OUT:
            spots.setdefault(field, []).append(seat)
    for field, seats in spots.items():
        sign = str(seats[0] + 1) if len(seats) == 1 else SEVERAL
        found.append(at_field(field, sign, "own-dwarf" if view.seat in seats else "dwarf"))
    return tuple(found)


def at_field(field: str, sign: str, style: str) -> Mark:
    """A mark on a field."""
    cell, name = read_field(field)
    # A path is marked on its first arm, other fields in the middle.
    spot = name[0] if name and name[0] in SIDES else "c"
    return Mark(cell, spot, sign, style)


def footprints(choices: Iterable[Choice]) -> tuple[Mark, ...]:
    """The labels of choices about a field or an edge, as marks on the board."""
    found = []
    for choice in choices:
        move = choice.moves[0]
        if not choice.worded or move.cell is None:
            continue
        if move.side is not None:
            found.append(Mark(move.cell, move.side, choice.label, "label"))
        elif move.field is not None or move.verb == "step":
            found.append(at_field(write_field(move.cell, move.field or ""), choice.label, "label"))
    return tuple(found)


def status(view: View, seat: int, teller: Narrator) -> str:
    """Where a player's dwarf is, its gold, and the cards in front of the player."""
    cave = view.cave
    if cave is None:
        return ""
    where = teller.say("cave-out") if cave.figures[seat] == OUT else cave.figures[seat]
    words = [where, teller.say("status-gold", gold=view.gold[seat])]
    if view.roles[seat] == "?":
        words.insert(0, teller.say(f"clan-{cave.clans[seat]}"))
    elif seat != view.seat:
        words.insert(0, teller.role(view.roles[seat]))
    if cave.lying[seat]:
        words.append(teller.say("cave-lying"))
    words += [teller.card(card, "short") for card in view.front[seat]]
    return " " + teller.glyphs.plain(" · ").join(words)


def final_lines(view: View, teller: Narrator, players: tuple[Player, ...], look: Look) -> list[Text]:
    """Both treasures, everyone's role and gold, the winning clan first."""
    say = teller.say
    result = view.results[-1]
    lines = [Text(say("final-title"), look.style("title")), Text()]
    for place, clan in enumerate(("yellow", "blue")):
        sums = say(
            "cave-treasure",
            clan=say(f"clan-{clan}"),
            rescued=result.rescued[place],
            times=result.multipliers[place],
            treasure=result.treasures[place],
        )
        lines.append(Text(sums, look.style(f"{clan}-loyal")))
    lines.append(Text())
    room = max(len(player.name) for player in players)
    gold = [int(amount) for amount in result.gold]
    for seat in sorted(range(view.players), key=lambda seat: (seat not in result.winners, -gold[seat], seat)):
        name = say("you") if seat == teller.seat else players[seat].name
        style = look.style("you") if seat == teller.seat else ""
        line = Text().append(f"{write_seat(seat):<3} {name:<{room}}  ", style)
        line.append(teller.role(result.roles[seat]), look.style(result.roles[seat]))
        line.append(f"  {say('final-gold', gold=gold[seat])}")
        lines.append(line)
    lines += [Text(), Text(_outcome(view, teller), look.style("title"))]
    return lines


def _outcome(view: View, teller: Narrator) -> str:
    result = view.results[-1]
    if not result.winners:
        return teller.say("outcome-nobody-left")
    kind = "first-out" if result.treasures[0] == result.treasures[1] else "greater-treasure"
    who = teller.listed(teller.name(seat) for seat in result.winners)
    return teller.say(f"outcome-{kind}", you="yes" if teller.seat in result.winners else "no", who=who)
