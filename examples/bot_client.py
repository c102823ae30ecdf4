"""Plays a whole match over the network: opens a table, seats bots beside itself and answers every question.

    saboteur serve --port 8000 &
    python examples/bot_client.py http://127.0.0.1:8000 saboteur

Needs the packages httpx and websockets, which come with the extra `server`, and nothing of saboteur.
"""

import json
import random
import sys
import time
from typing import Any

import httpx
from websockets.sync.client import connect

Message = dict[str, Any]


def sign_in(server: str, name: str) -> httpx.Client:
    """A client with a guest's cookie."""
    http = httpx.Client(base_url=server)
    http.get("/api/me").raise_for_status()
    http.headers["x-csrftoken"] = http.cookies["csrftoken"]
    http.post("/api/me", json={"name": name}).raise_for_status()
    return http


def choose(view: Message, moves: list[Message]) -> str:  # noqa: ARG001 - here a better bot would look at the view
    """The text of one of the moves."""
    return str(random.choice(moves)["text"])  # noqa: S311 - a game


def play(server: str, game: str, name: str = "Example") -> Message:
    """Play a match against bots; the outcome."""
    http = sign_in(server, name)
    answer = http.post("/api/play", json={"game": game, "bots": ["random"]})
    answer.raise_for_status()
    cookies = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
    address = f"{server.replace('http', 'ws', 1)}/ws/tables/{answer.json()['id']}"
    with connect(address, additional_headers={"cookie": cookies}) as socket:
        socket.send(json.dumps({"type": "hello"}))
        while True:
            message = json.loads(socket.recv())
            if message["type"] == "table" and message["phase"] == "between":
                socket.send(json.dumps({"type": "next"}))
            elif message["type"] == "refused":
                # The round had ended, or somebody was faster: read the new state.
                time.sleep(0.1)
                socket.send(json.dumps({"type": "hello"}))
            elif message["type"] in {"state", "update"}:
                if message["outcome"] is not None:
                    return dict(message["outcome"])
                if message["moves"]:
                    seq, moved = message["seq"], message["moved"]
                    move = choose(message["view"], message["moves"])
                    chosen = {"type": "move", "id": f"m{moved}", "seq": seq, "moved": moved, "move": move}
                    socket.send(json.dumps(chosen))


if __name__ == "__main__":
    print(json.dumps(play(*sys.argv[1:])))
