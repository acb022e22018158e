"""Flashing over the serial port, through mpremote's own transport, onto a board that answers as CircuitPython does."""

import sys
from pathlib import Path

import pytest

transport_serial = pytest.importorskip(
    "mpremote.transport_serial", reason="mpremote comes with requirements-device.txt"
)
sys.path.append(str(Path(__file__).resolve().parents[2] / "tools"))

from flashing import plan, Refused, serial_board, work  # noqa: E402
from goldpan import bootflag  # noqa: E402
from support_board import Clock, contents, FakeBoard, new_drive, Power, Unplugged  # noqa: E402
from support_flash import (  # noqa: E402
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
    version,
)


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch):
    """mpremote's waiting takes no time."""
    monkeypatch.setattr(transport_serial, "time", Clock())


def boot(board):
    """What our boot.py does at a reset."""
    power_on(board.root)
    script = Path(board.root, "boot.py")
    ours = script.exists() and b"bootflag" in script.read_bytes()
    if ours and bootflag.last(board.nvm) == bootflag.WRITABLE:
        bootflag.put(board.nvm, bootflag.DONE)
        board.owner = "device"


def plugged(root, owner="computer", **about):
    """A board on a cable; "nobody" looks at its drive, or the "computer" holds it."""
    board = FakeBoard(root, owner, **about)
    board.boot = boot
    return board


def flash(board, drive):
    """Sentences of one run."""
    told = []
    target = serial_board.SerialBoard(board.transport, "/dev/ttyACM0", Clock())
    target.plan = work.flash(target, drive, told.append)
    return told, target.plan


def complete(root, drive, own=()):
    expected = {**plan.with_record(drive), **dict(own)}
    found = contents(root)
    for path in ("boot_out.txt", "settings.toml"):
        expected.setdefault(path, found.get(path))
    assert found == expected


def test_from_an_empty_drive_that_no_computer_holds(tmp_path):
    board = plugged(new_drive(tmp_path / "drive"), "nobody")
    told, todo = flash(board, NEW)
    complete(board.root, NEW)
    assert told == [
        "Raspberry Pi Pico, CircuitPython 10.0.0, port /dev/ttyACM0.",
        f"Sent {len(NEW) + 1} of {len(NEW) + 1} files, 11 KB, and checked all of them.",
        "The board starts anew.",
    ]
    assert board.resets == 1 and board.owner == "computer", "the drive is the computer's again"


def test_again_sends_nothing_and_starts_the_program_again(tmp_path):
    board = plugged(installed(new_drive(tmp_path / "drive"), NEW), power=Power(0))
    told, todo = flash(board, NEW)
    assert not todo and told[1] == f"Nothing to send: all {len(NEW) + 1} files are there."
    assert board.resets == 0 and board.programs == 1 and board.nvm == b"\xff" * 64


def test_an_update_asks_boot_py_for_the_drive_with_one_fresh_byte(tmp_path):
    board = plugged(installed(new_drive(tmp_path / "drive"), OLD))
    board.nvm[: len(board.nvm) - 16] = game = bytes(range(48))
    told, todo = flash(board, NEW)
    complete(board.root, NEW, OWN)
    assert bootflag.marks(board.nvm) == [bootflag.WRITABLE, bootflag.DONE]
    assert board.nvm[:48] == game and board.resets == 2


def test_when_the_marks_are_used_up_the_person_holds_b(tmp_path):
    board = plugged(installed(new_drive(tmp_path / "drive"), OLD))
    board.nvm[-16:] = bytes(16)
    with pytest.raises(Refused, match="hold B while switching it on, then run make flash again"):
        flash(board, NEW)
    assert version(board.root, OLD, NEW) == 0
    board.owner = "device"  # B was held
    flash(board, NEW)
    complete(board.root, NEW, OWN)


