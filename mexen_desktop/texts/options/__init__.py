"""The options of a rule set, for those who change them."""
