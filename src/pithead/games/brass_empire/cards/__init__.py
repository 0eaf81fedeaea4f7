"""Card sets: the files beside this one, the ops of their texts, and the texts in words."""