def test_an_empty_board_whose_drive_the_computer_holds(tmp_path):
    board = plugged(new_drive(tmp_path / "drive"), "computer")
    before = contents(board.root)
    with pytest.raises(Refused, match="open the drive CIRCUITPY in your file manager, then run make flash again"):
        flash(board, NEW)
    assert contents(board.root) == before and board.nvm == b"\xff" * 64


@pytest.mark.parametrize("old", [None, OLD], ids=["from an empty drive", "from an older version"])
def test_cut_anywhere_the_device_starts_and_the_next_run_completes(tmp_path, old):
    cut, seen = 0, set()
    while True:
        root = new_drive(tmp_path / str(cut))
        if old:
            installed(root, old)
        power = Power(cut)
        try:
            flash(plugged(root, "computer" if old else "nobody", power=power), NEW)
        except Refused as error:
            assert "The board does not answer any more" in str(error)
            assert "Run make flash again" in str(error)
        if power.count < cut:
            break
        board = plugged(root, "computer" if old else "nobody")
        boot(board)
        program = (root / "code.py").read_bytes()
        starts = version(root, OLD, NEW)
        assert starts is not None or program == plan.HELLO, f"two versions at once after {cut} changes"
        seen.add(starts)
        if not old:
            board.owner = "nobody"
        flash(board, NEW)
        complete(root, NEW, OWN if old else ())
        cut += 1
    assert cut > 30 and (not old or seen == {0, 1})


def test_a_reset_may_finish_what_was_interrupted(tmp_path):
    """The flag's own reset runs boot.py, which places the files; the tool then finds nothing to place."""
    root = installed(new_drive(tmp_path / "drive"), OLD)
    count = 0
    while not (root / plan.READY).exists():
        count += 1
        root = installed(new_drive(tmp_path / str(count)), OLD)
        with pytest.raises(Refused):
            flash(plugged(root, power=Power(count)), NEW)
    told, todo = flash(plugged(root), NEW)
    assert told[1] == "An update that had been interrupted is finished." and not todo
    complete(root, NEW, OWN)


@pytest.mark.parametrize("path, said", OBSTACLES, ids=[path for path, _ in OBSTACLES])
def test_what_is_in_the_way_is_said_and_nothing_changed(tmp_path, path, said):
    board = plugged(edited(new_drive(tmp_path / "drive")))
    obstruct(board.root, path)
    before = everything(board.root)
    with pytest.raises(Refused) as refused:
        flash(board, NEW)
    assert str(refused.value) == said + "then run make flash again. Nothing was changed."
    assert everything(board.root) == before and board.nvm == b"\xff" * 64


@pytest.mark.parametrize("path, said", LATE_OBSTACLES, ids=[path for path, _ in LATE_OBSTACLES])
def test_what_came_in_the_way_of_an_update_that_waits(tmp_path, monkeypatch, path, said):
    board = plugged(edited(new_drive(tmp_path / "drive")))

    def pulled(target):
        raise Unplugged(None, "unplugged")

    with monkeypatch.context() as patch:
        patch.setattr(serial_board.SerialBoard, "place", pulled)
        with pytest.raises(Refused):
            flash(board, NEW)
    obstruct(board.root, path)
    before = everything(board.root)
    with pytest.raises(Refused) as refused:
        flash(board, NEW)
    assert str(refused.value) == said + "then run make flash again. Nothing was changed."
    assert everything(board.root) == before


def test_folders_of_the_owner_s_that_are_in_nobody_s_way_stay(tmp_path):
    """settings.toml is read as well."""
    board = plugged(installed(new_drive(tmp_path / "drive"), OLD))
    (board.root / "games/retired/rules.mpy").unlink()
    (board.root / "settings.toml").unlink()
    own = {**HARMLESS, "settings.toml/x": b"own"}
    put(board.root, own)
    flash(board, NEW)
    expected = {**plan.with_record(NEW), **OWN, **own, "boot_out.txt": (board.root / "boot_out.txt").read_bytes()}
    del expected["settings.toml"]
    assert contents(board.root) == expected


