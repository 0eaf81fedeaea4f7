"""Many games: played by bots on one process or several, and counted."""
