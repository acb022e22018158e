"""What must hold on the board, measured on the emulated Pico: `tools/pico.py` runs it."""
