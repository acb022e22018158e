"""Tools for any table: dice. They touch no game in progress."""
