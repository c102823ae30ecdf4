"""Mails: the confirmation of an address, and what happened at a table."""

from __future__ import annotations

import hashlib
import hmac
import html
import secrets
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate

import aiosmtplib
import structlog

from saboteur.server.calls.notice import digest
from saboteur.server.settings import MailServer, Settings
from saboteur.server.store.calls import Calls, Mail
from saboteur.server.table.state import State
from saboteur.text import text

TIMEOUT = 30.0
"""Seconds the mail server may take."""

_log = structlog.get_logger("calls")
_LETTER = """<!doctype html><html lang="{lang}"><body style="margin:0;background:#efe6d8">
<div style="max-width:560px;margin:0 auto;padding:28px 22px;font:16px/1.5 sans-serif;color:#2b221e">
<h1 style="font:700 26px/1.2 serif;margin:0 0 12px">{title}</h1>
{body}
<p style="margin:26px 0"><a href="{url}" style="background:#ffb84d;color:#1c1108;font-weight:700;padding:14px 26px;
border-radius:8px;text-decoration:none;display:inline-block">{action}</a></p>
<p style="font-size:13px;color:#6b5c50">{foot}</p></div></body></html>
"""


class Mailer:
    """Writes mails and submits them to the mail server."""

    def __init__(self, server: MailServer, url: str, key: bytes) -> None:
        """`key` signs the unsubscribe links."""
        self._server = server
        self._url = url.rstrip("/")
        self._key = key

    @staticmethod
    async def make(calls: Calls, settings: Settings) -> Mailer | None:
        """A mailer; None if the server has no mail server."""
        if settings.mail is None or not settings.public_url:
            return None
        key = await calls.key("mail", lambda: secrets.token_hex(32))
        return Mailer(settings.mail, settings.public_url, bytes.fromhex(key))

    async def send_confirmation(self, address: str, token: str, lang: str) -> bool:
        """Send a confirmation request to this address; whether the mail server accepted it."""
        message = self._message(address, text("mail-confirm", lang), f"confirm {token}")
        url = f"{self._url}/mail/confirm/{token}"
        lines = [text("mail-confirm-why", lang, url=self._url)]
        foot = text("mail-confirm-ignore", lang)
        self._write(message, lang, lines, (text("mail-confirm-yes", lang), url), foot)
        return await self._send(message)

    async def send_digest(self, state: State, mail: Mail, lang: str) -> bool:
        """Tell a person that it is their turn, and what happened since their last one."""
        return await self._send(self.write_digest(state, mail, lang))

    def write_digest(self, state: State, mail: Mail, lang: str) -> EmailMessage:
        """The text of that mail; it contains nothing that its reader may not know."""
        seat = state.seat_of(mail.person)
        told = [] if seat is None else digest(state, seat, lang)
        game = text(f"game-{state.created.game}", lang)
        message = self._message(
            mail.address, text("mail-turn", lang, game=game), f"{state.table_id} {state.moved} {mail.person}"
        )
        off = f"{self._url}/mail/off/{self.off_token(mail)}"
        # RFC 8058: mail programs show an unsubscribe button.
        message["List-Unsubscribe"] = f"<{off}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        foot = text("mail-off", lang, url=off)
        self._write(message, lang, told, (text("mail-play", lang), f"{self._url}/t/{state.table_id}"), foot)
        return message

    def off_token(self, mail: Mail) -> str:
        """The token that unsubscribes an address of a person, and does nothing else."""
        return f"{mail.person}.{self._digest('off', mail.person, mail.address)}"

    def may_end(self, token: str, mail: Mail) -> bool:
        """Whether a token unsubscribes this address."""
        return hmac.compare_digest(token.encode(), self.off_token(mail).encode())

    def _message(self, address: str, subject: str, about: str) -> EmailMessage:
        message = EmailMessage(policy=SMTP)
        message["From"] = f"Unter Tage <{self._server.sender}>"
        message["To"] = address
        message["Subject"] = subject
        message["Date"] = formatdate(usegmt=True)
        # The same mail has the same id, so that a mailbox can detect duplicates.
        domain = self._server.sender.rpartition("@")[2]
        message["Message-ID"] = f"<{self._digest('id', about, address)}@{domain}>"
        message["Auto-Submitted"] = "auto-generated"
        return message

    def _write(
        self, message: EmailMessage, lang: str, lines: list[str], action: tuple[str, str], foot: str
    ) -> None:  # fmt: skip
        title, (words, url) = str(message["Subject"]), action
        plain = [title, *lines, f"{words}: {url}", f"-- \n{foot}"]
        message.set_content("\n\n".join(plain) + "\n")
        body = "".join(f'<p style="margin:0 0 8px">{html.escape(line)}</p>\n' for line in lines)
        letter = _LETTER.format(
            lang=lang, title=html.escape(title), body=body, url=html.escape(url), action=html.escape(words),
            foot=html.escape(foot),
        )  # fmt: skip
        message.add_alternative(letter, subtype="html")
        # Not a random one, so that a mail depends only on its content.
        message.set_boundary(self._digest("boundary", str(message["Message-ID"])))

    async def _send(self, message: EmailMessage) -> bool:
        server = self._server
        try:
            await aiosmtplib.send(
                message,
                hostname=server.host,
                port=server.port,
                username=server.user or None,
                password=server.password or None,
                use_tls=server.security == "tls",
                start_tls=server.security == "starttls",
                timeout=TIMEOUT,
            )
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            # The text may hold the address.
            _log.warning("mail-failed", error=type(error).__name__)
            return False
        return True

    def _digest(self, *parts: str) -> str:
        return hmac.new(self._key, "\0".join(parts).encode(), hashlib.sha256).hexdigest()[:32]
