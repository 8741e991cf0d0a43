"""The mutants: every small change that the tool makes to a module of the engine and that can change what it does."""

from __future__ import annotations

import ast
import difflib
import importlib
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any, Final

TOOL: Final = "cosmic-ray"

_SAME: Final = frozenset(
    f"core/ReplaceComparisonOperator_{one}_{other}"
    for one, other in (("Is", "Eq"), ("Eq", "Is"), ("IsNot", "NotEq"), ("NotEq", "IsNot"))
)
"""Operators that change nothing in CPython: what the engine compares are single objects, small numbers and names."""

_POWER: Final = "_Pow"
"""Something to the power of a set of cards takes for ever, so that only the clock would ever kill it."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: where it is, and the changed lines ``before`` and ``after`` it; ``source`` is the whole module.

    ``module`` is named with its package: ``play``, ``lungau.play``.
    """

    module: str
    line: int
    within: str
    before: str
    after: str
    source: str

    @property
    def place(self) -> tuple[str, str, str, str]:
        """What names the mutant for as long as the lines around it may move."""
        return self.module, self.within, self.before, self.after

    def code(self) -> CodeType:
        """The module, ready to be run."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return compile(self.source, f"{self.module}.py, mutated", "exec", dont_inherit=True)


def mutants(module: str, path: Path) -> tuple[Mutant, ...]:
    """Every mutant of a module, none twice; left out are those that are no Python or mean the same."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    known = {meaning(source)}
    found = []
    for mutated in _mutated(source):
        try:
            does = meaning(mutated)
        except SyntaxError:
            continue
        if does not in known:
            known.add(does)
            found.append(described(module, tree, source, mutated))
    return tuple(sorted(found, key=lambda one: one.line))


def _mutated(source: str) -> Iterator[str]:
    """The source with each change that the tool knows."""
    plugins, mutating, trees = (
        importlib.import_module(f"cosmic_ray.{name}") for name in ("plugins", "mutating", "ast")
    )
    nodes = list(trees.ast_nodes(trees.get_ast(source)))
    for name in plugins.operator_names():
        operator = plugins.get_operator(name)
        if operator.arguments() or name in _SAME or name.endswith(_POWER):
            continue
        made: Any = operator()
        occurrences = sum(1 for node in nodes for _ in made.mutation_positions(node))
        for occurrence in range(occurrences):
            yield mutating.mutate_code(source, made, occurrence)


def meaning(source: str) -> str:
    """What a module does, as text: its code without annotations, caches, and slots, none of which changes an answer."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.arg | ast.AnnAssign):
            node.annotation = ast.Constant(None)
        elif isinstance(node, ast.FunctionDef):
            node.returns = None
            node.decorator_list = [one for one in node.decorator_list if "lru_cache" not in ast.unparse(one)]
        elif isinstance(node, ast.Call):
            node.keywords = [one for one in node.keywords if one.arg != "slots"]
    return ast.dump(tree)


def described(module: str, tree: ast.Module, source: str, mutated: str) -> Mutant:
    old, new = source.splitlines(), mutated.splitlines()
    for tag, start, end, new_start, new_end in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag != "equal":
            before, after = _joined(old[start:end]), _joined(new[new_start:new_end])
            return Mutant(module, start + 1, _within(tree, start + 1), before, after, mutated)
    raise AssertionError(module)


def _joined(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


def _within(tree: ast.Module, line: int) -> str:
    """The function or class that a line belongs to, decorators included; empty outside of all."""
    names, here = [], [*tree.body]
    while here:
        node = here.pop()
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            if first <= line <= (node.end_lineno or first):
                names.append(node.name)
                here = [*node.body]
    return ".".join(names)
