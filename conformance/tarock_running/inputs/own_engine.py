"""The reference engine as a function in this process, for commands that ask it without a pipe."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tarock_running.inputs.profile import house_at


def reference(variant: Path | None = None) -> Callable[[bytes], bytes]:
    """The reference engine in this process, by the rules of a house if a profile is given."""
    from tarock_reference import respond  # noqa: PLC0415 - loads the engine

    return respond if variant is None else house_at(variant).respond
