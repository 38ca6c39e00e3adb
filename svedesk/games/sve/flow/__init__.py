"""The course of a game (chapters 6 to 8 and 10): one procedure a file, each reading like its page of the rules."""
