"""Puts the body of a function in the place of a call; `tools/inline.py` says of which."""

import ast
import copy

from tails import (
    blocks,
    evaluated,
    falls_through,
    harmless,
    in_scope,
    in_tail,
    No,
    own,
    trimmed,
    walked,
    without_values,
)
from uses import bound, inside, mentioned

UNFIT = (ast.FunctionDef, ast.ClassDef, ast.Lambda, ast.GeneratorExp, ast.Yield, ast.YieldFrom, ast.Await,
         ast.Global, ast.Nonlocal, ast.NamedExpr)  # fmt: skip


def fit(function):
    """True for a function whose body may stand elsewhere: no closures, no yield, plain parameters."""
    given = function.args
    if function.decorator_list or given.vararg or given.kwarg or given.kwonlyargs or given.posonlyargs:
        return False
    if not all(isinstance(default, ast.Constant) for default in given.defaults):
        return False
    for node in inside(function):
        deleted = isinstance(node, ast.Name) and (node.id == "super" or isinstance(node.ctx, ast.Del))
        if deleted or isinstance(node, UNFIT):
            return False
    return True


class Site:
    """A function as the place of calls.

    `rebound`: globals given a new value at run time; `stored`: attributes, likewise; `keywords`: the names that
    arguments of calls have anywhere, so that parameters called so keep theirs.
    """

    def __init__(self, function, rebound, stored, keywords):
        self.function, self.rebound, self.stored, self.keywords = function, rebound, stored, keywords

    def melt(self, call, callee, method):
        """Puts the body of `callee` in the place of `call`; False, and the same program, where that cannot be."""
        try:
            _Melting(self, call, callee, method)
        except No:
            return False
        return True

    def statement(self, call):
        """(list of statements, index) of the one that has `call` in its own expressions; None in another scope."""
        todo = [self.function.body]
        while todo:
            block = todo.pop()
            for index, line in enumerate(block):
                if isinstance(line, (ast.FunctionDef, ast.ClassDef)):
                    continue
                if any(node is call for part in own(line) for node in in_scope(part)):
                    return block, index
                todo += blocks(line)
        return None

    def at_end(self, line):
        """True when nothing but the end of the function comes after a statement."""
        block = self.function.body
        while block:
            if block[-1] is line:
                return True
            if not isinstance(block[-1], ast.If):
                return False
            inner = [part for part in (block[-1].body, block[-1].orelse) if any(line is node for node in walked(part))]
            block = inner[0] if inner else None
        return False

    def comes_first(self, parts, wanted):
        """How many of the expressions `wanted` are, in this order, what is evaluated first in `parts`.

        Between them may stand only what neither does anything nor can be changed by them.
        """
        wanted = list(wanted)
        left = list(wanted)
        for part in parts:
            if not self._pure(part, left):
                break
        return len(wanted) - len(left)

    def _pure(self, node, left):
        if left and node is left[0]:
            left.pop(0)
            return True
        if isinstance(node, ast.Constant):
            return True
        if isinstance(node, ast.Name):
            return node.id not in self.rebound
        if isinstance(node, ast.Attribute):
            return self._pure(node.value, left) and node.attr not in self.stored
        if isinstance(node, ast.Tuple):
            return all(self._pure(part, left) for part in node.elts)
        for part in self.begins_with(node):
            if not self._pure(part, left):
                break
        return False

    @staticmethod
    def begins_with(node):
        """The parts of an expression that are evaluated always, first things first."""
        if isinstance(node, ast.Call):
            return [node.func, *node.args, *[word.value for word in node.keywords]]
        if isinstance(node, ast.BinOp):
            return [node.left, node.right]
        if isinstance(node, ast.Compare):
            return [node.left, node.comparators[0]]
        if isinstance(node, ast.BoolOp):
            return node.values[:1]
        if isinstance(node, ast.IfExp):
            return [node.test]
        if isinstance(node, ast.UnaryOp):
            return [node.operand]
        if isinstance(node, ast.Subscript):
            return [node.value, node.slice]
        if isinstance(node, (ast.List, ast.Tuple)):
            return node.elts
        if isinstance(node, ast.Attribute):
            return [node.value]
        if isinstance(node, ast.Starred):
            return [node.value]
        if isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp)):
            return [node.generators[0].iter]
        return []


