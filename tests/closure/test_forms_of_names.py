"""Forms of names in all code: what a function that returns a bool is called, and what a loop runs over.

An act that says whether it succeeded has the name of its outcome: ``has_learned``, ``_has_sent``.
"""

import ast
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from tests.closure.syntax import tree
from tests.closure.test_rooms import ROOT, modules

BESIDE = ("benchmarks", "examples", "tests")
PREDICATE = re.compile("_*(is|has|can|may)_")
HOOKS = {"__exit__", "pytest_bdd_apply_tag", "pytest_runtestloop", "isatty"}
"""What Python, pytest, or a reader of a stream, looks for by name."""
NO_NOUNS = {"one", "each"}
Loop = ast.For | ast.AsyncFor | ast.comprehension


def is_named_by_profiles(function: ast.FunctionDef) -> bool:
    """Whether it is a value of a ruling: its name is what a profile of a house writes, and was published."""
    return any(ast.unparse(decorator).startswith("in_words(") for decorator in function.decorator_list)


def is_predicate(function: ast.FunctionDef) -> bool:
    """Whether it is said to return a bool."""
    told = function.returns
    name = told.id if isinstance(told, ast.Name) else told.value if isinstance(told, ast.Constant) else ""
    return name == "bool" and not is_named_by_profiles(function)


def named(parsed: ast.AST) -> tuple[list[str], list[str]]:
    """The names of the functions that return a bool, and those of the variables of loops."""
    functions, variables = list[str](), list[str]()
    for node in ast.walk(parsed):
        if isinstance(node, ast.FunctionDef) and is_predicate(node):
            functions.append(node.name)
        elif isinstance(node, Loop):
            variables += (part.id for part in ast.walk(node.target) if isinstance(part, ast.Name))
    return functions, variables


def all_named() -> Mapping[str, tuple[list[str], list[str]]]:
    beside = (path for folder in BESIDE for path in sorted((ROOT / folder).rglob("*.py")))
    return {str(path.relative_to(ROOT)): named(tree(path)) for path in (*modules().values(), *beside)}


def unlike_predicates(names: Iterable[str]) -> list[str]:
    return [name for name in names if not PREDICATE.match(name) and name not in HOOKS]


def test_a_function_that_returns_a_bool_has_the_name_of_a_predicate_and_a_loop_variable_is_a_noun() -> None:
    """One test, as all code is read for it."""
    each = all_named()
    functions, variables = zip(*each.values(), strict=True)

    assert {path: names for path, (found, _) in each.items() if (names := unlike_predicates(found))} == {}
    assert {path for path, (_, found) in each.items() if not NO_NOUNS.isdisjoint(found)} == set()
    assert sum(map(len, functions)) > 700
    assert sum(map(len, variables)) > 10000
    assert {*BESIDE, "proving", "steps"} <= {Path(path).parts[0] for path in each}


def test_names_of_other_forms_are_found() -> None:
    functions, variables = named(
        ast.parse(
            "def must_go() -> bool: ...\nclass A:\n  def _is_old(self) -> 'bool': ...\n"
            "@in_words('x')\ndef never() -> bool: ...\nfor place, each in (): ...\n[one for one in ()]"
        )
    )

    assert unlike_predicates(functions) == ["must_go"]
    assert variables == ["place", "each", "one"]
