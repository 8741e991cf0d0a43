"""The syntax trees of our own files, each parsed once in a process."""

import ast
from functools import cache
from pathlib import Path


@cache
def tree(path: Path) -> ast.Module:
    """The syntax tree of a file; nobody changes it."""
    return ast.parse(path.read_text(encoding="utf-8"))
