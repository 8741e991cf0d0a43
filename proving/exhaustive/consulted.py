"""What a telling says under many choices of readings, worked out once for all that agree in what it consults.

What is said of a case hangs on the readings that are looked up on the way, and on no others. So each telling is handed
something that notes what it looks up, the second opinion readings and the engine rules; under another choice that gives
the same readings there, the same is said. What a telling should not consult, and does, is noted like all else.
"""

from __future__ import annotations

import copy
import dataclasses
import functools
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from tarock_engine.ruleset import RuleSet
from tarock_engine.ruling import Group, Ruling

Answer = TypeVar("Answer")


class _Known(Generic[Answer]):
    """The answers to each case, by the options that were consulted and their readings."""

    def __init__(self) -> None:
        self._found: dict[tuple[Hashable, ...], dict[tuple[str, ...], dict[tuple[str, ...], Answer]]] = {}

    def answer(
        self, case: tuple[Hashable, ...], whole: Mapping[str, str], ask: Callable[[], tuple[Answer, Iterable[str]]]
    ) -> Answer:
        """What is known of a case under these readings, or else what ``ask`` tells, and what it consulted."""
        known = self._found.setdefault(case, {})
        for options, answers in known.items():
            readings = tuple(map(whole.__getitem__, options))
            if readings in answers:
                return answers[readings]
        found, consulted = ask()
        options = tuple(sorted(consulted))
        known.setdefault(options, {})[tuple(map(whole.__getitem__, options))] = found
        return found


def by_readings(telling: Callable[..., Answer], defaults: Mapping[str, str]) -> Callable[..., Answer]:
    """A telling that is handed readings and a case."""
    known: _Known[Answer] = _Known()

    def answer(readings: Mapping[str, str], *case: Hashable) -> Answer:
        noted = _Noted({**defaults, **readings})
        return known.answer(case, noted.whole, lambda: (telling(noted, *case), noted))

    return answer


def by_rules(telling: Callable[..., Answer]) -> Callable[..., Answer]:
    """A telling that is handed rules and a case; the rules of its choices differ in nothing but readings.

    Each time it gets a copy of the rules, about which nobody remembers anything.
    """
    known: _Known[Answer] = _Known()

    def answer(rules: RuleSet, *case: Hashable) -> Answer:
        watched = watch(rules)

        def ask() -> tuple[Answer, Iterable[str]]:
            watched.consulted.clear()
            return telling(copy.copy(watched.rules), *case), watched.consulted | watched.first

        return known.answer(case, watched.whole, ask)

    return answer


class _Noted(dict[str, str]):
    """Readings, of which it has those that were looked up."""

    def __init__(self, whole: Mapping[str, str]) -> None:
        super().__init__()
        self.whole = whole

    def __missing__(self, option: str) -> str:
        self[option] = self.whole[option]
        return self[option]


class _Watched:
    """A ruling that notes its option when it is asked for its value."""

    def __init__(self, ruling: Ruling[Any], consulted: set[str | None]) -> None:
        self._ruling, self._consulted = ruling, consulted

    @property
    def value(self) -> object:
        self._consulted.add(self._ruling.option)
        return self._ruling.value

    def __getattr__(self, name: str) -> object:
        return getattr(self._ruling, name)


class _Watch(NamedTuple):
    """Rules that note what is ``consulted``, all their readings, and the options of what they themselves stand on."""

    rules: RuleSet
    whole: Mapping[str, str]
    consulted: set[str]
    first: frozenset[str]


@functools.cache
def watch(rules: RuleSet) -> _Watch:
    """The same rules as they note what is consulted."""
    consulted: set[Any] = set()
    groups = {field.name: getattr(rules, field.name) for field in dataclasses.fields(rules) if field.init}
    watched = type(rules)(**_watched(groups, consulted))
    whole = {option: readings[0] for option, readings in rules.options().items()} | {**rules.chosen}
    return _Watch(watched, whole, consulted, frozenset(consulted))


def _watched(value: Any, consulted: set[str | None]) -> Any:
    """The same as ``value``, whatever that is, with every ruling in it watched that leaves a choice."""
    if isinstance(value, Ruling):
        return value if value.option is None else _Watched(value, consulted)
    if type(value) is tuple:
        return tuple([_watched(part, consulted) for part in value])
    if isinstance(value, Mapping):
        return {key: _watched(part, consulted) for key, part in value.items()}
    if isinstance(value, Group):
        parts: dict[str, Any] = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
        return dataclasses.replace(value, **_watched(parts, consulted))
    return value
