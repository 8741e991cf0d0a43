"""Counts how often each clause is a ground (an answer rests on it): in results of engine functions, and in answers."""

from __future__ import annotations

import json
import types
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from tarock_engine.ruling import Grounds
from tarock_engine.state import Choice

PACKAGE: Final = "tarock_engine"


class Counts:
    """How many decisions named each clause.

    A decision is a choice of acts, an objection, a trick, a count, an item, a line or a settlement. Grounds are stored
    as they come and taken apart only when they are read, because the same grounds come often.
    """

    def __init__(self) -> None:
        self._seen: Counter[tuple[str, ...]] = Counter()
        self._parts: Counter[tuple[Grounds, ...]] = Counter()

    def add(self, grounds: Iterable[str]) -> None:
        """Count one decision."""
        self._seen[tuple(grounds)] += 1

    def add_parts(self, parts: Iterable[Grounds]) -> None:
        """Count one decision whose grounds come in parts."""
        self._parts[tuple(parts)] += 1

    def times(self) -> Counter[str]:
        """The number of decisions by clause."""
        found: Counter[str] = Counter()
        for grounds, times in self._seen.items():
            for clause in set(grounds):
                found[clause] += times
        for parts, times in self._parts.items():
            for clause in {ground for part in parts for ground in part}:
                found[clause] += times
        return found

    def clear(self) -> None:
        """Forget all counts."""
        self._seen.clear()
        self._parts.clear()


# -------------------------------------------------------------------------------------------------- on the wire


def on_the_wire(counts: Counts, respond: Callable[[bytes], bytes]) -> Callable[[bytes], bytes]:
    """The engine behind the protocol; the grounds of all its answers are counted."""

    def counted(line: bytes) -> bytes:
        reply = respond(line)
        for grounds in _named(json.loads(reply)):
            counts.add(grounds)
        return reply

    return counted


def _named(part: Any) -> Iterator[list[str]]:
    match part:
        case dict():
            yield from ([part["grounds"]] if part.get("grounds") else ())
            for value in part.values():
                yield from _named(value)
        case list():
            for value in part:
                yield from _named(value)
        case _:
            return


# ------------------------------------------------------------------------------------- called from other modules


class Watched:
    """A module of the engine, for its callers; the grounds in what its functions return are counted."""

    def __init__(self, module: types.ModuleType, counts: Counts) -> None:
        self._module = module
        self._counts = counts

    def __getattr__(self, name: str) -> Any:
        """The module's value of this name; a function is watched."""
        value = getattr(self._module, name)
        if isinstance(value, types.FunctionType):
            value = watched(value, self._counts)
        self.__dict__[name] = value
        return value


def watch(module: types.ModuleType, counts: Counts) -> None:
    """Count from now on the grounds that the engine returns to ``module``; calls inside the engine are not counted.

    Grounds leave the engine for a law only here: through a function of the engine that the law, or one of its
    helpers, knows by name or through its module.
    """
    for name, value in list(vars(module).items()):
        if isinstance(value, types.ModuleType) and value.__name__.startswith(f"{PACKAGE}."):
            setattr(module, name, Watched(value, counts))
        elif isinstance(value, types.FunctionType) and value.__module__.startswith(f"{PACKAGE}."):
            setattr(module, name, watched(value, counts))


def watched(function: Callable[..., Any], counts: Counts) -> Callable[..., Any]:
    """The function; the grounds in what it returns are counted."""

    def counted(*args: Any, **kwargs: Any) -> Any:
        found = function(*args, **kwargs)
        if isinstance(found, types.GeneratorType):
            return _passed_on(found, counts)
        _note(found, counts)
        return found

    return counted


def _passed_on(found: Iterator[Any], counts: Counts) -> Iterator[Any]:
    for item in found:
        _note(item, counts)
        yield item


def _note(found: Any, counts: Counts) -> None:
    """Count the grounds in what a function returned, however deep they are nested."""
    kind = type(found)
    if kind is int or found is None or kind is bool:
        return
    if kind is Choice:
        counts.add_parts(found.parts)
    elif kind is tuple or kind is list:
        if found and type(found[0]) is str:
            if kind is tuple and "-" in found[0]:
                counts.add(found)
        else:
            for part in found:
                _note(part, counts)
    elif hasattr(found, "grounds"):
        counts.add(found.grounds)
        for parts in ("items", "lines"):
            _note(getattr(found, parts, None), counts)
