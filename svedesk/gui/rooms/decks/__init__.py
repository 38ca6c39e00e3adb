"""The page decks are built on: cards on one side, the deck on the other."""