class _Melting:
    def __init__(self, site, call, callee, method):
        self.site, self.call, self.callee = site, call, callee
        self.caller = site.function
        given = self._given(method)
        self._free_names_for_callee()
        body = copy.deepcopy(callee.body)
        if isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            body = body[1:] or [ast.Pass()]
        self.body = self._own_names(body, given)
        plain, self.other = {}, []  # {parameter: expression}, [(parameter, expression)] in the order of evaluation
        for name, part in given:
            now = self.names.get(name, name)
            if self._trivial(part) and not self._assigned(now):
                plain[now] = part
            else:
                self.other.append((now, part))
        self.body = [Substitute(plain).visit(line) for line in self.body]
        if not (self._as_expression() or self._as_statements()):
            raise No

    def _given(self, method):
        """[(parameter, expression)] in the order of evaluation."""
        call, spec = self.call, self.callee.args
        names = [argument.arg for argument in spec.args]
        found = [(names.pop(0), call.func.value)] if method else []
        if len(call.args) > len(names) or any(isinstance(part, ast.Starred) for part in call.args):
            raise No
        found += zip(names, call.args)  # noqa: B905 - the rest has keywords or defaults
        found += [(word.arg, word.value) for word in call.keywords]
        have = {name for name, _ in found}
        defaults = dict(zip(names[len(names) - len(spec.defaults) :], spec.defaults, strict=True))
        missing = [name for name in names if name not in have]
        if len(have) != len(found) or not have <= {argument.arg for argument in spec.args}:
            raise No
        if not all(name in defaults for name in missing):
            raise No
        return found + [(name, defaults[name]) for name in missing]

    def _free_names_for_callee(self):
        """A local of the caller that the callee means a global by gets another name."""
        clash = (mentioned(self.callee) - bound(self.callee)) & bound(self.caller)
        if clash & self.site.keywords & {node.arg for node in inside(self.caller) if isinstance(node, ast.arg)}:
            raise No
        taken = mentioned(self.caller) | mentioned(self.callee)
        changes = {name: fresh(name, taken) for name in sorted(clash)}
        if changes:
            self.caller.body = [Rename(changes).visit(line) for line in self.caller.body]
            for argument in self.caller.args.args:
                argument.arg = changes.get(argument.arg, argument.arg)

    def _own_names(self, body, given):
        taken = mentioned(self.caller) | mentioned(self.callee)
        mine = mentioned(self.caller)
        self.names = {name: fresh(name, taken) for name in sorted(bound(self.callee)) if name in mine}
        return [Rename(self.names).visit(line) for line in body]

    def _trivial(self, part):
        return isinstance(part, ast.Constant) or (isinstance(part, ast.Name) and part.id not in self.site.rebound)

    def _assigned(self, name):
        """True when the body binds a name: to another value, or in a comprehension."""
        return name in bound(ast.Module(self.body, []))

    def _reads(self, name):
        return [node for line in self.body for node in ast.walk(line) if isinstance(node, ast.Name) and node.id == name]

    def _in_place(self, parts, start):
        """True when the arguments from `start` on may stand where their parameters are read first in `parts`."""
        reads = []
        for name, part in self.other[start:]:
            found = self._reads(name)
            if not found and harmless(part):
                continue
            if len(found) != 1 or self._assigned(name):
                return False
            reads += found
        return self.site.comes_first(parts, reads) == len(reads)

    def _value(self):
        """The expression a body of one line gives, or None."""
        line = self.body[0]
        return line.value if len(self.body) == 1 and isinstance(line, ast.Return) and line.value else None

    def _as_expression(self):
        value = self._value()
        if value is None or not self._in_place([value], 0):
            return False
        value = Substitute(dict(self.other)).visit(value)
        self.caller.body = [Swap(self.call, value).visit(line) for line in self.caller.body]
        return True

    def _as_statements(self):
        found = self.site.statement(self.call)
        if not found:
            return False
        block, index = found
        line = block[index]
        new = self._in_the_place_of(line)
        block[index : index + 1] = new or [ast.Pass()]
        return True

    def _in_the_place_of(self, line):
        """The statements that stand for `line`."""
        call, at_end = self.call, self.site.at_end(line)
        if getattr(line, "value", None) is call:
            if isinstance(line, ast.Return):
                new = self._begun()
                return new if at_end or not falls_through(new) else [*new, ast.Return(None)]
            if isinstance(line, ast.Expr):
                if at_end:
                    return trimmed(without_values(self._begun()))
                return in_tail(self._begun(), lambda value: [] if harmless(value) else [ast.Expr(value)])
            if isinstance(line, ast.Assign) and len(line.targets) == 1 and simple_target(line.targets[0]):
                return self._assigned_to(lambda value: ast.Assign(copy.deepcopy(line.targets), value))
            if isinstance(line, ast.AugAssign) and isinstance(line.target, ast.Name):
                if line.target.id not in self.site.rebound:
                    return self._assigned_to(lambda value: ast.AugAssign(copy.deepcopy(line.target), line.op, value))
        if not self.site.comes_first(evaluated(line), [call]):
            raise No
        value = self._value()
        if value is not None:  # the arguments are evaluated before, the expression stands in the place of the call
            new = self._begun()
            value = new.pop().value
            return [*new, Swap(call, value).visit(line)]
        name = fresh("value", mentioned(self.caller) | mentioned(self.callee))
        new = self._assigned_to(lambda value: ast.Assign([ast.Name(name, ast.Store())], value))
        return [*new, Swap(call, ast.Name(name, ast.Load())).visit(line)]

    def _assigned_to(self, make):
        def assigned(value):
            return [make(value or ast.Constant(None))]

        body = self._begun()
        if falls_through(body):
            body.append(ast.Return(None))
        return in_tail(body, assigned)

    def _begun(self):
        """The body, behind assignments of the parameters that need one."""
        first = evaluated(self.body[0])
        start = 0
        while not self._in_place(first, start):
            start += 1
        ahead, there = self.other[:start], dict(self.other[start:])
        body = [Substitute(there).visit(line) for line in self.body]
        return [ast.Assign([ast.Name(name, ast.Store())], part) for name, part in ahead] + body


