"""Leaves out of the board's build what nothing there calls.

A function costs 70 to 100 bytes of RAM on the board beyond its code. So the build drops functions, methods and
classes whose name stands nowhere in what can run; methods that only say that a subclass must have them; and how
states of games are compared and printed, which is for tests. The sources stay as they are.
"""

import ast

# Methods by which tests compare states and tell them apart; no code of a device does.
FOR_TESTS = {"goldpan.game": ("__eq__", "__hash__", "__repr__")}


def shaken(sources, others=()):
    """{module name: source text} without what nothing needs; the same modules, in a form for compiling only.

    `others` are texts that stay as they are: what they name is needed.
    """
    trees = {name: ast.parse(text) for name, text in sources.items()}
    for name, tree in trees.items():
        for node in classes(tree):
            node.body = [part for part in node.body if not useless(part, FOR_TESTS.get(name, ()))] or [ast.Pass()]
    named = needed(trees, others)
    for tree in trees.values():
        for node in [tree, *classes(tree)]:
            body = [part for part in node.body if not definition(part) or wanted(part, node, named)]
            node.body = body or [ast.Pass()]
        drop_imports(tree, named)
    return {name: ast.unparse(ast.fix_missing_locations(tree)) + "\n" for name, tree in trees.items()}


def classes(tree):
    return [node for node in tree.body if isinstance(node, ast.ClassDef)]


def definition(node):
    return isinstance(node, (ast.FunctionDef, ast.ClassDef))


def wanted(node, place, named):
    """A method is reached by an attribute only, so that a variable of its name does not keep it."""
    dot = "." if isinstance(place, ast.ClassDef) else ""
    return dot + node.name in named or node.name.startswith("__")


def useless(node, names):
    """True for a method that tests alone call, and for one that only says that a subclass must have it."""
    if not isinstance(node, ast.FunctionDef):
        return False
    last = node.body[-1]
    rest = [
        part for part in node.body[:-1] if not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant))
    ]
    abstract = isinstance(last, ast.Raise) and isinstance(last.exc, ast.Name) and last.exc.id == "NotImplementedError"
    return node.name in names or abstract and not rest


def needed(trees, others):
    """Every name in what can run: outside definitions, in `others`, and in each definition that is needed itself.

    Attributes stand there with a dot before them as well.
    """
    named, waiting = set(), []
    for text in others:
        for node in ast.walk(ast.parse(text)):
            named |= names_of(node, True)
    for tree in trees.values():
        look(tree, named, waiting)
    found = True
    while found:
        found = [(node, place) for node, place in waiting if wanted(node, place, named)]
        waiting = [(node, place) for node, place in waiting if not wanted(node, place, named)]
        for node, _ in found:
            look(node, named, waiting)
    return named


def look(node, named, waiting, everything=False):
    """Collect the names in a node; definitions of a module or a class have to wait until they are needed."""
    outside = isinstance(node, (ast.Module, ast.ClassDef))
    everything = everything or isinstance(node, ast.ClassDef)
    for part in ast.iter_child_nodes(node):
        if outside and definition(part):
            waiting.append((part, node))
            continue
        named |= names_of(part, everything)
        look(part, named, waiting, everything)


def names_of(node, everything=False):
    """The names that a node itself has, those of attributes with a dot and without.

    An import is none: what uses it says the same name. With `everything` it is, and a name may be an attribute's.
    """
    if isinstance(node, ast.Name):
        return both(node.id) if everything else {node.id}
    if isinstance(node, ast.Attribute):
        return both(node.attr)
    if isinstance(node, ast.alias):
        return {node.name} if node.asname or everything else set()
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {each for word in node.value.split(".") if word.isidentifier() for each in both(word)}
    return set()


def both(name):
    return {name, "." + name}


def drop_imports(tree, named):
    """What a module imported for something that is gone; not what others read off it, such as a view's functions."""
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    used.update(name[1:] for name in named if name[0] == ".")
    for node in list(tree.body):
        if isinstance(node, ast.ImportFrom):
            node.names = [alias for alias in node.names if (alias.asname or alias.name) in used]
            if not node.names:
                tree.body.remove(node)
