"""Finds where an unknown name of a profile would belong: in another table, or in another source."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final, NamedTuple

from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_reference.houses.mistakes import expected, one_of


class Kind(NamedTuple):
    """A kind of names: what such a name is called, its table in a profile, and the names that a source has."""

    called: str
    table: str
    names: Callable[[RuleSet], Collection[str]]


OPTION: Final = Kind("an option", "[readings]", lambda rules: rules.options())
RULING: Final = Kind("a ruling", "[rulings]", lambda rules: dict(rules.rulings()))
GAME: Final = Kind("a game", "contracts under [without]", lambda rules: [contract.name for contract in rules.contracts])
ITEM: Final = Kind("an item", "items under [without]", lambda rules: rules.items)
_KINDS: Final = (OPTION, RULING, GAME, ITEM)


def unknown(wanted: str, given: object, known: Collection[str], kind: Kind | None, rules: RuleSet) -> str:
    """The text for an unknown name: what was ``wanted``, and the nearest known name.

    For a name that this source has in another table the text says where it belongs; for a name that only other sources
    have it says which.
    """
    if not isinstance(given, str):
        return one_of(wanted, given, known)
    if home := next((possible for possible in _KINDS if possible is not kind and given in possible.names(rules)), None):
        return f"{expected(wanted, given)}, which is {home.called} of {rules.name}; write it in {home.table}"
    return one_of(wanted, given, known, _of_others(given, kind, rules))


def needing_more(path: str, rules: RuleSet) -> str:
    """The text for a name that needs a game or item which the source lacks: a house cannot add one; else empty."""
    parts = path.split(".")
    if parts[0] == "contracts" and parts[1:] and parts[1] not in GAME.names(rules):
        return f"; {parts[1]} is no game of {rules.name}, and a house cannot add one"
    above = ".".join(parts[:-1])
    beside = {name.rpartition(".")[2] for name in RULING.names(rules) if name.rpartition(".")[0] == above}
    if beside & {*ITEM.names(rules)} and parts[-1] not in ITEM.names(rules):
        return f"; {parts[-1]} is no item of {rules.name}, and a house cannot add one"
    return ""


def _of_others(given: str, kind: Kind | None, rules: RuleSet) -> str:
    """The text that says which other sources have a name; its own kind is looked up first."""
    for home in _KINDS if kind is None else (kind, *(other for other in _KINDS if other is not kind)):
        if having := _having(given, home, RULE_SETS, rules.name):
            return f", which is {home.called} of {' and '.join(having)} and not of {rules.name}"
    return ""


def _having(given: str, kind: Kind, rule_sets: Mapping[str, RuleSet], name: str) -> list[str]:
    return [other for other, rules in rule_sets.items() if other != name and given in kind.names(rules)]
