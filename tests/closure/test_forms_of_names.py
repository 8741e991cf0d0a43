"""Forms of names in all code: what a function that returns a bool is called, and what a loop runs over.

An act that says whether it succeeded has the name of its outcome: ``has_learned``, ``_has_sent``.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.closure.syntax import tree
from tests.closure.test_rooms import ROOT, modules

BESIDE = ("benchmarks", "examples", "tests")
PREDICATE = re.compile("_*(is|has|can|may)_")
HOOKS = {"__exit__", "pytest_bdd_apply_tag", "pytest_runtestloop", "isatty"}
"""What Python, pytest, or a reader of a stream, looks for by name."""
NO_NOUNS = {"one", "each"}
Loop = ast.For | ast.AsyncFor | ast.comprehension


def code() -> Mapping[str, ast.Module]:
    beside = (path for folder in BESIDE for path in sorted((ROOT / folder).rglob("*.py")))
    return {str(path.relative_to(ROOT)): tree(path) for path in (*modules().values(), *beside)}


def is_named_by_profiles(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether it is a value of a ruling: its name is what a profile of a house writes, and was published."""
    return any(ast.unparse(decorator).startswith("in_words(") for decorator in function.decorator_list)


def predicates(parsed: ast.AST) -> Iterator[str]:
    for node in ast.walk(parsed):
        if (
            isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            and node.returns is not None
            and ast.unparse(node.returns).strip("'\"") == "bool"
            and not is_named_by_profiles(node)
        ):
            yield node.name


def loop_variables(parsed: ast.AST) -> Iterator[str]:
    for node in ast.walk(parsed):
        if isinstance(node, Loop):
            yield from (part.id for part in ast.walk(node.target) if isinstance(part, ast.Name))


def unlike_predicates(parsed: ast.AST) -> list[str]:
    return [name for name in predicates(parsed) if not PREDICATE.match(name) and name not in HOOKS]


def test_a_function_that_returns_a_bool_has_the_name_of_a_predicate() -> None:
    assert {path: names for path, parsed in code().items() if (names := unlike_predicates(parsed))} == {}


def test_a_loop_variable_is_a_noun() -> None:
    assert {path for path, parsed in code().items() if not NO_NOUNS.isdisjoint(loop_variables(parsed))} == set()


def test_all_code_is_looked_at() -> None:
    functions = [name for parsed in code().values() for name in predicates(parsed)]
    variables = [name for parsed in code().values() for name in loop_variables(parsed)]

    assert len(functions) > 700
    assert len(variables) > 10000
    assert {*BESIDE, "proving", "steps"} <= {Path(path).parts[0] for path in code()}


def test_names_of_other_forms_are_found() -> None:
    parsed = ast.parse(
        "def must_go() -> bool: ...\nclass A:\n  def _is_old(self) -> 'bool': ...\n"
        "@in_words('x')\ndef never() -> bool: ...\nfor place, each in (): ...\n[one for one in ()]"
    )

    assert unlike_predicates(parsed) == ["must_go"]
    assert [*loop_variables(parsed)] == ["place", "each", "one"]
