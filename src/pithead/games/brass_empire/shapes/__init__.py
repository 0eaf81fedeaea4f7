"""A state for those outside the rules: view, observation, dump and load."""
