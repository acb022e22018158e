"""One folder a game; `TITLES` in this file would cost memory on the device, so see `goldpan.library`."""
