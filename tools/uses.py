"""Who uses which function, as far as the text of all modules tells; `tools/inline.py` asks."""

import ast

SCOPES = (ast.FunctionDef, ast.ClassDef, ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


class Uses:
    """What is read, called and defined where, in `trees` ({module: tree}) and in `others` (trees that stay)."""

    def __init__(self, trees, others=()):
        self.trees = trees
        self.attributes = {}  # {name: [class whose `self.name` it is, or None]} for each place where it is read
        self.methods = {}  # {name: [class in whose body it is bound]}
        self.keywords = set()  # names of arguments in calls
        self.words = set()  # names in strings
        self.imports = set()  # (module, name) of `from module import name`
        self.stored, self.stored_late = set(), set()  # attributes that are assigned; outside of __init__
        self.freeing = {"collect", "forget"}  # functions that make room in memory, themselves or by calling these
        everything = {**trees, **{f"other {number}": tree for number, tree in enumerate(others)}}
        for name, tree in everything.items():
            self._look(name, tree)
        self.below = {}  # {class: all that are made of it, and itself}
        bases = self._bases(everything)
        for start in bases:
            todo, seen = [start], set()
            while todo:
                room = todo.pop()
                if room not in seen:
                    seen.add(room)
                    self.below.setdefault(room, set()).add(start)
                    todo += bases.get(room, ())

    def _bases(self, trees):
        """{class: [classes it is made of]}, each a pair of module and name; off a module: all of that name."""
        found, named = {}, {}
        classes = [(name, node) for name in trees for node in ast.walk(trees[name]) if isinstance(node, ast.ClassDef)]
        for name, node in classes:
            named.setdefault(node.name, []).append((name, node.name))
        for name, node in classes:
            bases = found.setdefault((name, node.name), [])
            for base in node.bases:
                bases += named.get(name_of(base), ())
        return found

    def only_one_calls(self, method, room):
        """True when a method of the class `room` is read in one place, of that very class, and is never another."""

        def related(other):
            return other is None or bool(self.below.get(other, {other}) & self.below.get(room, {room}))

        read = [other for other in self.attributes.get(method, ()) if related(other)]
        return read == [room] and [other for other in self.methods[method] if related(other)] == [room]

    def _look(self, module, tree):
        owners = {}
        for room in [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]:
            for method in [part for part in room.body if isinstance(part, ast.FunctionDef) and part.args.args]:
                me = method.args.args[0].arg
                if me in stores(method) or method.decorator_list:
                    continue
                for node in ast.walk(method):
                    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == me:
                        owners[id(node)] = (module, room.name)
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute):
                self.attributes.setdefault(node.attr, []).append(owners.get(id(node)))
                if not isinstance(node.ctx, ast.Load):
                    self.stored.add(node.attr)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                parts = node.value.replace(".", " ").split()
                if all(part.isidentifier() for part in parts):
                    self.words.update(parts)
            elif isinstance(node, ast.keyword):
                self.keywords.add(node.arg)
            elif isinstance(node, ast.ImportFrom):
                self.imports.update((node.module, alias.name) for alias in node.names)
            elif isinstance(node, ast.ClassDef):
                for part in node.body:
                    names = bound_here(part)
                    if not isinstance(part, ast.FunctionDef):  # `x = y` gives the method y another name
                        names |= {inner.id for inner in ast.walk(part) if isinstance(inner, ast.Name)}
                    for word in names:
                        self.methods.setdefault(word, []).append((module, node.name))
            elif isinstance(node, ast.FunctionDef) and node.decorator_list:
                self.stored.add(node.name)  # a property: what it gives may differ each time
                self.stored_late.add(node.name)
            elif isinstance(node, ast.FunctionDef) and node.name != "__init__":
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Attribute) and not isinstance(inner.ctx, ast.Load):
                        self.stored_late.add(inner.attr)
                    elif isinstance(inner, ast.Call) and name_of(inner.func) in ("collect", "forget"):
                        self.freeing.add(node.name)


def name_of(node):
    """The last part of `name` or `….name`, or None."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else None


def bound_here(node):
    """Names that a node binds by itself, none of its parts looked at."""
    if isinstance(node, ast.Name):
        return set() if isinstance(node.ctx, ast.Load) else {node.id}
    if isinstance(node, ast.arg):
        return {node.arg}
    if isinstance(node, ast.alias):
        return {(node.asname or node.name).split(".")[0]}
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)) or (isinstance(node, ast.ExceptHandler) and node.name):
        return {node.name}
    return set()


def bound(function):
    """Names bound anywhere in a function, inner scopes too, but for those it declares global."""
    found, elsewhere = set(), set()
    for node in inside(function):
        found |= bound_here(node)
        if isinstance(node, (ast.Global, ast.Nonlocal)):
            elsewhere.update(node.names)
    return found - elsewhere


def mentioned(function):
    """All names of variables in a function, bound or read."""
    found = set()
    for node in inside(function):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            found.update(node.names)
        else:
            found |= bound_here(node)
    return found


def inside(function):
    """All nodes of a function but itself."""
    for node in ast.walk(function):
        if node is not function:
            yield node


def stores(function):
    """Names a function gives a value to in its own scope, parameters aside."""
    found, todo = set(), list(function.body)
    while todo:
        node = todo.pop()
        found |= bound_here(node)
        if not isinstance(node, SCOPES):
            todo += ast.iter_child_nodes(node)
    return found
