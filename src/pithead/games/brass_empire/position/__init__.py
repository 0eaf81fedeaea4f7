"""What the rules stand on: the state, its frames, steps, tables and events."""
