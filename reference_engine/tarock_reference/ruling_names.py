"""The name of each ruling in words, from the line below its field in the engine, and what it is about.

The lines are read when this module is imported, so a program that runs later cannot change them.
"""

from __future__ import annotations

import dataclasses
import functools
import re
import sys
from collections.abc import Iterator, Mapping
from typing import Final

from tarock_engine.areas import BadHands
from tarock_engine.rule_sets import RULE_SETS
from tarock_engine.ruleset import RuleSet, bare_path
from tarock_engine.zwanzigerrufen.rules import TrischakenRules
from tarock_language.message import Message, message

_LINE: Final = re.compile(
    r'^class (?P<group>\w+)|^    (?P<field>\w+): .*\n(?: {8}.*\n| {4}[])].*\n)*    """(?P<line>.*)"""$', re.MULTILINE
)
"""A class, or a field with the line below it."""
_NAME: Final = re.compile(r"[^,;:]+")
"""The part of a line that names a ruling; what follows explains it."""


def line_of_ruling(rules: RuleSet, path: str) -> str:
    """What the ruling at ``path`` holds, as a sentence; empty if the engine has no source."""
    line = ""
    for holder, name in _steps(rules, bare_path(path)):
        line = _LINES.get(type(holder), {}).get(name, line)
    return line


def name_of_ruling(rules: RuleSet, path: str) -> Message | str:
    """What the ruling at ``path`` holds, in words without explanations; the path where the engine has no source."""
    named = _NAME.match(line_of_ruling(rules, path).removesuffix("."))
    return message(named[0]) if named else path


def things_in(rules: RuleSet, path: str) -> list[str]:
    """The games, items and events that the ruling at ``path`` is about."""
    return [name for holder, name in _steps(rules, path) if not (dataclasses.is_dataclass(holder) or name.isdigit())]


def _steps(rules: RuleSet, path: str) -> Iterator[tuple[object, str]]:
    """Each holder on the path to a ruling, with the name in it that leads on. Raises KeyError if there is none."""
    holder: object = rules
    for name in path.split("."):
        yield holder, name
        holder = getattr(holder, name) if dataclasses.is_dataclass(holder) else dict(_named_parts(holder))[name]


def _named_parts(holder: object) -> Iterator[tuple[str, object]]:
    """The parts of a mapping or a tuple, by their names or places."""
    if isinstance(holder, Mapping):
        yield from ((str(name), part) for name, part in holder.items())
    elif isinstance(holder, tuple):
        yield from ((str(getattr(part, "name", place)), part) for place, part in enumerate(holder))


def lines_of_group(group: type) -> dict[str, str]:
    """The line below each field of a group of rulings, those of the classes that it inherits from included."""
    found: dict[str, str] = {}
    for kind in reversed(group.__mro__):
        if dataclasses.is_dataclass(kind):
            found |= _lines_in(kind.__module__).get(kind.__name__, {})
    return found


def lines_in(source: str) -> Mapping[str, dict[str, str]]:
    """The lines below the fields of all classes of a module, by the name of the class."""
    lines: dict[str, dict[str, str]] = {}
    fields: dict[str, str] = {}
    for found in _LINE.finditer(source):
        if found["group"]:
            fields = lines[found["group"]] = {}
        else:
            fields[found["field"]] = found["line"]
    return lines


@functools.cache
def _lines_in(module: str) -> Mapping[str, dict[str, str]]:
    """The lines of a module; none of one that was installed without its source."""
    read = getattr(sys.modules[module].__loader__, "get_source", None)
    return lines_in((read(module) or "") if read is not None else "")


def _all_groups() -> set[type]:
    holders = (
        holder for rules in RULE_SETS.values() for path, _ in rules.rulings() for holder, _ in _steps(rules, path)
    )
    kinds = {kind for holder in holders for kind in type(holder).__mro__ if dataclasses.is_dataclass(kind)}
    return kinds | {BadHands, TrischakenRules}


_LINES: Final = {group: lines_of_group(group) for group in _all_groups()}
"""The line below each field, by group."""
