"""What a game is: decisions, actions, refusals, chance, views, log and codecs. Knows no game."""
