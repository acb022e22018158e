"""Functions with one caller are melted into it, and the program stays the same: both forms are run."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.append(str(ROOT / "tools"))

from inline import inlined  # noqa: E402


def run(text, call):
    """What `call` gives, or the error it ends in; and what the code has put into `log`."""
    names = {"log": []}
    exec(text, names)
    try:
        given = eval(call, names)
    except Exception as error:
        given = repr(error)
    return given, names["log"]


def defined(text):
    return {node.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)}


def check(source, *calls, gone=(), stays=(), **more):
    """`source` and its small form do the same; the functions `gone` are melted, those that stay are not."""
    small = inlined({"games.one.view": source}, **more)["games.one.view"]
    for call in calls:
        assert run(source, call) == run(small, call), small
    assert not defined(small) & set(gone), small
    assert defined(small) >= set(stays), small


# Shapes of calls


def test_a_returned_call_of_any_body():
    source = """
def first(rows, wanted):
    for row in rows:
        try:
            if row[0] == wanted:
                return row
        except IndexError:
            return "short"
def f(rows, row):
    if row:
        return first(rows, row)
    return "nothing"
"""
    check(source, "f([(1, 2)], 1)", "f([(1, 2)], 2)", "f([()], 1)", "f([], 0)", gone=["first"])


def test_a_call_as_a_statement_with_guards():
    source = """
def note(x):
    if x < 0:
        return
    if x > 9:
        return log.append("many")
    log.append(x)
def f(x):
    for n in range(2):
        note(x + n)
    return "end"
"""
    check(source, "f(-5)", "f(3)", "f(10)", "f(-1)", "f(9)", gone=["note"])


def test_a_call_as_the_last_statement_gives_none():
    source = """
def note(x):
    for n in range(x):
        if n == 2:
            return n
        log.append(n)
    return log.append
def f(x):
    if x:
        note(x)
"""
    check(source, "f(0)", "f(2)", "f(5)", gone=["note"])


def test_an_assigned_call_with_guards_and_loops():
    source = """
def place(rows, wanted):
    if not rows:
        return -1
    for index, row in enumerate(rows):
        if row == wanted:
            return index
    wanted += 1
def f(rows, wanted):
    at = place(rows, wanted)
    wanted = at, wanted
    return wanted
"""
    check(source, "f([], 1)", "f([4, 1], 1)", "f([4, 1], 7)", gone=["place"])


def test_augmented_and_attribute_targets():
    source = """
class S:
    pass
def worth(x):
    return 3 if x else x.y
def more(x):
    if x:
        return 5
    return 7
def f(x):
    s = S()
    s.a = more(x)
    total = 1
    total += worth(x)
    return s.a, total
"""
    check(source, "f(1)", "f(0)", gone=["worth", "more"])


def test_an_expression_anywhere():
    source = """
def twice(x):
    return 2 * x
def far(a, b):
    return a > b
def f(xs):
    n = 0
    while far(len(xs), n):
        n += 1
    return n, [twice(x) for x in xs]
"""
    check(source, "f([1, 2, 3])", gone=["twice", "far"])


def test_a_condition_and_a_call_in_a_call():
    source = """
def over(x):
    if x > 3:
        log.append(x)
        return True
    return False
def words(x):
    text = str(x)
    return text + text
def f(x):
    if over(x):
        return "much"
    return len(words(x))
"""
    check(source, "f(1)", "f(4)", gone=["over", "words"])


def test_a_chain_of_helpers():
    source = """
def a(x):
    return b(x) + 1
def b(x):
    y = c(x)
    return y * y
def c(x):
    if x:
        return x
    return 5
def f(x):
    return a(x)
"""
    check(source, "f(0)", "f(3)", gone=["a", "b", "c"])


def test_methods_of_their_own_class():
    source = """
class Bag:
    def __init__(self):
        self.stones = [1, 2]
    def draw(self, kind):
        self._take(kind)
        return self.stones
    def _take(me, kind):
        if kind in me.stones:
            me.stones.remove(kind)
"""
    check(source, "Bag().draw(1)", "Bag().draw(7)", gone=["_take"], stays=["draw", "__init__"])


# Arguments and names


def test_arguments_are_evaluated_once_in_their_order_and_before_the_body():
    source = """
def say(x):
    log.append(x)
    return x
def pair(a, b):
    log.append("body")
    return b, a, b
def both(a, b):
    return say("in") + b + a + b
def f():
    x = pair(say(1), say(2))
    return x, both(b=say(3), a=say(4))
"""
    check(source, "f()", gone=["pair", "both"])


def test_an_argument_read_off_something_that_the_body_changes():
    source = """
class S:
    x = 1
def change(s, old):
    s.x = 5
    return old + s.x
def f():
    s = S()
    return change(s, s.x)
"""
    check(source, "f()", gone=["change"])


def test_a_property_may_be_changed_by_a_call_behind_it():
    source = """
class Path:
    def __init__(self):
        self.spaces = [1]
    @property
    def space(self):
        return self.spaces[-1]
    def step(self):
        self.spaces.append(9)
        return 0
    def _sum(self, n):
        return self.space + n
    def go(self):
        return self._sum(self.step()), self.step()
"""
    check(source, "Path().go()")


def test_a_call_behind_something_that_it_changes_stays_there():
    source = """
class S:
    x = 1
def change(s):
    s.x = 5
    return s.x
def f():
    s = S()
    return s.x + change(s)
"""
    check(source, "f()")


def test_a_call_that_may_not_happen_is_not_moved():
    source = """
def note(x):
    log.append(x)
    return x
def f(x):
    return x and note(x)
def g(x):
    return 1 if x else loud(x)
