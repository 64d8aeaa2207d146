"""The look of the program, which knows nothing of the game."""
