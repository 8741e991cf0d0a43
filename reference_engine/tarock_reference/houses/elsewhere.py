"""Finds where an unknown name of a profile would belong: in another table, or in another source."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final, NamedTuple

from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import IN_GAMES, RuleSet
from tarock_language.message import Argument, Message, message
from tarock_reference.houses.added_rulings import rulings_to_add
from tarock_reference.houses.profile_mistakes import expected, one_of
from tarock_reference.source_answers import games_of


class Kind(NamedTuple):
    """A kind of names: what such a name is called, its table in a profile, and the names that a source has."""

    called: Message
    table: Argument
    names: Callable[[RuleSet], Collection[str]]


OPTION: Final = Kind(message("an option"), "[readings]", lambda rules: rules.options())
RULING: Final = Kind(message("a ruling"), "[rulings]", lambda rules: [*dict(rules.rulings()), *rulings_to_add(rules)])
GAME: Final = Kind(
    message("a game"),
    message("contracts under [without]"),
    games_of,
)
ITEM: Final = Kind(message("an item"), message("items under [without]"), lambda rules: rules.items)
_KINDS: Final = (OPTION, RULING, GAME, ITEM)


def unknown(wanted: Argument, given: object, known: Collection[str], kind: Kind | None, rules: RuleSet) -> Message:
    """What is said of an unknown name: what was ``wanted``, and the nearest known name.

    For a name that this source has in another table the text says where it belongs; for a name that only other sources
    have it says which.
    """
    if not isinstance(given, str):
        return one_of(wanted, given, known)
    if home := next((possible for possible in _KINDS if possible is not kind and given in possible.names(rules)), None):
        return message(
            "{fault}, which is {kind} of {source}; write it in {table}",
            fault=expected(wanted, given),
            kind=home.called,
            source=rules.name,
            table=home.table,
        )
    return one_of(wanted, given, known, _of_others(given, kind, rules))


def needing_more(path: str, rules: RuleSet) -> Message | None:
    """What is said of a name that needs a game or item which the source lacks: how a house adds one; else none."""
    parts = path.split(".")
    if parts[0] in ("contracts", IN_GAMES) and parts[1:] and parts[1] not in GAME.names(rules):
        return message(
            '{game} is no game of {source}; a house adds it with [contracts."{game}"] and like',
            game=parts[1],
            source=rules.name,
        )
    if parts[0] == IN_GAMES:
        return message("what {path} says is the same in all games of {source}", path=path, source=rules.name)
    above = ".".join(parts[:-1])
    beside = {name.rpartition(".")[2] for name in RULING.names(rules) if name.rpartition(".")[0] == above}
    if beside & {*ITEM.names(rules)} and parts[-1] not in ITEM.names(rules):
        return message(
            '{item} is no item of {source}; a house adds it with [items."{item}"] and like',
            item=parts[-1],
            source=rules.name,
        )
    return None


def _of_others(given: str, kind: Kind | None, rules: RuleSet) -> Message | None:
    """Says which other sources have a name that this one has not; its own kind is looked up first."""
    if any(given in home.names(rules) for home in _KINDS):
        return None
    for home in _KINDS if kind is None else (kind, *(other for other in _KINDS if other is not kind)):
        if having := _having(given, home, RULE_SETS, rules.name):
            return message(
                "{kind} of {sources:both} and not of {source}",
                kind=home.called,
                sources=having,
                source=rules.name,
            )
    return None


def _having(given: str, kind: Kind, rule_sets: Mapping[str, RuleSet], name: str) -> list[str]:
    return [other for other, rules in rule_sets.items() if other != name and given in kind.names(rules)]
