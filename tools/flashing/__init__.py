"""Puts Goldpan on a board: what `tools/flash.py` is made of.

`find` looks for boards, `about` says whether one will do, `plan` compares, `obstacles` says what is in the way,
`work` does it, on a `folder` (the board's drive, open at this computer) or over a `serial_board`; `place` also runs
on the board itself.
"""


class Refused(Exception):
    """It cannot be done; the text is one sentence for the person at the computer."""
