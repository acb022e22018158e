"""The device: screen, buttons, lights, clock, entropy, memory. The only room that may import hardware."""
