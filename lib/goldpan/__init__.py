"""The engine: what every game needs, and nothing of any one game or of any hardware."""
