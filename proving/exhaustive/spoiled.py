"""Makes rules with one mistake, so that tests can show that an exhaustive comparison notices it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from tarock_engine.manners import Manner
from tarock_engine.ruleset import RuleSet

R = TypeVar("R", bound=RuleSet)


def with_value(rules: R, group: str, field: str, value: object) -> R:
    """The rules with another value in one place."""
    return _with(rules, group, field, dataclasses.replace(getattr(getattr(rules, group), field), value=value))


def with_one_more(rules: R, table: str, name: str) -> R:
    """The rules with 1 more at one name in a table of settling."""
    settling: Any = getattr(rules, "settling")  # noqa: B009 - every source has one of its own
    values = getattr(settling, table)
    more = dataclasses.replace(values[name], value=values[name].value + 1)
    return _with(rules, "settling", table, {**values, name: more})


def with_two_exchanged(rules: R) -> R:
    """The rules with red Three and Four in the wrong order."""
    return with_value(rules, "cards", "red", ("A", "2", "4", "3"))


def _with(rules: R, group: str, field: str, whole: object) -> R:
    inner: Any = {field: whole}
    outer: Any = {group: dataclasses.replace(getattr(rules, group), **inner)}
    return dataclasses.replace(rules, **outer)


# --------------------------------------------------------------------------------------------------------- manners


def with_manner(rules: R, name: str, **changes: Any) -> R:
    """The rules with something changed in one way of playing."""
    manners: Callable[[R], Mapping[str, Manner[R]]] = rules.procedure.manners

    def changed(spoiled: R) -> Mapping[str, Manner[R]]:
        known = manners(spoiled)
        return {**known, name: dataclasses.replace(known[name], **changes)}

    inner: Any = {"manners": changed}
    return dataclasses.replace(rules, procedure=dataclasses.replace(rules.procedure, **inner))


def without_duty(rules: R, name: str, dropped: int) -> R:
    """The rules without one duty of a way of playing."""
    return with_manner(rules, name, duties=_without(rules.manners[name].duties, dropped))


def without_following(rules: R, name: str, dropped: int) -> R:
    """The rules without one suit duty of a way of playing."""
    return with_manner(rules, name, follow=_without(rules.manners[name].follow, dropped))


def _without(duties: tuple[Any, ...], dropped: int) -> tuple[Any, ...]:
    return (*duties[:dropped], *duties[dropped + 1 :])
