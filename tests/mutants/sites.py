"""Where a module can be changed so that it is wrong, and what the change looks like."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
COUNTED: dict[type[ast.operator], str] = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+"}


class Mutation(NamedTuple):
    """One change: `old` at this place of a file becomes `new`."""

    file: str
    line: int
    column: int
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.old} -> {self.new}"

    def applied_to(self, source: str) -> str:
        lines = source.splitlines(keepends=True)
        line = lines[self.line - 1].encode()
        start, end = self.column, self.column + len(self.old.encode())
        assert line[start:end].decode() == self.old, f"{self} is not there"
        lines[self.line - 1] = (line[:start] + self.new.encode() + line[end:]).decode()
        return "".join(lines)


def mutations(root: Path, file: Path) -> Iterator[Mutation]:
    """Every change this module knows, in the order of the file; each keeps to one line."""
    source = file.read_text(encoding="utf-8")
    name = file.relative_to(root).as_posix()
    # Constants of a module are settings and figures of tuning; what functions do is looked at.
    functions = (n for n in ast.walk(ast.parse(source)) if isinstance(n, FUNCTIONS))
    nodes = {id(node): node for function in functions for node in ast.walk(function)}
    for node in nodes.values():
        for change in _changes(node, source):
            line, column, old, new = change
            if "\n" not in old and old != new:
                yield Mutation(name, line, column, old, new)


def _changes(node: ast.AST, source: str) -> Iterator[tuple[int, int, str, str]]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        new = COMPARED.get(type(node.ops[0]))
        if new is not None:
            yield from _between(node.left, node.comparators[0], source, new)
    elif isinstance(node, ast.BinOp) and type(node.op) in COUNTED:
        if not _is_text(node.left) and not _is_text(node.right):
            yield from _between(node.left, node.right, source, COUNTED[type(node.op)])
    elif isinstance(node, ast.BoolOp):
        new = "or" if isinstance(node.op, ast.And) else "and"
        yield from _between(node.values[0], node.values[1], source, new)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        text = ast.get_source_segment(source, node)
        if text is not None and text.startswith("not "):
            yield node.lineno, node.col_offset, "not ", ""
    elif isinstance(node, ast.Constant) and type(node.value) is int and 1 <= node.value <= 4:
        text = ast.get_source_segment(source, node)
        if text == str(node.value):
            yield node.lineno, node.col_offset, text, str(node.value + 1)
    elif isinstance(node, ast.Return) and _is_bool(node.value):
        assert isinstance(node.value, ast.Constant)
        swapped = str(not node.value.value)
        yield node.value.lineno, node.value.col_offset, str(node.value.value), swapped


def _between(
    left: ast.expr, right: ast.expr, source: str, new: str
) -> Iterator[tuple[int, int, str, str]]:
    """The operator between two operands that stand on one line."""
    if left.end_lineno != right.lineno or left.end_col_offset is None:
        return
    line = source.splitlines()[right.lineno - 1].encode()
    between = line[left.end_col_offset : right.col_offset].decode()
    old = between.strip("() ")
    if old and between.count(old) == 1 and not set(between) & set("()"):
        yield right.lineno, left.end_col_offset + between.index(old), old, new


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr | ast.List | ast.Tuple) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _is_bool(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, bool)
