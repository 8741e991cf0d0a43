"""Converts the state of a deal to another reading's rule set, so that ``tarock weigh`` can play on by that reading."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from tarock_engine.contracts import Contract

_PLAIN = (int, str, type(None), Mapping)


def rebased(value: object, games: Mapping[str, Contract]) -> Any:
    """A copy of a state, or of a part of one, with each game replaced by the one of the same name in ``games``."""
    if isinstance(value, Contract):
        return games[value.name]
    if isinstance(value, _PLAIN):
        return value
    if isinstance(value, tuple):
        parts = [rebased(part, games) for part in value]
        if all(new is old for new, old in zip(parts, value, strict=True)):
            return value
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return _with_fields(value, games)
    return value


def _with_fields(value: Any, games: Mapping[str, Contract]) -> Any:
    changed = {}
    for field in dataclasses.fields(value):
        old = getattr(value, field.name)
        new = rebased(old, games)
        if new is not old:
            changed[field.name] = new
    return dataclasses.replace(value, **changed) if changed else value
