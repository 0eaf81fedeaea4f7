"""How good players look at this game: heuristics, features, learned weights."""
