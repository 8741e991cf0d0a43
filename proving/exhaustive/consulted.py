"""Caches answers under many choices of readings, by the readings that an answer depends on.

The two engines are given an object that notes what they look up: readings for the second opinion, rules for the
reference engine. Under another choice with the same readings there, the answer is the same and is not worked out again.
An engine that consults what it should not is noticed too.
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
    """The answers to each case, by the consulted options and their readings."""

    def __init__(self) -> None:
        self._found: dict[tuple[Hashable, ...], dict[tuple[str, ...], dict[tuple[str, ...], Answer]]] = {}

    def answer(
        self, case: tuple[Hashable, ...], whole: Mapping[str, str], ask: Callable[[], tuple[Answer, Iterable[str]]]
    ) -> Answer:
        """The cached answer under these readings, or else what ``ask`` returns, cached by what it consulted."""
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
    """Cache a telling that takes readings and a case."""
    known: _Known[Answer] = _Known()

    def answer(readings: Mapping[str, str], *case: Hashable) -> Answer:
        noted = _Noted({**defaults, **readings})
        return known.answer(case, noted.whole, lambda: (telling(noted, *case), noted))

    return answer


def by_rules(telling: Callable[..., Answer]) -> Callable[..., Answer]:
    """Cache a telling that takes rules and a case; the rules of all choices differ only in readings.

    Each call gets a copy of the rules, for which nothing is cached.
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
    """Readings, filled in as they are looked up."""

    def __init__(self, whole: Mapping[str, str]) -> None:
        super().__init__()
        self.whole = whole

    def __missing__(self, option: str) -> str:
        self[option] = self.whole[option]
        return self[option]


class _Watched:
    """A ruling that notes its option when its value is read."""

    def __init__(self, ruling: Ruling[Any], consulted: set[str | None]) -> None:
        self._ruling, self._consulted = ruling, consulted

    @property
    def value(self) -> object:
        self._consulted.add(self._ruling.option)
        return self._ruling.value

    def __getattr__(self, name: str) -> object:
        return getattr(self._ruling, name)


class _Watch(NamedTuple):
    """Rules that note what is ``consulted``, all their readings, and the options consulted when the rules were made."""

    rules: RuleSet
    whole: Mapping[str, str]
    consulted: set[str]
    first: frozenset[str]


@functools.cache
def watch(rules: RuleSet) -> _Watch:
    """The same rules, which note what is consulted."""
    consulted: set[Any] = set()
    groups = {field.name: getattr(rules, field.name) for field in dataclasses.fields(rules) if field.init}
    watched = type(rules)(**_watched(groups, consulted))
    whole = {option: readings[0] for option, readings in rules.options().items()} | {**rules.chosen}
    return _Watch(watched, whole, consulted, frozenset(consulted))


def _watched(value: Any, consulted: set[str | None]) -> Any:
    """A copy of ``value``, of whatever type, in which every ruling that leaves a choice is watched."""
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
