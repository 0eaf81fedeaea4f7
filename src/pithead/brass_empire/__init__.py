"""Brass Empire: the rules, the cards and how they are said."""
