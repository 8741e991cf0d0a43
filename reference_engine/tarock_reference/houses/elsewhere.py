"""Finds where an unknown name of a profile would belong: in another table, or in another source."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final, NamedTuple

from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet
from tarock_language.message import Message, joined_by_and, message
from tarock_reference.houses.mistakes import expected, one_of


class Kind(NamedTuple):
    """A kind of names: what such a name is called, its table in a profile, and the names that a source has."""

    called: Message
    table: Message | str
    names: Callable[[RuleSet], Collection[str]]


OPTION: Final = Kind(message("an option"), "[readings]", lambda rules: rules.options())
RULING: Final = Kind(message("a ruling"), "[rulings]", lambda rules: dict(rules.rulings()))
GAME: Final = Kind(
    message("a game"),
    message("contracts under [without]"),
    lambda rules: [contract.name for contract in rules.contracts],
)
ITEM: Final = Kind(message("an item"), message("items under [without]"), lambda rules: rules.items)
_KINDS: Final = (OPTION, RULING, GAME, ITEM)


def unknown(wanted: Message | str, given: object, known: Collection[str], kind: Kind | None, rules: RuleSet) -> Message:
    """The message for an unknown name: what was ``wanted``, and the nearest known name.

    For a name that this source has in another table the text says where it belongs; for a name that only other sources
    have it says which.
    """
    if not isinstance(given, str):
        return one_of(wanted, given, known)
    if home := next((possible for possible in _KINDS if possible is not kind and given in possible.names(rules)), None):
        return message(
            "{fault}, which is {kind} of {rules}; write it in {table}",
            fault=expected(wanted, given),
            kind=home.called,
            rules=rules.name,
            table=home.table,
        )
    return one_of(wanted, given, known, lambda fault: _of_others(fault, given, kind, rules))


def needing_more(fault: Message, path: str, rules: RuleSet) -> Message:
    """The fault of a name; if it needs a game or item which the source lacks, it says that a house cannot add one."""
    parts = path.split(".")
    if parts[0] == "contracts" and parts[1:] and parts[1] not in GAME.names(rules):
        return message(
            "{fault}; {name} is no game of {rules}, and a house cannot add one",
            fault=fault,
            name=parts[1],
            rules=rules.name,
        )
    above = ".".join(parts[:-1])
    beside = {name.rpartition(".")[2] for name in RULING.names(rules) if name.rpartition(".")[0] == above}
    if beside & {*ITEM.names(rules)} and parts[-1] not in ITEM.names(rules):
        return message(
            "{fault}; {name} is no item of {rules}, and a house cannot add one",
            fault=fault,
            name=parts[-1],
            rules=rules.name,
        )
    return fault


def _of_others(fault: Message, given: str, kind: Kind | None, rules: RuleSet) -> Message:
    """The fault with the other sources that have the name, if any; its own kind is looked up first."""
    for home in _KINDS if kind is None else (kind, *(other for other in _KINDS if other is not kind)):
        if having := _having(given, home, RULE_SETS, rules.name):
            return message(
                "{fault}, which is {kind} of {others} and not of {rules}",
                fault=fault,
                kind=home.called,
                others=joined_by_and(having),
                rules=rules.name,
            )
    return fault


def _having(given: str, kind: Kind, rule_sets: Mapping[str, RuleSet], name: str) -> list[str]:
    return [other for other, rules in rule_sets.items() if other != name and given in kind.names(rules)]
