"""The game itself: pure values with no clock, no chance of its own, no words for people."""
