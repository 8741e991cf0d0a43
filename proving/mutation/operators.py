"""The small standard changes made to a syntax tree: comparisons, conditions, arithmetic, constants, statements.

What cannot change an answer is left alone: annotations, decorators, docstrings, the texts of exceptions, code for the
type checker alone, and ``strict=True``, which only guards.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from typing import Final

Change = Callable[[ast.AST], Iterator[ast.AST | None]]
"""The replacements of a node; None where a statement is left out."""

_NEGATED: Final[Mapping[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_BOUNDARY: Final[Mapping[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
_ARITHMETIC: Final[Mapping[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
_CALLS: Final = {"any": "all", "all": "any", "min": "max", "max": "min"}


def changes(node: ast.AST) -> Iterator[ast.AST | None]:
    """Every replacement of a node that is tried, as new nodes."""
    for change in _BY_TYPE.get(type(node), ()):
        yield from change(node)


def condition(node: ast.expr, *, loops: bool = False) -> Iterator[ast.AST]:
    """A condition that is always false, and one that is always true unless it would loop for ever."""
    if not isinstance(node, ast.Constant) and not _is_for_types(node):
        yield from (ast.Constant(value=value) for value in ((False,) if loops else (False, True)))


def _is_for_types(node: ast.AST) -> bool:
    """Whether a node is only for the type checker, and does nothing when the engine runs."""
    return isinstance(node, ast.Name) and node.id in {"TYPE_CHECKING", "assert_never"}


def _compare(node: ast.AST) -> Iterator[ast.AST]:
    assert isinstance(node, ast.Compare)
    for place, op in enumerate(node.ops):
        for table in (_BOUNDARY, _NEGATED):
            if type(op) in table:
                ops = [*node.ops[:place], table[type(op)](), *node.ops[place + 1 :]]
                yield ast.Compare(left=node.left, ops=ops, comparators=node.comparators)


def _both(node: ast.AST) -> Iterator[ast.AST]:
    assert isinstance(node, ast.BoolOp)
    yield ast.BoolOp(op=ast.Or() if isinstance(node.op, ast.And) else ast.And(), values=node.values)
    for place in range(len(node.values)):
        rest = [*node.values[:place], *node.values[place + 1 :]]
        yield rest[0] if len(rest) == 1 else ast.BoolOp(op=node.op, values=rest)


def _arithmetic(node: ast.AST) -> Iterator[ast.AST]:
    assert isinstance(node, ast.BinOp)
    if type(node.op) in _ARITHMETIC:
        yield ast.BinOp(left=node.left, op=_ARITHMETIC[type(node.op)](), right=node.right)


def _sign(node: ast.AST) -> Iterator[ast.AST]:
    assert isinstance(node, ast.UnaryOp)
    yield node.operand


def _constant(node: ast.AST) -> Iterator[ast.AST]:
    assert isinstance(node, ast.Constant)
    if isinstance(node.value, bool):
        yield ast.Constant(value=not node.value)
    elif isinstance(node.value, int):
        yield ast.Constant(value=node.value + 1)
        yield ast.Constant(value=node.value - 1)


def _call(node: ast.AST) -> Iterator[ast.AST]:
    assert isinstance(node, ast.Call)
    if isinstance(node.func, ast.Name) and node.func.id in _CALLS:
        other = ast.Name(id=_CALLS[node.func.id], ctx=ast.Load())
        yield ast.Call(func=other, args=node.args, keywords=node.keywords)


def _return(node: ast.AST) -> Iterator[ast.AST]:
    assert isinstance(node, ast.Return)
    if node.value is not None and not isinstance(node.value, ast.Constant):
        yield ast.Return(value=ast.Constant(value=None))


def _left_out(node: ast.AST) -> Iterator[None]:
    """A statement left out; not a docstring, because that does nothing."""
    said = node.value if isinstance(node, ast.Expr) else None
    if not isinstance(said, ast.Constant) and not (isinstance(said, ast.Call) and _is_for_types(said.func)):
        yield None


def _break(node: ast.AST) -> Iterator[ast.AST]:
    yield ast.Continue() if isinstance(node, ast.Break) else ast.Break()


_BY_TYPE: Final[Mapping[type[ast.AST], tuple[Change, ...]]] = {
    ast.Compare: (_compare,),
    ast.BoolOp: (_both,),
    ast.BinOp: (_arithmetic,),
    ast.UnaryOp: (_sign,),
    ast.Constant: (_constant,),
    ast.Call: (_call,),
    ast.Return: (_return,),
    ast.Expr: (_left_out,),
    ast.AugAssign: (_left_out,),
    ast.Raise: (_left_out,),
    ast.Break: (_break,),
    ast.Continue: (_break,),
}
