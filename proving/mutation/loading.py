"""Puts a changed engine into this process: loads changed modules, or exchanges the code of some functions.

Both are for forked processes, which are thrown away afterwards.
"""

from __future__ import annotations
import __future__

import ast
import gc
import importlib
import importlib.util
import sys
import warnings
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Final, NamedTuple

PACKAGE: Final = "tarock_engine"
ASKED: Final = "tarock_reference"
"""The package that asks the engine, and is loaded again with it."""
ENGINE: Final = Path(__file__).parents[2] / "reference_engine" / PACKAGE

Tree = Callable[[str], ast.Module | None]
"""The tree that replaces a module's own, by the module's name; None for a module that is not changed."""


class ChangeError(Exception):
    """A function cannot be exchanged in place; its module has to be loaded anew."""


def compiled(tree: ast.Module, name: str) -> CodeType:
    """The code of a changed tree."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        flags = __future__.annotations.compiler_flag
        code: CodeType = compile(tree, f"{name}.py, changed", "exec", flags=flags, dont_inherit=True)
    return code


# ---------------------------------------------------------------------------------------------------- loading anew


class _Changed(MetaPathFinder, Loader):
    def __init__(self, tree: Tree, names: dict[str, object]) -> None:
        self._tree, self._names = tree, names

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """The changed module, if there is one of this name."""
        del path, target
        known = self._found(fullname) is not None
        return importlib.util.spec_from_loader(fullname, self) if known else None

    def exec_module(self, module: ModuleType) -> None:
        """Run the changed module."""
        tree = self._found(module.__name__)
        assert tree is not None
        vars(module).update(self._names)
        exec(compiled(tree, module.__name__), vars(module))  # noqa: S102 - this is what a mutation run does

    def _found(self, fullname: str) -> ast.Module | None:
        package, _, name = fullname.partition(".")
        return self._tree(name) if package == PACKAGE else None


def load_anew(tree: Tree, names: dict[str, object] | None = None) -> None:
    """Load the engine, and the package that asks it, with changed modules, in which ``names`` are defined too."""
    for name in [name for name in sys.modules if name.startswith((PACKAGE, ASKED))]:
        del sys.modules[name]
    sys.meta_path.insert(0, _Changed(tree, names or {}))
    importlib.import_module(ASKED)


# ---------------------------------------------------------------------------------------------------- in its place


class _Name(NamedTuple):
    """What identifies a function in its module."""

    module: str
    within: str
    line: int


Functions = Mapping[_Name, Sequence[FunctionType]]


def functions() -> Functions:
    """Every function object of the engine in this process. Raises ChangeError if there is none."""
    importlib.import_module(ASKED)
    gc.unfreeze()  # what was set aside for a fork would not be among the objects
    found: dict[_Name, list[FunctionType]] = defaultdict(list)
    for candidate in gc.get_objects():
        if isinstance(candidate, FunctionType) and (candidate.__module__ or "").startswith(f"{PACKAGE}."):
            name = candidate.__module__.removeprefix(f"{PACKAGE}.")
            found[_Name(name, candidate.__code__.co_qualname, candidate.__code__.co_firstlineno)].append(candidate)
    if not found:
        raise ChangeError(PACKAGE)
    return found


def exchange(statement: ast.stmt, module: str, known: Functions) -> None:
    """Give a module's functions their code in the changed statement. Raises ChangeError if that is impossible."""
    changed: dict[_Name, list[CodeType]] = defaultdict(list)
    for code in _inside(compiled(ast.Module(body=[statement], type_ignores=[]), module)):
        changed[_Name(module, code.co_qualname, code.co_firstlineno)].append(code)
    pairs = [(function, codes) for name, codes in changed.items() for function in known.get(name, ())]
    if not pairs or any(len(codes) > 1 for _, codes in pairs):
        raise ChangeError(module)
    for function, (code,) in pairs:
        try:
            function.__code__ = code
        except ValueError as fault:
            raise ChangeError(module) from fault


def _inside(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _inside(constant)
