"""One update from beginning to end, on whatever holds the board's files.

A target (`folder.Folder`, `serial_board.SerialBoard`) has: about() · totals(paths) · names(folders) · read(path)
· room() · make_writable() · make_folder(path) · write(path, bytes) · rename(path, path) · remove(path) · sync() ·
place() · restart(hard) · resume(). Paths are relative to the drive. totals gives {path: (size, CRC-32)}, None for a
folder, without what is not there. They raise OSError as a drive does, and Refused.
"""

import errno
import inspect

from flashing import about, obstacles, place, plan, Refused
from flashing.plan import FOLDER, KEPT, LIST, READY, RECORD

AGAIN = "Run make flash again: it goes on where it stopped."


def flash(target, drive, say, bytecode=True, any_board=False):
    """Bring the board to hold `drive` ({path: bytes}); gives the Plan that was carried out, falsy for nothing to do.

    say: called with each sentence of the report. Refused with a sentence when it cannot be; then the board still
    has all of its old version, or boot.py finishes the new one.
    """
    told = target.about()
    described = b"GOLDPAN_" in (target.read("settings.toml") or b"")
    about.check(told, bytecode, any_board or described)
    say(f"{told}, {target.where}.")
    try:
        return _flash(target, plan.with_record(drive), say)
    except OSError as error:
        raise Refused(sentence(error, target)) from error


def _flash(target, drive, say):
    if is_ready(target):
        check_listed(target)
        target.make_writable()
        if is_ready(target):  # else boot.py has done it, at the start this took
            target.place()
        say("An update that had been interrupted is finished.")
    record = plan.read_record(target.read(RECORD))
    paths = plan.of_interest(drive, record)
    names = target.names(sorted({FOLDER, KEPT, *[plan.folder_of(path) for path in paths]}))
    there = target.totals([path for path in paths if path.split("/")[-1] in names[plan.folder_of(path)]])
    obstacles.check_kinds({path: total for path, total in there.items() if path in drive})
    there = {path: total for path, total in there.items() if total}  # any other folder is the owner's
    todo = plan.Plan(drive, record, there, names[KEPT])
    waiting = target.totals([f"{FOLDER}/{name}" for name in names[FOLDER]])
    obstacles.check_kinds(waiting)
    if not todo and not waiting:
        say(f"Nothing to send: all {len(drive)} files are there.")
        target.resume()
        return todo
    check_folders(target, [FOLDER, *todo.folders()])
    check_room(target, todo, waiting)
    target.make_writable()
    send(target, todo, waiting, say)
    target.place()
    target.sync()
    verify(target, {path: drive[path] for path in todo.send})
    report(todo, drive, say)
    say(target.restart("boot.py" in todo.send))
    return todo


def is_ready(target):
    """True when an update waits that is complete. Refused when something of the owner's is in its folder."""
    names = target.names([FOLDER])[FOLDER]
    obstacles.check_folder(names)
    return READY.split("/")[1] in names and LIST.split("/")[1] in names


def check_listed(target):
    """Refused when something came in the way of the update that waits."""
    obstacles.check_kinds(target.totals([LIST, READY]))
    paths = plan.listed(target.read(LIST))
    check_folders(target, plan.folders_of(paths))
    obstacles.check_kinds(target.totals(paths))


def check_folders(target, folders):
    """Refused when a file is where one of these folders goes."""
    obstacles.check_kinds(target.totals(folders), folders)


def check_room(target, todo, waiting):
    """Refused when the new files do not fit beside the old ones. waiting: {path: total} of what was sent before."""
    free, cluster = target.room()
    free += sum([plan.whole(size, cluster) for size, _ in waiting.values()])
    needed = todo.room(cluster)
    if needed > free:
        raise Refused(
            f"The drive has too little room: {free // 1024} KB are free, {needed // 1024} KB are needed; "
            "nothing was changed, so remove files of your own and try again."
        )


def send(target, todo, waiting, say):
    """Everything into the folder of the update, checked there, and only then made ready."""
    names = {plan.staged(path): path for path in todo.send}
    if len(names) != len(todo.send):
        raise Refused("Two files have the same temporary name; rename one of them.")
    target.make_folder(FOLDER)
    good = {name for name, path in names.items() if waiting.get(f"{FOLDER}/{name}") == plan.total(todo.drive[path])}
    for path in waiting:
        if path.split("/")[1] not in good:
            target.remove(path)
    for folder in todo.folders():
        target.make_folder(folder)
    for path in todo.send:
        if plan.staged(path) not in good:
            target.write(f"{FOLDER}/{plan.staged(path)}", todo.drive[path])
    if good:
        say(f"{len(good)} files had been sent before.")
    script = inspect.getsource(place).encode()
    target.write(LIST, todo.listing())
    target.write(FOLDER + "/last", script)
    target.sync()
    verify(target, {**{f"{FOLDER}/{name}": todo.drive[path] for name, path in names.items()}, LIST: todo.listing()})
    verify(target, {FOLDER + "/last": script})
    target.rename(FOLDER + "/last", READY)
    target.sync()


def verify(target, drive):
    """Refused when the board does not hold these bytes."""
    found = target.totals(list(drive))
    for path, data in drive.items():
        if found.get(path) != plan.total(data):
            raise Refused(
                f"{path} is not on the board as it was sent. {AGAIN} If that does not help: docs/hardware.md."
            )


def report(todo, drive, say):
    """What was done, in sentences."""
    size = sum([len(todo.drive[path]) for path in todo.send])
    say(f"Sent {len(todo.send)} of {len(drive)} files, {-(-size // 1024)} KB, and checked all of them.")
    if todo.drop:
        say(f"Removed {len(todo.drop)} that are no longer needed.")
    for path, to in todo.keep:
        say(f"{path} was not as Goldpan had left it: yours is now {to}.")


def sentence(error, target):
    """What an OSError means for the person at the computer."""
    if error.errno == errno.ENOSPC:
        return f"The drive is full; the board keeps its old version. Remove files of your own, then: {AGAIN}"
    if error.errno == errno.EROFS:
        return target.READ_ONLY
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"Writing is not allowed, {target.where}: look at the permissions of {error.filename or 'the drive'}."
    if error.errno in (errno.EEXIST, errno.EISDIR, errno.ENOTDIR):
        return f"Something is in the way, {target.where} ({error}): rename it, then: {AGAIN}"
    return f"The board does not answer any more, {target.where} ({error}). {AGAIN}"
