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
            if words[0] == "put":
                put(folder + words[1], root + "/" + words[2])
            elif words[0] == "keep" and not there(root + "/" + words[2]):
                put(root + "/" + words[1], root + "/" + words[2])
            elif words[0] == "drop" and there(root + "/" + words[1]):
                os.remove(root + "/" + words[1])
            elif words[0] == "tidy" and there(root + "/" + words[1]) and not os.listdir(root + "/" + words[1]):
                os.rmdir(root + "/" + words[1])
    os.remove(folder + "place.py")  # first: without it there is no update to finish
    for name in os.listdir(folder):
        os.remove(folder + name)
    os.rmdir(root + "/update")


def put(source, target):
    """Rename over what is there; not there any more means that it was done before."""
    if there(source):
        # One call, so that boot.py itself is never missing; CircuitPython's rename replaces, Windows' does not.
        getattr(os, "replace", os.rename)(source, target)


def there(path):
    try:
        os.stat(path)
    except OSError:
        return False
    return True
