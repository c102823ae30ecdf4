"""One process of a cluster, from a plan as JSON: `python -m saboteur.server.part PLAN` prints its port when ready."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from saboteur.server.run import Plan, run
from saboteur.server.trouble import ServerTrouble


def write(plan: Plan) -> str:
    """A plan as an argument for a process."""
    return msgspec.json.encode(plan, enc_hook=str).decode()


def main() -> None:
    """Run the process."""
    plan = msgspec.json.decode(sys.argv[1], type=Plan, dec_hook=_read)
    try:
        run(plan, lambda port: print(port, flush=True))
    except ServerTrouble as trouble:
        sys.exit(str(trouble))


def _read(kind: type, value: Any) -> Any:
    return kind(value)


if __name__ == "__main__":
    main()
