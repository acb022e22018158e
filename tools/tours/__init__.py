"""What `tools/screens.py` takes pictures of: the app around the games, and each game."""
