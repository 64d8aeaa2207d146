"""What all the games that were kept come to, for everybody who played them."""