def loud(x):
    log.append("loud")
    return log
"""
    check(source, "f(0)", "f(1)", "g(0)", "g(1)")


def test_defaults_and_keywords():
    source = """
def row(a, b=2, c="x"):
    b += 1
    return [a, b, c]
def f(a):
    return row(a, c=a)
"""
    check(source, "f(7)", gone=["row"])


def test_locals_of_both_keep_apart():
    source = """
total = 100
def count(xs):
    n = 0
    for x in xs:
        n += x
    return n + total
def f(n, x):
    got = count([n, x])
    total = n
    return got, n, x, total
"""
    check(source, "f(1, 2)", gone=["count"])


def test_a_local_of_the_callee_does_not_hide_a_global_of_the_caller():
    source = """
def kind():
    return "global"
def count(xs):
    kind = len(xs)
    kind += 1
    return kind
def f(xs):
    n = count(xs)
    return n, kind()
"""
    check(source, "f([1])", gone=["count"])


def test_variables_of_comprehensions_keep_apart():
    source = """
def pairs(x, ys):
    return [(x, y) for y in ys]
def f(y, ys):
    return pairs(y, ys)
"""
    check(source, "f(1, [2, 3])", gone=["pairs"])


def test_a_parameter_that_is_given_another_value_leaves_the_callers_alone():
    source = """
def down(n):
    while n > 3:
        n -= 3
    return n
def f(n):
    rest = down(n)
    return n, rest
"""
    check(source, "f(10)", gone=["down"])


def test_a_global_that_changes_is_read_when_it_was():
    source = """
language = "en"
def swap(old):
    change()
    return old, language
def change():
    global language
    language = "de"
def f():
    return swap(language)
"""
    check(source, "f()", gone=["swap"], stays=["change"])


# What stays


def test_two_callers_a_use_as_a_value_and_code_of_the_module():
    source = """
def a(x):
    return x
def b(x):
    return x
def c():
    return 1
ONE = c()
def f(x):
    return a(x), [call(2) for call in (b,)]
def g(x):
    return a(x)
"""
    check(source, "f(1)", "g(1)", "ONE", stays=["a", "b", "c"])


def test_recursion_generators_closures_and_endless_loops():
    source = """
def r(n):
    return n and r(n - 1)
def gen(n):
    yield n
def closing(n):
    return lambda: n
def once(n):
    return n + 1
def f(n):
    return r(n), list(gen(n)), closing(n)()
def loop(n):
    while True:
        n = once(n)
        if n > 5:
            return n
def deep(n):
    return helper(n) if n else 0
def helper(n):
    return deep(n - 1)
"""
    check(source, "f(2)", "loop(1)", "deep(3)", stays=["r", "gen", "closing", "once", "deep"])


def test_names_in_strings_and_what_others_import_or_read():
    source = """
def waits(x):
    return x
def lights(x):
    return x
def title(x):
    return x
def f(x):
    return waits(x), lights(x), title(x)
"""
    others = [
        "def g(view):\n    return hasattr(view, 'waits')\n",
        "from games.one.view import lights\n",
        "from games.one import view\nview.title(1)\n",
    ]
    check(source, "f(1)", stays=["waits", "lights", "title"], others=others)


def test_functions_of_a_module_that_is_loaded_by_its_name():
    source = """
def press(x):
    return x
def topic(x):
    return x
def hand(x):
    return x
def own(x):
    return x
def f(x, state):
    return press(x), topic(x), hand(x), own(x)
"""
    others = [
        """
import sys
def load(path):
    __import__(path)
    return sys.modules[path]
class Play:
    def __init__(self, app, view):
        self.view = view
    def event(self, state):
        mine = self.view
        return mine.press(state.hand)
def start(name):
    page = load(name).topic(1)
    return Play(page, load(name))
"""
    ]
    check(source, "f(1, 2)", gone=["own"], stays=["press", "topic", "hand"], others=others)


@pytest.mark.parametrize(
    "reached",
    [
        "def part():\n    from games.one import view\n    return view\ndef start(x):\n    return part().search(x)\n",
        "from games.one import view\nPARTS = {}\nPARTS['x'] = view\ndef start(x):\n    return PARTS['x'].search(x)\n",
        "from games.one import view\nclass Part:\n    mine = view\ndef start(x):\n    return Part.mine.search(x)\n",
        "from games.one import view\ndef start(x, mine=view):\n    return mine.search(x)\n",
    ],
)
def test_functions_of_a_module_that_is_handed_on(reached):
    """As the rules of Go for Gold do with the parts that they load when a phase needs them."""
    source = """
def search(x):
    return x + 1
def done(x):
    return search(x)
def unasked(x):
    return x
def other(x):
    return unasked(x)
"""
    small = inlined({"games.one.view": source, "games.one.rules": reached})
    assert defined(small["games.one.view"]) == {"search", "done", "other"}


def test_methods_that_something_else_may_mean():
    source = """
class Screen:
    def step(self):
        return self._over(), self._mine(), self._seen(), self._other()
    def _over(self):
        return "below"
    def _mine(self):
        return "mine"
    def _seen(self):
        return "seen"
    def _other(self):
        return "other"
class Menu(Screen):
    def _over(self):
        return "menu"
class Alone:
    def _mine(self):
        return "alone"
    def go(self, screen):
        return self._mine(), screen._seen()
class Mixin:
    def _other(self):
        return "mixin"
class Both(Mixin, Screen):
    pass
"""
    calls = ["Menu().step()", "Screen().step()", "Both().step()", "Alone().go(Screen())"]
    check(source, *calls, gone=["_mine"], stays=["_over", "_seen", "_other"])
