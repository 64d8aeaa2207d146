"""One running game: its dice, its actions, its race."""
