"""``tarock schema``: the JSON Schema of all questions and replies."""

from __future__ import annotations

from typing import Final

from tarock_conformance.process.streams import utf8

EXAMPLES: Final = "Example\n  tarock schema > tarock.schema.json"


def schema() -> None:
    """Print the JSON Schema of all questions and replies."""
    import msgspec  # noqa: PLC0415

    from tarock_steps.protocol.codec import json_schema as generated  # noqa: PLC0415

    utf8().write(msgspec.json.format(msgspec.json.encode(generated())).decode() + "\n")
