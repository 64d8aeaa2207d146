"""Every game that was ever played here, kept on the disk."""
