"""What an update changes, and in which order."""

import contextlib
import os
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[2] / "tools"))

from flashing import place as module  # noqa: E402
from flashing import plan  # noqa: E402
from flashing.place import place  # noqa: E402
from support_board import Power, Unplugged  # noqa: E402
from support_flash import counted, installed, NEW, OLD, put, read  # noqa: E402


def made(drive, on_board, record=None, kept=()):
    there = {path: plan.total(data) for path, data in on_board.items()}
    return plan.Plan(drive, plan.totals(record or {}), there, kept)


def test_from_nothing_everything_is_sent_and_code_comes_last():
    todo = made(NEW, {})
    assert sorted(todo.send) == sorted(NEW) and todo.send[-3:] == ["safemode.py", "boot.py", "code.py"]
    assert todo.keep == todo.drop == []


def test_what_is_there_is_not_sent():
    assert not made(NEW, NEW, NEW)
    assert not made(NEW, NEW), "also without a record"
    assert made({**NEW, "code.py": b"x"}, NEW, NEW).send == ["code.py"]


def test_same_size_is_not_enough():
    assert made({"a.mpy": b"ab"}, {"a.mpy": b"ba"}).send == ["a.mpy"]


def test_only_files_of_the_record_are_removed():
    todo = made(NEW, OLD, OLD)
    assert todo.drop == ["games/retired/rules.mpy", "lib/goldpan/gone.mpy"] and todo.keep == []


def test_files_asked_about():
    asked = plan.of_interest({"a/b.mpy": b"", "c.txt": b""}, {"old.mpy": (1, 2)})
    assert asked == ["a/b.mpy", "a/b.py", "c.txt", "old.mpy"], "a module's source would be taken instead of it"


def test_what_the_owner_edited_is_set_aside():
    edited = {**OLD, "games/chess/text_en.txt": b"king = Boss\n", "games/retired/rules.mpy": b"?"}
    todo = made(NEW, edited, OLD)
    assert todo.keep == [("games/chess/text_en.txt", "kept/games-chess-text_en.txt")]
    assert "games/chess/text_en.txt" in todo.send and "games/retired/rules.mpy" in todo.drop
    again = made(NEW, edited, OLD, ["games-chess-text_en.txt"])
    assert again.keep == [("games/chess/text_en.txt", "kept/2-games-chess-text_en.txt")]


def test_another_program_is_set_aside_but_not_the_one_of_a_new_drive():
    assert made(NEW, {"code.py": b"import mine"}).keep == [("code.py", "kept/code.py")]
    assert made(NEW, {"code.py": plan.HELLO}).keep == []
    assert made(NEW, {"boot.py": b""}).keep == []


def test_source_beside_bytecode_goes():
    assert made({"a.mpy": b"x"}, {"a.mpy": b"x", "a.py": b"old"}, {"a.py": b"old"}).drop == ["a.py"]
    assert made({"a.mpy": b"x"}, {"a.mpy": b"x", "a.py": b"mine"}).keep == [("a.py", "kept/a.py")]


def test_a_record_is_read_back_and_damage_is_no_harm():
    drive = plan.with_record(OLD)
    assert plan.read_record(drive[plan.RECORD]) == plan.totals(OLD)
    off = b"00000000 1 ../a.mpy\n00000000 1 /a\n00000000 1 lib/../../a\n00000000 1 C:a\n00000000 1 ..\\a\n"
    assert plan.read_record(off + b"0000000a 1 lib/a..mpy\n") == {"lib/a..mpy": (1, 10)}
    assert plan.read_record(None) == {} == plan.read_record(b"\xff\x00 nonsense\nzz 1 a\n")


def test_the_list_tells_which_files_change():
    todo = made(NEW, {**OLD, "games/chess/text_en.txt": b"king = Boss\n"}, OLD)
    assert plan.listed(todo.listing()) == sorted([*todo.send, *todo.drop, "kept/games-chess-text_en.txt"])
    assert plan.listed(b"") == plan.listed(b"\n\xff nonsense\ntidy games\n") == []


def test_folders_that_files_are_in_outer_ones_first():
    assert plan.folders_of(["a/b/c.txt", "a/d.txt", "code.py"]) == ["a", "a/b"]


def test_placing_can_be_done_again_from_any_point(tmp_path, monkeypatch):
    """Every call of the drive is the last one once; then all of it again."""
    edited = {**OLD, "games/chess/text_en.txt": b"king = Boss\n"}
    todo = made(NEW, edited, OLD)
    cut = 0
    while True:
        root = tmp_path / str(cut)
        installed(root, edited)
        put(root, {f"update/{plan.staged(path)}": NEW[path] for path in todo.send})
        put(root, {plan.LIST: todo.listing(), plan.READY: b""})
        for folder in todo.folders():
            (root / folder).mkdir(exist_ok=True)
        power = Power(cut)
        with monkeypatch.context() as patch:
            patch.setattr(module, "os", counted(power))
            try:
                place(str(root))
            except Unplugged:
                pass
        if power.count < cut:
            break
        if (root / plan.READY).exists():
            place(str(root))
        for path, data in NEW.items():
            assert read(root, path) == data, (cut, path)
        assert read(root, "kept/games-chess-text_en.txt") == b"king = Boss\n", cut
        assert not (root / "games/retired").exists() and not (root / "lib/goldpan/gone.mpy").exists()
        cut += 1
    assert cut > 12 and not (root / "update").exists()


def test_two_names_for_one_file_become_one_file_of_its_own(tmp_path):
    """What a power cut in the middle of a rename leaves on FAT; cut again at every change."""
    cut = 0
    while True:
        root = tmp_path / str(cut)
        put(root, {"update/1": b"new" * 300, "code.py": b"new" * 300, plan.LIST: b"put 1 code.py\n", plan.READY: b""})
        before = {os.stat(root / path).st_ino for path in ("update/1", "code.py")}
        power = Power(cut)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(module, "os", counted(power))
            with contextlib.suppress(Unplugged):
                place(str(root))
        if power.count < cut:
            break
        if (root / plan.READY).exists():
            place(str(root))
        assert read(root, "code.py") == b"new" * 300, cut
        assert os.stat(root / "code.py").st_ino not in before
        cut += 1
    assert cut > 5 and not (root / "update").exists()
