"""Write the page's TypeScript types from the server's messages and resources: `python tools/page_types.py`."""

import json
from pathlib import Path
from typing import Any

from saboteur.server import call_resource, circle_resource, daily, memory, ratings, resource, riddle
from saboteur.server.net import vacation
from saboteur.server.net.socket_schema import message_schemas

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "net" / "types.ts"
HEAD = "/** What the server sends and takes. Written by tools/page_types.py: do not change by hand. */\n"
RESOURCES = (
    resource.Me, resource.NewMe, resource.NewLink, resource.Link, resource.SignOut, resource.Follow, resource.GameInfo,
    resource.PasskeyList, resource.PasskeyOptions, resource.NewPasskey, resource.PasskeyAnswer, resource.PasskeyLabel,
    resource.PasskeyChoice, call_resource.CallInfo, call_resource.NewDevice, call_resource.OldDevice,
    call_resource.NewMail, call_resource.Confirmation,
    resource.BotInfo, resource.NewTable, resource.PlayNow, resource.Opened, resource.Join, resource.TableInfo,
    resource.Recorded, resource.Replay, resource.Glance, resource.ToldMatch, resource.Story, resource.LessonWish,
    resource.LessonState, resource.Drawn, resource.Problem,
    memory.HistoryPage, memory.Statistics, memory.Kept, memory.Erase, memory.Erased,
    circle_resource.CircleList, circle_resource.NewCircle, circle_resource.CircleChange, circle_resource.NewDate,
    circle_resource.Attending, circle_resource.Leave, circle_resource.Whom, circle_resource.Invited,
    circle_resource.CircleName, circle_resource.Invitation, circle_resource.Score, circle_resource.CircleHistory,
    circle_resource.CircleStatistics, circle_resource.Outside, circle_resource.Feed, circle_resource.TableCircle,
    vacation.Vacation, vacation.NewVacation, ratings.RatingList,
    riddle.PuzzleList, riddle.PuzzleWish, riddle.PuzzleState, daily.Daily, daily.DailyWish,
)  # fmt: skip
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def generate() -> str:
    """The types as TypeScript."""
    parts = message_schemas("{name}", RESOURCES)
    unions = [f"export type {name} = {_type(parts.pop(name))};" for name in ("ClientMessage", "ServerMessage")]
    return "\n".join([HEAD, *unions, "", *(_interface(name, parts[name]) for name in sorted(parts))])


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    lines = [f"/** {schema['description'].splitlines()[0]} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for field, part in schema["properties"].items():
        if "description" in part:
            lines.append(f"  /** {part['description']} */")
        lines.append(f"  {field}{'' if field in required else '?'}: {_type(part)};")
    return "\n".join([*lines, "}", ""])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(part) for part in schema["anyOf"]))
    if "prefixItems" in schema:
        return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        item = _type(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if schema.get("type") == "object":
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    return SIMPLE[schema["type"]]


if __name__ == "__main__":
    TARGET.write_text(generate(), encoding="utf-8")
