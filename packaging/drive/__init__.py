"""Somebody who plays the built program from outside, as people do."""
