"""Pictures of numbers, painted."""
