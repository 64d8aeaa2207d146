"""A whole game as a text file: who played, by which rules, every action with the dice that fell."""
