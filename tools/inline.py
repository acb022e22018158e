"""Melts functions that have a single caller into it, for the board's build.

On the board a function costs 70 to 100 bytes of RAM beside its code, and every call some 50 to 100 µs. The
sources keep short functions with names; here those that one place calls become part of that place. A trace
then names the function that was melted into. The sources stay as they are.

A function goes when one plain call in another function of its module is all that can reach it, a method when
one `self.x(…)` in its class is: nothing imports it, overrides it or has its name in a string, and no function's
name is read off anything at all, as what holds a module is hard to tell. `tools/uses.py` knows that,
`tools/melting.py` and `tools/tails.py` do the work, and `tools/understood.py` refuses what they do not understand.
"""

import ast
from collections import Counter

from melting import fit, Site
from rename import KEPT
from uses import bound, bound_here, stores, Uses

SIZE = 900  # nodes of the tree: of a function with others in it; its code needs one block of the heap


def inlined(sources, others=()):
    """{module name: source text} with functions of one caller melted into it; the same modules.

    `others` are texts that stay as they are: what they use must remain.
    """
    trees = {name: ast.parse(text) for name, text in sources.items()}
    uses = Uses(trees, [ast.parse(text) for text in others])
    for name in sorted(trees):
        Module(name, trees[name], uses).melt_all()
    return {name: ast.unparse(ast.fix_missing_locations(tree)) + "\n" for name, tree in trees.items()}


class Module:
    """One module whose functions are melted."""

    def __init__(self, name, tree, uses):
        self.name, self.tree, self.uses = name, tree, uses
        self.rebound = {word for node in ast.walk(tree) if isinstance(node, ast.Global) for word in node.names}
        classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
        self.rooms = [(room, [Function(node, uses.freeing) for node in functions(room)]) for room in (tree, *classes)]
        outside = [node for line in tree.body for node in outermost(line)]
        self.bound = Counter(name for node in outside for name in bound_here(node))
        self.read = {node.id for node in outside if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}

    def melt_all(self):
        """Melt until nothing more can be; gives the names."""
        done, new = [], None
        while new != []:
            new, touched = [], set()
            for pair in sorted(self._pairs(), key=lambda pair: pair[1].size):
                if not touched & set(pair[1:3]) and self._melt(*pair):
                    new.append(pair[1].name)
                    touched.update(pair[1:3])
            done += new
        return done

    def _melt(self, room, callee, caller, call):
        if callee.size + caller.size > SIZE:
            return False
        stored = self.uses.stored if caller.name == "__init__" else self.uses.stored_late
        site = Site(caller.node, self.rebound, stored, self.uses.keywords | self.uses.words)
        done = site.melt(call, callee.node, isinstance(call.func, ast.Attribute))
        caller.look()  # also in vain its variables may have other names now
        if done:
            room.body.remove(callee.node)
            room.body += [] if room.body else [ast.Pass()]
            for _, members in self.rooms:
                if callee in members:
                    members.remove(callee)
        return done

    def _pairs(self):
        """[(where the definition stands, function, its only caller, the call)]."""
        found = []
        everything = [function for _, members in self.rooms for function in members]
        for room, members in self.rooms:
            for function in members:
                if room is self.tree and self._may_go(function):
                    calls = self._only_call(function, everything)
                elif room is not self.tree and self._method_may_go(function, room):
                    calls = self._only_call_of_method(function, members)
                else:
                    continue
                found += [(room, function, caller, call) for caller, call in calls if caller.serves(function)]
        return found

    def _may_go(self, function):
        name, uses = function.name, self.uses
        if name in KEPT or name in uses.words or name in uses.attributes or name in self.read or not function.fit:
            return False
        return self.bound[name] == 1 and (self.name, name) not in uses.imports

    @staticmethod
    def _only_call(function, everything):
        name, found = function.name, []
        for caller in everything:
            if name in caller.bound:
                if name not in caller.own:
                    return []  # bound in an inner scope only: which one is meant is not looked into
            elif name in caller.reads:
                calls = caller.calls.get(name, [])
                if len(calls) != caller.reads[name]:
                    return []
                found += [(caller, call) for call in calls]
        return found if len(found) == 1 else []

    def _method_may_go(self, method, room):
        name, uses = method.name, self.uses
        if name.startswith("__") or name in KEPT or name in uses.words or not method.node.args.args:
            return False
        return method.fit and uses.only_one_calls(name, (self.name, room.name))

    @staticmethod
    def _only_call_of_method(method, members):
        calls = [(caller, call) for caller in members for call in caller.method_calls.get(method.name, ())]
        return [(caller, call) for caller, call in calls if caller.me and named(call.func.value, caller.me)]


class Function:
    """A function or method, and what it does by name."""

    def __init__(self, node, freeing):
        self.node, self.name, self.freeing = node, node.name, freeing
        self.look()

    def look(self):
        """Find out, again after it has changed."""
        node = self.node
        self.fit = fit(node)
        self.bound, self.own = bound(node), own_names(node)
        self.calls, self.method_calls, self.reads = {}, {}, Counter()
        self.size, self.lasting, self.frees = 0, False, False
        for part in [part for line in node.body for part in ast.walk(line)]:
            self.size += 1
            if isinstance(part, ast.Name):
                self.reads[part.id] += 1
            elif isinstance(part, ast.Call) and isinstance(part.func, ast.Name):
                self.calls.setdefault(part.func.id, []).append(part)
            elif isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute):
                self.method_calls.setdefault(part.func.attr, []).append(part)
            elif isinstance(part, ast.Delete):
                self.frees = True
            elif isinstance(part, (ast.Yield, ast.YieldFrom, ast.Nonlocal)):
                self.lasting = True
            elif isinstance(part, ast.While) and isinstance(part.test, ast.Constant):
                self.lasting = True
        self.frees = self.frees or bool(self.freeing & {*self.calls, *self.method_calls})
        first = node.args.args[0].arg if node.args.args and not node.decorator_list else None
        self.me = None if first in stores(node) else first

    def serves(self, callee):
        """False for a caller that keeps its variables for long or many times over: loops for ever, recursion, yield.

        What makes room in memory keeps its variables apart, too: they would hold what is to go, or grow into the room.
        """
        if (self.frees or callee.frees) and stores(callee.node):
            return False
        recursive = self.name in self.calls or any(
            named(call.func.value, self.me) for call in self.method_calls.get(self.name, ())
        )
        return callee is not self and not self.lasting and not recursive and self.name not in KEPT


def functions(room):
    return [node for node in room.body if isinstance(node, ast.FunctionDef)]


def named(node, name):
    return isinstance(node, ast.Name) and node.id == name


def outermost(line):
    """The nodes of a statement of a module that are evaluated as it is imported: functions' bodies are not."""
    todo = [line]
    while todo:
        node = todo.pop()
        yield node
        if isinstance(node, ast.FunctionDef):
            todo += [*node.decorator_list, *node.args.defaults, *[part for part in node.args.kw_defaults if part]]
        else:
            todo += ast.iter_child_nodes(node)


def own_names(function):
    """Names bound in a function itself, not in comprehensions or functions in it."""
    return {argument.arg for argument in function.args.args} | stores(function)