def simple_target(target):
    """Names, or an attribute of one: what can be written down more than once."""
    if isinstance(target, ast.Tuple):
        return all(isinstance(part, ast.Name) for part in target.elts)
    return isinstance(target, ast.Name) or (isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name))


def fresh(name, taken):
    """A name like `name` that is not in `taken`, and is from now on."""
    number = 2
    while f"{name}_{number}" in taken:
        number += 1
    taken.add(f"{name}_{number}")
    return f"{name}_{number}"


class Rename(ast.NodeTransformer):
    """Gives variables other names, wherever in a function they are bound or read."""

    def __init__(self, names):
        self.names = names

    def visit(self, node):
        for field in ("id", "name", "arg"):
            if not isinstance(node, (ast.alias, ast.keyword)) and getattr(node, field, None) in self.names:
                setattr(node, field, self.names[getattr(node, field)])
        if isinstance(node, ast.alias) and (node.asname or node.name) in self.names:
            node.asname = self.names[node.asname or node.name]
        return self.generic_visit(node)


class Substitute(ast.NodeTransformer):
    """Puts expressions in the place of names."""

    def __init__(self, parts):
        self.parts = parts

    def visit_Name(self, node):
        if isinstance(node.ctx, ast.Load) and node.id in self.parts:
            return copy.deepcopy(self.parts[node.id])
        return node


class Swap(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old, new):
        self.old, self.new = old, new

    def visit(self, node):
        return self.new if node is self.old else self.generic_visit(node)
