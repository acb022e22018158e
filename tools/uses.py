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
        self.off = set()  # (module, name) of `module.name`
        self.off_any = set()  # names read off something that may be any module
        self.stored, self.stored_late = set(), set()  # attributes that are assigned; outside of __init__
        self.freeing = {"collect", "forget"}  # functions that make room in memory, themselves or by calling these
        everything = {**trees, **{f"other {number}": tree for number, tree in enumerate(others)}}
        self.moduleish = Moduleish(everything)
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
        """{class: [classes it is made of]}, each a pair of module and name."""
        found = {}
        for name, tree in trees.items():
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    found.setdefault((name, node.name), []).extend(
                        self.moduleish.called(name, base) for base in node.bases
                    )
        return found

    def only_one_calls(self, method, room):
        """True when a method of the class `room` is read in one place, of that very class, and is never another."""

        def related(other):
            return other is None or bool(self.below.get(other, {other}) & self.below.get(room, {room}))

        read = [other for other in self.attributes.get(method, ()) if related(other)]
        return read == [room] and [other for other in self.methods[method] if related(other)] == [room]

    def _look(self, module, tree):
        modules, plain = self._modules(tree)
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
                root = node.value
                while isinstance(root, ast.Attribute):
                    root = root.value
                name = root.id if isinstance(root, ast.Name) else None
                if name in plain or self.moduleish.reads(module, node.value):
                    self.off_any.add(node.attr)
                self.off.update((path, node.attr) for path in modules.get(name, ()))
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
            elif isinstance(node, ast.FunctionDef) and node.name != "__init__":
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Attribute) and not isinstance(inner.ctx, ast.Load):
                        self.stored_late.add(inner.attr)
                    elif isinstance(inner, ast.Call) and name_of(inner.func) in ("collect", "forget"):
                        self.freeing.add(node.name)

    def _modules(self, tree):
        """({local name: modules of ours it may be}, names that `import` has bound)."""
        modules, plain = {}, set()
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    path = (node.module or "") + "." + alias.name
                    if path in self.trees:
                        modules.setdefault(alias.asname or alias.name, set()).add(path)
            elif isinstance(node, ast.Import):
                plain.update((alias.asname or alias.name).split(".")[0] for alias in node.names)
        return modules, plain


