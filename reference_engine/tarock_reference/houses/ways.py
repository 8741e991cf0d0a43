"""The named ways to play that a ruling may have: all that any source offers on the same point."""

from __future__ import annotations

import enum
import functools
import inspect
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple, get_type_hints

from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Group, Ruling, words_of

_OWN_LIST: Final = "bidding.checks."
"""Rulings that each source lists in an order of its own, so that a place means nothing in another one."""


class Way(NamedTuple):
    """A way to play: its name, the source that offers it, and whether the rules that it asks are there."""

    name: str
    way: Callable[..., Any]
    source: str
    fits: bool

    @property
    def words(self) -> str:
        """What it does, in words."""
        return (words_of(self.way) or self.name).rstrip(".")


def ways(rules: RuleSet, path: str) -> Mapping[str, Way]:
    """Every way for the ruling at ``path``, the source's own before those of others.

    One that is a reading has its name, and each also that of its function, with hyphens; that comes first with one of
    another source, whose readings mean nothing here.
    """
    found: dict[str, Way] = {}
    here: Any = dict(rules.rulings())[path].value
    others = [] if path.startswith(_OWN_LIST) else [other for other in RULE_SETS if other != rules.name]
    for name in (rules.name, *others):
        one = dict(RULE_SETS[name].rulings()).get(path)
        named = () if one is None else _of(one, is_own=name == rules.name)
        for called, way in named:
            found.setdefault(
                called,
                Way(
                    name=called, way=way, source=name, fits=_can_stand_for(way, here) and _can_be_played_by(way, rules)
                ),
            )
    return found


def is_way(value: object) -> bool:
    """Whether a ruling that holds this says how to play, and no plain value."""
    return callable(value) and not isinstance(value, type | enum.Enum)


def name_of(rules: RuleSet, path: str, value: object) -> str | None:
    """What a way is called at ``path``; none where no source offers it there."""
    return next((way.name for way in ways(rules, path).values() if way.way is value), None)


def _of(one: Ruling[Any], *, is_own: bool) -> Iterator[tuple[str, Callable[..., Any]]]:
    readings = [(reading, way) for reading, way in one.offers.items() if callable(way)]
    functions = [
        (way.__name__.strip("_").replace("_", "-"), way)
        for way in (one.value, *one.offers.values())
        if callable(way) and hasattr(way, "__name__")
    ]
    yield from (*readings, *functions) if is_own else (*functions, *readings)


def _can_stand_for(way: Callable[..., Any], here: object) -> bool:
    """Whether a way is told as much as what is here; it stands for no plain value, which another source may have."""
    return callable(here) and _asked(way) == _asked(here)


def _asked(way: Callable[..., Any]) -> int:
    """How many things a way is told."""
    return len(inspect.signature(way).parameters)


def _can_be_played_by(way: Callable[..., Any], rules: RuleSet) -> bool:
    """Whether a way asks for no other rules than these."""
    return all(_has_rulings(rules, hint) for hint in _hints(way))


@functools.cache
def _hints(way: Callable[..., Any]) -> tuple[object, ...]:
    """What kinds of things a way is told."""
    hints = get_type_hints(getattr(way, "__wrapped__", way))
    return tuple(hint for name, hint in hints.items() if name != "return")


def _has_rulings(rules: RuleSet, hint: object) -> bool:
    """Whether rules of this kind are among them; anything that is no group of rulings does not matter."""
    if not isinstance(hint, type):
        return True
    if issubclass(hint, RuleSet):
        return isinstance(rules, hint)
    if issubclass(hint, Group):
        return hint.__name__ == "Contract" or any(isinstance(part, hint) for part in vars(rules).values())
    return True
