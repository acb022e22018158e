"""Go Goblin, Go!: the device is the die, the motivation board and the tunnel."""
