"""What opens over a page of the window."""
