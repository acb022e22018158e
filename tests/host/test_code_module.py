"""The root has a code.py for the board, which must not stand in the way of Python's own module `code`."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CHECKS = {
    "pdb": "import pdb; assert pdb.Pdb",
    "pytest": "import pytest; assert pytest.main",
    "code": "import code; assert code.InteractiveConsole and code.interact and callable(code.compile_command)",
    "codeop": "import code, codeop; assert code.CommandCompiler is codeop.CommandCompiler",
    "console": "import code; c = code.InteractiveConsole({'x': 6}); assert not c.push('y = x * 7'); "
    "assert c.locals['y'] == 42",
}


@pytest.mark.parametrize("name", CHECKS)
@pytest.mark.parametrize("cwd", (".", "lib", "tests"))
def test_python_s_own_modules_work_with_the_root_first_on_the_path(name, cwd):
    """`import pdb`, pytest and `code` itself, with our code.py before all others."""
    program = "import sys; sys.path.insert(0, {!r}); {}".format(str(ROOT), CHECKS[name])
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT / cwd, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_our_code_is_the_one_that_was_found():
    """Else the tests above would prove nothing."""
    program = "import sys; sys.path.insert(0, {!r}); import code; print(code.__file__)".format(str(ROOT))
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert Path(done.stdout.strip()) == ROOT / "code.py"


def test_pdb_runs_a_program_from_the_root():
    """`python -m pdb code.py` puts the root first on the path."""
    done = subprocess.run(
        [sys.executable, "-m", "pdb", "-c", "quit", "code.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0 and "Error" not in done.stdout + done.stderr, done.stdout + done.stderr
