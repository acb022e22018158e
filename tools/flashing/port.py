"""Opening a serial port."""

import os

from mpremote.transport import TransportError
from mpremote.transport_serial import SerialTransport

from flashing import Refused

ANSWER_S = 10  # without a byte for so long, nobody is there


def open_port(name):
    """A SerialTransport. Refused when the port is not there, not allowed, or in use."""
    if os.name != "nt" and not os.path.exists(name):
        raise Refused(f"There is no port {name}.")
    if os.name != "nt" and not os.access(name, os.R_OK | os.W_OK):
        raise Refused(
            f"You are not allowed to use the port {name}: on Linux, join its group "
            "(`sudo usermod -a -G dialout $USER`) and log in anew."
        )
    try:
        return SerialTransport(name, timeout=ANSWER_S)
    except TransportError:
        raise Refused(f"The port {name} cannot be opened: close the other program that uses it.") from None
