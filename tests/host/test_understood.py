"""The build refuses sources that its passes could make another program of."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.append(str(ROOT / "tools"))

import build  # noqa: E402
import understood  # noqa: E402

OTHERS = {"games.one.data": "SIZE = 4\n", "games.one.large": "SIZE = 9\n"}


def checked(source):
    texts = {**OTHERS, "games.one.view": source}
    understood.check({name: ast.parse(text) for name, text in texts.items()})


@pytest.mark.parametrize(
    ("source", "line", "what"),
    [
        ("def f():\n    x = 1\n    def g():\n        nonlocal x\n", 4, "nonlocal"),
        ("def f(x):\n    return (y := x)\n", 2, "an assignment within an expression"),
        ("x: int = 1\n", 1, "an annotation"),
        ("def f(x):\n    x.__dict__['y'] = 1\n", 2, "__dict__"),
        ("import os.path\n", 1, "an import with dots"),
        ("globals()['x'] = 1\n", 1, "a global bound by globals()"),
        ("def f(x):\n    return vars(x)\n", 2, "vars()"),
        ("def f(x):\n    return next(x)\n", 2, "next()"),
        ("def f(x, y):\n    return getattr(x, 'on_' + y)\n", 2, "an attribute whose name is put together"),
        ("def f(x):\n    return '{who}'.format(who=x)\n", 2, "format() with names"),
        ("def f(*, x):\n    return x\n", 1, "parameters of this kind"),
        ("def f(**x):\n    return x\n", 1, "parameters of this kind"),
        ("def g(x):\n    return x\n@g\ndef f():\n    pass\n", 4, "this decorator"),
        ("x = 1\ndef f():\n    global x\n    return [x for x in range(2)]\n", 2, "a comprehension over a global"),
        ("def f():\n    def SIZE():\n        return 1\n", 2, "a constant's name"),
        ("def f():\n    try:\n        pass\n    except OSError as SIZE:\n        pass\n", 4, "a constant's name"),
        ("from games.one import data\ndata.SIZE = 5\n", 2, "a constant that is set from outside"),
        (
            "def f():\n    from games.one.data import SIZE\n    return SIZE\n"
            "def g():\n    from games.one.large import SIZE\n    return SIZE\n",
            5,
            "SIZE, which is imported from two places",
        ),
        (
            "def f():\n    from games.one import data as d\ndef g():\n    from games.one import large as d\n",
            4,
            "d, which is imported from two places",
        ),
        ("from goldpan.text import t\ndef f(t):\n    return t('x')\n", 2, "another t"),
    ],
)
def test_what_the_passes_do_not_understand_is_refused_with_its_place(source, line, what):
    with pytest.raises(understood.Unclear, match="games.one.view, line ") as error:
        checked(source)
    assert f"line {line}: " in str(error.value) and what in str(error.value)


def test_what_they_do_understand_goes_through():
    checked(
        "from goldpan.text import t\nfrom games.one.data import SIZE\nclass A:\n    @property\n    def x(self):\n"
        "        return SIZE\ndef f(x, *values):\n    x.SIZE = getattr(x, 'size')\n    return t('key', *values)\n"
    )


def test_the_build_says_it_in_its_sentence(tmp_path):
    file = tmp_path / "view.py"
    file.write_text("x: int = 1\n")
    with pytest.raises(build.Refused, match="games.one.view, line 1: the build does not understand an annotation"):
        build.small({"games/one/view.py": file, **{name: ROOT / name for name in build.AS_SOURCE}}, {})
