"""Computer players: what they do, when they tap, by what is on the table."""
