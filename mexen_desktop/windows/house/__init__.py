"""The page on which a table makes rules of its own."""
