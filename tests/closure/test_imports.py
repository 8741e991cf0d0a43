"""Where imports stand: at the top, unless a run goes without what they load.

The engine, the pages, tables for terminals and extras take most of the time of a short run that needs none of them.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain

from tests.closure.syntax import tree
from tests.closure.test_rooms import ROOT, modules

REASONS = {
    "few runs need it",
    "its loading is measured or changed",
    "loads jinja2",
    "loads rich",
    "loads the engine",
    "loads the vocabulary",
    "of an extra",
    "of one system",
}
"""Why an import may stand in a function; ``pyproject.toml`` has the reason for the modules of commands."""
IN_A_FUNCTION = re.compile("# noqa: PLC0415(?: - (.*))?$", re.MULTILINE)
SPARED = {
    "_typeshed",
    "asyncio",
    "jinja2",
    "msgspec",
    "rich.console",
    "starlette",
    "tarock_engine",
    "tarock_steps.words",
    "xml",
}
"""What a module may leave to those that need it, although it names a class of it in an annotation."""
FOR_ANNOTATIONS = "TYPE_CHECKING"


def is_for_annotations(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == FOR_ANNOTATIONS


def imports(statements: list[ast.stmt]) -> Iterator[str]:
    """The modules that statements import, each with the packages that it is in."""
    for node in statements:
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Try | ast.With) or (isinstance(node, ast.If) and not is_for_annotations(node)):
            yield from imports(node.body)
            continue
        else:
            continue
        for name in names:
            parts = name.split(".")
            yield from (".".join(parts[:size]) for size in range(1, len(parts) + 1))


@cache
def loaded() -> Mapping[str, frozenset[str]]:
    """What each module of ours imports at once."""
    return {name: frozenset(imports(tree(path).body)) for name, path in modules().items()}


@cache
def reached(module: str) -> frozenset[str]:
    """What is loaded with a module."""
    found, ahead = set[str](), [module]
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead += loaded().get(name, ())
    return frozenset(found)


def idle(module: str, parsed: ast.Module) -> list[str]:
    """The imports for annotations alone that would load nothing that is spared."""
    blocks = [node.body for node in parsed.body if isinstance(node, ast.If) and is_for_annotations(node)]
    named = [
        ast.ImportFrom(node.module, [alias], 0)
        for block in blocks
        for node in block
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    ]
    lacking = SPARED - reached(module) if named else SPARED
    return [
        ast.unparse(node)
        for node in named
        if lacking.isdisjoint(chain.from_iterable(reached(name) for name in imports([node])))
    ]


def test_an_import_in_a_function_has_its_reason() -> None:
    without = {
        str(path.relative_to(ROOT)): reason
        for path in modules().values()
        for reason in IN_A_FUNCTION.findall(path.read_text(encoding="utf-8"))
        if reason not in REASONS
    }

    assert without == {}


def test_an_import_for_annotations_alone_spares_something() -> None:
    assert {name: found for name, path in modules().items() if (found := idle(name, tree(path)))} == {}