def test_a_full_drive(tmp_path, monkeypatch):
    """Told before anything is written; and when it fills up all the same, in CircuitPython's words."""
    root = installed(new_drive(tmp_path / "drive"), OLD)
    before = contents(root)
    with pytest.raises(Refused, match=r"too little room: \d+ KB are free, \d+ KB are needed; nothing was changed"):
        flash(plugged(root, limit=16 * 1024), NEW)
    assert contents(root) == before
    monkeypatch.setattr(work, "check_room", lambda *about: None)
    with pytest.raises(Refused, match=r"The drive is full; the board keeps its old version\."):
        flash(plugged(root, limit=16 * 1024), NEW)
    power_on(root)
    assert version(root, OLD, NEW) == 0


def test_a_drive_that_becomes_read_only(tmp_path, monkeypatch):
    monkeypatch.setattr(serial_board.SerialBoard, "make_writable", lambda target: None)
    board = plugged(installed(new_drive(tmp_path / "drive"), OLD))
    with pytest.raises(Refused, match="hold B while switching it on"):
        flash(board, NEW)


@pytest.mark.parametrize(
    "field, value, said",
    [
        ("version", (9, 2, 8), "The board runs CircuitPython 9.2.8, which is too old: docs/hardware.md says how"),
        ("board_id", "unheard_of", r"\(unheard_of\), and no profile in hal/boards is for it"),
        ("system", "micropython", "The board runs micropython, port /dev/ttyACM0; docs/hardware.md says how"),
    ],
)
def test_a_board_that_will_not_do(tmp_path, field, value, said):
    board = plugged(new_drive(tmp_path / "drive"), "nobody")
    before = contents(board.root)
    setattr(board, field, value)
    board.forget()
    with pytest.raises(Refused, match=said):
        flash(board, NEW)
    assert contents(board.root) == before


def test_nobody_answers(tmp_path):
    board = plugged(new_drive(tmp_path / "drive"))
    board.answers = False
    with pytest.raises(Refused, match="Nobody answers, port /dev/ttyACM0: switch the board off and on"):
        flash(board, NEW)


def test_a_board_that_does_not_come_back(tmp_path):
    board = plugged(installed(new_drive(tmp_path / "drive"), OLD))
    board.boot = lambda gone: setattr(gone, "answers", False)
    with pytest.raises(Refused, match="did not come back after a reset"):
        flash(board, NEW)


def test_other_errors_are_told_in_the_board_s_words():
    trace = 'Traceback (most recent call last):\r\n  File "<stdin>", line 1, in <module>\r\n'
    error = serial_board.meaning(trace + "MemoryError: memory allocation failed, allocating 4096 bytes\r\n", "COM3")
    assert str(error) == "The board says, COM3: MemoryError: memory allocation failed, allocating 4096 bytes"
    error = serial_board.meaning(trace + "OSError: [Errno 28] No space left on device\r\n", "COM3")
    assert error.errno == 28
    error = serial_board.meaning(trace + "OSError: [Errno 2] No such file/directory: /nothing.txt\r\n", "COM3")
    assert error.errno == 2


def test_the_drive_is_open_here_and_the_port_stops_and_starts_the_program(tmp_path):
    from flashing.folder import Folder

    root = installed(new_drive(tmp_path / "drive"), OLD)
    board = plugged(root)
    link = serial_board.SerialBoard(board.transport, "/dev/ttyACM0", Clock())
    told = []
    work.flash(Folder(root, link), {**OLD, "lib/goldpan/app.mpy": b"C\x06other"}, told.append)
    assert told[-1] == "The board starts anew." and board.programs == 1 and board.resets == 0
    work.flash(Folder(root, link), NEW, told.append)
    assert told[-1].startswith("Eject the drive"), "a new boot.py runs after a reset only"
    board.answers = False
    told.clear()
    work.flash(Folder(root, link), OLD, told.append)
    assert told[-1].startswith("Eject the drive") and version(root, OLD, NEW) == 0
