"""Finds all messages in modules and templates (calls of ``message`` and ``say``), for the catalogues."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from jinja2 import Environment
from jinja2.ext import extract_from_ast

from tarock_conformance.cli import command_line
from tarock_engine.rule_sets import RULE_SETS
from tarock_reference.houses.added_rulings import rulings_to_add, with_added
from tarock_reference.houses.own_items import (
    AUGEN,
    CARDS_OF_SET,
    CAUGHT,
    TAKES,
    TRUMPS,
    OwnItem,
    models_of_items,
    with_items,
)
from tarock_reference.ruling_names import name_of_ruling
from tarock_running.inputs.equivalent import equivalent_entries
from tarock_steps.catalogue.loading import sources

ROOT: Final = Path(__file__).parents[2]
_OWN: Final = {CARDS_OF_SET: "XX", AUGEN: "60", CAUGHT: "I", TAKES: "XX", TRUMPS: "9"}
"""An item of a house's own of each form but a Vogel, with what it needs."""
FOLDERS: Final = ("language", "protocol", "reference_engine", "second_opinion", "steps", "reports", "conformance")
"""Where messages may stand; each folder is a source root."""
CALLED: Final = ("message", "say", "in_words")
"""The functions whose first argument is the pattern of a message, and whose second one is that for several."""


class Found(NamedTuple):
    """A message of the code, by its pattern, and the pattern for several if there is one."""

    id: str
    several: str = ""


def messages() -> set[Found]:
    """All messages of the code, of the templates, and of the help of the command line."""
    found: set[Found] = set()
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*.py"):
            found.update(in_module(path.read_text(encoding="utf-8")))
        for path in (ROOT / folder).rglob("*.j2"):
            found.update(in_template(path.read_text(encoding="utf-8")))
    return found | set(in_help()) | set(in_arguments()) | set(in_rulings())


def in_help() -> Iterator[Found]:
    """The texts of the help of the command line."""
    told: list[str] = []

    def keep(text: str) -> str:
        told.append(text)
        return text

    command_line(keep)
    yield from map(Found, told)


def in_arguments() -> Iterator[Found]:
    """The arguments why no scenario catches an impostor."""
    for source in sources():
        entries = equivalent_entries(source)
        yield from (Found(entry.argument) for entry in entries.equivalent)
        yield from (Found(entry.argument) for entry in entries.under)


def in_rulings() -> Iterator[Found]:
    """The names of the rulings, those included that only a house can add."""
    for known in RULE_SETS.values():
        own = [OwnItem(form, models_of_items(known)[-1], form, needs) for form, needs in _OWN.items()]
        rules = with_items(with_added(known, rulings_to_add(known)), own)
        yield from (Found(str(name_of_ruling(rules, path))) for path, _ in rules.rulings())


def in_module(code: str) -> Iterator[Found]:
    """The messages in the code of a module."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and _name(node.func) in CALLED and node.args:
            several = next(iter(_texts(node.args[1])), "") if len(node.args) > 1 else ""
            yield from (Found(text, several) for text in _texts(node.args[0]))


def in_template(template: str) -> Iterator[Found]:
    """The messages in the source of a template."""
    for _, _, texts in extract_from_ast(Environment(autoescape=True).parse(template), CALLED):
        pattern, *several = [text for text in ([texts] if isinstance(texts, str) else texts or ()) if text]
        yield Found(pattern, *several[:1])


def _name(called: ast.expr) -> str:
    if isinstance(called, ast.Name):
        return called.id
    return called.attr if isinstance(called, ast.Attribute) else ""


def _texts(told: ast.expr) -> Iterator[str]:
    """The text of a constant, or those of both ways of a condition."""
    if isinstance(told, ast.Constant) and isinstance(told.value, str):
        yield told.value
    elif isinstance(told, ast.IfExp):
        yield from _texts(told.body)
        yield from _texts(told.orelse)
