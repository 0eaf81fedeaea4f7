"""Component sets: the files beside this one, read through typed schemas."""
