"""The words of the game: sentences, questions, the log."""
