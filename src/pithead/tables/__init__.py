"""A table: people, bots and one game, folded from the entries of its book."""
