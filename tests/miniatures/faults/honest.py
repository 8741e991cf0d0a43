"""An adapter that counts cards without fault; the others in this folder are it, but for one fault each."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

Json = dict[str, Any]

HELLO: Json = {
    "protocol": 1,
    "name": "honest",
    "version": "1",
    "language": "Python",
    "rules": {"lungau": {"lone-caller-level": ["rufer"]}},
    "questions": ["count"],
}


def answer(question: Json) -> Json:
    """The right answer as long as only the Trull and kings are asked about: each of them counts 5."""
    if question["ask"] == "hello":
        return HELLO
    return {"augen": 5 * len(question["cards"])}


def reply(question: Json) -> bytes:
    """The line that carries the right answer."""
    return line({"id": question["id"], "answer": answer(question)})


def line(message: Json) -> bytes:
    """A message as a line."""
    return json.dumps(message).encode() + b"\n"


def serve(respond: Callable[[Json], bytes] = reply) -> None:
    """Answer each line with whatever bytes ``respond`` finds."""
    for asked in sys.stdin.buffer:
        sys.stdout.buffer.write(respond(json.loads(asked)))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    serve()
