"""What the packages are made of."""
