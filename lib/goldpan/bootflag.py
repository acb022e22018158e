"""Marks that outlast a reset: what boot.py, safemode.py and the app tell each other.

They use the last 16 bytes of the non-volatile memory, one fresh 0xFF byte a mark, because writing over
anything else would erase the whole sector and the game in it. The last mark counts. `goldpan.log` makes
room again whenever it rewrites the memory, between games. Random bytes there mean no mark.
"""

SIZE = 16
WRITABLE = 0x57  # the next start lets the program write the drive, once
SAFE = 0x53  # safemode.py ran: a hard crash
DIM = 0x44  # safemode.py ran: the power was too low
DONE = 0x00  # the mark before has been heeded
MARKS = (WRITABLE, SAFE, DIM, DONE)


def marks(nvm):
    """All marks, oldest first; [] when there is no memory or something else stands there."""
    if nvm is None or len(nvm) < SIZE:
        return []
    found = list(nvm[len(nvm) - SIZE :])
    while found and found[-1] == 255:
        found.pop()
    return found if all([mark in MARKS for mark in found]) else []


def last(nvm):
    """The mark that counts, or DONE."""
    found = marks(nvm)
    return found[-1] if found else DONE


def put(nvm, mark):
    """Add a mark. False when no fresh byte is left, or the bytes are not ours."""
    if nvm is None or len(nvm) < SIZE:
        return False
    place = len(nvm) - SIZE + len(marks(nvm))
    if place >= len(nvm) or any([byte != 255 for byte in nvm[place:]]):
        return False
    nvm[place : place + 1] = bytes((mark,))
    return True
