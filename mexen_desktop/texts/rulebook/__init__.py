"""What a table plays, told to its players."""
