"""Refuses what the build's passes do not understand: they go by the text of the modules alone.

`fold`, `shake`, `inline`, `unroll` and `rename` know a thing by its name and where it is bound. What finds or binds
names in other ways would be a different program on the board, so the build says where it stands instead.
"""

import ast

RUN = {"vars", "locals", "eval", "exec"}  # find names at run time
TURNS = {"iter", "next"}  # what a value gives depends on who asked it before: a call could come to stand elsewhere
BY_NAME = {"getattr", "setattr", "hasattr", "delattr"}
KEPT = {"property", "staticmethod", "classmethod"}


class Unclear(Exception):
    """One sentence, with module and line."""


def check(trees):
    """Unclear for the first thing in `trees` ({module: tree}) that the passes do not understand."""
    for module in sorted(trees):
        tree = trees[module]
        for line, what in [*alone(tree), *imports(tree, trees), *constants(tree), *text(module, tree)]:
            raise Unclear(f"{module}, line {line}: the build does not understand {what}; say it in another way.")


def alone(tree):
    """(line, what) of nodes that are unclear by themselves."""
    for node in ast.walk(tree):
        what = _node(node)
        if what:
            yield node.lineno, what


def _node(node):
    if isinstance(node, ast.Nonlocal):
        return "nonlocal"
    if isinstance(node, ast.NamedExpr):
        return "an assignment within an expression"
    if isinstance(node, ast.AnnAssign):
        return "an annotation"
    if isinstance(node, ast.Attribute) and node.attr == "__dict__":
        return "__dict__"
    if isinstance(node, ast.Import) and any("." in part.name for part in node.names):
        return "an import with dots; from … import is clear"
    if isinstance(node, ast.Subscript) and _calls(node.value, {"globals"}) and not isinstance(node.ctx, ast.Load):
        return "a global bound by globals()"
    if isinstance(node, ast.Call):
        return _call(node)
    if isinstance(node, ast.FunctionDef):
        return _function(node)
    return None


def _call(node):
    if _calls(node, RUN | TURNS):
        return node.func.id + "()"
    if _calls(node, BY_NAME) and not isinstance(node.args[1], (ast.Constant, ast.Name, ast.Attribute, ast.Subscript)):
        return "an attribute whose name is put together"
    if isinstance(node.func, ast.Attribute) and node.func.attr == "format" and node.keywords:
        return "format() with names, which change"
    return None


def _function(node):
    given = node.args
    if given.kwarg or given.kwonlyargs or given.posonlyargs:
        return "parameters of this kind; plain ones and *values are clear"
    if any(not isinstance(part, ast.Name) or part.id not in KEPT for part in node.decorator_list):
        return "this decorator"
    mine = {name for part in ast.walk(node) if isinstance(part, ast.Global) for name in part.names}
    for part in ast.walk(node):
        if isinstance(part, ast.comprehension):
            if mine & {inner.id for inner in ast.walk(part.target) if isinstance(inner, ast.Name)}:
                return "a comprehension over a global"
    return None


def _calls(node, names):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def imports(tree, trees):
    """A name stands for one module or constant in all of a module, and a constant is not set from outside."""
    meant, modules = {}, set()
    for node in [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]:
        for part in node.names:
            name, path = part.asname or part.name, f"{node.module}.{part.name}"
            other = meant.setdefault(name, path)
            if path in trees:
                modules.add(name)
            if other != path and (name.isupper() or other in trees or path in trees):
                yield node.lineno, f"{name}, which is imported from two places"
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr.isupper() and not isinstance(node.ctx, ast.Load):
            if isinstance(node.value, ast.Name) and node.value.id in modules:
                yield node.lineno, "a constant that is set from outside"


def constants(tree):
    """A name in capitals may be a number that `fold` writes where it stands."""
    for node in ast.walk(tree):
        named = isinstance(node, (ast.FunctionDef, ast.ExceptHandler)) and node.name
        if named and node.name.isupper() and len(node.name) > 1:
            yield node.lineno, "a function or an error with a constant's name"


def text(module, tree):
    """`t` is the function of goldpan.text wherever it is called: its keys become numbers."""
    if module == "goldpan.text" or not any(_calls(node, {"t"}) for node in ast.walk(tree)):
        return
    for node in ast.walk(tree):
        bound = isinstance(node, ast.arg) and node.arg == "t"
        if bound or (isinstance(node, ast.Name) and node.id == "t" and not isinstance(node.ctx, ast.Load)):
            yield node.lineno, "another t than that of goldpan.text"
