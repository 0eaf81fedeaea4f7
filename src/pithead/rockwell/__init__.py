"""Rockwell: a sealed auction, Vice Presidents, drilling a round planet, hidden stock."""
