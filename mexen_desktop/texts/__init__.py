"""The words for what happens: values of the game in, sentences out."""