class Moduleish:
    """Which expressions may be a module that was loaded by its name at run time.

    Found by following such a value from `__import__` and `sys.modules` through assignments, calls and returns:
    variables by name within a module, attributes and methods by name everywhere, so rather too many.
    """

    def __init__(self, trees):
        # (module, variable), (None, attribute), (module, function, "gives"), (None, method, "gives")
        self.found = set()
        self.defined = {}  # {(module, function or class) or (None, method): [(its module, definition)]}
        self.meant = {}  # {module: {local name: what was imported, with dots}}
        nodes = []
        for name, tree in trees.items():
            self.meant[name] = meant = {}
            for node in ast.walk(tree):
                if isinstance(node, ast.ImportFrom):
                    for part in node.names:
                        meant[part.asname or part.name] = (node.module or "") + "." + part.name
                elif isinstance(node, (ast.Assign, ast.For, ast.comprehension, ast.Call, ast.Return)):
                    nodes.append((name, node))
            for room in [tree, *[node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]]:
                nodes += self._define(name, room)
        size = -1
        while size != len(self.found):
            size = len(self.found)
            for name, node in nodes:
                self._follow(name, node)

    def _define(self, name, room):
        """The functions of a module or class, for `defined`; gives their returns as [((module, function), return)]."""
        found = []
        for part in room.body:
            if isinstance(part, ast.FunctionDef):
                inside_class = isinstance(room, ast.ClassDef)
                key = (None, part.name) if inside_class else (name, part.name)
                self.defined.setdefault(key, []).append((name, part))
                if inside_class and part.name == "__init__":
                    self.defined.setdefault((name, room.name), []).append((name, part))
                returns = [node for node in ast.walk(part) if isinstance(node, ast.Return) and node.value]
                found += [(name, (key, node)) for node in returns]
        return found

    def called(self, name, func):
        """The key of `defined` that a call means."""
        meant = self.meant[name]
        if isinstance(func, ast.Name):
            path = meant.get(func.id, name + "." + func.id)
        elif isinstance(func, ast.Attribute):
            base = meant.get(func.value.id) if isinstance(func.value, ast.Name) else None
            if base not in self.meant:
                return None, func.attr
            path = base + "." + func.attr
        else:
            return None, None
        return tuple(path.rsplit(".", 1))

    def reads(self, name, node):
        """True when what is read off an expression may be in any module; of one imported by name it is known which."""
        return (name, node.id) in self.found if isinstance(node, ast.Name) else self.holds(name, node)

    def holds(self, name, node):
        """True when an expression in the module `name` may be a module, or hold one."""
        if isinstance(node, ast.Name):
            return (name, node.id) in self.found or self.meant[name].get(node.id) in self.meant
        if isinstance(node, ast.Attribute):
            return (None, node.attr) in self.found or (
                node.attr == "modules" and isinstance(node.value, ast.Name) and node.value.id == "sys"
            )
        if isinstance(node, ast.Call):
            word = node.args[1].value if len(node.args) > 1 and isinstance(node.args[1], ast.Constant) else None
            if name_of(node.func) == "__import__" or (name_of(node.func) == "getattr" and (None, word) in self.found):
                return True
            return (*self.called(name, node.func), "gives") in self.found
        if isinstance(node, (ast.ListComp, ast.SetComp, ast.GeneratorExp)):
            return self.holds(name, node.elt)
        if isinstance(node, ast.IfExp):
            return self.holds(name, node.body) or self.holds(name, node.orelse)
        if isinstance(node, (ast.Subscript, ast.Starred)):
            return self.holds(name, node.value)
        inner = getattr(node, "elts", None) or getattr(node, "values", None) or ()
        return any(self.holds(name, part) for part in inner if isinstance(part, ast.expr))

    def _follow(self, name, node):
        if isinstance(node, tuple):
            key, line = node
            if self.holds(name, line.value):
                self.found.add((*key, "gives"))
        elif isinstance(node, ast.Assign) and self.holds(name, node.value):
            for target in node.targets:
                self._give(name, target, node.value)
        elif isinstance(node, (ast.For, ast.comprehension)) and self.holds(name, node.iter):
            self._give(name, node.target, None)
        elif isinstance(node, ast.Call):
            self._follow_call(name, node)

    def _give(self, name, target, value):
        if isinstance(target, ast.Tuple):
            same = isinstance(value, ast.Tuple) and len(value.elts) == len(target.elts)
            for index, part in enumerate(target.elts):
                if not same or self.holds(name, value.elts[index]):
                    self._give(name, part, value.elts[index] if same else None)
        elif isinstance(target, ast.Name):
            self.found.add((name, target.id))
        elif isinstance(target, ast.Attribute):
            self.found.add((None, target.attr))

    def _follow_call(self, name, node):
        parts = [(index, part) for index, part in enumerate(node.args) if self.holds(name, part)]
        words = [word.arg for word in node.keywords if self.holds(name, word.value)]
        if not parts and not words:
            return
        if isinstance(node.func, ast.Attribute) and node.func.attr == "append":
            self._give(name, node.func.value, None)
        room, function = self.called(name, node.func)
        for home, definition in self.defined.get((room, function), ()):
            names = [argument.arg for argument in definition.args.args]
            names = names[1:] if names[:1] == ["self"] else names
            given = words + [names[index] for index, _ in parts if index < len(names)]
            if definition.args.vararg:
                given.append(definition.args.vararg.arg)
            self.found.update((home, word) for word in given)


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
