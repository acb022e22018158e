"""Folds integer constants into the code that uses them, for the board's build.

On the board a module constant costs a table entry and a name in RAM, and every use a lookup; modules that
are only tables (icons, palette, keys) cost thousands of bytes that way. MicroPython's own `const()` works
within one module only. So the build writes the number where the name stands, drops definitions that
nothing needs any more, and imports that are left without a use. The sources stay as they are.
"""

import ast
import binascii

KEY_MASK = 0x3FFFFFFF  # goldpan.text.MASK


def folded(sources, others=()):
    """{module name: source text} with the constants folded; the same modules, in a form for compiling only.

    `others` are texts that stay as they are: what they import or read must remain.
    """
    trees = {name: ast.parse(text) for name, text in sources.items()}
    tables = {}
    for name in sorted(trees):
        tables[name] = constants(trees[name])
    seen = passed_on(trees, tables)
    dynamic = names_used_dynamically(trees, seen)
    for text in others:
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Attribute):
                dynamic.add(node.attr)
            elif isinstance(node, ast.alias):
                dynamic.add(node.name)
    for name, tree in trees.items():
        known, modules = imported(tree, seen)
        known.update(tables[name])
        Fold(known, modules, seen).visit(tree)
        tree.body = [node for node in tree.body if not droppable(node, tables[name], dynamic)]
        drop_unused_imports(tree, known, modules)
        ast.fix_missing_locations(tree)
    return {name: ast.unparse(tree) + "\n" for name, tree in trees.items()}


def value_of(node, known):
    """The int an expression stands for, or None."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.Name):
        return known.get(node.id)
    if isinstance(node, ast.BinOp):
        left, right = value_of(node.left, known), value_of(node.right, known)
        if left is not None and right is not None:
            work = {ast.Add: int.__add__, ast.Sub: int.__sub__, ast.Mult: int.__mul__, ast.LShift: int.__lshift__}
            found = work.get(type(node.op))
            return found(left, right) if found else None
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = value_of(node.operand, known)
        return None if inner is None else -inner
    return None


def pairs(node, known):
    """[(name, value)] of a top-level assignment of constants: `A = 1`, `A, B = 1, 2`, `A, B = range(2)`."""
    if not isinstance(node, ast.Assign) or len(node.targets) != 1:
        return []
    target, value = node.targets[0], node.value
    if isinstance(target, ast.Name):
        number = value_of(value, known)
        return [] if number is None else [(target.id, number)]
    if isinstance(target, ast.Tuple) and all(isinstance(item, ast.Name) for item in target.elts):
        names = [item.id for item in target.elts]
        if isinstance(value, ast.Tuple):
            numbers = [value_of(item, known) for item in value.elts]
        elif isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "range":
            numbers = list(range(value_of(value.args[0], known) or 0)) if len(value.args) == 1 else []
        else:
            numbers = []
        if len(numbers) == len(names) and None not in numbers:
            return list(zip(names, numbers, strict=True))
    return []


def constants(tree):
    """{NAME: int} of a module: capitals, given a number once at the top and never bound anywhere else."""
    found = {}
    for node in tree.body:
        for name, value in pairs(node, found):
            if name.isupper() and len(name) > 1 or name in ("A", "B"):
                found[name] = value
    bound = {}
    for node in ast.walk(tree):
        name = None
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            name = node.id
        elif isinstance(node, ast.arg):
            name = node.arg
        elif isinstance(node, ast.alias):
            name = node.asname or node.name
        if name in found:
            bound[name] = bound.get(name, 0) + 1
    return {name: value for name, value in found.items() if bound.get(name) == 1}


def imported(tree, tables):
    """({local name: value}, {local name: module}) of what a module imports out of ours, at the top or within."""
    known, modules = {}, {}
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom) or node.level:
            continue
        for alias in node.names:
            local = alias.asname or alias.name
            if alias.name in tables.get(node.module, ()):
                known[local] = tables[node.module][alias.name]
            elif node.module + "." + alias.name in tables:
                modules[local] = node.module + "." + alias.name
    for node in ast.walk(tree):  # a name that is bound to something else as well is left alone
        other = node.arg if isinstance(node, ast.arg) else None
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            other = node.id
        if other is not None:
            known.pop(other, None)
            modules.pop(other, None)
    return known, modules


def passed_on(trees, tables):
    """`tables` with what each module has imported of others' constants: `widgets.CELL_WIDTH` is one, too."""
    seen = dict(tables)
    for _ in trees:
        wider = {name: {**imported(tree, seen)[0], **tables[name]} for name, tree in trees.items()}
        if wider == seen:
            break
        seen = wider
    return seen


def names_used_dynamically(trees, tables):
    """Names that are read off something whose module only the run knows (`rules.VERSION`), or named in a string."""
    found = set()
    for tree in trees.values():
        _, modules = imported(tree, tables)
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute):
                base = node.value.id if isinstance(node.value, ast.Name) else None
                if node.attr not in tables.get(modules.get(base), ()):
                    found.add(node.attr)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
                found.add(node.value)
    return found


class Fold(ast.NodeTransformer):
    """Puts the numbers in."""

    def __init__(self, known, modules, tables):
        self.known, self.modules, self.tables = known, modules, tables

    def visit_Name(self, node):
        if isinstance(node.ctx, ast.Load) and node.id in self.known:
            return ast.copy_location(ast.Constant(self.known[node.id]), node)
        return node

    def visit_Call(self, node):
        if isinstance(node.func, ast.Name) and node.func.id == "t" and node.args:
            node.args[0] = key_number(node.args[0])
        return self.generic_visit(node)

    def visit_Attribute(self, node):
        if isinstance(node.value, ast.Name) and isinstance(node.ctx, ast.Load):
            table = self.tables.get(self.modules.get(node.value.id), {})
            if node.attr in table:
                return ast.copy_location(ast.Constant(table[node.attr]), node)
        return self.generic_visit(node)

    def visit_ImportFrom(self, node):
        node.names = [alias for alias in node.names if (alias.asname or alias.name) not in self.known]
        return node if node.names else None


def key_number(node):
    """The number of a text's key, or of both of `a if … else b`, as goldpan.text looks it up: no string to keep."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return ast.copy_location(ast.Constant(binascii.crc32(node.value.encode()) & KEY_MASK), node)
    if isinstance(node, ast.IfExp):
        node.body, node.orelse = key_number(node.body), key_number(node.orelse)
    return node


def droppable(node, table, dynamic):
    """True for a definition that nothing needs once its numbers are folded in."""
    found = pairs(node, table)
    return bool(found) and all(name in table and name not in dynamic for name, _ in found)


def drop_unused_imports(tree, known, modules):
    """Modules that were imported for their constants only need not be loaded."""
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}

    class Drop(ast.NodeTransformer):
        def visit_ImportFrom(self, node):
            node.names = [a for a in node.names if (a.asname or a.name) in used or (a.asname or a.name) not in modules]
            return node if node.names else None

    Drop().visit(tree)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and not body and not isinstance(node, ast.Module):
            body.append(ast.Pass())
