"""The page that tells whether the dice are fair."""
