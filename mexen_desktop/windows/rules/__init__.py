"""The page of rules."""
