"""Statements of a function's body that come to stand elsewhere: what becomes of their returns."""

import ast
import copy

from uses import SCOPES

BLOCKS = ("body", "orelse", "finalbody")


class No(Exception):
    """This call stays."""


def own(line):
    """The expressions of a statement itself, without the blocks in it."""
    for field, value in ast.iter_fields(line):
        if field in BLOCKS or field == "handlers":
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST):
                yield part


def evaluated(line):
    """The expressions that a statement evaluates once and always, in this order, before it does anything."""
    if isinstance(line, (ast.Return, ast.Expr, ast.Assign)):
        return [line.value] if line.value else []
    if isinstance(line, ast.AugAssign):
        return [line.target, line.value] if isinstance(line.target, ast.Name) else []
    if isinstance(line, ast.If):
        return [line.test]
    if isinstance(line, ast.For):
        return [line.iter]
    if isinstance(line, ast.Raise):
        return [line.exc] if line.exc else []
    return []


def in_scope(node):
    """A node and what is in it, but for other scopes."""
    yield node
    if isinstance(node, SCOPES):
        if not hasattr(node, "generators"):
            return
        yield from in_scope(node.generators[0].iter)
        return
    for part in ast.iter_child_nodes(node):
        yield from in_scope(part)


def blocks(line):
    """The lists of statements in a statement."""
    found = [getattr(line, field) for field in BLOCKS if isinstance(getattr(line, field, None), list)]
    return found + [handler.body for handler in getattr(line, "handlers", ())]


def walked(body):
    for line in body:
        yield from ast.walk(line)


def returns(body):
    return any(isinstance(node, ast.Return) for node in walked(body))


def falls_through(body):
    """True unless a block surely ends in a return or an error."""
    if not body:
        return True
    last = body[-1]
    if isinstance(last, ast.If):
        return falls_through(last.body) or falls_through(last.orelse)
    if isinstance(last, ast.While) and isinstance(last.test, ast.Constant) and last.test.value:
        return any(isinstance(node, ast.Break) for node in ast.walk(last))
    return not isinstance(last, (ast.Return, ast.Raise))


def in_tail(body, make):
    """A block whose returns are replaced by what `make` gives for their value; No where one is not in the tail.

    `if c: return x` at the top puts the rest into `else`; `return` in a loop is a `break` that passes by the rest.
    """
    for index, line in enumerate(body):
        ahead, rest = body[:index], body[index + 1 :]
        if isinstance(line, ast.Return):
            return ahead + make(line.value)
        if not returns([line]):
            continue
        if isinstance(line, ast.If):
            inner, other = line.body, line.orelse
            if rest and falls_through(inner) and falls_through(other):
                if not (isinstance(rest[0], ast.Return) and harmless(rest[0].value)):
                    raise No  # more than a short return would stand there twice
            inner = in_tail(inner + copy.deepcopy(rest) if falls_through(inner) else inner, make)
            other = in_tail(other + rest if falls_through(other) else other, make)
            return ahead + branch(line.test, inner, other)
        if isinstance(line, (ast.For, ast.While)) and not line.orelse:
            if any(isinstance(node, (ast.Break, ast.Try, ast.With)) for node in ast.walk(line)):
                raise No
            Leave(make).block(line.body)
            line.orelse = in_tail(rest, make)
            return [*ahead, line]
        raise No
    return body


def branch(test, inner, other):
    """`if` with branches that may be empty."""
    if inner or not other:
        return [ast.If(test, inner or [ast.Pass()], other)]
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return [ast.If(test.operand, other, [])]
    return [ast.If(ast.UnaryOp(ast.Not(), test), other, [])]


class Leave:
    """Turns the returns in a loop into breaks."""

    def __init__(self, make):
        self.make = make

    def block(self, body):
        for index, line in enumerate(body):
            if isinstance(line, ast.Return):
                body[index:] = [*self.make(line.value), ast.Break()]
                return
            if isinstance(line, ast.If):
                self.block(line.body)
                self.block(line.orelse)
            elif returns([line]):
                raise No


def without_values(body):
    """The body with plain returns for those with a value, which nobody wants."""
    for line in list(walked(body)):
        for block in blocks(line):
            _drop_values(block)
    _drop_values(body)
    return body


def _drop_values(block):
    for line in list(block):
        if isinstance(line, ast.Return) and line.value is not None:
            if not harmless(line.value):
                block.insert(block.index(line), ast.Expr(line.value))
            line.value = None


def trimmed(body):
    """Without a plain return at the very end."""
    return body[:-1] if body and isinstance(body[-1], ast.Return) else body


def harmless(part):
    """True for an expression that only reads."""
    if isinstance(part, ast.Attribute):
        return harmless(part.value)
    return part is None or isinstance(part, (ast.Constant, ast.Name))
