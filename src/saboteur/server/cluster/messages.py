"""Messages between edges and owners. Owners send bytes made for one viewer, never a state."""

from __future__ import annotations

import msgspec

from saboteur.daily import Kind
from saboteur.server import resource
from saboteur.server.refusal import Refusal
from saboteur.server.store.circles import CircleTable
from saboteur.server.store.store import Person
from saboteur.server.table import request


class Message(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A message of the bus."""


# From an edge to an owner.


class Join(Message, frozen=True):
    """Somebody visits a table, or comes back after the connection between edge and owner was lost."""

    edge: str
    visit: int
    """Its number at the edge; a new one for each attempt, so that an old owner's late messages are nobody's."""
    table: str
    person: Person | None
    language: str
    session: str
    since: int | None
    """The number of the next event, if the viewer has said hello before."""
    screen: bool = False
    """Whether it is a television."""
    waits: bool = False
    """Whether it was asking to take the hand from another device."""


class Act(Message, frozen=True):
    """A request of a viewer; the same number means the same request."""

    edge: str
    visit: int
    number: int
    request: request.AnyRequest
    trace: str = ""
    """The id of the connection in the logs."""


class Leave(Message, frozen=True):
    """The viewer has gone."""

    edge: str
    visit: int


class Beat(Message, frozen=True):
    """Heartbeat of an edge: its visits at this owner, and the number of messages received for each."""

    edge: str
    visits: dict[int, int]


class Create(Message, frozen=True):
    """Open a table; a resend with the same id does not open another."""

    table: str
    person: Person
    wanted: resource.NewTable
    circle: CircleTable | None = None


class PlayNow(Message, frozen=True):
    """Open a table against bots and start the match."""

    table: str
    person: Person
    wanted: resource.PlayNow


class PlayDaily(Message, frozen=True):
    """Go on with a try at a shared deal, or begin one."""

    table: str
    person: Person
    kind: Kind
    label: str | None


class Info(Message, frozen=True):
    """Ask for a table as lists show it."""

    table: str
    person: Person | None


class Record(Message, frozen=True):
    """Ask for a record."""

    table: str
    person: Person | None


class Replay(Message, frozen=True):
    """Ask for steps of a finished match."""

    table: str
    person: Person | None
    seat: int | None
    first: int
    count: int


class Story(Message, frozen=True):
    """Ask for the story of a finished match."""

    table: str
    person: Person | None


class Preview(Message, frozen=True):
    """Ask what may be shown of a table before it is opened."""

    table: str
    person: Person | None


class Glance(Message, frozen=True):
    """Ask for the board of a running match."""

    table: str
    person: Person | None


Question = Create | PlayNow | PlayDaily | Info | Record | Replay | Story | Preview | Glance


class Call(Message, frozen=True):
    """A request that is answered once."""

    edge: str
    call: int
    question: Question
    trace: str = ""


ToOwner = Join | Act | Leave | Beat | Call


# From an owner to an edge.


class Joined(Message, frozen=True):
    """The visit begins."""

    visit: int


class Said(Message, frozen=True):
    """A message for one viewer; they are numbered from 1 on for each visit."""

    visit: int
    number: int
    seq: int
    """The number of the next event for this viewer."""
    data: bytes
    held: bool = False
    """Whether the viewer plays on another device."""


class Closed(Message, frozen=True):
    """The viewer's socket is to be closed with this code."""

    visit: int
    number: int
    code: int


class Done(Message, frozen=True):
    """A request was carried out or refused; all messages it caused were sent before."""

    visit: int
    number: int


class Again(Message, frozen=True):
    """The owner does not have the table, does not know the visit, or messages got lost: join again."""

    visit: int


class Denied(Message, frozen=True):
    """The visit is refused."""

    visit: int
    reason: str
    status: int
    values: dict[str, str | int]


class Returned(Message, frozen=True):
    """The answer to a call."""

    call: int
    data: bytes


class Failed(Message, frozen=True):
    """A call is refused; without a reason: retry elsewhere."""

    call: int
    reason: str = ""
    status: int = 409
    values: dict[str, str | int] = {}


ToEdge = Joined | Said | Closed | Done | Again | Denied | Returned | Failed


# To all edges, or all owners.


class Living(Message, frozen=True):
    """Heartbeat of an owner; a draining one takes no more tables."""

    owner: str
    draining: bool
    lapsed: bool = False
    """Whether it could not renew its lease: others may have its tables."""


class Ended(Message, frozen=True):
    """A person's sessions, or one of them, were ended."""

    person: str
    session: str | None


class Spent(Message, frozen=True):
    """The rate-limit usage of addresses at one edge since the last such message, and their open sockets."""

    edge: str
    requests: dict[str, int]
    messages: dict[str, int]
    sockets: dict[str, int]


class Muted(Message, frozen=True):
    """A person has changed whom they have muted."""

    person: str


ToEdges = Living | Ended | Spent
ToOwners = Living | Muted

_encoder = msgspec.msgpack.Encoder()
_to_owner = msgspec.msgpack.Decoder(ToOwner)
_to_edge = msgspec.msgpack.Decoder(list[ToEdge])
_to_edges = msgspec.msgpack.Decoder(ToEdges)
_to_owners = msgspec.msgpack.Decoder(ToOwners)


def write(message: ToOwner | ToEdges | ToOwners | list[ToEdge]) -> bytes:
    """Encode."""
    return _encoder.encode(message)


def read_for_owner(data: bytes) -> ToOwner:
    """Decode what an owner received."""
    message: ToOwner = _to_owner.decode(data)
    return message


def read_for_edge(data: bytes) -> list[ToEdge]:
    """Decode what an edge received."""
    return _to_edge.decode(data)


def read_for_edges(data: bytes) -> ToEdges:
    """Decode what all edges received."""
    message: ToEdges = _to_edges.decode(data)
    return message


def read_for_owners(data: bytes) -> ToOwners:
    """Decode what all owners received."""
    message: ToOwners = _to_owners.decode(data)
    return message


def refusal_of(message: Denied | Failed) -> Refusal:
    """The refusal that an owner has sent."""
    return Refusal(message.reason, message.status, **message.values)
