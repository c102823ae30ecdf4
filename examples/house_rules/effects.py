"""The effects of two custom cards; deck.toml names them."""

from saboteur.effects import (
    FACE_UP,
    FINE,
    FRONT,
    NO_TARGET,
    TILE,
    Effect,
    Moves,
    Position,
    Rockfall,
    card_of,
    events,
    place_at,
    place_of,
    play,
    play_at,
    tell_played,
    x_of,
    y_of,
)


class Landslide(Effect):
    """A rockfall that takes the tunnels left and right of its own along."""

    def __init__(self) -> None:
        self.rockfall = Rockfall()

    def uses(self, position: Position, seat: int, card: int, moves: Moves) -> None:
        """Wherever a rockfall can be played."""
        self.rockfall.uses(position, seat, card, moves)

    def why_not(self, position: Position, seat: int, move: int) -> int:
        """Nowhere else; the engine asks this for any cell a player may name."""
        return self.rockfall.why_not(position, seat, move)

    def play(self, position: Position, seat: int, move: int) -> None:
        """The card and up to three tunnels go to the discards; start and goals stay."""
        board = position.board
        card, place = card_of(move), place_of(move)
        position.throw(seat, card, FACE_UP)
        tell_played(position, seat, move)
        for x in (x_of(place), x_of(place) - 1, x_of(place) + 1):
            here = place_at(x, y_of(place))
            if self.rockfall.why_not(position, seat, play_at(card, here)) == FINE:
                tile = board.at(here) & TILE
                board.remove(here)
                position.throw(seat, board.tiles.kind[tile], FACE_UP)
                if position.log is not None:
                    position.log.add(events.ROCKFALL, seat, tile, here, 0, 0)


class Toolbox(Effect):
    """Repairs all broken tools of the player."""

    def uses(self, position: Position, seat: int, card: int, moves: Moves) -> None:
        """Once, if there is something to mend."""
        if position.of(seat, FRONT):
            moves.add(play(card, 0))

    def why_not(self, position: Position, seat: int, move: int) -> int:  # noqa: ARG002 - the signature of all effects
        """Whole tools need no toolbox."""
        return FINE if position.of(seat, FRONT) else NO_TARGET

    def play(self, position: Position, seat: int, move: int) -> None:
        """The toolbox and the broken tools go to the discards."""
        position.throw(seat, card_of(move), FACE_UP)
        tell_played(position, seat, move)
        for tool in range(3):
            if position.of(seat, FRONT) >> tool & 1:
                position.throw(seat, position.game.broken_cards[tool], FACE_UP)
        position.keep(seat, FRONT, 0)
