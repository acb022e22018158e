"""Flashing onto a folder that stands for a drive: complete whatever happens, and the device starts at every moment."""

import errno
import os
import random
import shutil
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[2] / "tools"))

from flashing import folder, place, plan, Refused, work  # noqa: E402
from support_board import contents, new_drive, Power, Unplugged  # noqa: E402
from support_flash import (  # noqa: E402
    counted,
    edited,
    everything,
    HARMLESS,
    installed,
    LATE_OBSTACLES,
    NEW,
    OBSTACLES,
    obstruct,
    OLD,
    OWN,
    power_on,
    put,
    STRANGER,
    version,
)


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch):
    """A test's drive need not outlast a power cut of this computer."""
    monkeypatch.setattr(folder.os, "fsync", lambda number: None)


class Drive(folder.Folder):
    """A drive of so many bytes, on a computer whose cable can be pulled at any change."""

    def __init__(self, root, power=None, limit=1024 * 1024):
        super().__init__(root)
        self.power, self.limit = power or Power(), limit
        self.written = []

    def make_folder(self, path):
        self.power.change()
        super().make_folder(path)

    def write(self, path, data):
        self.power.change()
        (self.root / path).write_bytes(data[: len(data) // 2])
        self.power.change()
        if len(data) // 2 > self.room()[0]:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        super().write(path, data)
        self.written.append(path)

    def rename(self, path, to):
        self.power.change()
        super().rename(path, to)

    def remove(self, path):
        self.power.change()
        super().remove(path)

    def sync(self):
        pass

    def room(self):
        used = sum([plan.whole(len(data), 512) for data in contents(self.root).values()])
        return max(0, self.limit - used), 512


def flash(root, drive, monkeypatch=None, power=None, **about):
    """Sentences of one run."""
    told = []
    target = Drive(root, power, **about)
    if power:
        monkeypatch.setattr(place, "os", counted(power))
    try:
        target.plan = work.flash(target, drive, told.append)
    finally:
        if power:
            monkeypatch.setattr(place, "os", os)
    return told, target


def complete(root, drive, own=()):
    """Everything is there as it should be, no file is left over (an empty folder may be, after a cut)."""
    expected = {**plan.with_record(drive), **dict(own)}
    found = contents(root)
    for path in ("boot_out.txt", "settings.toml"):
        expected.setdefault(path, found.get(path))
    assert found == expected


def test_from_an_empty_drive_then_again(tmp_path):
    root = new_drive(tmp_path / "drive")
    told, target = flash(root, NEW)
    complete(root, NEW)
    assert told[0] == f"Raspberry Pi Pico, CircuitPython 10.0.0, drive {root}."
    assert told[1] == f"Sent {len(NEW) + 1} of {len(NEW) + 1} files, 11 KB, and checked all of them."
    assert told[2].startswith("Eject the drive"), "there is no port to start it over"
    again, target = flash(root, NEW)
    assert again[1:] == [f"Nothing to send: all {len(NEW) + 1} files are there."] and target.written == []


def test_an_update_sends_what_changed_and_leaves_the_owner_s_files(tmp_path):
    root = installed(new_drive(tmp_path / "drive"), OLD)
    told, target = flash(root, NEW)
    complete(root, NEW, OWN)
    assert sorted(target.plan.send) == sorted({"boot.py", "code.py", plan.RECORD, "lib/goldpan/app.mpy",
        "lib/goldpan/empty.mpy", "games/chess/text_en.txt", "games/go/rules.mpy"})  # fmt: skip
    assert "Removed 2 that are no longer needed." in told
    assert not (root / "games" / "retired").exists()


def test_a_file_the_owner_edited_is_set_aside_and_said(tmp_path):
    root = installed(new_drive(tmp_path / "drive"), OLD)
    (root / "games/chess/text_en.txt").write_bytes(b"king = Boss\n")
    told, _ = flash(root, NEW)
    assert (root / "kept/games-chess-text_en.txt").read_bytes() == b"king = Boss\n"
    assert "games/chess/text_en.txt was not as Goldpan had left it: yours is now kept/games-chess-text_en.txt." in told


@pytest.mark.parametrize("old", [None, OLD], ids=["from an empty drive", "from an older version"])
def test_cut_anywhere_the_device_starts_and_the_next_run_completes(tmp_path, monkeypatch, old):
    """At every change of the drive, in the middle of files too: the first, code.py, all of them."""
    cut, seen = 0, set()
    while True:
        root = new_drive(tmp_path / str(cut))
        if old:
            installed(root, old)
        power = Power(cut)
        try:
            flash(root, NEW, monkeypatch, power)
        except Refused as error:
            assert isinstance(error.__cause__, Unplugged)
            assert "Run make flash again: it goes on where it stopped." in str(error)
        if power.count < cut:
            break
        power_on(root)
        if old:
            starts = version(root, OLD, NEW)
            assert starts is not None, f"two versions at once after {cut} changes"
            seen.add(starts)
        else:
            program = (root / "code.py").read_bytes()
            assert program == plan.HELLO or version(root, NEW) == 0, "it starts only when all of it is there"
        told, target = flash(root, NEW)
        complete(root, NEW, OWN if old else ())
        cut += 1
    assert cut > 30 and (not old or seen == {0, 1})


def test_the_second_run_does_not_send_again_what_arrived(tmp_path, monkeypatch):
    root = installed(new_drive(tmp_path / "drive"), OLD)
    with pytest.raises(Refused):
        flash(root, NEW, monkeypatch, Power(11))
    arrived = [name for name in os.listdir(root / "update") if (root / "update" / name).stat().st_size]
    told, target = flash(root, NEW)
    assert f"{len(arrived) - 1} files had been sent before." in told
    assert len([path for path in target.written if "/" in path]) == len(target.plan.send) - len(arrived) + 1 + 2


def test_cut_twice_with_another_version_between(tmp_path, monkeypatch):
    """What an update left behind that was never finished is no harm to the next one."""
    rolls = random.Random(7)
    third = {**NEW, "lib/goldpan/app.mpy": b"C\x06third", "lib/goldpan/third.mpy": b"C\x06"}
    for number in range(20):
        root = installed(new_drive(tmp_path / str(number)), OLD)
        for drive in (NEW, third):
            try:
                flash(root, drive, monkeypatch, Power(rolls.randrange(50)))
            except Refused:
                pass
            power_on(root)
            assert version(root, OLD, NEW, third) is not None
        flash(root, third)
        complete(root, third, OWN)


def refuses(root, said):
    """With that sentence, and the drive is as it was."""
    before = everything(root)
    with pytest.raises(Refused) as refused:
        flash(root, NEW)
    assert str(refused.value) == said + "then run make flash again. Nothing was changed."
    assert everything(root) == before


@pytest.mark.parametrize("path, said", OBSTACLES, ids=[path for path, _ in OBSTACLES])
def test_what_is_in_the_way_is_said_and_nothing_changed(tmp_path, path, said):
    root = edited(new_drive(tmp_path / "drive"))
    obstruct(root, path)
    refuses(root, said)


@pytest.mark.parametrize("path, said", LATE_OBSTACLES, ids=[path for path, _ in LATE_OBSTACLES])
def test_what_came_in_the_way_of_an_update_that_waits(tmp_path, monkeypatch, path, said):
    """Without that, the update is finished."""
    root = ready(edited(new_drive(tmp_path / "drive")), monkeypatch)
    waits = tmp_path / "waits"
    shutil.copytree(root, waits)
    obstruct(root, path)
    refuses(root, said)
    told, _ = flash(waits, NEW)
    assert told[1] == "An update that had been interrupted is finished."
    complete(waits, NEW, {**OWN, "kept/games-chess-text_en.txt": b"king = Boss\n"})


def ready(root, monkeypatch):
    """NEW waits there, complete, and the cable was pulled."""

    def pulled(target):
        raise Unplugged(None, "unplugged")

    with monkeypatch.context() as patch:
        patch.setattr(Drive, "place", pulled)
        with pytest.raises(Refused):
            flash(root, NEW)
    return root


def test_a_file_of_the_owner_s_in_the_folder_of_the_update_stays_when_nothing_is_to_be_sent(tmp_path):
    root = installed(new_drive(tmp_path / "drive"), NEW)
    put(root, {"update/my_notes.txt": b"own"})
    with pytest.raises(Refused) as refused:
        flash(root, NEW)
    assert str(refused.value).startswith(STRANGER.format("update/my_notes.txt"))
    complete(root, NEW, {**OWN, "update/my_notes.txt": b"own"})


def test_folders_of_the_owner_s_that_are_in_nobody_s_way_stay(tmp_path):
    root = installed(new_drive(tmp_path / "drive"), OLD)
    (root / "games/retired/rules.mpy").unlink()
    put(root, HARMLESS)
    flash(root, NEW)
    complete(root, NEW, {**OWN, **HARMLESS})


def test_what_an_update_or_a_mac_left_in_the_folder_of_the_update_is_no_stranger(tmp_path):
    root = installed(new_drive(tmp_path / "drive"), OLD)
    names = ("0a1b2c3d", "0a1b2c3dc", "keep", "keepc", "last", "list", ".DS_Store", "._0a1b2c3d")
    put(root, {f"update/{name}": b"x" for name in names})
    flash(root, NEW)
    complete(root, NEW, OWN)


def test_too_little_room_changes_nothing(tmp_path):
    root = installed(new_drive(tmp_path / "drive"), OLD)
    before = contents(root)
    used = sum([plan.whole(len(data), 512) for data in before.values()])
    with pytest.raises(Refused, match=r"too little room: 10 KB are free, \d\d KB are needed; nothing was changed"):
        flash(root, NEW, limit=used + 10 * 1024)
    assert contents(root) == before


def test_a_drive_that_fills_up_on_the_way_keeps_its_old_version(tmp_path, monkeypatch):
    """The computer writes something of its own meanwhile."""
    root = installed(new_drive(tmp_path / "drive"), OLD)
    monkeypatch.setattr(work, "check_room", lambda *about: None)
    with pytest.raises(Refused, match=r"The drive is full; the board keeps its old version\."):
        flash(root, NEW, limit=16 * 1024)
    power_on(root)
    assert version(root, OLD, NEW) == 0
    flash(root, NEW)
    complete(root, NEW, OWN)


@pytest.mark.parametrize(
    "number, said",
    [
        (errno.EROFS, r"The drive cannot be written by this computer: the device holds it itself"),
        (errno.EACCES, r"Writing is not allowed, drive .*: look at the permissions of "),
        (errno.EEXIST, r"Something is in the way, drive .*: rename it, then: Run make flash again"),
        (errno.EISDIR, r"Something is in the way, drive "),
        (errno.ENOTDIR, r"Something is in the way, drive "),
        (errno.EIO, r"The board does not answer any more, drive .*Run make flash again"),
    ],
)
def test_a_drive_that_cannot_be_written(tmp_path, monkeypatch, number, said):
    root = installed(new_drive(tmp_path / "drive"), OLD)
    before = contents(root)

    def refuse(path, *mode):
        raise OSError(number, os.strerror(number), str(path))

    monkeypatch.setattr(folder.os, "mkdir", refuse)
    with pytest.raises(Refused, match=said):
        flash(root, NEW)
    assert contents(root) == before


def test_a_drive_that_forgets_what_was_written_is_found_out(tmp_path, monkeypatch):
    root = installed(new_drive(tmp_path / "drive"), OLD)
    monkeypatch.setattr(folder.os, "fsync", lambda number: os.ftruncate(number, 0))
    with pytest.raises(Refused, match="is not on the board as it was sent. Run make flash again"):
        flash(root, NEW)
    power_on(root)
    assert version(root, OLD, NEW) == 0


@pytest.mark.parametrize(
    "about, said",
    [
        ({"version": "9.2.8"}, "The board runs CircuitPython 9.2.8, which is too old: docs/hardware.md says how"),
        ({"version": "11.0.0-rc.0"}, "runs CircuitPython 11.0.0-rc.0, and this build is for 10: make flash SOURCE=1"),
        ({"board": "unheard_of"}, r"is a Raspberry Pi Pico \(unheard_of\), and no profile in hal/boards is for it"),
    ],
)  # fmt: skip
def test_a_board_that_will_not_do(tmp_path, about, said):
    root = new_drive(tmp_path / "drive", **about)
    before = contents(root)
    with pytest.raises(Refused, match=said):
        flash(root, NEW)
    assert contents(root) == before


def test_a_board_that_its_owner_described(tmp_path):
    root = new_drive(tmp_path / "drive", board="unheard_of")
    (root / "settings.toml").write_bytes(b'GOLDPAN_BUTTON_A = "D5"\n')
    flash(root, NEW)
    complete(root, NEW)


def test_a_newer_circuitpython_takes_source_text(tmp_path):
    root = new_drive(tmp_path / "drive", version="11.0.0")
    work.flash(Drive(root), NEW, lambda text: None, bytecode=False)
    complete(root, NEW)


def test_a_folder_that_is_no_drive_of_circuitpython(tmp_path):
    with pytest.raises(Refused, match="is no drive of CircuitPython: it has no boot_out.txt"):
        flash(tmp_path, NEW)
    (tmp_path / "boot_out.txt").write_text("hello\n")
    with pytest.raises(Refused, match="is no drive of CircuitPython: its boot_out.txt is something else"):
        flash(tmp_path, NEW)
    with pytest.raises(Refused, match="There is no folder .*nowhere"):
        flash(tmp_path / "nowhere", NEW)
