"""Settings of a server."""

from __future__ import annotations

from typing import Literal

import msgspec


class MailServer(msgspec.Struct, frozen=True, kw_only=True):
    """An SMTP server, and who the mails come from."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    security: Literal["tls", "starttls", "none"] = "starttls"

    def __repr__(self) -> str:
        """Without the password: it must not get into any log."""
        return f"MailServer({self.host}:{self.port})"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the operator can choose, and the limits for visitors."""

    bots: tuple[str, ...] = ("random", "greedy")
    """Names of the bots that can be seated."""
    files: dict[str, str] = {}
    """Paths of the operator's own bots, by name."""
    workers: int = 1
    """Bot processes."""
    bot_limit: float = 5.0
    """Seconds a bot may think about a move."""
    bot_delay: tuple[float, float] = (0.7, 1.5)
    """A bot's move is shown after a random time from this range, however long it thought."""
    story_effort: float = 1.0
    """The effort for stories of matches; 1 takes about 10 seconds of CPU time."""
    grace: float = 60.0
    """Seconds until a bot takes over for a disconnected person."""
    idle: float = 180.0
    """Seconds until a bot takes over for an idle person while others wait, at a table without a clock."""
    idle_longest: float = 600.0
    """The same at the latest, whatever the person does short of moving."""
    last_call: float = 60.0
    """The last seconds of it are shown as a clock."""
    between: float = 30.0
    """Seconds between rounds."""
    patience: float = 15.0
    """Seconds to complete an HTTP request, and to say hello on a new socket."""
    sweep: float = 60.0
    """Seconds between searches for idle tables to unload."""
    sockets: int = 5_000
    """Sockets in all."""
    sockets_per_address: int = 100
    tables_per_person: int = 20
    """Unfinished tables a person may have opened within a day."""
    requests: tuple[float, float] = (60.0, 10.0)
    """HTTP requests of an address: burst, and rate per second."""
    messages: tuple[float, float] = (60.0, 20.0)
    """Messages of a socket, likewise; excess ones are delayed."""
    messages_per_address: tuple[float, float] = (400.0, 100.0)
    """Messages of all sockets of an address, likewise; excess ones are delayed."""
    talk: tuple[float, float] = (20.0, 1.0)
    """Chats and claims of a person at a table, likewise; excess ones are refused."""
    spectator_talk: tuple[float, float] = (20.0, 1.0)
    """Chats of all people without a seat at a table together, likewise."""
    changes: tuple[float, float] = (60.0, 1.0)
    """Seat changes, ready signs and votes of a person at a table, likewise; excess ones are refused."""
    notes: tuple[float, float] = (60.0, 2.0)
    """Private notes of a person at a table, likewise; excess ones are refused."""
    insights: tuple[float, float] = (30.0, 3.0)
    """Requests for the card count and the forecast, likewise; excess ones are refused."""
    reactions: tuple[float, float] = (5.0, 0.25)
    """Reactions of a person at a table, likewise: five within twenty seconds."""
    reaction_gap: tuple[float, float] = (1.0, 1.0)
    """And one a second."""
    pointing: tuple[float, float] = (30.0, 8.0)
    """Steps and places shown in a shared replay, likewise; excess ones are refused."""
    entries_per_person: int = 2_000
    """Entries of a table's log, not counting moves, that a person may cause; more are refused."""
    upkeep: float = 600.0
    """Seconds between searches for tables to pack or to delete."""
    pack_after: float = 24 * 3600
    """Seconds after which the log of a finished match becomes one row."""
    lobby_age: float = 7 * 24 * 3600
    """Seconds without a change after which a lobby is deleted; 0 for never."""
    match_age: float = 90 * 24 * 3600
    """Seconds without a move after which an unfinished match is deleted; 0 for never."""
    notice: float = 0.0
    """Seconds between the announcement of a stop and the stop."""
    lease: float = 3.0
    """Seconds without a sign of life after which an owner's tables go to another one, in a cluster."""
    database_timeout: float = 10.0
    """Seconds a database on another machine may take to connect, and for a statement."""
    passkeys: bool = True
    """People may sign in with passkeys, where browsers allow it: over TLS, or at localhost."""
    passkey_domain: str = ""
    """The domain that passkeys belong to; without one, the name under which the server is reached."""
    passkeys_per_person: int = 20
    challenges: tuple[float, float] = (20.0, 0.2)
    """Challenges for passkeys of an address, likewise; excess ones are refused."""
    exports: tuple[float, float] = (3.0, 1 / 300)
    """Exports of a person, likewise; excess ones are refused."""
    daily: bool = True
    """Offer a mine of the day and, if its bot is offered, a Duel of the week."""
    daily_tries: tuple[float, float] = (20.0, 1 / 30)
    """Tables for these that a person or an address may open: burst, and rate per second."""
    circles: bool = True
    """People may found circles."""
    circles_per_person: int = 20
    people_per_circle: int = 40
    circle_changes: tuple[float, float] = (40.0, 0.5)
    """Changes of circles by a person: burst, and rate per second; excess ones are refused."""
    vacation_days: int = 14
    """Days within a year in which a person's clocks of days may stand still; 0 for none."""
    ratings: bool = False
    """The Duel between people is rated."""
    push: bool = True
    """People may be called by push messages to their browsers."""
    push_anywhere: bool = False
    """Push services may have any address, not only public ones over TLS; for tests and private networks."""
    push_pauses: tuple[float, ...] = (1.0, 5.0)
    """Seconds before a failed push is retried."""
    devices_per_person: int = 10
    """Browsers a person may be called on."""
    call_changes: tuple[float, float] = (10.0, 1 / 120)
    """Devices and mail addresses a person or an internet address may add: burst, and rate per second."""
    call_delay: float = 20.0
    """Seconds an absent person has to return before they are notified."""
    unnoticed: float = 60.0
    """Seconds a lost connection may go unnoticed: a person who leaves this soon after their turn began is notified,
    because they may not have seen it."""
    call_gap: float = 3600.0
    """Seconds between two pushes to a person about the same table."""
    mail_delay: float = 900.0
    """Seconds after which a person who did not react to a push is also mailed."""
    mail_gap: float = 20 * 3600.0
    """Seconds between two mails to a person about the same table."""
    nudge_after: float = 3 * 3600.0
    """Seconds after which the others can remind somebody whose turn it is."""
    nudge_gap: float = 12 * 3600.0
    """Seconds between two reminders at a table."""
    mail: MailServer | None = None
    """The mail server; without one nobody is asked for an address."""
    public_url: str = ""
    """The address under which people reach the server, for links in mails and for previews of links."""
    hosts: tuple[str, ...] = ("localhost", "127.0.0.1", "[::1]")
    """Accepted host names; empty for any."""
    secure: bool = False
    """Cookies are sent over TLS only."""
    public_metrics: bool = False
    """Metrics are served to everyone, not only on an address of their own."""

    @property
    def default_bot(self) -> str:
        """The bot for those who have not chosen one."""
        return "greedy" if "greedy" in self.bots else self.bots[0]
