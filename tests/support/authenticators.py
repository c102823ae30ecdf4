"""A device with passkeys: what a browser and its authenticator do, with real keys and signatures."""

import base64
import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def b64(data: bytes) -> str:
    """Base64 for URLs, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """Keeps one passkey and counts its uses."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(20)
        self.uses = 0
        self.user = b""
        self._key = generate_private_key(SECP256R1())

    def make(self, options: str, **odd: Any) -> str:
        """Answer to `navigator.credentials.create`; `odd` replaces parts of the client data."""
        wish = json.loads(options)
        self.user = base64.urlsafe_b64decode(wish["user"]["id"] + "==")
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(key)
        data = self._data(wish["rp"]["id"], ATTESTED) + attested
        client = self._client("webauthn.create", wish, odd)
        response = {
            "clientDataJSON": b64(client),
            "attestationObject": b64(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return self._credential(response)

    def answer(self, options: str, **odd: Any) -> str:
        """Answer to `navigator.credentials.get`."""
        wish = json.loads(options)
        self.uses += 1
        data = self._data(wish["rpId"], 0)
        client = self._client("webauthn.get", wish, odd)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ECDSA(SHA256()))
        response = {
            "clientDataJSON": b64(client),
            "authenticatorData": b64(data),
            "signature": b64(signature),
            "userHandle": b64(self.user),
        }
        return self._credential(response)

    def _data(self, party: str, more: int) -> bytes:
        flags = PRESENT | VERIFIED | more
        return hashlib.sha256(party.encode()).digest() + bytes([flags]) + struct.pack(">I", self.uses)

    def _client(self, kind: str, wish: dict[str, Any], odd: dict[str, Any]) -> bytes:
        client = {"type": kind, "challenge": wish["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(client | odd).encode()

    def _credential(self, response: dict[str, str]) -> str:
        name = b64(self.id)
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": response})
