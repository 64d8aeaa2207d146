"""The last page of an evening, to take a picture of."""
