"""The rules, a module or more for each chapter of the rulebook."""
