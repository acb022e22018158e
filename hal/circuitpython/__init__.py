"""The real board: displayio, keypad, neopixel and the chip's own memory, wired as a profile in hal/boards says."""
