"""What a running game tells the windows, as Qt objects."""
