"""Learning the game: the page with the tutorial and the puzzles, and the tables of both."""
