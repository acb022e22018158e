"""Writes comprehensions as loops, for the board's build.

To MicroPython a comprehension is a function, made and called each time the program comes to it: some 50 bytes
of RAM, an object and a call that a loop with `append` does without. They stay in the code of modules, which is
gone after the import, and where to be evaluated before the rest of their line could make a difference. The
sources stay as they are.
"""

import ast

from melting import fresh, Rename, Site, Swap
from tails import blocks, evaluated, in_scope
from uses import bound, bound_here, inside, mentioned

COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
PLAIN = {"len", "min", "max", "range", "abs", "str", "int", "chr", "ord", "bytes", "tuple", "list", "zip",
         "enumerate", "isinstance", "bool", "any", "all", "sum", "sorted", "bytearray"}  # fmt: skip


def unrolled(sources):
    """{module name: source text} with loops for comprehensions; the same modules."""
    trees = {name: ast.parse(text) for name, text in sources.items()}
    stored = {
        node.attr
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load)
    }
    for tree in trees.values():
        rebound = {word for node in ast.walk(tree) if isinstance(node, ast.Global) for word in node.names}
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                Unroll(node, Site(node, rebound, stored, ())).block(node.body)
    return {name: ast.unparse(ast.fix_missing_locations(tree)) + "\n" for name, tree in trees.items()}


class Unroll:
    """The comprehensions of one function."""

    def __init__(self, function, site):
        self.function, self.site = function, site
        self.loops = []  # that were comprehensions
        # Who sees a variable while a comprehension for it is under way must find its old value.
        self.watched = any(isinstance(node, (ast.Try, ast.Lambda, ast.FunctionDef)) for node in inside(function))

    def block(self, block):
        index = 0
        while index < len(block):
            line = block[index]
            new = None if isinstance(line, (ast.FunctionDef, ast.ClassDef)) else self._line(line)
            if new:
                block[index : index + 1] = new  # and once more: the loop may have comprehensions in it
                continue
            if not isinstance(line, (ast.FunctionDef, ast.ClassDef)):
                for inner in blocks(line):
                    self.block(inner)
            index += 1

    def _line(self, line):
        """What stands for a statement with a comprehension, or None."""
        parts = evaluated(line)
        for part in parts:
            for node in in_scope(part):
                if isinstance(node, ast.ListComp) and may_go(node):
                    if self.site.comes_first(parts, [node]) or (only_reads(node) and reads_until(parts, node)):
                        return self._loop(line, node)
        return None

    def _loop(self, line, node):
        target = line.targets[0] if isinstance(line, ast.Assign) and len(line.targets) == 1 else None
        read = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)} | self.site.rebound
        if isinstance(target, ast.Name) and line.value is node and target.id not in read and not self.watched:
            name, rest = target.id, []
        else:
            name = fresh("found", mentioned(self.function))
            rest = [Swap(node, ast.Name(name, ast.Load())).visit(line)]
        self._own_variables(line, node)
        append = ast.Attribute(ast.Name(name, ast.Load()), "append", ast.Load())
        body = ast.Expr(ast.Call(append, [node.elt], []))
        for part in reversed(node.generators):
            for test in reversed(part.ifs):
                body = ast.If(test, [body], [])
            body = ast.For(part.target, part.iter, [body], [])
        self.loops.append(body)
        return [ast.Assign([ast.Name(name, ast.Store())], ast.List([], ast.Load())), body, *rest]

    def _own_variables(self, line, node):
        """The comprehension's variables become the function's: with other names where those are taken."""
        taken = mentioned(self.function)
        changes = {name: fresh(name, taken) for name in sorted(variables(node)) if self._used(name, line, node)}
        if changes:
            first, node.generators[0].iter = node.generators[0].iter, ast.Constant(None)
            Rename(changes).visit(node)
            node.generators[0].iter = first

    def _used(self, name, line, node):
        """True when the function has a variable `name`, but for comprehensions and what was one.

        A loop that was one needs it no longer, unless `line` stands in it.
        """
        todo = [self.function]
        while todo:
            part = todo.pop()
            if name in bound_here(part) or (isinstance(part, ast.Name) and part.id == name):
                return True
            if isinstance(part, COMPREHENSIONS) and (part is node or name in variables(part)):
                todo.append(part.generators[0].iter)
            elif part not in self.loops or name not in bound(part) or any(inner is line for inner in ast.walk(part)):
                todo += ast.iter_child_nodes(part)
        return False


def variables(node):
    """The variables of a comprehension."""
    return {name for part in node.generators for inner in ast.walk(part.target) for name in bound_here(inner)}


def may_go(node):
    """True for a comprehension without functions in it that could outlive a turn of the loop."""
    return not any(isinstance(part, (ast.Lambda, ast.GeneratorExp, ast.NamedExpr)) for part in ast.walk(node))


def only_reads(node):
    """True for an expression that changes nothing."""
    for part in ast.walk(node):
        if isinstance(part, (ast.Yield, ast.Await, ast.NamedExpr)):
            return False
        if isinstance(part, ast.Call) and not (isinstance(part.func, ast.Name) and part.func.id in PLAIN):
            return False
    return True


def reads_until(parts, wanted):
    """True when `wanted` is evaluated always in `parts`, and what comes before only reads."""
    for part in parts:
        if part is wanted:
            return True
        if any(inner is wanted for inner in ast.walk(part)):
            return reads_until(Site.begins_with(part), wanted)
        if not only_reads(part):
            return False
    return False
