"""The named ways to play that a ruling may have: all that any source, or the engine for houses, offers there."""

from __future__ import annotations

import enum
import functools
import inspect
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple, get_type_hints

from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet, bare_path
from tarock_engine.ruling import Group, Ruling, words_of

_OWN_LIST: Final = "bidding.checks."
"""The beginning of rulings that each source lists in its own order, so that their paths mean nothing elsewhere."""


class Way(NamedTuple):
    """A way to play: its name, the function, the source that offers it, and whether it ``fits`` the rules here."""

    name: str
    way: Callable[..., Any]
    source: str
    fits: bool

    @property
    def words(self) -> str:
        """The way in words."""
        return str(words_of(self.way) or self.name)


def ways(rules: RuleSet, path: str) -> Mapping[str, Way]:
    """All ways for the ruling at ``path``, those of the own source first.

    A way has the name of its reading, if it is one, and the name of its function with hyphens. For other sources the
    name of the function comes first, since their readings mean nothing here.
    """
    found, path = dict[str, Way](), bare_path(path)
    here: Any = dict(rules.rulings())[path].value
    others = [] if path.startswith(_OWN_LIST) else [other for other in RULE_SETS if other != rules.name]
    for name in (rules.name, *others):
        one = dict((rules if name == rules.name else RULE_SETS[name]).rulings()).get(path)
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
    """Whether a value is a way to play, and not a plain value."""
    return callable(value) and not isinstance(value, type | enum.Enum)


def name_of(rules: RuleSet, path: str, value: object) -> str | None:
    """The name of a way at ``path``; none if no source offers it there."""
    return next((way.name for way in ways(rules, path).values() if way.way is value), None)


def way_name(way: Any) -> str:
    """The name of a way to play: that of its function, with hyphens."""
    return str(way.__name__.strip("_").replace("_", "-"))


def _of(one: Ruling[Any], *, is_own: bool) -> Iterator[tuple[str, Callable[..., Any]]]:
    readings = [(reading, way) for reading, way in one.offers.items() if callable(way)]
    functions = [
        (way_name(way), way)
        for way in (one.value, *one.offers.values(), *one.also)
        if callable(way) and hasattr(way, "__name__")
    ]
    yield from (*readings, *functions) if is_own else (*functions, *readings)


def _can_stand_for(way: Callable[..., Any], here: object) -> bool:
    """Whether a way takes as many arguments as the present one; a plain value cannot be replaced by a way."""
    return callable(here) and _asked(way) == _asked(here)


def _asked(way: Callable[..., Any]) -> int:
    """The number of arguments of a way."""
    return len(inspect.signature(way).parameters)


def _can_be_played_by(way: Callable[..., Any], rules: RuleSet) -> bool:
    """Whether these rules have all the groups of rulings that a way needs."""
    return all(_has_rulings(rules, hint) for hint in _hints(way))


@functools.cache
def _hints(way: Callable[..., Any]) -> tuple[object, ...]:
    """The types of the arguments of a way."""
    hints = get_type_hints(getattr(way, "__wrapped__", way))
    return tuple(hint for name, hint in hints.items() if name != "return")


def _has_rulings(rules: RuleSet, hint: object) -> bool:
    """Whether the rules have a group of rulings of this type; other types do not matter."""
    if not isinstance(hint, type):
        return True
    if issubclass(hint, RuleSet):
        return isinstance(rules, hint)
    if issubclass(hint, Group):
        return hint.__name__ == "Contract" or any(isinstance(part, hint) for part in vars(rules).values())
    return True
