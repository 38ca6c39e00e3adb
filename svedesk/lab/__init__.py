"""Many games of bots, played by all processors: what decks and bots are worth, counted."""
