"""Comprehensions written as loops give the same: both forms are run."""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.append(str(ROOT / "tools"))

from unroll import unrolled  # noqa: E402


def run(text, call):
    names = {"log": []}
    exec(text, names)
    return eval(call, names), names["log"]


def left(text):
    return sum(isinstance(node, (ast.ListComp, ast.DictComp)) for node in ast.walk(ast.parse(text)))


def check(source, *calls, stay=0):
    """`source` and its form with loops give the same; so many comprehensions stay."""
    small = unrolled({"m": source})["m"]
    for call in calls:
        assert run(source, call) == run(small, call), small
    assert left(small) == stay, small


def test_assigned_and_returned_with_conditions():
    source = """
def f(xs):
    odd = [x for x in xs if x % 2 if x > 1]
    return [(a, b) for a in odd for b in range(a) if b]
"""
    check(source, "f([1, 2, 3, 5])", "f([])")


def test_inside_of_what_is_evaluated_first():
    source = """
def f(xs, y):
    if any([x > y for x in xs]):
        return ", ".join([str(x) for x in xs])
    for n in [x + y for x in xs]:
        log.append(bytes([n, y]))
    return sum([x for x in xs]) + y, len([x for x in xs])
"""
    check(source, "f([1, 2], 1)", "f([1, 2], 3)")


def test_one_in_another():
    source = """
def f(n):
    return [[x * y for x in range(n)] for y in range(n)], [[x for x in range(x)] for x in range(n)]
def g(n):
    return [x for x in [x + 1 for x in [x * 2 for x in range(n)]]]
"""
    check(source, "f(3)", "g(4)")


def test_its_variables_leave_the_functions_alone():
    source = """
def f(x, xs):
    for y in xs:
        xs = [x + y for x in xs]
        ys = [y for y in xs if y > x]
    return x, y, xs, ys
def g(xs):
    xs = [x for x in xs for xs in (x,)]
    return xs
"""
    check(source, "f(5, [1, 2])", "g([1, 2])")


def test_a_variable_that_the_module_has_too():
    source = """
x = 7
def f(xs):
    ys = [x for x in xs]
    return ys, x
"""
    check(source, "f([1, 2])")


def test_what_is_not_evaluated_first_or_always_stays():
    source = """
def say(x):
    log.append(x)
    return x
def f(x):
    a = x and [say(n) for n in range(x)]
    b = [say(n) for n in range(x)] if x else 0
    c = say("first"), [say(n) for n in range(x)]
    return a, b, c
def g(xs):
    return [lambda: x for x in xs][0]()
KEPT = [n for n in range(3)]
"""
    check(source, "f(0)", "f(2)", "g([1, 2])", "KEPT", stay=5)


def test_one_that_only_reads_passes_by_others_that_do():
    source = """
def f(s, xs):
    return s[0] + 1, [x + s[0] for x in xs]
def g(s, xs):
    return s[0], [s.pop() for x in xs]
"""
    check(source, "f([1, 2], [3])", "g([1, 2], [3])", stay=1)


def test_an_error_leaves_the_variable_as_it_was():
    source = """
def f(xs):
    found = "before"
    try:
        found = [1 // x for x in xs]
    except ZeroDivisionError:
        log.append(found)
    return found
"""
    check(source, "f([1, 0])", "f([1, 2])")
