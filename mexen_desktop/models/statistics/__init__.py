"""Statistics as tables that pictures are painted from."""
