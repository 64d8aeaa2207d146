"""Everything around games of before."""
