"""The first page, from which everybody plays."""
