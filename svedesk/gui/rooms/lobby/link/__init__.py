"""The window's end of a game over a network: the same desk as a local one, whoever holds the cards."""
