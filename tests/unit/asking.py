"""Questions in few words, and what the reference engine has to say against them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tarock_reference import respond

Fields = Mapping[str, Any]

TABLE: Fields = {"players": 4, "dealer": 3}


def act(seat: int, do: str, what: str, **more: Any) -> Fields:
    """One act."""
    return {"seat": seat, "do": do, "what": what, **more}


def bids(*words: str) -> list[Fields]:
    """Bids in turn from seat 0."""
    return [act(place % 4, "bid", what) for place, what in enumerate(words)]


def said(*words: str, seat: int = 0) -> list[Fields]:
    """Utterances of one player."""
    return [act(seat, "say", what) for what in words]


def item(name: str = "Spiel", **more: Any) -> Fields:
    """An item that the declarer's side has won."""
    return {"item": name, "side": "declarer", "won": True, **more}


def reply(rules: str, ask: str, fields: Fields, options: Mapping[str, str] | None = None) -> Any:
    """The reply of the reference engine."""
    asked = {"ask": ask, "id": 1, "rules": rules, "options": options or {}, **fields}
    return json.loads(respond(json.dumps(asked).encode()))


def answer(rules: str, ask: str, fields: Fields, options: Mapping[str, str] | None = None) -> Any:
    """Its answer; fails where it replies with an error."""
    found = reply(rules, ask, fields, options)
    assert "error" not in found, found["error"]
    return found["answer"]


def error(rules: str, ask: str, fields: Fields, options: Mapping[str, str] | None = None) -> str:
    """Its error; fails where it replies with an answer."""
    found = reply(rules, ask, fields, options)
    assert "answer" not in found, found["answer"]
    return str(found["error"])
