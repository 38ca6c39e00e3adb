"""Card scripts as text, for every game: the files they come in, and their reader."""
