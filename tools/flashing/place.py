"""Puts the files of an update in their places.

`make flash` sends all files into the folder `update`, checks them there, and adds this file last of all. From
then on the update can be finished by whoever comes first: the flashing tool, its next run, or boot.py after a
power cut; every step may be done again. So the board never has to run with files of two versions. What the
lines of `update/list` say:

    keep PATH TO     the owner's own file is set aside
    drop PATH        a file of ours that is no longer needed
    put NAME PATH    update/NAME becomes PATH; code.py is the last of them
    tidy FOLDER      remove it if nothing is left in it
"""

import os


def place(root):
    """Do it; `root` is "" on the board, the folder of its drive on a computer. OSError when the drive fails."""
    folder = root + "/update/"
    with open(folder + "list") as lines:
        for line in lines:
            words = line.split()
            target = root + "/" + words[-1]
            if words[0] == "put":
                put(folder + words[1], target)
            elif words[0] == "keep":
                if not there(target):
                    copy(root + "/" + words[1], folder + "keep")
                put(folder + "keep", target)
            elif words[0] == "drop" and there(target):
                os.remove(target)
            elif words[0] == "tidy" and there(target) and not os.listdir(target):
                os.rmdir(target)
    os.remove(folder + "place.py")  # first: without it there is no update to finish
    for name in os.listdir(folder):
        os.remove(folder + name)
    os.rmdir(root + "/update")


def put(source, target):
    """Rename over what is there; not there any more means that it was done before.

    When the power fails within a rename, FAT has two names for one file, and removing one would give the blocks of
    both away: such a file is copied, and both names go.
    """
    fresh = source + "c"
    if there(source) and there(target) and same(source, target):
        copy(source, fresh)
        os.remove(target)
    if there(fresh) and not there(target):
        if there(source):
            os.remove(source)
        source = fresh
    if there(source):
        # One call, so that boot.py itself is never missing; CircuitPython's rename replaces, Windows' does not.
        getattr(os, "replace", os.rename)(source, target)


def same(one, other):
    """True for two files of the same bytes."""
    if os.stat(one)[6] != os.stat(other)[6]:
        return False
    with open(one, "rb") as a, open(other, "rb") as b:
        while True:
            piece = a.read(512)
            if piece != b.read(512):
                return False
            if not piece:
                return True


def copy(source, target):
    """A file once more, in blocks of its own."""
    with open(source, "rb") as old, open(target, "wb") as new:
        while True:
            piece = old.read(512)
            if not piece:
                return
            new.write(piece)


def there(path):
    try:
        os.stat(path)
    except OSError:
        return False
    return True
